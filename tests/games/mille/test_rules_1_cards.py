"""Rules 1: the cards and their points."""

from collections import Counter

import pytest

from bot.games.cards import parse_card
from bot.games.mille.kinds import kind_of
from bot.games.protocol import Seat
from tests.games.positions import MILLE, look, play, refusal, start, table
from tests.there import there

CARDS = [rank + suit for rank in "AKQJT98765432" for suit in "SHDC"]
SPECIAL = {"QS": 100, "JD": 50}
BY_RANK = {"2": 20, "A": 15} | dict.fromkeys("KQJT", 10) | dict.fromkeys("3456789", 5)


def test_1_two_players() -> None:
    assert list(MILLE.seats) == [2]


def test_1_two_packs_without_jokers_every_card_twice() -> None:
    chance = there(MILLE.start(MILLE.options({}), 2, Seat.A).chance)
    assert Counter(map(str, chance.cards)) == dict.fromkeys(CARDS, 2)


def test_1_points_of_a_card() -> None:
    found = {card: kind_of(parse_card(card)).points for card in CARDS}
    assert found == {card: SPECIAL.get(card, BY_RANK[card[0]]) for card in CARDS}


def test_1_points_of_both_packs() -> None:
    assert sum(kind_of(parse_card(card)).points for card in CARDS) * 2 == 2 * (100 + 50 + 80 + 60 + 140 + 140)


def test_1_points_of_a_hand_are_its_cards() -> None:
    position = start(a="QS JD 22 AAA KQJT 987 3")
    assert look(position, "A").held_points == 100 + 50 + 40 + 45 + 40 + 20


def test_1_eight_queens_are_260() -> None:
    position = play(start(a="QQQQQQ QS QS"), "A: draw; lay Q: QQQQQQ QS QS")
    assert look(position).seats[0].down_points == 260


def test_1_eight_kings_are_80() -> None:
    position = play(start(a="KKKKKKKK"), "A: draw; lay K: KKKKKKKK")
    assert look(position).seats[0].down_points == 80


def test_1_twos_are_wild() -> None:
    position = play(start(a="KK 2H"), "A: draw; lay K: KK 2H")
    assert table(position, "A") == {"K": "KH KC +2H"}


@pytest.mark.parametrize(("hand", "lay"), [("QS QQ", "lay Q: QS QQ"), ("JD JJ", "lay J: JD JJ")])
def test_1_the_special_cards_are_laid_with_their_ranks(hand: str, lay: str) -> None:
    assert refusal(start(a=hand), f"A: draw; {lay}") is None


@pytest.mark.parametrize("special", ["QS", "JD"])
def test_1_the_special_cards_are_not_wild(special: str) -> None:
    refused = there(refusal(start(a=f"KK {special}"), f"A: draw; lay K: KK {special}"))
    assert refused.rule == "4"


@pytest.mark.parametrize(("special", "others"), [("QS", "QQ"), ("JD", "JJ")])
def test_1_the_special_cards_are_taken_and_discarded_like_others(special: str, others: str) -> None:
    position = play(start(a=f"{special}", b=others), f"A: draw; discard {special}", f"B: take {others}")
    assert look(position).seats[1].melds[0].rank.value == special[0]
