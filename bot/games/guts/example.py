"""The first deal of the page's example (G12), which the rules show in pictures: nothing of it is anyone's secret."""

from functools import cache

from bot.games.cards import CARDS, Card, parse_card
from bot.games.guts.inner.game import GutsGame
from bot.games.guts.moves import parse_move
from bot.games.guts.options import GutsOptions
from bot.games.guts.views import GutsView
from bot.games.protocol import Position, Seat, of_kind

PLAYERS = 5
_DEALT = "KS AC 7S AH QD 9H 2D 7C 3S JC"  # one at a time, to B, C, D, E and A
_SAID = ((Seat.B, "out"), (Seat.C, "in"), (Seat.D, "in"), (Seat.E, "in"), (Seat.A, "out"))


def asked() -> GutsView:
    """While E is asked: B is out, C and D are in."""
    return _seen(_positions()[3])


def shown() -> GutsView:
    """Return the example after the showdown: the sevens have won."""
    return _seen(_positions()[-1])


@cache
def _positions() -> tuple[Position, ...]:
    dealt = [parse_card(word) for word in _DEALT.split()]
    deck: tuple[Card, ...] = (*dealt, *(card for card in CARDS if card not in dealt))
    found = [GutsGame().start(GutsOptions.read({"cap": "20"}), PLAYERS, Seat.A).supply(deck).position]
    for seat, word in _SAID:
        found.append(found[-1].play(seat, parse_move(word)).position)
    return tuple(found)


def _seen(position: Position) -> GutsView:
    view = position.view(None)
    return of_kind(GutsView, view)
