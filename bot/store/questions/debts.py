"""The questions about who owes whom. Each names the indexes that answer it; a test checks SQLite's plan."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Integer,
    Table,
    bindparam,
    func,
    literal,
    or_,
    select,
    union,
    union_all,
)

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.rows import TransferRow
from bot.store.rows.standing_rows import ConsentRow, EntryRow, ProposalRow
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing
from bot.store.schema import tournament_schema as contests
from bot.store.schema.types import whole_sum


@dataclass(frozen=True, slots=True)
class Debt:
    """A debt of `payer` to `payee` in one unit: minor units, above zero."""

    payer: int
    payee: int
    unit: str
    amount: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a ledger. `id` is that of its settlement, proposal or tournament."""

    id: str
    guild_id: int | None
    payer: int
    payee: int
    amount: int
    unit: str
    at: int


class DebtQueries(Reader):
    """Queries about ledgers. They only read."""

    async def debts(self, guild_id: int, player: int | None = None) -> list[Debt]:
        """Return who owes whom how much in a server: sums of all transfers, none zero.

        With `player`, only the debts between that player and others.
        """
        # ix_transfers_payer_id and ix_transfers_payee_id, or ix_settlements_guild_id without a player;
        # the same indexes of proposed_transfers and proposals, of pot_transfers and pots; primary keys
        if player is None:
            return netted(await self._all(_DEBTS, Debt, guild_id=guild_id))
        return netted(await self._all(_DEBTS_OF, Debt, guild_id=guild_id, player=player))

    async def units_of(self, guild_id: int) -> list[str]:
        """Return every unit in which a game or a tournament of a server was ever settled."""
        # ix_settlements_guild_id, ix_pots_guild_id
        settled, pots = schema.settlements.c, contests.pots.c
        units = union(
            select(settled.unit).where(settled.guild_id == guild_id), select(pots.unit).where(pots.guild_id == guild_id)
        )
        return await self._all(units, str)

    async def entries_of(self, player: int) -> list[Entry]:
        """Return every ledger entry that a player pays or is paid by, oldest first.

        It is from a game, an agreement or a tournament.
        """
        # ix_transfers_payer_id, ix_transfers_payee_id, the same indexes of proposed_transfers and pot_transfers;
        # primary keys
        return sorted(await self._all(_ENTRIES_OF, Entry, player=player), key=lambda entry: (entry.at, entry.id))

    async def proposals_of(self, player: int) -> list[ProposalRow]:
        """Return every proposal that a player made, agreed to, or would pay or be paid by, the oldest first."""
        # ix_proposed_transfers_payer_id, ix_proposed_transfers_payee_id, ix_consents_player_id; primary keys
        return await self._all(_PROPOSALS_OF, ProposalRow, player=player)

    async def proposal(self, proposal: str) -> ProposalRow | None:
        """Return a proposal, whether it was agreed to or not."""
        # primary key
        return await self._one(select(standing.proposals).where(standing.proposals.c.id == proposal), ProposalRow)

    async def proposed_transfers(self, proposal: str) -> list[TransferRow]:
        """Return the transfers that a proposal would enter in the ledger."""
        # primary key
        table = standing.proposed_transfers
        query = select(table).where(table.c.proposal == proposal).order_by(table.c.payer, table.c.payee)
        return await self._all(query, TransferRow)

    async def consents(self, proposal: str) -> list[int]:
        """Return the players who have agreed to a proposal, the first one first."""
        # primary key
        table = standing.consents
        return await self._all(select(table.c.player).where(table.c.proposal == proposal).order_by(table.c.at), int)

    async def consent_rows(self, proposal: str) -> list[ConsentRow]:
        """Return who has agreed to a proposal, and when, the lowest number first."""
        # primary key
        table = standing.consents
        return await self._all(select(table).where(table.c.proposal == proposal).order_by(table.c.player), ConsentRow)

    async def agreed_at(self, proposal: str) -> int | None:
        """Return when all had agreed to a proposal; None if not all have."""
        # primary key
        table = standing.agreements
        return await self._one(select(table.c.at).where(table.c.proposal == proposal), int)

    async def last_entry(self) -> int:
        """Return the number of the last entry of the ledger; 0 if there is none."""
        # primary key
        return await self._one(select(func.coalesce(func.max(standing.entries.c.number), 0)), int) or 0

    async def numbered_entries(self, *, after: int, limit: int) -> list[EntryRow]:
        """Return the ledger entries after this number, up to a maximum."""
        # primary key
        table = standing.entries
        return await self._all(
            select(table).where(table.c.number > after).order_by(table.c.number).limit(limit), EntryRow
        )

    async def is_agreed(self, proposal: str) -> bool:
        """Return whether all have agreed to a proposal."""
        # primary key
        table = standing.agreements
        return await self._one(select(table.c.at).where(table.c.proposal == proposal), int) is not None

    async def dissent(self, proposal: str) -> int | None:
        """Return the player who refused a proposal; None if nobody has."""
        # primary key
        table = standing.dissents
        return await self._one(select(table.c.player).where(table.c.proposal == proposal), int)


def _debts(player: BindParameter[int] | None) -> Prepared:
    """Return the question for the sums of all transfers of a server, or of those that touch a player."""
    settled, proposals, pots = schema.settlements, standing.proposals, contests.pots
    won, agreed, agreements = schema.transfers, standing.proposed_transfers, standing.agreements
    shared = contests.pot_transfers
    parts = union_all(
        select(won.c.payer, won.c.payee, settled.c.unit, won.c.amount)
        .join(settled, settled.c.id == won.c.settlement)
        .where(_in_server(settled.c.guild_id, player), *_touching(won, player)),
        select(agreed.c.payer, agreed.c.payee, proposals.c.unit, agreed.c.amount)
        .join(proposals, proposals.c.id == agreed.c.proposal)
        .join(agreements, agreements.c.proposal == agreed.c.proposal)
        .where(_in_server(proposals.c.guild_id, player), *_touching(agreed, player)),
        select(shared.c.payer, shared.c.payee, pots.c.unit, shared.c.amount)
        .join(pots, pots.c.tournament == shared.c.tournament)
        .where(_in_server(pots.c.guild_id, player), *_touching(shared, player)),
    ).subquery()
    payer, payee, unit, amount = parts.c
    return Prepared(select(payer, payee, unit, whole_sum(amount)).group_by(payer, payee, unit))


def _in_server(column: ColumnElement[int], player: BindParameter[int] | None) -> ColumnElement[bool]:
    """Return the transfers of a server.

    For one player the column is hidden from the index of servers by adding zero, so that SQLite begins with the
    player's transfers, which are far fewer than the server's.
    """
    return (column if player is None else column + literal(0)) == bindparam("guild_id")


def _touching(transfers: Table, player: BindParameter[int] | None) -> list[ColumnElement[bool]]:
    """Return the transfers that a player pays or is paid by; all of them for None."""
    return [] if player is None else [or_(transfers.c.payer == player, transfers.c.payee == player)]


def netted(sums: Sequence[Debt]) -> list[Debt]:
    """Return one debt for each pair and unit: what the two owe each other, set off against each other."""
    owed: dict[tuple[int, int, str], int] = {}
    for each in sums:
        low, high = sorted((each.payer, each.payee))
        signed = each.amount if each.payer == low else -each.amount
        owed[low, high, each.unit] = owed.get((low, high, each.unit), 0) + signed
    return [
        Debt(low, high, unit, amount) if amount > 0 else Debt(high, low, unit, -amount)
        for (low, high, unit), amount in sorted(owed.items())
        if amount
    ]


def _entries_of(player: BindParameter[int]) -> Prepared:
    settled, proposals, pots = schema.settlements, standing.proposals, contests.pots
    won, agreed, agreements = schema.transfers, standing.proposed_transfers, standing.agreements
    shared = contests.pot_transfers
    return Prepared(
        union_all(
            select(won.c.settlement, settled.c.guild_id, won.c.payer, won.c.payee, won.c.amount, settled.c.unit)
            .add_columns(settled.c.at)
            .join(settled, settled.c.id == won.c.settlement)
            .where(*_touching(won, player)),
            select(agreed.c.proposal, proposals.c.guild_id, agreed.c.payer, agreed.c.payee, agreed.c.amount)
            .add_columns(proposals.c.unit, agreements.c.at)
            .join(proposals, proposals.c.id == agreed.c.proposal)
            .join(agreements, agreements.c.proposal == agreed.c.proposal)
            .where(*_touching(agreed, player)),
            select(shared.c.tournament, pots.c.guild_id, shared.c.payer, shared.c.payee, shared.c.amount)
            .add_columns(pots.c.unit, pots.c.at)
            .join(pots, pots.c.tournament == shared.c.tournament)
            .where(*_touching(shared, player)),
        )
    )


def _proposals_of(player: BindParameter[int]) -> Prepared:
    proposals, touched, given = standing.proposals, standing.proposed_transfers, standing.consents.c
    either = union_all(
        select(touched.c.proposal).where(*_touching(touched, player)),
        select(given.proposal).where(given.player == player),
    )
    return Prepared(select(proposals).where(proposals.c.id.in_(either)).order_by(proposals.c.at, proposals.c.id))


_PLAYER: Final = bindparam("player", type_=Integer)
_ENTRIES_OF: Final = _entries_of(_PLAYER)
_PROPOSALS_OF: Final = _proposals_of(_PLAYER)
_DEBTS: Final = _debts(None)
_DEBTS_OF: Final = _debts(_PLAYER)
