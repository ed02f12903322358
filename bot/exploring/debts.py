"""Whether each entry of a ledger did what its people agreed to, entry by entry in their order.

| must be true | otherwise |
|---|---|
| all who pay or are paid by an entry have agreed to it | nobody asked them |
| an entry that squares a debt is as large as the debt, in its place and unit | another debt was squared |
| nothing was entered between the two since they were asked | a debt has changed |
| a netting leaves fewer debts among its people | a netting is no netting |
| a correction says what is owed after it | it says another debt |
| it is in a unit in which the two owe, if they owe at all | it is in another unit |

A settlement is stored a moment after its time, so one that was made just before an entry may count or not. Stories in
which someone sets the clock of the machine are left out.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from bot.exploring.hours import Span
from bot.standing.ledger import Ledger
from bot.store import (
    AgreementRow,
    ConsentRow,
    EntryRow,
    PotRow,
    PotTransferRow,
    ProposalRow,
    ProposedTransferRow,
    SettlementRow,
    Store,
    TransferRow,
)
from bot.store.copies.snapshot import Snapshot
from bot.tables import Clock
from bot.tables.time import MINUTE, SECOND

SLACK: Final = MINUTE  # ms within which a settlement is stored
AT_ONCE: Final = 15 * SECOND  # ms within which a proposal is stored where all is well
MOST_DOUBTED: Final = 8  # payments of which any may have counted already, or not
Place = tuple[int, str]
"""A server, and a unit."""


class Paid(NamedTuple):
    """A transfer in a ledger."""

    place: Place
    payer: int
    payee: int
    amount: int
    at: int  # Unix ms
    number: int  # of an entry that people agreed to; 0 of a settlement, or of a pot

    @property
    def pair(self) -> frozenset[int]:
        """The two people."""
        return frozenset({self.payer, self.payee})


def misagreed(snapshot: Snapshot, troubles: Collection[Span]) -> Iterator[str]:
    """Yield what is wrong with what people agreed to enter. `troubles`: when anything was wrong, as a slow disk."""
    proposals = {row.id: row for row in snapshot.rows(ProposalRow)}
    agreed = {row.proposal: row.at for row in snapshot.rows(AgreementRow)}
    asked, transfers = defaultdict[str, set[int]](set), defaultdict[str, list[ProposedTransferRow]](list)
    for consent in snapshot.rows(ConsentRow):
        asked[consent.proposal].add(consent.player)
    for each in snapshot.rows(ProposedTransferRow):
        transfers[each.proposal].append(each)
    numbers = {row.proposal: row.number for row in snapshot.rows(EntryRow)}
    entered = {
        key: [_paid(proposals[key], each, at, numbers.get(key, 0)) for each in transfers[key]]
        for key, at in agreed.items()
    }
    settled = [*_settled(snapshot)]
    for key, own in entered.items():
        if missing := sorted({each for paid in own for each in paid.pair} - asked[key]):
            yield f"an entry was made, and nobody asked {missing}: {key}"
        there = [each for each in settled if each.place == own[0].place]
        there += [paid for each in entered.values() for paid in each if paid.place == own[0].place]
        if proposals[key].kind == "square":
            yield from _squared(own[0], proposals[key].at, there)
        elif proposals[key].kind == "net":
            yield from _netted(own, there)
    paid = [*settled, *(each for own in entered.values() for each in own)]
    for key, row in proposals.items():
        is_prompt = not any(each.since <= row.at <= each.until + AT_ONCE for each in troubles)
        if row.kind == "correct" and is_prompt:
            [added] = transfers[key]
            pair = frozenset({added.payer, added.payee})
            yield from _corrected(row, [each for each in paid if each.pair == pair and each.place[0] == row.guild_id])


async def misleft(store: Store, clock: Clock, keys: Iterable[str]) -> list[str]:
    """Return which of these corrections say that something else is owed after them."""
    faults, ledger = list[str](), Ledger(store, clock)
    for key in keys:
        found = await ledger.find(key)
        if found.kind != "correct":
            continue
        [added] = found.payments
        payer, both = added.payer.id, {added.payer.id, added.payee.id}
        entries = [each for each in await store.entries_of(payer) if {each.payer, each.payee} == both]
        there = [each for each in entries if (each.guild_id, each.unit) == (found.place, found.unit)]
        owed = sum(each.amount if each.payer == payer else -each.amount for each in there)
        owed += 0 if found.is_entered else added.amount
        left = found.left
        said = 0 if left is None else left.amount if left.payer.id == payer else -left.amount
        if said != owed:
            faults.append(f"a correction says another debt: {key} ({found.state}): {said}, not {owed}")
    return faults


def _paid(proposal: ProposalRow, row: ProposedTransferRow, at: int, number: int) -> Paid:
    return Paid((proposal.guild_id, proposal.unit), row.payer, row.payee, row.amount, at, number)


def _settled(snapshot: Snapshot) -> Iterator[Paid]:
    """Yield what people owe by playing."""
    tables = {row.id: row for row in snapshot.rows(SettlementRow)}
    for won in snapshot.rows(TransferRow):
        row = tables[won.settlement]
        if row.guild_id is not None:
            yield Paid((row.guild_id, row.unit), won.payer, won.payee, won.amount, row.at, 0)
    pots = {row.tournament: row for row in snapshot.rows(PotRow)}
    for shared in snapshot.rows(PotTransferRow):
        pot = pots[shared.tournament]
        yield Paid((pot.guild_id, pot.unit), shared.payer, shared.payee, shared.amount, pot.at, 0)


def _squared(entry: Paid, asked_at: int, there: Collection[Paid]) -> Iterator[str]:
    """Yield how an entry squares something else than what was owed."""
    own = [each for each in there if each.pair == entry.pair and each is not entry]
    surely, perhaps = _before(entry, own)
    owed = _owed(surely)[entry.payee, entry.payer]
    possible = [owed]
    for each in perhaps:
        owed += each.amount if each.payer == entry.payee else -each.amount
        possible.append(owed)
    if entry.amount not in possible:
        yield f"another debt was squared: entry {entry.number} of {entry.amount}, and {possible} were owed"
    since = asked_at if entry.number else entry.at
    if any(each.at > (since if each.number else since + SLACK) for each in surely):
        yield f"a debt that was squared has changed since: entry {entry.number}"


def _netted(entry: Sequence[Paid], there: Collection[Paid]) -> Iterator[str]:
    """Yield an entry that leaves as many debts among its people as there were."""
    people = {each for paid in entry for each in paid.pair}
    among = [each for each in there if each.pair <= people and each not in entry]
    surely, perhaps = _before(entry[0], among)
    before, after = _owed(surely), _owed([*surely, *entry])
    if not perhaps and len(+after) >= len(+before):
        yield f"a netting is no netting: entry {entry[0].number}, {dict(+before)} became {dict(+after)}"


def _corrected(row: ProposalRow, own: Collection[Paid]) -> Iterator[str]:
    """Yield a correction in a unit in which two people owed nothing, though they owed something in another one.

    `own`: what they ever paid each other in that server.
    """
    surely = [each for each in own if each.at < row.at - (AT_ONCE if each.number else SLACK)]
    perhaps = [each for each in own if each not in surely and each.at <= row.at]
    if len(perhaps) > MOST_DOUBTED:
        return
    possible = [[*surely, *each] for size in range(len(perhaps) + 1) for each in combinations(perhaps, size)]
    owed = [{unit for unit in {each.place[1] for each in paid} if _is_owed(paid, unit)} for paid in possible]
    if all(units and row.unit not in units for units in owed):
        yield f"a correction is in another unit than what is owed: {row.id} in {row.unit}, {owed} is owed"


def _is_owed(paid: Collection[Paid], unit: str) -> bool:
    """Return whether two people owe anything in a unit after all that they paid."""
    return any(_owed([each for each in paid if each.place[1] == unit]).values())


def _before(entry: Paid, others: Collection[Paid]) -> tuple[Sequence[Paid], Sequence[Paid]]:
    """Return what was surely in the ledger before an entry, and what perhaps was, in order of time."""
    agreed = [each for each in others if 0 < each.number < entry.number]
    settled = sorted((each for each in others if not each.number), key=lambda each: each.at)
    surely = [each for each in settled if each.at < entry.at - SLACK]
    return [*agreed, *surely], [each for each in settled if entry.at - SLACK <= each.at <= entry.at + SLACK]


def _owed(paid: Collection[Paid]) -> Counter[tuple[int, int]]:
    """Return what the first owes the second, in both directions: below zero they are owed it."""
    found = Counter[tuple[int, int]]()
    for each in paid:
        found[each.payer, each.payee] += each.amount
        found[each.payee, each.payer] -= each.amount
    return found
