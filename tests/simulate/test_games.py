"""`python -m bot simulate`: the same games for the same seed."""

from dataclasses import replace

import pytest

from bot.games.protocol import Position
from bot.games.report import Json
from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.simulate.games import Plan, main, play_all, play_game, report, wilson
from tests.games.positions import MILLE
from tests.witness.game import MORE_GAMES
from tests.witness.report import MagpieReport


def plan(*, seed: int = 1, target: str = "200") -> Plan:
    """Return a plan of regular against novice."""
    return Plan(GAMES["mille"], (Level.REGULAR, Level.NOVICE), MILLE.options({"target": target}), seed)


@pytest.mark.long("processes")
def test_the_same_seed_gives_the_same_games_in_other_processes() -> None:
    here = sorted(map(repr, (play_game(plan(), number) for number in range(4))))
    assert sorted(repr(one) for some in play_all(plan(), games=4, jobs=2) for one in some) == here
    assert sorted(map(repr, (play_game(plan(seed=2), number) for number in range(4)))) != here


def test_the_interval_is_wilsons() -> None:
    # Wilson 1927; the figures are from the formula worked by hand for 8 of 10.
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.long("processes")
def test_a_run_tells_its_figures_and_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "4", "--target", "150", "--jobs", "1"], GAMES) == 0
    output = capsys.readouterr()
    head, regular, novice, deals = output.out.splitlines()
    assert head.startswith("4 games of classic target=150, seed 1")
    assert regular.strip().startswith("regular: ")
    assert novice.strip().startswith("novice: ")
    assert "deals a game" in deals
    assert "4/4 games" in output.err


def test_wins_add_up_to_the_games() -> None:
    results = [play_game(plan(), number) for number in range(10)]
    assert all(result.winners in {(0,), (1,)} for result in results)
    assert len(report(plan(), results, seconds=1)) == 4


@pytest.mark.parametrize(
    "argv", [["--games", "0"], ["--levels", "regular", "grandmaster"], ["--game", "canasta"], ["--option", "target"]]
)
def test_nonsense_is_refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(argv, GAMES)
    assert refused.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["--target", "0"], "target: 0"),
        (["--target", "7"], "target: 7"),
        (["--target", "-100"], "target: -100"),
        (["--rules", "canasta"], "rules: canasta"),
        (["--option", "skunk=twice"], "skunk: twice"),
        (["--levels", "regular"], "for 2 players"),
        (["--game", "magpie", "--levels", "regular", "expert", "novice"], "no expert plays magpie"),
        (["--game", "magpie", "--levels", "regular", "novice"], "for 3 to 5 players"),
    ],
)
def test_what_the_rules_refuse(argv: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv, MORE_GAMES) == 2
    assert expected in capsys.readouterr().err


@pytest.mark.long("processes")
def test_a_game_for_more_is_played_by_as_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "magpie", "--games", "8", "--jobs", "1"], MORE_GAMES) == 0
    head, regular, *novices, deals = capsys.readouterr().out.splitlines()
    assert head.startswith("8 games of classic, seed 1")
    assert regular.strip().startswith("regular: ")
    assert len(novices) == 2
    assert deals == "2.0 deals a game (16 shown)"


class Silent(MagpieReport):
    """A report of deals that end in one way only."""

    __slots__ = ()

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return deals without a word on how they ended."""
        return [{key: value for key, value in deal.items() if key != "ended"} for deal in super().deals(position)]


def test_a_game_whose_deals_all_end_alike_needs_no_word_for_it() -> None:
    hosted = replace(MORE_GAMES["magpie"], report=Silent())
    magpies = Plan(hosted, (Level.NOVICE,) * 3, hosted.game.options({}), 1)
    assert report(magpies, [play_game(magpies, 0)], seconds=1)[-1] == "2.0 deals a game"
