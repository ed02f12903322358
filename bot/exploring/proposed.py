"""Whether what is proposed at tables is open as long as was promised, and awaits the answers of those who decide.

| must be true | otherwise |
|---|---|
| what was proposed last is open for an hour where people hurry, else a day | a proposal is over, or open |
| it is over once it was answered, its proposer has left or has other choices, or a deal has ended or begun | the same |
| so is the end of a game without payment once somebody has left who pays, and a robot for who is back | the same |
| a pause awaits everyone who plays in person; all else those who are not late, if there are any | it asks others |
"""

from collections.abc import Iterable

from bot.games.protocol import Seat
from bot.store import Store, TableProposalRow
from bot.tables import Clock, Matter, Table
from bot.tables.playing.agreements import Proposals
from bot.tables.state.log_rows import cut_of
from bot.tables.time import DAY, HOUR


async def misproposed(store: Store, clock: Clock, tables: Iterable[Table]) -> list[str]:
    """Return what is proposed at running tables, as the bot sees it, otherwise than the rows of the store say."""
    faults = list[str]()
    for table in tables:
        rows = await store.table_proposals(table.id)
        if not rows or table.is_over:
            continue
        last, found = rows[-1], await Proposals(store, clock).find(table)
        where, why = (
            f"{table.id} ply {table.ply} number {last.number} ({last.matter})",
            await _over(store, clock, table, last),
        )
        if found is None and why is None:
            faults.append(f"a proposal is not open anymore, and nobody knows why: {where}")
        elif found is not None and why is not None:
            faults.append(f"a proposal is still open, though {why}: {where}")
        elif found is not None and found.missing != (missing := await _missing(store, clock, table, last)):
            faults.append(f"a proposal asks others: {where}: {sorted(found.missing)}, not {sorted(missing)}")
    return faults


async def _over(store: Store, clock: Clock, table: Table, row: TableProposalRow) -> str | None:
    """Return why a proposal is over; None if it is open."""
    now, pace, seat = clock.now(), table.terms.pace, Seat(row.seat)
    if any(each.number == row.number for each in await store.table_proposal_ends(table.id)):
        return "it was answered"
    if now >= row.at + (DAY if pace is None or pace.is_by_day else HOUR):
        return "its time is over"
    if seat not in table.in_person or table.position.turn(seat) != row.turn:
        return "its proposer has left, or has other choices by now"
    is_between = table.awaits_deck is not None or table.awaits_twins
    dealt = [each.at for each in await store.log(table.id) if cut_of(each) is not None]
    if any(at > row.at for at in dealt) or (is_between and table.moved_at > row.at):
        return "the cards have turned"
    if row.matter == Matter.END and set(table.position.left) - table.position.deputies:
        return "somebody has left who pays"
    if row.about is not None and row.about not in table.absent(now):
        return "whom it is about is back"
    return None


async def _missing(store: Store, clock: Clock, table: Table, row: TableProposalRow) -> frozenset[Seat]:
    """Return who has still to agree to a proposal that is open."""
    decides = table.in_person - table.absent(clock.now()) if row.matter != Matter.PAUSE else table.in_person
    agreed = {each.seat for each in await store.table_consents(table.id) if each.number == row.number}
    return frozenset(seat for seat in decides or table.in_person if seat not in agreed)
