"""The questions about what the people at a table agree on."""

from typing import Final

from sqlalchemy import bindparam, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.agreed_rows import TableConsentRow, TableProposalEndRow, TableProposalRow
from bot.store.schema import schema


class AgreedQueries(Reader):
    """Queries about proposals at tables. They only read."""

    async def table_proposals(self, table: str) -> list[TableProposalRow]:
        """Return what was proposed at a table, the oldest first."""
        # primary key
        return await self._all(_PROPOSALS, TableProposalRow, table=table)

    async def table_consents(self, table: str) -> list[TableConsentRow]:
        """Return who agreed to what was proposed at a table, by proposal and seat."""
        # primary key
        return await self._all(_CONSENTS, TableConsentRow, table=table)

    async def table_proposal_ends(self, table: str) -> list[TableProposalEndRow]:
        """Return how proposals at a table ended that were refused or agreed on, the oldest first."""
        # primary key
        return await self._all(_ENDS, TableProposalEndRow, table=table)


_PROPOSALS: Final = Prepared(
    select(schema.table_proposals)
    .where(schema.table_proposals.c.table == bindparam("table"))
    .order_by(schema.table_proposals.c.number)
)
_CONSENTS: Final = Prepared(
    select(schema.table_consents)
    .where(schema.table_consents.c.table == bindparam("table"))
    .order_by(schema.table_consents.c.number, schema.table_consents.c.seat)
)
_ENDS: Final = Prepared(
    select(schema.table_proposal_ends)
    .where(schema.table_proposal_ends.c.table == bindparam("table"))
    .order_by(schema.table_proposal_ends.c.number)
)
