"""A warning before a pass, for who wishes one (A12): equal ranks, or four cards of a good low, should stay together."""

import pytest

from bot.games.anaconda.breaking import broken_up
from bot.games.anaconda.options import AnacondaOptions, LowRanking
from bot.games.cards import parse_cards as cards


@pytest.mark.parametrize(
    ("hand", "passed", "broken"),
    [
        ("AS 2D 4H 6C KD KC 9S", "KD KC 9S", ["high"]),  # its low is a nine: nothing to keep
        ("AS 2D 4H 6C KD KC 9S", "AS 2D 9S", []),
        ("AS 2D 4H 6C KD KC 8S", "KD KC 8S", []),  # four cards of an eight stay
        ("AS 2D 4H 6C KD KC 8S", "KD 6C 8S", ["high", "low"]),
        ("AS 2D 4H 6C KD KC 8S", "6C 8S 4H", []),  # the kings stay
        ("AS QD JH 9C KD 7C 5S", "AS KD QD", []),  # there is nothing made
        ("KS KD KH 9C 9D 7C JS", "9C 9D JS", []),  # of a full house the three stay
        ("KS KD KH 9C 9D 7C JS", "KS JS 7C", ["high"]),
        ("KS KD QH QC 9D 7C JS", "KS KD 9D", ["high"]),  # of two pairs one alone is broken up too
        ("AS AD 4H 6C 7D 8C 2S", "AS AD 4H", ["high", "low"]),
    ],
)
def test_what_a_pass_breaks_up(hand: str, passed: str, broken: list[str]) -> None:
    found = broken_up(cards(hand), cards(passed), AnacondaOptions())
    assert [half.value for half in found] == broken
    assert all({*five} <= {*cards(hand)} for five in found.values())


def test_an_ace_makes_no_good_low_where_it_is_high() -> None:
    hand, passed = cards("AS 2D 4H 6C 8D KC QS"), cards("2D 4H KC")
    for low, broken in ((LowRanking.ACE_TO_FIVE, 1), (LowRanking.ACE_TO_SIX, 1), (LowRanking.DEUCE_TO_SEVEN, 0)):
        assert len(broken_up(hand, passed, AnacondaOptions(low=low))) == broken
