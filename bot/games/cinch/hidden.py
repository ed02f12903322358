"""The possible places of cards that a view cannot see: public facts about a hand exclude some of them.

How many trumps each was dealt is public once the others are put away (C10); what comes back from those put away is no
trump; and who has shown to lack a suit has none of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import NamedTuple

from bot.games.cards import CARDS, SUITS, Card
from bot.games.cinch.board import STUB, Board
from bot.games.cinch.trumps import is_trump, suit_of
from bot.games.cinch.views import CinchView
from bot.games.dealing import must_be_unseen
from bot.games.placing import placed
from bot.games.protocol import Seat

Allowed = frozenset[Card]
"""The cards that may lie at a place."""


class Where(Enum):
    """The possible places of a card that a view cannot see."""

    HAND = "hand"
    AWAY = "away"
    STUB = "stub"


class Place(NamedTuple):
    """The place of one card, and the cards it may be."""

    where: Where
    seat: Seat  # whose; the first of all for the stub
    allowed: Allowed


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards that a view cannot see, by where they lie."""

    hands: tuple[tuple[Card, ...], ...]  # by seat; of the own seat none
    away: tuple[tuple[Card, ...], ...]  # likewise
    stub: tuple[Card, ...]


def layout(view: CinchView, unseen: Sequence[Card]) -> Layout:
    """Return where these cards may lie, which are those that the view cannot see; in this order, as far as that goes.

    Raises ValueError for other cards.
    """
    must_be_unseen(view, unseen)
    places = sorted(_places(view), key=lambda place: len(place.allowed))
    seats = view.board.seats
    found: dict[tuple[Where, Seat], tuple[Card, ...]] = {(where, seat): () for where in Where for seat in seats}
    for place, card in zip(places, placed([place.allowed for place in places], unseen), strict=True):
        found[place.where, place.seat] += (card,)
    return Layout(
        tuple(found[Where.HAND, seat] for seat in seats),
        tuple(found[Where.AWAY, seat] for seat in seats),
        found[Where.STUB, seats[0]],
    )


def _places(view: CinchView) -> Iterator[Place]:
    """Yield the places of cards that the view cannot see."""
    board = view.board
    if board.deal == 0 or board.last is not None:
        return
    others = [seat for seat in board.seats if seat != view.seat]
    back = Back.of(board)
    for seat in others:
        yield from (Place(Where.HAND, seat, allowed) for allowed in _in_hand(view, seat, back))
        if board.trump is not None:
            plain = _PLAIN[board.trump]
            yield from [Place(Where.AWAY, seat, plain)] * (board.put_away[seat] - back.owners.count(seat))
    if not view.rest:
        allowed = _PLAIN[board.trump] if board.has_robbed and board.trump is not None else _ALL
        yield from [Place(Where.STUB, board.seats[0], allowed)] * board.stub


def _in_hand(view: CinchView, seat: Seat, back: "Back") -> Iterator[Allowed]:
    """Yield what may lie in the places of another hand that are not known."""
    board, known = view.board, view.known[seat]
    hidden = board.in_hand[seat] - len(known)
    trump = board.trump
    if trump is None:
        yield from [_ALL] * hidden
        return
    played = [card for own, card in board.plays() if own == seat]
    trumps = sum(is_trump(card, trump) for card in played)
    kept = max(0, board.had(seat) - len(board.thrown[seat]) - trumps)
    plain = max(0, back.holders.count(seat) - (len(played) - trumps) - len(known))
    allowed = frozenset(card for card in _ALL if suit_of(card, trump) not in board.lacks[seat])
    yield from [allowed - _PLAIN[trump]] * kept
    yield from [allowed & _PLAIN[trump]] * plain
    yield from [allowed] * (hidden - kept - plain)


class Back(NamedTuple):
    """Cards that came back from those put away, since the stub was too short, with their former and new owners."""

    owners: tuple[Seat, ...]
    holders: tuple[Seat, ...]

    @classmethod
    def of(cls, board: Board) -> "Back":
        """Return it from public facts (C4.6)."""
        left, holders = STUB, []
        if not (board.stub or board.has_robbed):
            for seat in board.order:
                came = max(0, board.drew[seat] - left)
                left -= board.drew[seat] - came
                holders += [seat] * came
        owners = (seat for seat in board.order for _ in range(board.put_away[seat]))
        return cls(tuple(islice(owners, len(holders))), tuple(holders))


_ALL = frozenset(CARDS)
_PLAIN = {trump: frozenset(card for card in CARDS if not is_trump(card, trump)) for trump in SUITS}
