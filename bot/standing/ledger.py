"""The ledger of a server: what its people owe each other, debts paid outside, and netting among several.

Every entry is a set of transfers that is never changed. A balance is their sum. What people agree on is a second
entry: it counts from the moment all it touches have agreed. The bot keeps count among friends and never touches money.
"""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from bot.standing.errors import Objection, Why
from bot.standing.netting import fewest_payments
from bot.store import AgreementRow, ConsentRow, Debt, ProposalRow, ProposedTransferRow, Store
from bot.tables import Clock, Player
from bot.tables.keys import new_key


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


@dataclass(frozen=True, slots=True)
class Proposal:
    """An entry somebody proposed, and who has agreed to it."""

    id: str
    kind: str  # "square": a debt was paid outside; "net": fewer debts in place of many
    unit: str
    payments: tuple[Payment, ...]  # square: what was paid; net: what is left to pay afterwards
    people: tuple[Player, ...]  # who must agree
    agreed: tuple[int, ...]  # ids of those who have
    is_entered: bool


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
        """Say that what stands between the two was paid outside; the other must agree. Raises Objection (SQUARE)."""
        debts = [debt for debt in await self._store.debts(guild_id, player.id) if other.id in (debt.payer, debt.payee)]
        if not debts:
            raise Objection(Why.SQUARE)
        debt = debts[0]
        return await self._propose("square", guild_id, debt.unit, _squaring(debt), player)

    async def propose_net(self, guild_id: int, player: Player, *, unit: str) -> Proposal:
        """Suggest fewer payments to all whose debts hang together with those of `player`.

        Raises Objection (NOTHING_TO_NET) when there is no way with fewer.
        """
        debts = await self._circle(guild_id, unit, player.id)
        transfers = _netting(debts)
        if not transfers:
            raise Objection(Why.NOTHING_TO_NET)
        return await self._propose("net", guild_id, unit, transfers, player)

    async def find(self, key: str) -> Proposal:
        """A proposal as it stands. Raises Objection (NO_PROPOSAL)."""
        row = await self._store.proposal(key)
        if row is None:
            raise Objection(Why.NO_PROPOSAL)
        transfers = await self._store.proposed_transfers(key)
        ids = sorted({person for each in transfers for person in (each.payer, each.payee)})
        people = await self._people(ids)
        is_entered = await self._store.is_agreed(key)
        if row.kind == "square":  # the entry runs against the debt; what was paid runs with it
            paid = [(each.payee, each.payer, each.amount) for each in transfers]
        elif is_entered:
            paid = []
        else:
            paid = fewest_payments(_standing(await self._circle(row.guild_id, row.unit, ids[0])))
        return Proposal(
            id=key,
            kind=row.kind,
            unit=row.unit,
            payments=tuple(Payment(people[payer], people[payee], amount) for payer, payee, amount in paid),
            people=tuple(people[each] for each in ids),
            agreed=tuple(await self._store.consents(key)),
            is_entered=is_entered,
        )

    async def agree(self, key: str, player: Player) -> Proposal:
        """Agree to a proposal, which is entered once all have; agreeing twice changes nothing.

        Raises Objection (NO_PROPOSAL, NOT_INVOLVED, CHANGED).
        """
        async with self._entering:
            proposal = await self.find(key)
            if player.id not in {each.id for each in proposal.people}:
                raise Objection(Why.NOT_INVOLVED)
            if proposal.is_entered:
                return proposal
            if not await self._still_holds(key):
                raise Objection(Why.CHANGED)
            agreed = {*proposal.agreed, player.id}
            now = self._clock.now()
            consent = [] if player.id in proposal.agreed else [ConsentRow(key, player.id, now)]
            entry = [AgreementRow(key, now)] if agreed >= {each.id for each in proposal.people} else []
            if consent or entry:
                await self._store.commit(*consent, *entry)
            return await self.find(key)

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

    async def _still_holds(self, key: str) -> bool:
        """Whether the same would be proposed today."""
        row = await self._store.proposal(key)
        if row is None:
            return False
        transfers = [(each.payer, each.payee, each.amount) for each in await self._store.proposed_transfers(key)]
        somebody = transfers[0][0]
        if row.kind == "net":
            return sorted(_netting(await self._circle(row.guild_id, row.unit, somebody))) == transfers
        other = transfers[0][1]
        debts = await self._store.debts(row.guild_id, somebody)
        return any(debt.unit == row.unit and other == debt.payer and _squaring(debt) == transfers for debt in debts)

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
