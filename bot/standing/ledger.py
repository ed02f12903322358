"""The ledger of a server: debts between its people, debts paid outside, corrections, and netting among several.

An entry is a set of transfers that never change; a balance is the sum of transfers. Each agreement becomes a further
entry, which counts once everyone it touches has agreed. The bot never touches money.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager

from bot.standing.debts import after, connected, named, net_balances, netting, squaring, tried, within
from bot.standing.errors import Objection, Why
from bot.standing.netting import is_fewest
from bot.standing.proposal import Balance, Payment, Proposal, State
from bot.standing.signed import head_note, sign_first, words_of
from bot.store import (
    AgreementRow,
    ConsentRow,
    Debt,
    DissentRow,
    EntryRow,
    NoteRow,
    ProposalRow,
    ProposedTransferRow,
    SharedLock,
    Store,
    TransferRow,
)
from bot.tables import DAY, Clock, Limits, Player
from bot.tables.keys import new_key
from bot.tables.lobbies.limits import judged_by_notes
from bot.values.signing import Signer

LIFETIME = 7 * DAY  # how long a proposal can be agreed to
MOST_CORRECTED = 10**9  # minor units
MOST_NETTED = 20  # people; a Discord message has room for the payments of this many, and for all their names
WITNESS = "agreed/"  # with the id of a proposal: the key of the note that says once more what was agreed to


class Ledger:
    """Balances, and entries that people agree on."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        limits: Limits | None = None,
        *,
        signer: Signer | None = None,
        draw_key: Callable[[], str] = new_key,
    ) -> None:
        """`limits`: how often one person may ask another; None: as often as they like.

        `signer` signs entries; without one nothing is signed. `draw_key` makes the key of each proposal.
        """
        self._store = store
        self._clock = clock
        self._limits = limits or Limits(store, clock, None)
        self._signer = signer or Signer()
        self._draw_key = draw_key
        self._entering = asyncio.Lock()

    @asynccontextmanager
    async def entering(self) -> AsyncIterator[SharedLock]:
        """Let nobody else enter anything, so that two agreements about one debt cannot both be entered."""
        async with self._entering, self._store.shared_lock("ledger") as lock:
            yield lock

    async def balances(self, guild_id: int, player: Player, other: Player | None = None) -> list[Balance]:
        """Return the debts between `player` and everyone else (or only `other`) in a server, the largest first."""
        found = []
        debts = await self._store.debts(guild_id, player.id)
        people = await self._people({each for debt in debts for each in (debt.payer, debt.payee)})
        for debt in debts:
            own, amount = (debt.payer, -debt.amount) if debt.payer == player.id else (debt.payee, debt.amount)
            them = debt.payee if own == debt.payer else debt.payer
            if other is None or them == other.id:
                found.append(Balance(people[them], debt.unit, amount))
        return sorted(found, key=lambda balance: (-abs(balance.amount), balance.other.id))

    async def propose_square(self, guild_id: int, player: Player, other: Player) -> Proposal:
        """Propose that the debt between the two was paid outside the bot. The other must agree.

        Raises Objection (ONESELF, SQUARE).
        """
        if player.id == other.id:
            raise Objection(Why.ONESELF)
        debts = [debt for debt in await self._store.debts(guild_id, player.id) if other.id in (debt.payer, debt.payee)]
        if not debts:
            raise Objection(Why.SQUARE)
        debt = debts[0]
        return await self._propose("square", guild_id, debt.unit, squaring(debt), player)

    async def circle(self, guild_id: int, player: Player, *, unit: str) -> list[Player]:
        """Return everyone whose debts are linked to those of `player`, in the unit that `propose_net` would net."""
        debts = await self._open_debts(guild_id)
        for each in tried(debts, {player.id}, unit):
            people = await self._people(named(connected(debts[each], player.id)))
            return sorted(people.values(), key=lambda other: other.id)
        return []

    async def propose_net(
        self, guild_id: int, player: Player, *, unit: str, among: Collection[Player] | None = None
    ) -> Proposal:
        """Propose fewer payments among `player` and these people. None: all whose debts are connected with theirs.

        The debts with everyone else stay as they are. `unit` is the server's present unit, which is tried before its
        former units. Raises Objection (NOTHING_TO_NET) if the payments cannot be fewer, (TOO_MANY) for a larger circle
        than can agree on one proposal.
        """
        debts = await self._open_debts(guild_id)
        chosen = {player.id, *(each.id for each in among or ())}
        for each in tried(debts, chosen, unit):
            circle = connected(debts[each], player.id) if among is None else within(debts[each], chosen)
            if len(named(circle)) > MOST_NETTED:
                raise Objection(Why.TOO_MANY)
            if transfers := await asyncio.to_thread(netting, circle):  # some hundredths of a second
                return await self._propose("net", guild_id, each, transfers, player)
        raise Objection(Why.NOTHING_TO_NET)

    async def propose_correction(self, guild_id: int, player: Player, other: Player, *, unit: str, by: int) -> Proposal:
        """Propose that the other owes `by` minor units more (below zero: less). The other must agree.

        `unit` is the server's present unit. If the two owe nothing in it, but something in a former unit, the entry
        is in that former unit. Raises Objection (ONESELF, NOBODY, NOTHING).
        """
        if player.id == other.id:
            raise Objection(Why.ONESELF)
        if other.robot is not None:
            raise Objection(Why.NOBODY)
        if not by or abs(by) > MOST_CORRECTED:
            raise Objection(Why.NOTHING)
        transfer = (other.id, player.id, by) if by > 0 else (player.id, other.id, -by)
        owed = [each.unit for each in await self.balances(guild_id, player, other)]
        meant = unit if unit in owed or not owed else owed[0]
        return await self._propose("correct", guild_id, meant, [transfer], player)

    async def find(self, key: str) -> Proposal:
        """Return the current state of a proposal. Raises Objection (NO_PROPOSAL)."""
        row = await self._store.proposal(key)
        if row is None:
            raise Objection(Why.NO_PROPOSAL)
        transfers = await self._store.proposed_transfers(key)
        ids = sorted({person for each in transfers for person in (each.payer, each.payee)})
        agreed = await self._store.consents(key)  # the first is the proposer, who agreed by proposing
        refused_by = await self._store.dissent(key)
        state = await self._state(row, transfers, refused_by)
        left, is_surely_fewest = None, True
        match row.kind:
            case "square":  # the entry runs against the debt, the payment along it
                paid = [(each.payee, each.payer, each.amount) for each in transfers]
            case "correct":
                paid = [(each.payer, each.payee, each.amount) for each in transfers]
                left = await self._left(row, transfers[0], is_entered=state is State.ENTERED)
            case _ if state is State.WAITING:
                debts = await self._debts_among(row, ids)
                paid, is_surely_fewest = after(debts, transfers), is_fewest(net_balances(debts))
            case _:
                paid = []
        people = await self._people({*ids, *agreed})
        return Proposal(
            id=key,
            place=row.guild_id,
            kind=row.kind,
            unit=row.unit,
            payments=tuple(Payment(people[payer], people[payee], amount) for payer, payee, amount in paid),
            proposer=people[agreed[0]],
            people=tuple(people[each] for each in ids),
            agreed=tuple(agreed),
            state=state,
            ends_at=row.at + LIFETIME,
            refused_by=refused_by,
            left=None if left is None else Payment(people[left[0]], people[left[1]], left[2]),
            is_fewest=is_surely_fewest,
        )

    async def agree(self, key: str, player: Player) -> Proposal:
        """Agree to a proposal, and enter it if everyone has agreed. Changes nothing unless it is waiting.

        Raises Objection (NO_PROPOSAL, NOT_INVOLVED).
        """
        async with self.entering() as lock:
            proposal = await self._asked_of(key, player)
            if proposal.state is not State.WAITING:
                return proposal
            agreed = {*proposal.agreed, player.id}
            now = self._clock.now()
            consent = [] if player.id in proposal.agreed else [ConsentRow(key, player.id, now)]
            is_entered = agreed >= {each.id for each in proposal.people}
            entry: list[AgreementRow | EntryRow | NoteRow] = []
            if is_entered:
                entry += [AgreementRow(key, now), await self._witness(key, agreed, at=now)]
                entry += await self._signed(key, consent, at=now)
            if consent or entry:
                await self._store.commit(*consent, *entry, preconditions=[lock])
            return await self.find(key)

    async def _signed(self, key: str, last: Iterable[ConsentRow], *, at: int) -> list[EntryRow | NoteRow]:
        """Return the agreement under its number, signed; `last` is the consent that is stored with it."""
        row, number = await self._store.proposal(key), await self._store.last_entry() + 1
        if row is None:
            raise Objection(Why.NO_PROPOSAL)
        transfers = [(each.payer, each.payee, each.amount) for each in await self._store.proposed_transfers(key)]
        consents = [*await self._store.consent_rows(key), *last]
        entry = EntryRow(number, key, self._signer.sign(words_of(number, row, transfers, consents, at=at)))
        return [entry, head_note(self._signer, number)] if self._signer.has_key else [entry]

    async def sign(self) -> None:
        """Sign the entries from before there was a key, once. To be awaited at the start."""
        async with self.entering():
            await sign_first(self._store, self._signer)

    async def _witness(self, key: str, agreed: Iterable[int], *, at: int) -> NoteRow:
        """Return what was agreed to, once more: the amount of a correction follows from nothing else. For the check."""
        row, transfers = await self._store.proposal(key), await self._store.proposed_transfers(key)
        if row is None:
            raise Objection(Why.NO_PROPOSAL)
        noted = {
            "kind": row.kind,
            "guild_id": row.guild_id,
            "unit": row.unit,
            "transfers": [(each.payer, each.payee, each.amount) for each in transfers],
            "people": sorted(agreed),
            "at": at,
        }
        return NoteRow(f"{WITNESS}{key}", json.dumps(noted))

    async def refuse(self, key: str, player: Player) -> Proposal:
        """Refuse a proposal, or take back one's own. Changes nothing unless it is waiting.

        Raises Objection (NO_PROPOSAL, NOT_INVOLVED).
        """
        async with self.entering() as lock:
            proposal = await self._asked_of(key, player)
            if proposal.state is not State.WAITING:
                return proposal
            await self._store.commit(DissentRow(key, player.id, self._clock.now()), preconditions=[lock])
            return await self.find(key)

    async def awaiting(self, player: Player) -> list[Proposal]:
        """Return the proposals in any ledger that wait for the answer of `player`, the oldest first."""
        since = self._clock.now() - LIFETIME
        recent = [row.id for row in await self._store.proposals_of(player.id) if row.at > since]
        found = [await self.find(key) for key in recent]
        return [each for each in found if each.state is State.WAITING and player.id not in each.agreed]

    async def farewell(self, player: Player) -> list[DissentRow]:
        """Return what ends every waiting proposal that touches `player`, who is being forgotten. `entering` is held."""
        now = self._clock.now()
        found = [await self.find(row.id) for row in await self._store.proposals_of(player.id)]
        return [DissentRow(each.id, player.id, now) for each in found if each.state is State.WAITING]

    async def _asked_of(self, key: str, player: Player) -> Proposal:
        proposal = await self.find(key)
        if not proposal.touches(player):
            raise Objection(Why.NOT_INVOLVED)
        return proposal

    @judged_by_notes
    async def _propose(
        self, kind: str, guild_id: int, unit: str, transfers: Sequence[tuple[int, int, int]], player: Player
    ) -> Proposal:
        """Store a proposal. Raises LimitReached; and Objection (GONE) if someone is forgotten at this moment, since
        nobody could answer.
        """
        key = self._draw_key()
        async with self.entering() as lock:
            touched = {player.id, *(person for payer, payee, _ in transfers for person in (payer, payee))}
            people = (await self._people(touched)).values()
            if any(each.discord_id is None for each in people):
                raise Objection(Why.GONE)
            now, limited = self._clock.now(), await self._limits.ask(player, people)
            await self._store.commit(
                ProposalRow(key, kind, guild_id, unit, now),
                *(ProposedTransferRow(key, payer, payee, amount) for payer, payee, amount in transfers),
                ConsentRow(key, player.id, now),
                *limited,
                preconditions=[lock],
            )
        return await self.find(key)

    async def _state(self, row: ProposalRow, transfers: Sequence[TransferRow], refused_by: int | None) -> State:
        if await self._store.is_agreed(row.id):
            return State.ENTERED
        if refused_by is not None:
            return State.REFUSED
        if self._clock.now() >= row.at + LIFETIME:
            return State.LAPSED
        return State.WAITING if await self._still_holds(row, transfers) else State.CHANGED

    async def _still_holds(self, row: ProposalRow, entry: Sequence[TransferRow]) -> bool:
        """Return whether the same would be proposed now. A correction holds regardless of other debts.

        A debt is squared once: a later one of the same amount is another one.
        """
        transfers = [(each.payer, each.payee, each.amount) for each in entry]
        somebody, other, _ = transfers[0]
        match row.kind:
            case "correct":
                return True
            case "net":
                people = named(entry)
                return await asyncio.to_thread(netting, await self._debts_among(row, people)) == transfers
            case _:
                debt = await self._between(row, somebody, other)
                return debt is not None and squaring(debt) == transfers and not await self._has_changed(row, debt)

    async def _left(
        self, row: ProposalRow, added: TransferRow, *, is_entered: bool
    ) -> tuple[int, int, int] | None:  # fmt: skip
        """Return the debt between two people after a correction: payer, payee, amount; None if there is none."""
        debt = await self._between(row, added.payer, added.payee)
        owed = 0 if debt is None else debt.amount if debt.payer == added.payer else -debt.amount
        owed += 0 if is_entered else added.amount
        if not owed:
            return None
        return (added.payer, added.payee, owed) if owed > 0 else (added.payee, added.payer, -owed)

    async def _between(self, row: ProposalRow, one: int, other: int) -> Debt | None:
        """Return the debt between two people in the unit of a proposal; None if there is none."""
        debts = await self._store.debts(row.guild_id, one)
        return next((each for each in debts if each.unit == row.unit and other in (each.payer, each.payee)), None)

    async def _has_changed(self, row: ProposalRow, debt: Debt) -> bool:
        """Return whether anything was entered between two people since a proposal, in its place and unit."""
        both, entries = {debt.payer, debt.payee}, await self._store.entries_of(debt.payer)
        there = (each for each in entries if (each.guild_id, each.unit) == (row.guild_id, row.unit))
        return any({each.payer, each.payee} == both and each.at > row.at for each in there)

    async def _debts_among(self, row: ProposalRow, people: Collection[int]) -> list[Debt]:
        """Return the debts among these people in the server and the unit of a proposal."""
        return within((await self._open_debts(row.guild_id))[row.unit], people)

    async def _open_debts(self, guild_id: int) -> dict[str, list[Debt]]:
        """Return the debts in a server by unit, among people who can still be asked (not forgotten)."""
        debts = await self._store.debts(guild_id)
        people = await self._store.players(named(debts))
        open_to = {each.id for each in people.values() if each.discord_id is not None}
        found: dict[str, list[Debt]] = defaultdict(list)
        for debt in within(debts, open_to):
            found[debt.unit].append(debt)
        return found

    async def _people(self, ids: Sequence[int] | set[int]) -> dict[int, Player]:
        return {each: Player.of(row) for each, row in (await self._store.players(ids)).items()}
