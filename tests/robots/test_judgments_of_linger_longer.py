"""Each judgment of the robots of Linger Longer in isolation, on situations written down."""

from math import comb
from random import Random

import pytest

from bot.games.cards import Suit, parse_card
from bot.games.protocol import Position, Seat
from bot.robots.linger_longer.novice import LingerNovice
from bot.robots.linger_longer.reading import Reading, cost, winners
from bot.robots.linger_longer.regular import LingerRegular
from tests.games.linger_longer.tables import SWEEP, begun, board, dealt, look
from tests.games.notation import play


class Careful(Random):
    """Luck that makes no beginner careless."""

    def random(self) -> float:
        return 0.99


def reading(position: Position) -> Reading:
    """Return the reading of the player to move."""
    return Reading.of(look(position, str(min(position.to_act))))


def holds(position: Position, card: str) -> float:
    """Return how likely a card is not beaten."""
    return reading(position).holds(parse_card(card))


def regular(position: Position) -> str:
    """Return the regular's play."""
    move = LingerRegular().choose(look(position, str(min(position.to_act))), random=Random(1))
    return str(move).removeprefix("play ")


def novice(position: Position) -> str:
    """Return the play of a careful beginner."""
    move = LingerNovice().choose(look(position, str(min(position.to_act))), random=Careful(1))
    return str(move).removeprefix("play ")


def test_the_last_to_play_is_beaten_by_nobody() -> None:
    assert holds(play(dealt(begun(), **SWEEP), "9S KS"), "QH") == 1


def test_the_highest_trump_is_beaten_by_nobody() -> None:
    assert holds(dealt(begun(), b="AH 4D 2C", a="2S 3S TH"), "AH") == 1


def test_a_plain_ace_is_beaten_by_trumps_alone() -> None:
    position = dealt(begun(trump="stock"), b="AS 4D 2C", a="2S 3S 4S", stock="TH")
    unseen = 52 - 3 - 1
    no_spade, no_trump = comb(unseen - 12, 3) / comb(unseen, 3), comb(unseen - 12, 3) / comb(unseen, 3)
    assert holds(position, "AS") == pytest.approx((1 - no_spade * (1 - no_trump)) ** 2)


def test_a_shown_trump_beats_who_leads_a_lower_one_for_sure() -> None:
    position = dealt(begun(), b="9H 4D 2C", a="2S 3S TH")
    assert holds(position, "9H") == 0


def test_a_shown_card_of_the_suit_led_must_follow_and_trumps_nothing() -> None:
    seen = reading(dealt(begun(), b="AH 4D 2C", a="2S 3S TH"))
    assert seen.holds(parse_card("AH")) == 1
    assert 0 < seen.holds(parse_card("4D")) < seen.holds(parse_card("AH"))


def test_who_could_not_follow_has_none_of_that_suit_until_they_draw() -> None:
    position = dealt(begun(4), b="9S 4S 2C 2D", c="KS 3D 8C 7C", d="3C 4C 5C 6C", a="QS JS TS TH")
    position = play(position, "9S KS 3C QS")  # C wins
    assert reading(position).voids == {(Seat.D, Suit.SPADES)}
    position = dealt(begun(), **SWEEP)
    assert reading(play(position, "9S KS QH")).voids == frozenset(), "A has drawn since"


def test_the_cards_that_win_as_the_trick_stands() -> None:
    position = play(dealt(begun(), b="9S 2C 3C", c="2S KS TS", a="3D 4D TH"), "9S")
    held = [parse_card(word) for word in ("2S", "KS", "TS")]
    assert [*map(str, winners(board(position), held))] == ["KS", "TS"]


def test_any_trump_is_dearer_than_any_plain_card() -> None:
    assert cost(parse_card("2H"), Suit.HEARTS) > cost(parse_card("AS"), Suit.HEARTS) > cost(parse_card("KS"), None)


def test_the_regular_wins_as_cheaply_as_it_can_and_the_novice_with_its_best() -> None:
    position = play(dealt(begun(), b="9S 2C 3C", c="8S 7S 6S", a="TS KS AS"), "9S 8S")
    assert (regular(position), novice(position)) == ("TS", "AS")


def test_both_throw_the_lowest_plain_card_where_they_cannot_win() -> None:
    position = play(dealt(begun(), b="AH 2C 3C", c="4D 9D KC", a="3S 4S TH"), "AH")
    assert (regular(position), novice(position)) == ("4D", "4D")


def test_the_regular_does_not_spend_a_card_that_will_likely_be_beaten() -> None:
    position = play(dealt(begun(), b="5S 2C 3C", c="6S 2S 9C", a="3S 4D TH"), "5S")
    assert holds(position, "6S") < 0.9
    assert regular(position) in {"6S", "2S"}
    shown = play(dealt(begun(), b="5S 2C 3C", c="6S 2S 9C", a="3D 4D TS"), "5S")
    assert holds(shown, "6S") == 0
    assert regular(shown) == "2S"


def test_the_regular_leads_what_nobody_beats() -> None:
    assert regular(dealt(begun(), b="AH 4D 2C", a="2S 3S TH")) == "AH"
    assert novice(dealt(begun(), b="AH 4D 2C", a="2S 3S TH")) == "4D"
