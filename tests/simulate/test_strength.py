"""`python -m bot simulate --strength`: intervals by hand, the same decks in every seat, rows that say their games."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.registry import GAMES
from bot.robots.levels import levels_of
from bot.robots.protocol import OFFERED, Level
from bot.simulate.games import GameResult, Plan, play_game, play_out
from bot.simulate.strength import HEAD, Strength, main, plans_of, ratio, side_of, sizes

README = Path(__file__).resolve().parents[2] / "bot" / "robots" / "README.md"
GUTS = GAMES["guts"]
ROW = re.compile(
    r"\| (?P<game>[a-z-]+) \| (?P<seats>\d+) \| (?P<level>[a-z]+) \| (?P<among>[a-z]+) "
    r"\| (?P<mean>[+-]\d+\.\d\d) ±(?P<reach>\d+\.\d\d) \| \d+\.\d% ±\d+\.\d% \| \d+\.\d% "
    r"\| \d+ games, \d+ decks from seed \d+, [0-9.]+ of \d{4}-\d\d-\d\d \|"
)


def kept_rows() -> Iterator[re.Match[str]]:
    """Yield the rows of the guide."""
    _, _, table = README.read_text(encoding="utf-8").partition(HEAD)
    assert table, "the guide has the table under the head that the command prints"
    for line in table.strip().partition("\n\n")[0].splitlines():
        found = ROW.fullmatch(line)
        assert found is not None, line
        yield found


def result(nets: tuple[int, ...], *, deals: int, winners: tuple[int, ...] = ()) -> GameResult:
    """Return the outcome of one game."""
    return GameResult(winners=winners, ends=("",) * deals, figures=({},) * len(nets), nets=nets)


def test_an_interval_is_that_of_a_ratio_of_means() -> None:
    # Worked by hand: 1, 3, 2 over 1, 2, 3 is 1; residuals 0, 1, -1; their deviation over root three is 0.577.
    found = ratio([1, 3, 2], [1, 2, 3])
    assert found.mean == 1
    assert found.reach == pytest.approx(1.96 * 0.57735 / 2, rel=1e-4)
    assert ratio([2, 2], [1, 1]).reach == 0


def test_a_level_gains_by_the_deal_and_shares_its_wins() -> None:
    plan = Plan(GUTS, (Level.EXPERT, Level.NOVICE, Level.NOVICE), GUTS.game.options({}), 1, is_paired=True)
    played = [
        [result((300, -100, -200), deals=2, winners=(0,)), result((-100, 50, 50), deals=2, winners=(1, 2))],
        [result((0, 0, 0), deals=1), result((200, 200, -400), deals=3, winners=(0, 1))],
    ]
    strength = Strength(plan, played)
    assert strength.gained.mean == 4 / 8
    assert strength.wins.mean == 1.5 / 4
    row = ROW.fullmatch(strength.row(day="2026-11-26"))
    assert row is not None
    assert (row["game"], row["seats"], row["level"], row["among"]) == ("guts", "3", "expert", "novice")
    assert "33.3% | 4 games, 2 decks from seed 1, " in row[0]


def test_partners_are_of_one_level() -> None:
    cinch = GAMES["cinch"]
    assert side_of(cinch, 4) == (0, 2)
    assert side_of(GUTS, 5) == (0,)
    first, *_ = plans_of(cinch, 4, seed=1)
    assert first.levels == (Level.REGULAR, Level.NOVICE, Level.REGULAR, Level.NOVICE)


def test_each_level_is_among_each_lower_one_at_the_smallest_middle_and_largest_table() -> None:
    pairs = [(plan.levels[0], plan.levels[1]) for plan in plans_of(GUTS, 3, seed=1)]
    assert pairs == [(Level.REGULAR, Level.NOVICE), (Level.EXPERT, Level.NOVICE), (Level.EXPERT, Level.REGULAR)]
    assert [plan.levels[:2] for plan in plans_of(GUTS, 3, seed=1, only="regular")] == [(Level.REGULAR, Level.NOVICE)]
    assert [plan.levels[1] for plan in plans_of(GUTS, 3, seed=1, among="novice")] == [Level.NOVICE] * 2
    assert sizes(GUTS) == [3, 7, 10]
    assert sizes(GAMES["mille"]) == [2]
    assert sizes(GUTS, everything=True) == [*GUTS.game.seats]


def test_a_level_meets_the_same_decks_in_every_seat() -> None:
    """Where nobody has a choice, each seat then loses what another one wins, and a level gains exactly nothing."""
    beggar = GAMES["beggar-my-neighbor"]
    (plan,) = plans_of(beggar, 2, seed=1)
    games = [play_game(plan, number) for number in range(8)]
    assert [first.nets[0] + second.nets[0] for first, second in zip(games[::2], games[1::2], strict=True)] == [0] * 4
    assert Strength(plan, [games[at : at + 2] for at in range(0, 8, 2)]).gained.reach == 0
    apart = replace(plan, is_paired=False)
    assert play_out(apart, 0).moves != play_out(apart, 1).moves


@pytest.mark.long("processes")
def test_one_row_may_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["guts", "--seats", "4", "--level", "expert", "--among", "novice", "--decks", "2", "--jobs", "1"]
    assert main(argv, GAMES) == 0
    _, row = capsys.readouterr().out.removeprefix(HEAD).split("\n", maxsplit=1)
    found = ROW.fullmatch(row.strip())
    assert found is not None
    assert (found["seats"], found["level"], found["among"]) == ("4", "expert", "novice")


@pytest.mark.long("processes")
def test_the_same_seed_and_decks_give_the_same_rows(capsys: pytest.CaptureFixture[str]) -> None:
    """In two processes, and in this one; of the regular alone, who is quick."""
    argv = ["guts", "--level", "regular", "--decks", "2", "--jobs", "2", "--minutes", "5"]
    assert main(argv, GAMES) == 0
    output = capsys.readouterr().out
    assert output.startswith(HEAD + "\n")
    rows = output.removeprefix(HEAD + "\n").splitlines()
    assert all(ROW.fullmatch(row) for row in rows)
    plans = [plan for seats in sizes(GUTS) for plan in plans_of(GUTS, seats, seed=1, only="regular")]
    here = []
    for plan in plans:
        seats = len(plan.levels)
        played = [[play_game(plan, number * seats + place) for place in range(seats)] for number in range(2)]
        here.append(Strength(plan, played).row(day="DAY"))
    assert [re.sub(r"\d{4}-\d\d-\d\d", "DAY", row) for row in rows] == here


@pytest.mark.parametrize(
    "argv",
    [
        ["canasta"],
        ["--decks", "1"],
        ["--jobs", "0"],
        ["guts", "--games", "5"],
        ["guts", "--seats", "11"],
        ["--seats", "3"],
    ],
)
def test_nonsense_is_refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(argv, GAMES)
    assert refused.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_no_two_levels_are_offered_that_the_table_cannot_tell_apart() -> None:
    """Each is better than the next lower one over all sizes, as far as both were measured, and worse at none."""
    rows = [*kept_rows()]
    assert {row["game"] for row in rows} <= {*GAMES}
    for name, hosted in GAMES.items():
        for lower, level in pairwise(levels_of(hosted.game)):
            own = [row for row in rows if (row["game"], row["level"], row["among"]) == (name, level, lower)]
            gains = [(float(row["mean"]), float(row["reach"])) for row in own]
            assert all(mean > -reach for mean, reach in gains), (name, level, lower)
            assert not own or sum(mean for mean, _ in gains) > 0, (name, level, lower)


def test_a_game_without_choices_has_one_level() -> None:
    assert levels_of(GAMES["beggar-my-neighbor"].game) == (Level.REGULAR,)
    assert levels_of(GAMES["mille"].game)[: len(OFFERED)] == OFFERED
