"""The draw: hands are filled up, and the dealer may choose (C4.3 to C4.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.cards import Card, Hand
from bot.games.cinch.board import Board
from bot.games.entries import joined
from bot.games.protocol import Seat


class Lent(NamedTuple):
    """A card that was put away and came to a hand all the same, since the stub was too short (C4.6)."""

    owner: Seat
    holder: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """The cards once all hands are filled up, except that of a dealer who may choose."""

    hands: tuple[Hand, ...]
    drew: tuple[tuple[Card, ...], ...]  # by seat
    away: tuple[tuple[Card, ...], ...]  # by seat, as dealt
    stub: tuple[Card, ...]
    lent: tuple[Lent, ...]


def drawn(board: Board, hands: Sequence[Hand], away: tuple[tuple[Card, ...], ...], stub: tuple[Card, ...]) -> Draw:
    """Fill up from the stub, the dealer's left first; the dealer too, unless there is a choice.

    Players still short of cards then get them from those put away, from the dealer's left.
    """
    drew: list[tuple[Card, ...]] = [()] * len(hands)
    for seat in board.order:
        missing = board.missing(seat)
        if seat == board.dealer and len(stub) > missing:
            break
        drew[seat], stub = stub[:missing], stub[missing:]
    lent = _lent(board, drew, away) if not stub else ()
    back = {each.card for each in lent}
    got = tuple(
        (*cards, *(each.card for each in lent if each.holder == seat))
        for seat, cards in zip(board.seats, drew, strict=True)
    )
    return Draw(
        hands=tuple(joined(hand, cards) for hand, cards in zip(hands, got, strict=True)),
        drew=got,
        away=tuple(tuple(card for card in cards if card not in back) for cards in away),
        stub=stub,
        lent=lent,
    )


def _lent(board: Board, drew: Sequence[Sequence[Card]], away: Sequence[Sequence[Card]]) -> tuple[Lent, ...]:
    """Return cards that come back to players short of some (C4.6)."""
    pile = ((owner, card) for owner in board.order for card in away[owner])
    lacking = [seat for seat in board.order for _ in range(board.missing(seat) - len(drew[seat]))]
    return tuple(Lent(owner, holder, card) for holder, (owner, card) in zip(lacking, pile, strict=False))
