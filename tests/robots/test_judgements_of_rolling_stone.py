"""Each judgment of the robots of Rolling Stone in isolation, on situations written down."""

from dataclasses import replace
from math import comb
from random import Random

import pytest

from bot.games.cards import Suit
from bot.games.protocol import Position, Seat
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.reading import Reading
from bot.robots.rolling_stone.regular import WEARY_AFTER, RollingRegular
from tests.games.notation import hand, play
from tests.games.rolling_stone.tables import TAKING, begun, dealt, look


class Careful(Random):
    """Luck that makes nobody careless or weary."""

    def random(self) -> float:
        return 0.99


def reading(position: Position) -> Reading:
    """Return the reading of the player to move."""
    return Reading.of(look(position, str(min(position.to_act))))


def regular(position: Position) -> str:
    """Return the regular's play."""
    move = RollingRegular().choose(look(position, str(min(position.to_act))), random=Careful(1))
    return str(move).removeprefix("play ")


def novice(position: Position) -> str:
    """Return the play of a careful beginner."""
    move = RollingNovice().choose(look(position, str(min(position.to_act))), random=Careful(1))
    return str(move).removeprefix("play ")


def test_who_took_a_suit_up_and_has_a_card_of_it_is_known_to_follow() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AC")
    assert reading(position).lacks(Seat.A, Suit.DIAMONDS) == 0


def test_who_took_a_suit_up_and_has_played_it_lacks_it() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AD", "AD QD TD KD")
    assert reading(position).board.is_void(Seat.B, Suit.DIAMONDS)
    assert reading(position).lacks(Seat.B, Suit.DIAMONDS) == 1


def test_of_others_it_counts_the_hands_that_are_possible() -> None:
    position = dealt(begun(), **TAKING)  # B has one diamond: seven are in 24 cards
    assert reading(position).lacks(Seat.C, Suit.DIAMONDS) == pytest.approx(comb(17, 8) / comb(24, 8))
    assert reading(position).taken(Suit.DIAMONDS) == pytest.approx(1 - (1 - comb(17, 8) / comb(24, 8)) ** 3)


def test_what_lies_in_no_other_hand_everybody_lacks() -> None:
    position = dealt(begun(), b="AS KS QS JS TS 9S 8S 7S")
    assert reading(position).lacks(Seat.C, Suit.SPADES) == 1


def test_a_hand_that_lacks_a_suit_has_its_cards_among_the_others() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AC")
    unseen = reading(position).unseen
    without_diamonds = sum(unseen.values()) - unseen[Suit.DIAMONDS]
    expected = comb(without_diamonds - unseen[Suit.HEARTS], 7) / comb(without_diamonds, 7)
    assert reading(position).lacks(Seat.A, Suit.HEARTS) == pytest.approx(expected)


def test_the_regular_follows_with_the_lowest_and_the_novice_with_the_highest() -> None:
    position = play(dealt(begun(), **TAKING), "AD")
    assert (regular(position), novice(position)) == ("QD", "KD")


def test_as_the_last_to_play_the_regular_takes_the_lead_if_it_can() -> None:
    hands = {"b": "8S", "c": "9S", "d": "TS", "a": "QS AS 7S"}
    assert regular(play(dealt(begun(), **hands), "8S 9S TS")) == "AS"
    assert regular(play(dealt(begun(), **(hands | {"d": "KS AS", "a": "QS 7S"})), "8S 9S KS")) == "7S"


def test_the_regular_leads_low_from_its_longest_suit_while_nobody_is_ahead() -> None:
    assert regular(dealt(begun(), b="AS QS TS 8S AH KH QD AC")) == "8S"


def test_behind_it_leads_what_others_lack() -> None:
    """A holds three diamonds, which everyone saw, and all the clubs there are."""
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert reading(position).taken(Suit.CLUBS) == 1
    assert regular(position) == "7C"


def test_it_keeps_a_card_of_every_suit() -> None:
    played = regular(dealt(begun(), b="AS KS QS AH AD KD JD AC"))
    assert played in {"QS", "JD"}


def test_after_many_tricks_a_card_is_more_and_more_often_any() -> None:
    position = dealt(begun(), **TAKING)
    assert isinstance(position, RollingPosition)

    def played(tricks: int) -> set[str]:
        late = replace(position, board=replace(position.board, tricks=tricks))
        view = late.view(Seat.B)
        return {str(RollingRegular().choose(view, random=Random(seed))) for seed in range(60)}

    assert len(played(WEARY_AFTER)) == 1
    assert len(played(WEARY_AFTER + 30)) > 4
    assert len(hand(position, "B").split()) == 8
