"""How the open part of a deal changes in every game with contracts: cards come to hands, and are shown."""

from collections.abc import Sequence
from typing import Protocol, Self, TypeVar

from bot.games.cards import Card, Hand
from bot.games.entries import more, put
from bot.games.protocol import Seat
from bot.games.rummy.laid import Added, Laid, known_after, with_meld
from bot.games.rummy.laying import Add, added, made
from bot.games.rummy.melds import MeldRules
from bot.games.rummy.views import ContractTable


class Changing(ContractTable, Protocol):
    """Such a table as a named tuple, of which a changed copy is made."""

    def _replace(  # noqa: PLR0913  each is a field
        self,
        *,
        active: Seat | None = ...,
        in_hand: tuple[int, ...] = ...,
        known: tuple[Hand, ...] = ...,
        stock: int = ...,
        pile: tuple[Card, ...] = ...,
        thrower: Seat | None = ...,
        takes: int = ...,
        renewals: int = ...,
        melds: tuple[Laid, ...] = ...,
    ) -> Self:
        """Return a copy with these changes."""


T = TypeVar("T", bound=Changing)


def set_out(table: T, *, each: int, active: Seat, stock: int, top: Card) -> T:
    """Return the bare table after a deal of so many cards to each hand; the next one starts the pile."""
    return table._replace(active=active, in_hand=(each,) * len(table.in_hand), stock=stock, pile=(top,))


def renewed(table: T, *, stock: int, renewals: int) -> T:
    """Return the table after the pile, without its top, became a stock of so many cards."""
    return table._replace(stock=stock, renewals=renewals, pile=table.pile[-1:])


def drawn(table: T, seat: Seat) -> T:
    """Return the table after this player got the top card of the stock."""
    in_hand = put(table.in_hand, seat, table.in_hand[seat] + 1)
    return table._replace(in_hand=in_hand, stock=table.stock - 1, takes=0)


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


def laid_off(table: T, seat: Seat, move: Add, rules: MeldRules) -> tuple[T, Added]:
    """Return the table after a player laid cards off on a meld, and the event. The judge allowed the move."""
    owner, meld = table.melds[move.meld - 1]
    grown = made(added(meld, move, rules))
    event = Added(seat, move.meld, owner, move.cards, move.end, grown)
    return table._replace(melds=with_meld(table.melds, move.meld, grown)), event
