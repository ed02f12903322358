"""How the open part of a deal changes in every game with contracts: cards come to hands, and are shown."""

from collections.abc import Sequence
from typing import Protocol, Self, TypeVar

from bot.games.cards import Card, Hand
from bot.games.entries import more, put
from bot.games.laid import known_after
from bot.games.protocol import Seat


class Changing(Protocol):
    """The open part of a deal: a named tuple, of which a changed copy is made."""

    @property
    def in_hand(self) -> tuple[int, ...]:
        """Numbers of cards, by seat."""

    @property
    def known(self) -> tuple[Hand, ...]:
        """The cards in hand that everyone saw come there, by seat."""

    @property
    def pile(self) -> tuple[Card, ...]:
        """The pile, its top last."""

    def _replace(
        self,
        *,
        in_hand: tuple[int, ...] = ...,
        known: tuple[Hand, ...] = ...,
        pile: tuple[Card, ...] = ...,
        thrower: Seat | None = ...,
    ) -> Self:
        """Return a copy with these changes."""


T = TypeVar("T", bound=Changing)


def picked_up(table: T, seat: Seat) -> T:
    """Return the table after everyone saw this player get the top card of the pile."""
    return table._replace(
        pile=table.pile[:-1],
        thrower=None,
        in_hand=put(table.in_hand, seat, table.in_hand[seat] + 1),
        known=put(table.known, seat, more(table.known[seat], table.pile[-1])),
    )


def shown(table: T, seat: Seat, cards: Sequence[Card]) -> T:
    """Return the table after a player showed cards from hand."""
    in_hand = put(table.in_hand, seat, table.in_hand[seat] - len(cards))
    return table._replace(in_hand=in_hand, known=known_after(table.known, seat, cards))
