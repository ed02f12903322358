"""The plays of Anaconda's robots in situations where a person would know what to do."""

from random import Random

import pytest

from bot.games.anaconda.board import Phase
from bot.games.protocol import Position, Seat
from bot.robots.anaconda.expert import AnacondaExpert
from bot.robots.anaconda.robot import AnacondaNovice, AnacondaRegular, AnacondaRobot
from tests.games.anaconda.tables import begun, dealt, holding, say, shown_down, silent, stacked
from tests.robots.frozen.anaconda import AnacondaOfOld

REGULAR, NOVICE, EXPERT = AnacondaRegular(), AnacondaNovice(), AnacondaExpert()
ALL = [REGULAR, NOVICE, EXPERT]
FOURS, FLUSH, WHEEL = "9S 9H 9D 9C 2D", "AH JH TH 5H 2H", "5C 4S 3C 2C AC"


def chosen(position: Position, seat: str, robot: AnacondaRobot = REGULAR) -> str:
    """Return a robot's move."""
    return str(robot.choose(position.view(Seat[seat]), random=Random(2)))


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("9S 9H 9D 9C 2D 7H KC", "KC 7H 2D"),  # four of a kind
        ("AS 2H 3D 5C KS KH QD", "KS KH QD"),  # four low cards are worth more than a pair
        ("AH JH TH 5H 2C 2D 9S", "9S 2D 2C"),  # four of a suit
        ("KS KH KD 4C 7C 9S TD", "9S 7C 4C"),
    ],
)
def test_the_regular_keeps_four_cards_that_promise_most(hand: str, passed: str) -> None:
    position = holding(silent(dealt(begun())), a=hand)
    assert {*chosen(position, "A").split()[1:]} == {*passed.split()}


def test_the_expert_keeps_three_of_a_kind_where_the_regular_keeps_rough_low_cards() -> None:
    position = holding(silent(dealt(begun())), a="9S 9H 9D 8C 6D 3S 2H")
    assert {"9S", "9H", "9D"} <= {*chosen(position, "A").split()}
    assert not {"9S", "9H", "9D"} & {*chosen(position, "A", EXPERT).split()}


def test_the_expert_keeps_good_low_cards_as_the_regular_does() -> None:
    """It kept the kings, and gave others the low cards: a regular gained 8 chips a deal among four such experts."""
    position = holding(silent(dealt(begun())), a="AS 2H 3D 5C KS KH QD")
    assert chosen(position, "A", EXPERT) == chosen(position, "A") == "pass KS KH QD"


@pytest.mark.parametrize(("hand", "half"), [(f"{FOURS} KS QS", "high"), (f"{WHEEL} KS QS", "low")])
@pytest.mark.parametrize("robot", ALL)
def test_all_declare_for_the_half_that_they_win(hand: str, half: str, robot: AnacondaRobot) -> None:
    position = holding(silent(dealt(begun()), Phase.DECLARE), a=hand)
    assert chosen(position, "A", robot) == half


def test_the_regular_hides_what_makes_its_hand() -> None:
    position = silent(dealt(begun()), Phase.DECLARE)
    position = holding(say(position, "ABC: high"), a="9S 9H 9D 9C 2D KS 4C", b="KC KH KD QC JH TS 8C")
    shown = chosen(position, "A")
    assert shown.startswith("show ")
    assert shown.endswith(("hold 9S", "hold 9H", "hold 9D", "hold 9C")), "three of a kind is in sight"


def in_the_last_round(hands: dict[str, str], lows: str, *lines: str) -> Position:
    """Return the deal in the last round of betting, in which A speaks first."""
    return shown_down(begun(deals="2"), hands, lows=lows, bets={4: [*lines]}, is_over=False)


@pytest.mark.parametrize("robot", ALL)
def test_all_fold_where_the_open_cards_of_a_rival_beat_them(robot: AnacondaRobot) -> None:
    hands = {"A": "KS KH KD KC QS", "B": FLUSH, "C": "QD JC TC 8S 7D"}
    assert chosen(in_the_last_round(hands, "", "A: bet 4"), "B", robot) == "fold"
    assert chosen(in_the_last_round(hands, "", "A: check"), "B", robot) == "check"


@pytest.mark.parametrize("robot", ALL)
def test_a_rival_who_is_all_in_is_none_in_the_side_pot(robot: AnacondaRobot) -> None:
    """B cannot beat A, and fights with C for what A has not paid."""
    hands = {"A": "KS KH KD KC QS", "B": "JH JD JC TH TD", "C": "9S 9H 5C 5D 8S"}
    start, early = stacked(4, 60, 60, deals="2"), ["A: bet 2", "B: raise 4", "C: call", "A: call"]
    position = shown_down(
        start, hands, bets={1: early, 3: ["B: bet 4", "C: call"], 4: ["B: check", "C: bet 4"]}, is_over=False
    )
    assert chosen(position, "B", robot) in ("call", "raise 8")


def test_the_regular_bets_and_raises_what_nobody_can_beat() -> None:
    hands = {"A": "KS KH KD KC QS", "B": FLUSH, "C": WHEEL}
    assert chosen(in_the_last_round(hands, "C"), "A") == "bet 4"
    assert chosen(in_the_last_round(hands, "C", "A: check", "B: bet 4"), "C") == "raise 8"


def test_the_expert_calls_where_a_raise_would_drive_away_those_who_pay() -> None:
    """C has half of the pot in any case, and A has not spoken yet."""
    hands = {"A": "KS KH KD KC QS", "B": FLUSH, "C": WHEEL}
    assert chosen(in_the_last_round(hands, "C"), "A", EXPERT) == "bet 4"
    assert chosen(in_the_last_round(hands, "C", "A: check", "B: bet 4"), "C", EXPERT) == "call"


def test_alone_on_its_side_the_regular_stays() -> None:
    hands = {"A": "KS KH KD KC QS", "B": FLUSH, "C": "QD JC TC 8S 7D"}
    assert chosen(in_the_last_round(hands, "C", "A: bet 4", "B: fold"), "C") != "fold"


@pytest.mark.parametrize("raises", [2, 9])
def test_many_small_raises_scare_the_regular_no_more_than_some(raises: int) -> None:
    """Without a limit two beginners raise each other by the least amount, and the pot grows."""
    position = say(dealt(begun(limit="none"), c="KS KH KD 4C 7C 9S TD"), "A: bet 2", "B: raise 4")
    for number in range(1, raises):
        position = say(position, "C: call", f"A: raise {4 * number + 2}", f"B: raise {4 * number + 4}")
    assert chosen(position, "C") == "call"


def test_the_regular_pays_for_the_first_pass_with_almost_any_hand() -> None:
    """It folded such hands, and a player who never did so before declarations gained from it at every table."""
    position = say(dealt(begun(), c="KS KH 9D 8C 6S 4H JD"), "A: bet 2", "B: raise 4")
    assert chosen(position, "C", AnacondaOfOld()) == "fold"
    assert chosen(position, "C") == "call"


def test_with_a_pot_larger_than_its_chips_the_regular_bets_them_all() -> None:
    """It bet the least amount there."""
    hands = {"A": "KS KH KD KC QS", "B": FLUSH, "C": WHEEL}
    big = {1: ["A: bet 60", "B: call", "C: call"]}
    position = shown_down(begun(limit="none"), hands, lows="C", bets=big, is_over=False)
    assert chosen(position, "A", AnacondaOfOld()) == "bet 2"
    assert chosen(position, "A") == "bet 39"


def test_the_novice_calls_with_any_better_hand() -> None:
    position = holding(say(dealt(begun()), "A: bet 2"), b="KS KH 4D 7C 9S JH 2C", c="2S 4H 6D 8C TS JC QD")
    assert chosen(position, "B", NOVICE) in ("call", "raise 4")
