"""Melds on the table of Kalooki: what a lay, a tack or a moved joker makes of them (K3, K4)."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.entries import put
from bot.games.kalooki.board import Table
from bot.games.kalooki.contracts import RULES
from bot.games.kalooki.events import Swapped
from bot.games.kalooki.moves import Add, Lay, Swap
from bot.games.protocol import Event, Seat, of_kind
from bot.games.rummy.inner.table import laid_off
from bot.games.rummy.laid import Laid, LaidContract, LaidMore, with_meld
from bot.games.rummy.laying import made, meld_of
from bot.games.rummy.melds import HIGHEST, Run


def melded(table: Table, seat: Seat, move: Lay | Add | Swap) -> tuple[Sequence[Card], Table, Event]:
    """Return the cards that leave a hand, the table with them, and what everyone sees. The judge allowed the move."""
    match move:
        case Lay():
            return _laid(table, seat, move)
        case Add():
            now, event = laid_off(table, seat, move, RULES)
            return move.cards, now, event
        case Swap():
            return _swapped(table, seat, move)


def _laid(table: Table, seat: Seat, move: Lay) -> tuple[Sequence[Card], Table, Event]:
    melds = tuple([made(meld_of(group, RULES)) for group in move.groups])
    is_first, first = not table.has_laid[seat], len(table.melds) + 1
    now = table._replace(
        melds=(*table.melds, *[Laid(seat, meld) for meld in melds]),
        has_laid=put(table.has_laid, seat, True),
        lays_now=table.lays_now or is_first,
    )
    event = (LaidContract if is_first else LaidMore)(seat, melds, first)
    return [card for group in move.groups for card in group.cards], now, event


def _swapped(table: Table, seat: Seat, move: Swap) -> tuple[Sequence[Card], Table, Event]:
    owner, meld = table.melds[move.meld - 1]
    before = of_kind(Run, meld)
    now = of_kind(Run, RULES.with_joker_moved(before, move.card))
    joker = now.places[-1 if before.high < HIGHEST else 0]
    return (
        (move.card,),
        table._replace(melds=with_meld(table.melds, move.meld, now)),
        Swapped(seat, move.meld, owner, move.card, joker, now),
    )
