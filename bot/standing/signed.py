"""Entries of ledgers signed with the operator's key, so that nobody can change one, add one or take one out unseen.

Each signature covers all that was agreed on, and the number of the entry. A note says up to which number entries are
signed, and is signed itself. People are named by their numbers, which stay when someone is forgotten.
"""

import json
import logging
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from bot.store import ConsentRow, EntryRow, NoteRow, ProposalRow, SignedRow, Store
from bot.values.signing import Signature, Signer

log = logging.getLogger(__name__)

HEAD = "entries"  # key of the note
AT_ONCE = 500  # entries that are read at a time


def words_of(
    number: int,
    proposal: ProposalRow,
    transfers: Iterable[tuple[int, int, int]],
    consents: Iterable[ConsentRow],
    *,
    at: int,
) -> str:
    """Return the signed part of an entry: number, kind, server, unit and times, who pays whom, and who agreed when."""
    agreed = sorted((each.player, each.at) for each in consents)
    said = [
        number,
        proposal.id,
        proposal.kind,
        proposal.guild_id,
        proposal.unit,
        proposal.at,
        sorted(transfers),
        agreed,
    ]
    return json.dumps([*said, at])


def head_note(signer: Signer, count: int) -> NoteRow:
    """Return the note of how many entries are signed."""
    return NoteRow(HEAD, json.dumps([count, signer.sign(_head_words(count))]))


def read_head(value: str, signer: Signer) -> tuple[int, Signature]:
    """Return how many entries are signed, as the note says, and what its own signature says. Raises ValueError."""
    match json.loads(value):
        case [int(count), str(signature)] if count >= 0:
            return count, signer.judge(_head_words(count), signature)
    raise ValueError("no head")


def _head_words(count: int) -> str:
    return json.dumps(["entries", count])


@dataclass(slots=True)
class Resigned:
    """The outcome of re-signing. Entries are given by number."""

    anew: int = 0  # with the first key
    kept: int = 0
    unsigned: list[int] = field(default_factory=list)  # had none: signed as they are
    lost: list[int] = field(default_factory=list)  # of a key that is not here, or wrong: left as they are


async def sign_first(store: Store, signer: Signer) -> int:
    """Sign all entries if the bot has a key for the first time. Return how many.

    It is done once: `python -m bot check` reports signatures removed later.
    """
    if not signer.has_key or await store.note(HEAD) is not None:
        return 0
    entries = [each async for each in _entries(store)]
    if any(each.mac for each in entries):
        log.error("notes: %s is missing, so that entries are not signed: python -m bot check tells more", HEAD)
        return 0
    signed = [SignedRow(each.number, signer.sign(await _words(store, each))) for each in entries]
    await store.commit(*signed, head_note(signer, len(entries)))
    log.info("entries of ledgers signed: %d", len(entries))
    return len(entries)


async def sign_anew(store: Store, signer: Signer) -> Resigned:
    """Sign every entry with the first key, if its signature is right or it has none. Nobody else may write."""
    done, rows = Resigned(), list[SignedRow]()
    async for entry in _entries(store):
        words = await _words(store, entry)
        match signer.judge(words, entry.mac):
            case Signature.WRONG | Signature.FOREIGN:
                done.lost.append(entry.number)
                continue
            case Signature.NONE:
                done.unsigned.append(entry.number)
            case Signature.RIGHT if entry.mac == signer.sign(words):
                done.kept += 1
                continue
            case _:
                done.anew += 1
        rows.append(SignedRow(entry.number, signer.sign(words)))
    head = [] if done.lost else [head_note(signer, await store.last_entry())]
    if rows or head:
        await store.commit(*rows, *head)
    return done


async def _entries(store: Store) -> AsyncIterator[EntryRow]:
    after = 0
    while found := await store.numbered_entries(after=after, limit=AT_ONCE):
        for each in found:
            yield each
        after = found[-1].number


async def _words(store: Store, entry: EntryRow) -> str:
    proposal, at = await store.proposal(entry.proposal), await store.agreed_at(entry.proposal)
    if proposal is None or at is None:
        raise LookupError(entry.proposal)  # the foreign keys forbid it
    transfers = [(each.payer, each.payee, each.amount) for each in await store.proposed_transfers(entry.proposal)]
    return words_of(entry.number, proposal, transfers, await store.consent_rows(entry.proposal), at=at)
