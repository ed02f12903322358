"""Tricks of any game: who plays next, the suit led, and whose card wins."""

import pytest

from bot.games.cards import Hand, Suit, parse_card
from bot.games.protocol import Seat, clockwise
from bot.games.tricks import Trick, following, of_suit


def trick(text: str, players: int = 4) -> Trick:
    """Return a trick that B leads to."""
    found = Trick(clockwise(players, after=Seat.A))
    for word in text.split():
        found = found.add(parse_card(word))
    return found


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("9S KS TS 2S", None, "C"),
        ("9S KD AH AC", None, "B"),
        ("9S KD AH AC", Suit.DIAMONDS, "C"),
        ("9S 2D 3D AS", Suit.DIAMONDS, "D"),
        ("2D 3D AS", Suit.DIAMONDS, "C"),
        ("KS AS", Suit.SPADES, "C"),
        ("9S", Suit.HEARTS, "B"),
    ],
)
def test_the_highest_trump_wins_or_the_highest_of_the_suit_led(cards: str, trump: Suit | None, winner: str) -> None:
    assert trick(cards).winning(trump) is Seat[winner]


def test_before_the_first_card_nobody_wins_and_no_suit_is_led() -> None:
    empty = trick("")
    assert (empty.winning(Suit.HEARTS), empty.led, empty.active, [*empty]) == (None, None, Seat.B, [])


def test_who_plays_next_until_it_is_whole() -> None:
    assert [trick(cards, 3).active for cards in ("", "9S", "9S TS", "9S TS JS")] == [Seat.B, Seat.C, Seat.A, None]
    assert [trick(cards, 3).is_whole for cards in ("9S TS", "9S TS JS")] == [False, True]


def test_the_card_of_a_seat() -> None:
    assert str(trick("9S TS").card(Seat.C)) == "TS"
    assert trick("9S TS").card(Seat.A) is None


def test_who_has_the_suit_led_follows_it_and_who_has_not_may_play_anything() -> None:
    hand = Hand(map(parse_card, ["AS", "2S", "KH", "3D"]))
    assert [*map(str, of_suit(hand, Suit.SPADES))] == ["AS", "2S"]
    assert following(hand, Suit.SPADES) == of_suit(hand, Suit.SPADES)
    assert following(hand, Suit.CLUBS) == following(hand, None) == hand
