"""Melds on the table of Contract Rummy: what laying, laying off and taking jokers make of them (CR3, CR4)."""

from collections.abc import Sequence

from bot.games.cards import JOKER, Card
from bot.games.contract_rummy.board import Table
from bot.games.contract_rummy.contracts import RULES
from bot.games.contract_rummy.events import JokersTaken
from bot.games.contract_rummy.judge import taken
from bot.games.contract_rummy.moves import Add, Group, Lay, Swap
from bot.games.entries import put
from bot.games.protocol import Event, Seat
from bot.games.rummy.inner.table import laid_off
from bot.games.rummy.laid import Laid, LaidContract, LaidMore
from bot.games.rummy.laying import made, meld_of
from bot.games.rummy.melds import Meld


def melded(table: Table, seat: Seat, move: Lay | Add | Swap) -> tuple[Sequence[Card], Table, Event]:
    """Return the cards that leave a hand, the table with them, and the public event. The judge allowed the move."""
    match move:
        case Lay(groups=groups):
            melds, cards = _melds_of(groups)
            is_first, first = not table.has_laid[seat], len(table.melds) + 1
            now = _with_new(table, seat, melds)
            if is_first:
                now = now._replace(has_laid=put(table.has_laid, seat, True), lays_now=True)
            return cards, now, (LaidContract if is_first else LaidMore)(seat, melds, first)
        case Add():
            now, event = laid_off(table, seat, move, RULES)
            return move.cards, now, event
        case Swap():
            return _swapped(table, seat, move)


def _swapped(table: Table, seat: Seat, move: Swap) -> tuple[Sequence[Card], Table, Event]:
    """Return the same for a move that takes jokers. These cards never are in the hand, so fewer jokers leave it."""
    after = taken(table.melds, move.takings)
    if isinstance(after, str):
        raise AssertionError("the judge has allowed a joker that is not there")
    (melds, cards), count = _melds_of(move.groups), len(move.takings)
    given = [*cards]
    for _ in range(count):
        given.remove(JOKER)
    given += [taking.card for taking in move.takings]
    jokers = put(table.jokers, seat, table.jokers[seat] + count)
    event = JokersTaken(seat, move.takings, melds, len(after) + 1)
    return given, _with_new(table._replace(melds=after, jokers=jokers), seat, melds), event


def _melds_of(groups: Sequence[Group]) -> tuple[tuple[Meld, ...], list[Card]]:
    melds = tuple([made(meld_of(group, RULES)) for group in groups])
    return melds, [card for group in groups for card in group.cards]


def _with_new(table: Table, seat: Seat, melds: Sequence[Meld]) -> Table:
    return table._replace(melds=(*table.melds, *[Laid(seat, meld) for meld in melds]))
