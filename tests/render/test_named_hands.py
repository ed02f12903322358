"""The names of poker hands, in both languages: high ones, and low ones by each of the three rankings."""

import pytest

from bot.games.cards import parse_card
from bot.games.poker import Ranking
from render.hands.named import high_named, low_named


@pytest.mark.parametrize(
    ("cards", "english", "french"),
    [
        ("AS KS QS JS TS", "royal flush", "quinte royale"),
        ("5H 4H 3H 2H AH", "straight flush, five high", "quinte, hauteur cinq"),
        ("9S 9H 9D 9C 2D", "four nines", "carré de neuf"),
        ("3S 3H 3D 2C 2S", "full house, threes over twos", "main pleine, trois par deux"),
        ("AH JH 9H 5H 2H", "flush, ace high", "couleur, hauteur as"),
        ("AS KD QH JH TC", "straight, ace high", "suite, hauteur as"),
        ("5S 4D 3H 2H AC", "straight, five high", "suite, hauteur cinq"),
        ("QS QH QD 3C 2S", "three queens", "brelan de dames"),
        ("JS JH 9C 9D AS", "jacks and nines", "valets et neuf"),
        ("TS TH AC KD QS", "pair of tens", "paire de dix"),
        ("AS AH TC KD QS", "pair of aces", "paire d’as"),
        ("AS KD QS JS 9S", "ace high", "carte haute, as"),
    ],
)
def test_a_high_hand_has_the_name_that_players_give_it(cards: str, english: str, french: str) -> None:
    five = [*map(parse_card, cards.split())]
    assert [high_named(five, "en"), high_named(five, "fr")] == [english, french]


@pytest.mark.parametrize(
    ("cards", "ranking", "name"),
    [
        ("5H 4H 3H 2H AH", Ranking.ACE_TO_FIVE, "5-4-3-2-A"),
        ("5H 4H 3H 2H AH", Ranking.ACE_TO_SIX, "straight flush, five high"),
        ("5S 4D 3H 2H AC", Ranking.DEUCE_TO_SEVEN, "A-5-4-3-2"),
        ("KS QD JH TH AC", Ranking.ACE_TO_SIX, "K-Q-J-10-A"),
        ("KS QD JH TH AC", Ranking.DEUCE_TO_SEVEN, "straight, ace high"),
        ("AS AD 2H 3C 4C", Ranking.ACE_TO_FIVE, "pair of aces"),
        ("AS AD 2H 2C KC", Ranking.ACE_TO_FIVE, "aces and twos"),
    ],
)
def test_a_low_hand_is_named_by_its_ranks_or_by_what_spoils_it(cards: str, ranking: Ranking, name: str) -> None:
    assert low_named([*map(parse_card, cards.split())], ranking, "en") == name


def test_a_low_hand_has_words_for_the_ear() -> None:
    five = [*map(parse_card, ["9H", "7H", "4C", "3H", "AS"])]
    said = low_named(five, Ranking.ACE_TO_FIVE, "en", is_spoken=True)
    assert said == "nine, seven, four, three, ace"
