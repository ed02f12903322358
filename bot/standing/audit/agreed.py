"""A check that every agreement at a table has its consents, and is in the log."""

from collections.abc import Iterator

from bot.games.protocol import Abandon, Seat
from bot.standing.audit.cases import Case
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.playing import Played
from bot.standing.audit.sentences import missing, wrong
from bot.store import LogRow, TableConsentRow, TableProposalEndRow, TableProposalRow
from bot.tables import Matter, Table
from bot.tables.playing.agreements import lifetime, needed
from bot.tables.state.absence import DEPUTY, PAUSE

MATTERS = frozenset(str(matter) for matter in Matter)


def agreed_faults(case: Case, played: Played, now: int) -> Iterator[str]:
    """Yield what is wrong with the proposals at one table; `now` (ms) is later than any event there."""
    proposals = {each.number: each for each in case.proposals}
    for number, proposal in enumerate(case.proposals, 1):
        yield from _proposal(proposal, played, number, now)
    for consent in case.consents:
        yield from _answer(consent, proposals.get(consent.number), played.table)
    for end in case.proposal_ends:
        proposal_of = proposals.get(end.number)
        yield from _answer(end, proposal_of, played.table)
        if proposal_of is not None and end.ply is not None:
            yield from _carried_out(case, played, proposal_of, end, end.ply)
    yield from _unasked(case, played)


def _proposal(row: TableProposalRow, played: Played, number: int, now: int) -> Iterator[str]:
    table = played.table
    if row.number != number:
        yield wrong(row, "number", f"does not follow {number - 1}")
    if row.matter not in MATTERS:
        yield wrong(row, "matter", f"is {row.matter}, which nobody can propose")
    if (row.about is not None) != (row.matter == Matter.DEPUTY):
        yield wrong(row, "about", f"is {row.about}, though matter is {row.matter}")
    if row.about is not None and not 0 <= row.about < len(table.players):
        yield wrong(row, "about", "is no seat of the table")
    if not table.started_at - LEEWAY <= row.at <= now + SKEW:
        yield wrong(row, "at", f"is {row.at}, when the game had not begun or that is still to come")
    if not 0 <= row.seat < len(table.players):
        yield wrong(row, "seat", "is no seat of the table")
    elif not 0 <= row.turn <= table.position.turn(Seat(row.seat)):
        yield wrong(row, "turn", f"is {row.turn}, which that seat never had")


def _answer(
    row: TableConsentRow | TableProposalEndRow, proposal: TableProposalRow | None, table: Table
) -> Iterator[str]:
    """Yield what is wrong with a consent or the end of a proposal, taken alone."""
    if proposal is None:
        yield wrong(row, "number", f"is {row.number}, but there is no such proposal")
    elif not proposal.at - LEEWAY <= row.at <= proposal.at + lifetime(table) + SKEW:
        yield wrong(row, "at", f"is {row.at}, when the proposal was not open")
    if not 0 <= row.seat < len(table.players):
        yield wrong(row, "seat", "is no seat of the table")


def _carried_out(
    case: Case, played: Played, proposal: TableProposalRow, end: TableProposalEndRow, ply: int
) -> Iterator[str]:
    """Yield faults in how agreements entered the log, and whether all required players had agreed."""
    before, row = played.before.get(ply), case.log[ply - 1] if 0 < ply <= len(case.log) else None
    if before is None or row is None or not _says(row, proposal, end):
        yield wrong(end, "ply", f"is {ply}, where the log does not say what was agreed on")
        yield wrong(proposal, "matter", f"is {proposal.matter}, which does not stand in the log at ply {ply}")
        return
    if end.at != row.at:
        yield wrong(end, "at", f"is {end.at}, the log says {row.at}")
    if 0 <= proposal.seat < len(before.players) and proposal.turn != before.position.turn(Seat(proposal.seat)):
        yield wrong(proposal, "turn", f"is {proposal.turn}, which was not the turn of that seat at ply {ply}")
    if proposal.matter in MATTERS:
        agreed = {each.seat for each in case.consents if each.number == proposal.number}
        asked = {*needed(before, Matter(proposal.matter), row.at), proposal.seat}
        for seat in sorted(asked - agreed):
            lacking = TableConsentRow(case.id, proposal.number, int(seat), end.at)
            yield missing(lacking, f"though it was carried out at ply {ply}")


def _says(row: LogRow, proposal: TableProposalRow, end: TableProposalEndRow) -> bool:
    """Return whether this row of the log is what was proposed."""
    match proposal.matter:
        case Matter.PAUSE:
            return (row.text, row.seat) == (PAUSE, end.seat)
        case Matter.DEPUTY:
            return (row.text, row.seat) == (DEPUTY, proposal.about)
        case _:
            return (row.text, row.seat) == (str(Abandon()), None)


def _unasked(case: Case, played: Played) -> Iterator[str]:
    """Yield what the log of a table for more than two records though others had a say. Two once agreed without rows."""
    entered = {each.ply for each in case.proposal_ends}
    for ply, before in played.before.items():
        row = case.log[ply - 1]
        is_agreed = row.text == DEPUTY or (row.text == PAUSE and row.seat is not None)
        if is_agreed and len(before.players) > 2 and ply not in entered:
            yield f"table_proposal_ends with table_id {case.id}: none has ply {ply}, where the log says what was agreed"
