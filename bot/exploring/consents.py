"""Whether an agreement at a table was still open when it was carried out.

| must be true | otherwise |
|---|---|
| a proposal is carried out within its time: an hour where people hurry, else a day | it was too old |
| its proposer is still in the turn in which they proposed it | they have other choices now |
| no deal has ended or begun since | the cards have turned |
| nobody was heard to refuse it before | it was refused |
| it gives way to somebody else's only if that is carried out at once | another took its place |
| to a pause all who play in person agree; to all else those who are not late, if there are any | nobody asked them |
| nobody has left who pays, when a game ends without payment | somebody is not paid |
| all agree to an entry within a week | it is entered too late |
| a proposal to a ledger is in that of the server where it was made | it is in another ledger |

What somebody refused is known from when they hear that it was done. Stories in which someone sets the clock of the
machine are left out.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from bot.exploring.past import Moment
from bot.games.protocol import Seat
from bot.store import AgreementRow, ProposalRow, TableConsentRow, TableProposalEndRow, TableProposalRow
from bot.store.copies.snapshot import Snapshot
from bot.tables import Matter
from bot.tables.state.log_rows import cut_of
from bot.tables.time import DAY, HOUR

R = TypeVar("R", TableProposalRow, TableProposalEndRow)

WEEK: Final = 7 * DAY  # ms in which all must agree

Refused = Mapping[tuple[str, int], int]
"""When people heard that they have refused something (Unix ms), by table and number."""


def by_table(rows: Iterable[R]) -> Mapping[str, Sequence[R]]:
    """Return these rows by their tables."""
    found = defaultdict[str, list[R]](list)
    for row in rows:
        found[row.table].append(row)
    return found


def misplaced(rows: Iterable[ProposalRow], proposed: Mapping[str, int]) -> Iterator[str]:
    """Yield proposals to the ledger of another server than where they were made; `proposed`: that, by their keys."""
    for row in rows:
        if row.id in proposed and row.guild_id != proposed[row.id]:
            yield f"the proposal {row.id} is in the ledger of {row.guild_id}, not {proposed[row.id]}"


def misentered(snapshot: Snapshot) -> Iterator[str]:
    """Yield entries of a ledger that were agreed to too late."""
    proposals = {row.id: row for row in snapshot.rows(ProposalRow)}
    for agreed in snapshot.rows(AgreementRow):
        if agreed.at >= proposals[agreed.proposal].at + WEEK:
            yield f"an entry was agreed to after more than a week: {agreed.proposal}"


def outlived(
    past: Sequence[Moment],
    proposals: Collection[TableProposalRow],
    ends: Iterable[TableProposalEndRow],
    refused: Refused,
    *,
    consents: Collection[TableConsentRow],
) -> Iterator[str]:
    """Yield what was carried out at a table though it was no longer open; the rows are those of the table."""
    made, ends = {each.number: each for each in proposals}, [*ends]
    moments = {each.row.ply: each for each in past}
    at_once = {(end.number, end.at) for end in ends if end.ply is not None}
    for end in ends:
        if end.ply is None:
            after = made.get(end.number + 1)
            gives_way = after is not None and (after.seat, after.at) == (end.seat, end.at)
            if gives_way and made[end.number].seat != end.seat and (end.number + 1, end.at) not in at_once:
                yield f"somebody else's proposal took the place of one: {end.table} proposal {end.number}"
            continue
        proposal, before = made[end.number], moments[end.ply].before
        where = f"{end.table} ply {end.ply} proposal {end.number}"
        pace = before.terms.pace
        if end.at >= proposal.at + (HOUR if pace is not None and not pace.is_by_day else DAY):
            yield f"an agreement was too old: {where}, {end.at - proposal.at} ms"
        if before.position.turn(Seat(proposal.seat)) != proposal.turn:
            yield f"who proposed an agreement has other choices by now: {where}"
        dealt = [each for each in past if each.row.ply < end.ply and cut_of(each.row) is not None]
        if any(each.row.at > proposal.at for each in dealt):
            yield f"the cards have turned since an agreement was proposed: {where}"
        if proposal.matter == Matter.END and set(before.position.left) - before.position.deputies:
            yield f"a game was ended without payment, though somebody has left who pays: {where}"
        if end.at > refused.get((end.table, end.number), end.at):
            yield f"an agreement was refused, and carried out: {where}"
        decides = before.in_person if proposal.matter == Matter.PAUSE else before.in_person - before.absent(end.at)
        agreed = {each.seat for each in consents if each.number == end.number}
        if missing := sorted((decides or before.in_person) - agreed):
            yield f"an agreement was carried out, and nobody asked {missing}: {where}"
