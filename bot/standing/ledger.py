"""The ledger of a server: what its people owe each other, debts paid outside, corrections, netting among several.

Every entry is a set of transfers that is never changed. A balance is their sum. What people agree on is a second
entry: it counts from the moment all it touches have agreed. The bot keeps count among friends and never touches money.
"""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.standing.errors import Objection, Why
from bot.standing.netting import fewest_payments
from bot.store import AgreementRow, ConsentRow, Debt, DissentRow, ProposalRow, ProposedTransferRow, Store, TransferRow
from bot.tables import DAY, Clock, Player
from bot.tables.keys import new_key

LIFETIME = 7 * DAY  # of a proposal
MOST_CORRECTED = 10**9  # minor units


@dataclass(frozen=True, slots=True)
class Balance:
    """What stands between me and somebody: above zero I am owed, below zero I owe. Minor units, never zero."""

    other: Player
    unit: str
    amount: int


@dataclass(frozen=True, slots=True)
class Payment:
    """`payer` pays `payee`."""

    payer: Player
    payee: Player
    amount: int


class State(StrEnum):
    """How things stand with a proposal. Only one that waits can be agreed to."""

    WAITING = "waiting"
    ENTERED = "entered"  # all have agreed: it stands in the ledger
    REFUSED = "refused"  # somebody said no, or its proposer took it back
    LAPSED = "lapsed"  # not all agreed in time
    CHANGED = "changed"  # what is owed is no longer what it was about


@dataclass(frozen=True, slots=True)
class Proposal:
    """An entry somebody proposed, and who has agreed to it."""

    id: str
    kind: str  # "square": a debt was paid outside; "net": fewer debts in place of many; "correct": an entry was wrong
    unit: str
    payments: tuple[Payment, ...]  # square: what was paid; net: what is left to pay afterwards; correct: what is added
    proposer: Player  # who need not be among them: of a netting the own debts may stay as they are
    people: tuple[Player, ...]  # who must agree
    agreed: tuple[int, ...]  # ids of those who have
    state: State
    ends_at: int  # ms; until then all must have agreed
    refused_by: int | None = None  # whose no ended it
    left: Payment | None = None  # correct: what is owed between the two once it stands; None for nothing

    @property
    def is_entered(self) -> bool:
        """Whether it stands in the ledger."""
        return self.state is State.ENTERED


class Ledger:
    """Balances, and entries by agreement."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._entering = asyncio.Lock()  # two agreements about one debt must see each other

    async def balances(self, guild_id: int, player: Player, other: Player | None = None) -> list[Balance]:
        """What stands between `player` and each other person (or just `other`) in a server, the largest first."""
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
        """Say that what stands between the two was paid outside; the other must agree.

        Raises Objection (ONESELF, SQUARE).
        """
        if player.id == other.id:
            raise Objection(Why.ONESELF)
        debts = [debt for debt in await self._store.debts(guild_id, player.id) if other.id in (debt.payer, debt.payee)]
        if not debts:
            raise Objection(Why.SQUARE)
        debt = debts[0]
        return await self._propose("square", guild_id, debt.unit, _squaring(debt), player)

    async def propose_net(self, guild_id: int, player: Player, *, unit: str) -> Proposal:
        """Suggest fewer payments to all whose debts hang together with those of `player`.

        `unit` is that of the server; what is owed in one it had before comes afterwards.
        Raises Objection (NOTHING_TO_NET) when there is no way with fewer.
        """
        owed = {debt.unit for debt in await self._store.debts(guild_id, player.id)}
        for each in sorted(owed, key=lambda other: (other != unit, other)):
            if transfers := _netting(await self._circle(guild_id, each, player.id)):
                return await self._propose("net", guild_id, each, transfers, player)
        raise Objection(Why.NOTHING_TO_NET)

    async def propose_correction(self, guild_id: int, player: Player, other: Player, *, unit: str, by: int) -> Proposal:
        """Say that the ledger is wrong: the other owes `by` minor units more (below zero: less). They must agree.

        `unit` is that of the server; where something stands between the two in one it had before, and nothing in this,
        the entry is in that one. Raises Objection (ONESELF, NOBODY, NOTHING).
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
        """A proposal as it stands. Raises Objection (NO_PROPOSAL)."""
        row = await self._store.proposal(key)
        if row is None:
            raise Objection(Why.NO_PROPOSAL)
        transfers = await self._store.proposed_transfers(key)
        ids = sorted({person for each in transfers for person in (each.payer, each.payee)})
        agreed = await self._store.consents(key)  # the first was given with the proposal
        refused_by = await self._store.dissent(key)
        state = await self._state(row, transfers, refused_by)
        left = None
        match row.kind:
            case "square":  # the entry runs against the debt; what was paid runs with it
                paid = [(each.payee, each.payer, each.amount) for each in transfers]
            case "correct":
                paid = [(each.payer, each.payee, each.amount) for each in transfers]
                left = await self._left(row, transfers[0], is_entered=state is State.ENTERED)
            case _ if state is State.WAITING:
                paid = fewest_payments(_standing(await self._circle(row.guild_id, row.unit, ids[0])))
            case _:
                paid = []
        # Of a netting the payments name those, too, whose debts stay as they are, and who need not be asked.
        people = await self._people({*ids, *agreed, *(person for payer, payee, _ in paid for person in (payer, payee))})
        return Proposal(
            id=key,
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
        )

    async def agree(self, key: str, player: Player) -> Proposal:
        """Agree to a proposal, which is entered once all have; it must still be waiting, or nothing changes.

        Raises Objection (NO_PROPOSAL, NOT_INVOLVED).
        """
        async with self._entering:
            proposal = await self._asked_of(key, player)
            if proposal.state is not State.WAITING:
                return proposal
            agreed = {*proposal.agreed, player.id}
            now = self._clock.now()
            consent = [] if player.id in proposal.agreed else [ConsentRow(key, player.id, now)]
            entry = [AgreementRow(key, now)] if agreed >= {each.id for each in proposal.people} else []
            if consent or entry:
                await self._store.commit(*consent, *entry)
            return await self.find(key)

    async def refuse(self, key: str, player: Player) -> Proposal:
        """Say no to a proposal, or take the own one back; it must still be waiting, or nothing changes.

        Raises Objection (NO_PROPOSAL, NOT_INVOLVED).
        """
        async with self._entering:
            proposal = await self._asked_of(key, player)
            if proposal.state is not State.WAITING:
                return proposal
            await self._store.commit(DissentRow(key, player.id, self._clock.now()))
            return await self.find(key)

    async def _asked_of(self, key: str, player: Player) -> Proposal:
        proposal = await self.find(key)
        if player.id not in {proposal.proposer.id, *(each.id for each in proposal.people)}:
            raise Objection(Why.NOT_INVOLVED)
        return proposal

    async def _propose(
        self, kind: str, guild_id: int, unit: str, transfers: Sequence[tuple[int, int, int]], player: Player
    ) -> Proposal:
        key, now = new_key(), self._clock.now()
        await self._store.commit(
            ProposalRow(key, kind, guild_id, unit, now),
            *(ProposedTransferRow(key, payer, payee, amount) for payer, payee, amount in transfers),
            ConsentRow(key, player.id, now),
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
        """Whether the same would be proposed today. A correction is right whatever else is owed."""
        transfers = [(each.payer, each.payee, each.amount) for each in entry]
        somebody, other, _ = transfers[0]
        match row.kind:
            case "correct":
                return True
            case "net":
                return sorted(_netting(await self._circle(row.guild_id, row.unit, somebody))) == transfers
            case _:
                debt = await self._between(row, somebody, other)
                return debt is not None and _squaring(debt) == transfers

    async def _left(
        self, row: ProposalRow, added: TransferRow, *, is_entered: bool
    ) -> tuple[int, int, int] | None:  # fmt: skip
        """What is owed between two people once a correction stands: who pays, whom, how much; None for nothing."""
        debt = await self._between(row, added.payer, added.payee)
        owed = 0 if debt is None else debt.amount if debt.payer == added.payer else -debt.amount
        owed += 0 if is_entered else added.amount
        if not owed:
            return None
        return (added.payer, added.payee, owed) if owed > 0 else (added.payee, added.payer, -owed)

    async def _between(self, row: ProposalRow, one: int, other: int) -> Debt | None:
        """What stands between two people in the unit of a proposal."""
        debts = await self._store.debts(row.guild_id, one)
        return next((each for each in debts if each.unit == row.unit and other in (each.payer, each.payee)), None)

    async def _circle(self, guild_id: int, unit: str, player: int) -> list[Debt]:
        """The debts that hang together with those of `player`, among people who can still be asked."""
        debts = [debt for debt in await self._store.debts(guild_id) if debt.unit == unit]
        people = await self._store.players({each for debt in debts for each in (debt.payer, debt.payee)})
        open_to = {each.id for each in people.values() if each.discord_id is not None}
        debts = [debt for debt in debts if {debt.payer, debt.payee} <= open_to]
        circle, size = {player}, 0
        while size < len(circle):
            size = len(circle)
            circle |= {each for d in debts if circle & {d.payer, d.payee} for each in (d.payer, d.payee)}
        return [debt for debt in debts if debt.payer in circle]

    async def _people(self, ids: Sequence[int] | set[int]) -> dict[int, Player]:
        return {each: Player.of(row) for each, row in (await self._store.players(ids)).items()}


def _squaring(debt: Debt) -> list[tuple[int, int, int]]:
    """The transfers that make a debt zero."""
    return [(debt.payee, debt.payer, debt.amount)]


def _standing(debts: Sequence[Debt]) -> dict[int, int]:
    """Each person's balance against all others together."""
    balances: dict[int, int] = defaultdict(int)
    for debt in debts:
        balances[debt.payer] -= debt.amount
        balances[debt.payee] += debt.amount
    return balances


def _netting(debts: Sequence[Debt]) -> list[tuple[int, int, int]]:
    """The transfers that turn these debts into fewer ones, balances unchanged; none when that makes no fewer."""
    payments = fewest_payments(_standing(debts))
    if len(payments) >= len(debts):
        return []
    change: dict[tuple[int, int], int] = defaultdict(int)  # what the lower of two owes the higher more than before
    for sign, payer, payee, amount in (
        *((1, *payment) for payment in payments),
        *((-1, debt.payer, debt.payee, debt.amount) for debt in debts),
    ):
        low, high = min(payer, payee), max(payer, payee)
        change[low, high] += sign * amount if payer == low else -sign * amount
    return sorted((low, high, more) if more > 0 else (high, low, -more) for (low, high), more in change.items() if more)
