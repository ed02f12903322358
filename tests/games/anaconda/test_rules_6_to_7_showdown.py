"""A6, A7 and the worked cases of A11: ranks, high and low, and how pots are divided."""

from itertools import pairwise

import pytest

from bot.games.anaconda.options import LowRanking
from bot.games.cards import Card, parse_card
from bot.games.poker import Ranking, worth
from bot.games.protocol import Position, Seat, Transfer
from tests.games.anaconda.tables import ANACONDA, begun, chips, dealt, names, order_of, say, score, shown_down, stacked

FOURS, FLUSH, WHEEL = "9S 9H 9D 9C 2D", "AH JH TH 5H 2H", "5C 4S 3C 2C AC"

HIGH = [
    "AS KS QS JS TS",
    "5H 4H 3H 2H AH",
    "9S 9H 9D 9C 2D",
    "3S 3H 3D 2S 2H",
    "AH JH 9H 5H 2H",
    "6S 5H 4D 3C 2S",
    "5S 4H 3D 2C AS",
    "QS QH QD 3C 2S",
    "JS JH 9S 9H AD",
    "TS TH AD KC QS",
    "AS KH QD JC 9S",
    "KS QH JD TC 8S",
]
ACE_TO_FIVE = [
    "5H 4H 3H 2H AH",
    "6S 4H 3D 2C AS",
    "6S 5H 3D 2C AS",
    "7S 5H 4D 3C 2S",
    "8S 4H 3D 2C AS",
    "KS QH JD TC AS",
    "AS AH 2D 3C 4S",
    "2S 2H AD 3C 4S",
    "AS AH 2D 2C KS",
]
ACE_TO_SIX = ["6S 4H 3D 2C AS", "7S 5H 4D 3C 2S", "AS KH QD JC TS", "KS KH QD JC TS", "5H 4H 3H 2H AH"]
DEUCE_TO_SEVEN = [
    "7S 5H 4D 3C 2S",
    "8S 5H 4D 3C 2S",
    "KS QH JD TC 8S",
    "AS 5H 4D 3C 2S",
    "AS 6H 4D 3C 2S",
    "6S 5H 4D 3C 2S",
]


def of(five: str) -> list[Card]:
    return [parse_card(word) for word in five.split()]


@pytest.mark.parametrize(("better", "worse"), [*pairwise(HIGH)])
def test_a6_1_high(better: str, worse: str) -> None:
    assert worth(of(better)) > worth(of(worse))


def test_a6_1_suits_never_count() -> None:
    assert worth(of("AS AH KD KC 2S")) == worth(of("AD AC KS KH 2D"))


@pytest.mark.parametrize(
    ("low", "better", "worse"),
    [
        (low, *pair)
        for low, hands in (
            (LowRanking.ACE_TO_FIVE, ACE_TO_FIVE),
            (LowRanking.ACE_TO_SIX, ACE_TO_SIX),
            (LowRanking.DEUCE_TO_SEVEN, DEUCE_TO_SEVEN),
        )
        for pair in pairwise(hands)
    ],
)
def test_a6_3_low(low: LowRanking, better: str, worse: str) -> None:
    assert worth(of(better), low.ranking) > worth(of(worse), low.ranking)
    low_hand, other = better.split(), worse.split()
    if {*low_hand} & {*other}:
        return
    position = shown_down(begun(low=low.value), {"A": better, "B": worse, "C": filler(low_hand + other)}, lows="ABC")
    assert "B" not in names(score(position).pots[0].low)


def filler(taken: list[str]) -> str:
    """Return a poor low of other cards."""
    cards = [f"{rank}{suit}" for rank in "KQJ" for suit in "SHDC" if f"{rank}{suit}" not in taken]
    return " ".join(cards[:5])


def test_a6_1_k_a_2_3_4_is_no_straight() -> None:
    assert worth(of("KS AH 2D 3C 4S")) < worth(of("2S 2H 3D 4C 5S"))


def test_a6_3_in_ace_to_six_the_ace_is_only_low() -> None:
    assert worth(of("AS KH QD JC TS"), Ranking.ACE_TO_SIX) > worth(of("2S 2H 3D 4C 5S"), Ranking.ACE_TO_SIX)


def test_a6_2_only_the_five_cards_formed_count() -> None:
    position = shown_down(begun(), {"A": "AS KH QD JC 9S", "B": "2S 2H 3D 4C 5S", "C": "7D 8D 9D TD KD"}, lows="C")
    assert names(score(position).pots[0].high) == "B"


# A7, by the worked cases


def odd(**options: str) -> Position:
    """Return A11.1: A and B are in with ten each, C has folded with five; A is high, B low."""
    position = stacked(30, 30, 30, limit="none", **options)
    first, *others = map(str, order_of(position))
    third = [f"{seat}: {'fold' if seat == 'C' else 'call'}" for seat in others]
    bets = {2: [f"{first}: bet 4", *(f"{seat}: call" for seat in others)], 3: [f"{first}: bet 5", *third]}
    return shown_down(position, {"A": FOURS, "B": WHEEL}, lows="B", bets=bets)


def test_a11_1_an_odd_chip_stays_over() -> None:
    position = odd()
    (pot,) = score(position).pots
    assert (pot.amount, pot.won, score(position).carry) == (25, (12, 12, 0), 1)
    assert chips(position) == (32, 32, 25)


def test_a7_5_the_last_deal_leaves_nothing_over() -> None:
    position = odd(deals="1", dealer="C")
    assert (chips(position), score(position).carry, score(position).odd) == ((33, 32, 25), 0, (1, 0, 0))
    assert chips(odd(deals="1", dealer="A")) == (32, 33, 25), "B is at the dealer's left"


TIE = {"A": "KS KH QS QH 3D", "B": "5C 4S 3C 2C AC", "C": "KD KC QD QC 3S"}


def test_a11_2_a_tie_for_high() -> None:
    position = shown_down(stacked(10, 10, 10, ante="10"), TIE, lows="B")
    (pot,) = score(position).pots
    assert (names(pot.high), names(pot.low), pot.won) == ("AC", "B", (7, 15, 7))
    assert score(position).carry == 1
    last = shown_down(stacked(10, 10, 10, ante="10", deals="1", dealer="C"), TIE, lows="B")
    assert chips(last) == (8, 15, 7)


def test_a11_3_one_side_takes_all() -> None:
    hands = {"A": FOURS, "B": "5S 4S 3C 2C AC", "C": FLUSH}
    position = shown_down(stacked(10, 10, 10, ante="10"), hands)
    assert chips(position) == (30, 0, 0)


def test_a11_4_a_side_pot() -> None:
    position = shown_down(stacked(10, 30, 30, ante="30"), {"A": FOURS, "B": WHEEL, "C": FLUSH}, lows="B")
    assert [(pot.amount, names(pot.players), pot.won) for pot in score(position).pots] == [
        (30, "ABC", (15, 15, 0)),
        (40, "BC", (0, 20, 20)),
    ]
    assert chips(position) == (15, 35, 20)


def test_a11_5_a_side_pot_of_one_side() -> None:
    hands = {"A": "5C 4S 3C 2C AC", "B": FLUSH, "C": FOURS}
    position = shown_down(stacked(10, 30, 30, ante="30"), hands, lows="A")
    assert chips(position) == (15, 0, 55)


def test_a11_10_the_settlement() -> None:
    """A has 150, B 60 and C 90 in the end, of 100 each."""
    position = stacked(148, 61, 91, stack="100", deals="1", ante="1")
    final = say(dealt(position), "A: bet 2", "BC: fold")
    assert chips(final) == (150, 60, 90)
    assert ANACONDA.settle(final, 5).transfers == (Transfer(Seat.B, Seat.A, 200), Transfer(Seat.C, Seat.A, 50))


def test_a7_1_to_a7_3_each_pot_by_itself_half_to_each_side_and_equal_hands_share() -> None:
    hands = {"A": "KS KH QS QH 3D", "B": "KD KC QD QC 3S", "C": WHEEL, "D": "5S 4H 3H 2H AD"}
    position = shown_down(stacked(10, 13, 13, 13, ante="13"), hands, lows="CD")
    main, side = score(position).pots
    assert (main.amount, main.won) == (40, (10, 10, 10, 10))
    assert (side.amount, side.won) == (9, (0, 4, 2, 2)), "B alone is high there"
    assert score(position).carry == 1


def test_a7_5_odd_chips_go_to_the_winners_where_nobody_has_chips_for_another_deal() -> None:
    """Three chips: the halves are one each, and the high one is shared by two. B alone has chips then."""
    position = shown_down(stacked(1, 1, 1), TIE, lows="B")
    assert position.outcome is not None
    assert score(position).carry == 2
    assert chips(position) == (0, 3, 0), "B is the only one with chips, and gets what is left over"


def test_a7_5_with_one_player_left_in_there_is_nothing_odd() -> None:
    position = say(dealt(odd()), "B: fold", "C: fold")
    assert (chips(position), score(position).carry) == ((35, 31, 24), 0)
    assert score(position).pots[0].amount == 4, "what was left over is included"
