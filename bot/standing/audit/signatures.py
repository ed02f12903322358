"""A check that ledger entries are numbered in their order, and signed with the operator's key.

Without the key it checks that required signatures exist, with it that they are right.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.standing.audit.clocks import SKEW
from bot.standing.audit.entry import Entry
from bot.standing.audit.sentences import wrong
from bot.standing.ledger import WITNESS
from bot.standing.signed import HEAD, read_head, words_of
from bot.store import EntryRow, NoteRow
from bot.store.copies.kinds import named
from bot.store.copies.snapshot import Snapshot
from bot.values.signing import Signature, Signer


def signature_faults(snapshot: Snapshot, entries: Mapping[str, Entry], signer: Signer) -> Iterator[str]:
    """Yield what is wrong with the numbers and signatures of entries."""
    rows = snapshot.rows(EntryRow)
    yield from _number_faults(rows, entries)
    signed_to, head_faults = _head(snapshot, rows, signer)
    yield from head_faults
    foreign = 0
    has_new = False
    for row in rows:
        entry = entries.get(row.proposal)
        has_new = has_new or row.mac is not None
        if not row.mac and signed_to is not None and (row.number <= signed_to or signer.has_key):
            words = f"is no signature, though entries up to {signed_to} were signed (notes: {HEAD})"
            yield wrong(
                row, "mac", f"{words}: it was made without the key, and python -m bot rekey signs it, or forged"
            )
        elif row.mac is None and has_new:
            yield wrong(row, "mac", "is missing, though entries before it have one")
        if entry is None or entry.agreement is None:
            continue
        if row.mac == "" and entry.witness is None:
            yield f"notes with key {WITNESS}{row.proposal}: is missing, though {named(row)} was made with one"
        match _judged(row, entry, signer):
            case Signature.WRONG:
                yield wrong(row, "mac", _WRONG)
            case Signature.FOREIGN:
                foreign += 1
    if foreign and signer.has_key:
        yield f"entries: mac of {foreign} is of a key that is missing in CHAPEAU_SEED_KEY, so that it cannot be checked"


_WRONG = (
    "does not sign what is stored: number, proposals (kind, guild_id, unit, at), proposed_transfers, consents or "
    "agreements were changed, or somebody without the key made the entry"
)


def _judged(row: EntryRow, entry: Entry, signer: Signer) -> Signature:
    if entry.agreement is None:
        return Signature.NONE
    transfers = [(each.payer, each.payee, each.amount) for each in entry.transfers]
    words = words_of(row.number, entry.proposal, transfers, entry.consents, at=entry.agreement.at)
    return signer.judge(words, row.mac)


def _number_faults(rows: Sequence[EntryRow], entries: Mapping[str, Entry]) -> Iterator[str]:
    numbered = {each.proposal for each in rows}
    for key, entry in entries.items():
        if entry.agreement is not None and key not in numbered:
            yield f"entries with proposal_id {key}: is missing, though it was agreed to (agreements)"
    latest = 0
    for row in rows:
        if not 1 <= row.number <= len(rows):
            words = f"is {row.number}, but there are {len(rows)}: one was deleted, or was given another number"
            yield wrong(row, "number", words)
        agreement = entries[row.proposal].agreement if row.proposal in entries else None
        if agreement is not None:
            if agreement.at < latest - SKEW:
                words = f"is {row.number}, after that of one which was agreed to later (agreements: at)"
                yield wrong(row, "number", words)
            latest = max(latest, agreement.at)


def _head(snapshot: Snapshot, rows: Sequence[EntryRow], signer: Signer) -> tuple[int | None, list[str]]:
    """Return up to which number entries are signed (None: none ever was), and what is wrong with the note of it."""
    note = next(iter(snapshot.rows(NoteRow, "key", [HEAD])), None)
    if note is None:
        words = f"notes with key {HEAD}: is missing, though entries are signed (entries: mac)"
        return None, [words] if any(each.mac for each in rows) else []
    try:
        count, signature = read_head(note.value, signer)
    except ValueError:
        return None, [wrong(note, "value", "cannot be read, so that entries may lack their signatures unseen")]
    faults = []
    if count > len(rows):
        faults.append(wrong(note, "value", f"says that {count} entries were signed, but there are {len(rows)}"))
    if signer.has_key and signature is not Signature.RIGHT:
        why = "is of a key that is missing in CHAPEAU_SEED_KEY" if signature is Signature.FOREIGN else "is not signed"
        faults.append(wrong(note, "value", f"{why}, so that it may say anything"))
    return count, faults
