"""Rules 7: the end of the game, presets and options."""

import pytest

from bot.games.mille.options import PRESETS, CleanNatural, Difference, MilleOptions, Skunk
from bot.games.mille.scoring import winner_of
from bot.games.protocol import BadOption, Ending, Outcome, Position, Seat
from tests.games.positions import look, next_deal, play, refusal, start

A_WINS = Outcome(ending=Ending.PLAYED, winners=frozenset({Seat.A}), places=((Seat.A,), (Seat.B,)))


def winner(totals: tuple[int, int], naturals: tuple[int, int] = (0, 0), **options: str) -> Seat | None:
    """Return who has won with these totals and naturals after a deal."""
    return winner_of(MilleOptions.read(options), totals, naturals)


def a_scores_430(**options: str) -> Position:
    """Return a game whose first turn takes A out clean, with a set of eight for 430 points."""
    position = start(a="TTTTTTTT KKKK 333", stock="7", **options)
    return play(position, "A: draw; lay T: TTTTTTTT; lay K: KKKK; lay 3: 333; discard 7")


def test_7_a_player_at_the_target_wins() -> None:
    assert a_scores_430(target="430").outcome == A_WINS


def test_7_below_the_target_the_game_goes_on() -> None:
    position = a_scores_430(target="435")
    assert position.outcome is None
    assert position.chance is not None
    assert (position.chance.kind, position.chance.deal) == ("deck", 2)


def test_7_totals_add_up_over_the_deals() -> None:
    position = next_deal(a_scores_430(target="860"), b="KKKK QQQ 4444 5555", stock="7")
    position = play(position, "B: draw; lay K: KKKK; lay Q: QQQ; lay 4: 4444; lay 5: 5555; discard 7")
    first, second = look(position).scores
    assert second.totals == (430 + second.scores[0], first.scores[1] + 220)
    assert tuple(seat.total for seat in look(position).seats) == second.totals


def test_7_nothing_is_played_after_the_end() -> None:
    position = a_scores_430(target="430")
    assert (position.to_act, position.chance) == (frozenset(), None)
    for line in ("A: draw", "B: draw", "A: resign", "B: timeout"):
        judged = refusal(position, line)
        assert judged is not None
        assert (judged.code, judged.rule) == ("game-over", "7")


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((1200, 1195), Seat.A),
        ((1199, 1195), None),
        ((0, 1200), Seat.B),
        ((1205, 1200), Seat.A),
        ((1200, 1300), Seat.B),
        ((1200, 1200), None),
        ((-50, 1500), Seat.B),
    ],
)
def test_7_who_qualifies_wins_and_the_higher_total_if_both_do(totals: tuple[int, int], expected: Seat | None) -> None:
    assert winner(totals) is expected


def test_7_both_qualify_with_equal_totals_another_deal() -> None:
    position = play(
        start(a="QS QQ 2 333333 44444", b="AAAAAAAA TTT 5555", stock="6 K 4", target="100"),
        "A: draw; discard 6",
        "B: draw; lay A: AAAAAAAA; discard K",
        "A: draw; lay Q: QS QQ 2; lay 3: 333333; lay 4: 444444",
    )
    score = look(position).scores[0]
    assert score.totals == (200, 240 - 50)
    assert position.outcome == A_WINS
    position = play(
        start(a="QS QQ 2 333333 44444", b="AAAAAAAA T 666666", stock="6 K 4", target="100"),
        "A: draw; discard 6",
        "B: draw; lay A: AAAAAAAA; discard K",
        "A: draw; lay Q: QS QQ 2; lay 3: 333333; lay 4: 444444",
    )
    assert look(position).scores[0].totals == (200, 200)
    assert position.outcome is None
    assert position.chance is not None


@pytest.mark.parametrize(
    ("totals", "naturals", "expected"),
    [
        ((2000, 1200), (0, 1), Seat.B),  # the reference page's example
        ((1200, 1200), (0, 1), Seat.B),
        ((1300, 1200), (1, 1), Seat.A),
        ((1300, 0), (0, 3), None),
        ((1200, 1200), (1, 1), None),
        ((1300, 1250), (0, 0), None),
    ],
)
def test_7_natural_required_qualifies_only_with_a_natural(
    totals: tuple[int, int], naturals: tuple[int, int], expected: Seat | None
) -> None:
    assert winner(totals, naturals, natural_required="yes") is expected


@pytest.mark.parametrize("hand", ["TTTT KKKK 222 5555"])
def test_7_either_kind_of_natural_does(hand: str) -> None:
    position = start(a=hand, stock="7", natural_required="yes", target="100")
    position = play(position, "A: draw; lay T: TTTT; lay K: KKKK; lay 2: 222; lay 5: 5555; discard 7")
    assert position.outcome == A_WINS


def test_7_without_a_natural_the_target_is_not_enough() -> None:
    position = start(a="TTTT KKK 2 AAA 5555", stock="7", natural_required="yes", target="100")
    position = play(position, "A: draw; lay T: TTTT; lay K: KKK 2; lay A: AAA; lay 5: 5555; discard 7")
    assert look(position).scores[0].totals[0] == 155
    assert position.outcome is None


def test_7_a_natural_of_an_earlier_deal_counts() -> None:
    position = next_deal(a_scores_430(natural_required="yes", target="435"), a="TTTT KKK 2 AAA 5555", stock="67")
    position = play(
        position, "B: draw; discard 6", "A: draw; lay T: TTTT; lay K: KKK 2; lay A: AAA; lay 5: 5555; discard 7"
    )
    assert look(position).scores[1].naturals[0] == 0
    assert position.outcome == A_WINS


# Presets and options

TABLE = {
    "classic": MilleOptions(
        "classic", 1200, False, CleanNatural.OUT, Difference.NEAREST, Skunk.MULTIPLY, progressive=False
    ),
    "wikipedia": MilleOptions(
        "wikipedia", 1200, False, CleanNatural.OUT, Difference.STARTED, Skunk.MARK, progressive=False
    ),
    "denexa": MilleOptions(
        "denexa", 1200, False, CleanNatural.ANY, Difference.NEAREST, Skunk.MULTIPLY, progressive=False
    ),
    "progressive": MilleOptions(
        "progressive", 2000, False, CleanNatural.OUT, Difference.NEAREST, Skunk.MARK, progressive=True
    ),
}


def test_7_there_are_four_presets() -> None:
    assert set(PRESETS) == set(TABLE)


@pytest.mark.parametrize("preset", TABLE)
def test_7_a_preset_is_what_the_table_says(preset: str) -> None:
    assert MilleOptions.read({"rules": preset}) == TABLE[preset]
    assert MilleOptions.read({"rules": preset}).changes() == {}


def test_7_classic_is_the_default() -> None:
    assert MilleOptions.read({}) == TABLE["classic"]


CHANGES = {
    "target": ("100", "105", "2500", "10000"),
    "natural_required": ("yes",),
    "clean_natural": ("out", "any"),
    "difference": ("nearest", "started"),
    "skunk": ("multiply", "mark"),
    "progressive": ("yes", "no"),
}


@pytest.mark.parametrize("preset", TABLE)
def test_7_every_option_can_be_changed_on_top_of_a_preset(preset: str) -> None:
    for name, value in [(name, value) for name, values in CHANGES.items() for value in values]:
        options = MilleOptions.read({"rules": preset, name: value})
        assert options.texts()[name] == value
        assert options.rules == preset
        assert MilleOptions.read(options.texts()) == options
        assert options.changes() == ({name: value} if TABLE[preset].texts()[name] != value else {})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", value)
        for value in (
            "95",
            "99",
            "101",
            "1201",
            "10005",
            "0",
            "-100",
            "",
            "12e2",
            "+1200",
            "1_200",
            "１２００",
            "9" * 5000,
        )
    ]
    + [("natural_required", value) for value in ("", "Yes", "true", "1")]
    + [("progressive", value) for value in ("NO", "false")]
    + [("clean_natural", "both"), ("difference", "exact"), ("skunk", "double"), ("rules", "house"), ("jokers", "yes")],
)
def test_7_other_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        MilleOptions.read({name: value})
    assert refused.value.key == name
