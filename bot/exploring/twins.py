"""Whether all tables of a duplicate play the same deals, and nobody learns of one before all have finished it.

| must be true | otherwise |
|---|---|
| everyone holds the same cards at each table | the decks differ |
| a deal, or the game, is opened once it is over at all tables | it is opened too soon |
| until then everyone sees what they saw before it, and so do its players once it is over at their table | it is shown |

That it is opened soon then is a duty.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.exploring.past import Moment
from bot.games.protocol import SEATS, Owed
from bot.store import TwinRow
from bot.tables import Table
from bot.tables.state.log_rows import cut_of
from bot.tables.state.non_moves import OPEN

FOREVER: Final = 10**15  # ms
ALL: Final = 10**6  # deals: those of a game that is over


def finished(table: Table) -> int:
    """Return how many deals are over at a table; `ALL` if the game is."""
    chance = table.position.chance
    if table.position.outcome is not None:
        return ALL
    return table.deal - (chance is None or chance.kind != Owed.DECK) * (table.deal > 0)


def shown_too_soon(rows: Iterable[TwinRow], pasts: Iterable[Sequence[Moment]]) -> Iterator[str]:
    """Yield what is wrong with duplicates. `pasts`: all that happened, by table."""
    by_table = {past[0].before.id: past for past in pasts if past}
    matches = defaultdict[str, list[Sequence[Moment]]](list)
    for row in rows:
        if row.table in by_table:  # else it was never dealt
            matches[row.lobby].append(by_table[row.table])
    for played in matches.values():
        yield from _dealt(played)
        for past in played:
            yield from _opened(past, [each for each in played if each is not past])
            yield from _shown(past)


def _dealt(played: Sequence[Sequence[Moment]]) -> Iterator[str]:
    """Yield the deals in which somebody holds other cards than who sits there at another table."""
    dealt: list[Mapping[int, Table]] = [
        {each.now.deal: each.now for each in past if cut_of(each.row) is not None} for past in played
    ]
    for own in dealt[1:]:
        for deal in sorted(own.keys() & dealt[0].keys()):
            one, other = (_hidden(each[deal]) for each in (dealt[0], own))
            if one != other:
                yield f"other cards than at the first table: {own[deal].id} deal {deal}"


def _hidden(table: Table) -> list[object]:
    """Return what each seat cannot know of the cards."""
    return [table.position.view(seat).unseen() for seat in SEATS[: len(table.players)]]


def _opened(past: Sequence[Moment], others: Sequence[Sequence[Moment]]) -> Iterator[str]:
    for before, row, _, _ in past:
        if row.text != OPEN:
            continue
        for other in others:
            then = [each.now for each in other if each.row.at <= row.at]
            if finished(then[-1] if then else other[0].before) < finished(before):
                yield f"opened before all were done: {before.id} ply {row.ply} deal {before.deal}"


def _shown(past: Sequence[Moment]) -> Iterator[str]:
    """Yield what is shown of a deal between its deck and when it is opened."""
    known: Table | None = None  # as all may know it
    for before, row, now, _ in past:
        if row.text == OPEN:
            known = None
        elif known is None and cut_of(row) is not None:
            known = before
        if known is None:
            continue
        seats = SEATS[: len(now.players)] if finished(now) > finished(known) else ()
        for seat in (None, *seats):
            if now.view(seat) != known.position.view(now.viewing_seat(seat)):
                who = "everyone" if seat is None else f"seat {seat}"
                yield f"a deal of a duplicate is shown to {who}: {now.id} ply {row.ply}"


def closed_for(past: Sequence[Moment]) -> Iterator[tuple[int, int]]:
    """Yield from when to when (Unix ms) nobody may learn of the deal on the table but who plays it."""
    since: int | None = None
    for _, row, _, _ in past:
        if row.text == OPEN and since is not None:
            yield since, row.at
            since = None
        elif since is None and cut_of(row) is not None:
            since = row.at
    if since is not None:
        yield since, FOREVER
