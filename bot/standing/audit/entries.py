"""A check of agreements: each entry of a ledger has the consent of everyone it concerns, and says what its kind says.

The amount of a correction follows from nothing else, so what was agreed is also kept as a note (`witness_of`).
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.entry import Entry
from bot.standing.audit.sentences import differences, wrong
from bot.standing.audit.signatures import signature_faults
from bot.standing.ledger import LIFETIME, MOST_CORRECTED, WITNESS
from bot.store import (
    AgreementRow,
    ConsentRow,
    DissentRow,
    NoteRow,
    PotRow,
    PotTransferRow,
    ProposalRow,
    ProposedTransferRow,
    SettlementRow,
    TransferRow,
)
from bot.store.copies.kinds import named
from bot.store.copies.snapshot import Snapshot
from bot.tables.time import MINUTE
from bot.values.signing import Signer

AT_ONCE = MINUTE  # entries so near to each other may have been made in either order
MOST_AT_ONCE = 12  # such entries of two people, all of whose orders are tried

Pair = tuple[int | None, str, int, int]
"""A server, a unit and two people, the lower number first."""


@dataclass(frozen=True, slots=True)
class _Change:
    """The change of an entry between two people: how much more the one with the lower number owes the other."""

    id: str  # of the settlement or proposal
    at: int  # ms
    more: int


def entry_faults(snapshot: Snapshot, signer: Signer) -> Iterator[str]:
    """Yield what is wrong with proposals, and with the ledgers in which they were entered."""
    entries = _entries(snapshot)
    past = _changes(snapshot, entries.values())
    since = min((each.agreement.at for each in entries.values() if each.agreement and each.witness), default=None)
    for entry in entries.values():
        try:
            entry.consents.sort(key=lambda each: each.at)
            yield from _people_faults(entry)
            yield from _agreement_faults(entry)
            yield from _kind_faults(entry, past)
            yield from _witness_faults(entry, since)
        except Exception as error:  # of any kind: a fault of one entry hides no other
            yield f"{named(entry.proposal)}: cannot be checked ({type(error).__name__})"
    for note in snapshot.rows(NoteRow):
        if note.key.startswith(WITNESS) and (key := note.key.removeprefix(WITNESS)) not in entries:
            yield f"proposals with id {key}: is missing, though it was agreed to ({named(note)})"
    yield from signature_faults(snapshot, entries, signer)


def _entries(snapshot: Snapshot) -> dict[str, Entry]:
    """Return every proposal by its id. References to none are reported elsewhere."""
    entries = {each.id: Entry(each) for each in snapshot.rows(ProposalRow)}
    for transfer in snapshot.rows(ProposedTransferRow):
        if transfer.proposal in entries:
            entries[transfer.proposal].transfers.append(transfer)
    for consent in snapshot.rows(ConsentRow):
        if consent.proposal in entries:
            entries[consent.proposal].consents.append(consent)
    for agreement in snapshot.rows(AgreementRow):
        if agreement.proposal in entries:
            entries[agreement.proposal].agreement = agreement
    for dissent in snapshot.rows(DissentRow):
        if dissent.proposal in entries:
            entries[dissent.proposal].dissent = dissent
    for note in snapshot.rows(NoteRow):
        if note.key.startswith(WITNESS) and (key := note.key.removeprefix(WITNESS)) in entries:
            entries[key].witness = note
    return entries


def _people_faults(entry: Entry) -> Iterator[str]:
    """Yield whether those who agreed or refused were asked, and in time."""
    row, people = entry.proposal, entry.people
    proposer = next((each for each in entry.consents if each.at == row.at), None)
    if proposer is None:
        words = f"is {row.at}, when nobody agreed (consents: at), as its proposer did by proposing"
        yield wrong(row, "at", words)
    may = people | ({proposer.player} if proposer is not None else set())
    for consent in entry.consents:
        if consent.player not in people and (consent is not proposer or row.kind != "net"):
            yield wrong(consent, "player", f"is {consent.player}, whom it does not concern")
    if entry.dissent is not None and entry.dissent.player not in may:
        yield wrong(entry.dissent, "player", f"is {entry.dissent.player}, whom it does not concern")
    answers: list[ConsentRow | DissentRow] = [*entry.consents, *([] if entry.dissent is None else [entry.dissent])]
    for each in answers:
        if not row.at - LEEWAY <= each.at < row.at + LIFETIME + SKEW:
            yield wrong(each, "at", f"is {each.at}, when the proposal was not open")


def _agreement_faults(entry: Entry) -> Iterator[str]:
    """Yield whether exactly what everyone agreed to was entered."""
    key, consented = entry.proposal.id, {each.player for each in entry.consents}
    if not entry.people:
        yield f"proposed_transfers with proposal_id {key}: is missing"
    if entry.agreement is None:
        if entry.witness is not None or (entry.people and entry.people <= consented):
            yield f"agreements with proposal_id {key}: is missing, though everybody agreed (consents)"
        return
    for lacking in sorted(entry.people - consented):
        yield f"consents with proposal_id {key}, player_id {lacking}: is missing, though it was entered (agreements)"
    last = max((each.at for each in entry.consents), default=None)
    if entry.agreement.at != last:
        yield wrong(entry.agreement, "at", f"is {entry.agreement.at}, the last consent (consents: at) is of {last}")
    if entry.dissent is not None:
        yield f"{named(entry.dissent)}: was refused, though it was entered (agreements)"


def _kind_faults(entry: Entry, past: Mapping[Pair, Sequence[_Change]]) -> Iterator[str]:
    """Yield whether the transfers are such as the kind of the proposal makes them."""
    row, transfers = entry.proposal, entry.transfers
    if row.kind == "net":
        flows: defaultdict[int, int] = defaultdict(int)
        for each in transfers:
            flows[each.payer] -= each.amount
            flows[each.payee] += each.amount
        if changed := [person for person, flow in sorted(flows.items()) if flow]:
            words = f"changes what players {', '.join(map(str, changed))} owe in all, which a netting never does"
            yield f"proposed_transfers with proposal_id {row.id}: amount {words}"
        return
    for each in transfers[1:]:
        yield f"{named(each)}: a proposal of kind {row.kind} has one transfer"
    if row.kind == "correct" and transfers and transfers[0].amount > MOST_CORRECTED:
        yield wrong(transfers[0], "amount", f"is {transfers[0].amount}, which nobody can propose")
    if row.kind == "square" and entry.agreement is not None and len(transfers) == 1:
        yield from _square_faults(transfers[0], entry, entry.agreement.at, past)


def _square_faults(
    transfer: ProposedTransferRow, entry: Entry, at: int, past: Mapping[Pair, Sequence[_Change]]
) -> Iterator[str]:
    """Yield whether a debt that was paid outside was as large as that."""
    pair, more = _between(entry.proposal.guild_id, entry.proposal.unit, transfer)
    others = [each for each in past[pair] if each.id != transfer.proposal]
    owed = sum(each.more for each in others if each.at <= at - AT_ONCE)
    near = [each.more for each in others if abs(each.at - at) < AT_ONCE]
    if len(near) > MOST_AT_ONCE:
        return
    possible = {owed + sum(some) for size in range(len(near) + 1) for some in combinations(near, size)}
    if -more not in possible:
        words = f"is {transfer.amount}, but the two owed each other {abs(owed + sum(near))}"
        yield wrong(transfer, "amount", f"{words} then (transfers, proposed_transfers)")


def _witness_faults(entry: Entry, since: int | None) -> Iterator[str]:
    """Yield how an entry differs from its note of the time it was agreed to. Entries older than notes have none."""
    if entry.agreement is None:
        return
    if entry.witness is None:
        if since is not None and entry.agreement.at > since + AT_ONCE:
            yield f"notes with key {WITNESS}{entry.proposal.id}: is missing, though entries before it have one"
        return
    row, noted = entry.proposal, json.loads(entry.witness.value)
    if "at" in noted and noted["at"] != entry.agreement.at:
        yield wrong(entry.agreement, "at", f"is {entry.agreement.at}, what was noted (notes: value) says {noted['at']}")
    for name in ("kind", "guild_id", "unit"):
        if getattr(row, name) != noted[name]:
            yield wrong(row, name, f"is {getattr(row, name)}, what was agreed to (notes: value) says {noted[name]}")
    agreed = [ProposedTransferRow(row.id, *map(int, each)) for each in noted["transfers"]]
    says, stray = "what was agreed to (notes: value) says", "was not agreed to (notes: value)"
    yield from differences(entry.transfers, agreed, says=says, stray=stray)
    if sorted(noted["people"]) != sorted(each.player for each in entry.consents):
        yield f"consents with proposal_id {row.id}: player_id of them are not those that were noted (notes: value)"


def _changes(snapshot: Snapshot, entries: Iterable[Entry]) -> Mapping[Pair, Sequence[_Change]]:
    """Return what every entry changed between two people, from games, tournaments and agreements."""
    found: defaultdict[Pair, list[_Change]] = defaultdict(list)
    settled = {each.id: each for each in snapshot.rows(SettlementRow)}
    for transfer in snapshot.rows(TransferRow):
        if (game := settled.get(transfer.settlement)) is not None:
            pair, more = _between(game.guild_id, game.unit, transfer)
            found[pair].append(_Change(game.id, game.at, more))
    pots = {each.tournament: each for each in snapshot.rows(PotRow)}
    for paid in snapshot.rows(PotTransferRow):
        if (pot := pots.get(paid.tournament)) is not None:
            pair, more = _between(pot.guild_id, pot.unit, paid)
            found[pair].append(_Change(pot.tournament, pot.at, more))
    for entry in entries:
        if entry.agreement is not None:
            for each in entry.transfers:
                pair, more = _between(entry.proposal.guild_id, entry.proposal.unit, each)
                found[pair].append(_Change(entry.proposal.id, entry.agreement.at, more))
    return found


def _between(
    guild_id: int | None, unit: str, transfer: TransferRow | ProposedTransferRow | PotTransferRow
) -> tuple[Pair, int]:
    """Return the two of a transfer, and how much more the one with the lower number owes the other by it."""
    low, high = sorted((transfer.payer, transfer.payee))
    return (guild_id, unit, low, high), transfer.amount if transfer.payer == low else -transfer.amount
