"""Queries about who blocks whom. Each names the indexes that answer it; a test checks the plan.

No answer is cached. So a block holds in every process once it is stored, and each query does the same work for any
answer.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Integer, bindparam, exists, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.block_rows import BlockRow
from bot.store.schema import schema
from bot.store.schema.block_schema import blocks

WHO: Final = "challenges"
"""The key of the preference that says who may challenge a player."""


@dataclass(frozen=True, slots=True)
class Between:
    """The facts that decide whether one player may challenge another. Read only."""

    who: str | None  # whom the other lets challenge them, as they chose it; None if they never did
    is_blocked: bool  # by the other
    blocks: bool  # the other
    has_played: bool  # at a table of the other


class BlockQueries(Reader):
    """Queries about blocks. They only read."""

    async def between(self, player: int, other: int) -> Between:
        """Return what decides whether `player` may challenge `other`."""
        # primary keys of preferences, players and blocks, ix_seats_player_id
        [found] = await self._all(_BETWEEN, _between, player=player, other=other)
        return found

    async def blocks_of(self, player: int) -> list[BlockRow]:
        """Return whom a player blocks, the last one first."""
        # primary key
        return await self._all(_BLOCKS_OF, BlockRow, player=player)

    async def blocked_by(self, player: int) -> frozenset[int]:
        """Return the players whom a player blocks, as far as the bot has met them."""
        # primary key, uq_players_discord_id
        return frozenset(await self._all(_BLOCKED_BY, int, player=player))

    async def blockers_of(self, player: int) -> frozenset[int]:
        """Return the players who block a player."""
        # primary key of players, ix_blocks_blocked_id
        return frozenset(await self._all(_BLOCKERS_OF, int, player=player))


def _asked_between() -> Prepared:
    player, other = bindparam("player", type_=Integer), bindparam("other", type_=Integer)
    chosen, near, far = schema.preferences.c, schema.seats.alias("near"), schema.seats.alias("far")
    tables = select(far.c.table).where(far.c.player == other)
    return Prepared(
        select(
            select(chosen.value).where(chosen.player == other, chosen.key == WHO).scalar_subquery(),
            exists().where(_MET, blocks.c.player == other, schema.players.c.id == player),
            exists().where(_MET, blocks.c.player == player, schema.players.c.id == other),
            exists().where(near.c.player == player, near.c.table.in_(tables)),
        )
    )


def _between(who: str | None, *answers: int) -> Between:
    return Between(who, *map(bool, answers))


_MET: Final = blocks.c.blocked_id == schema.players.c.discord_id
_BETWEEN: Final = _asked_between()
_BLOCKS_OF: Final = Prepared(
    select(blocks).where(blocks.c.player == bindparam("player")).order_by(blocks.c.at.desc(), blocks.c.blocked_id)
)
_BLOCKED_BY: Final = Prepared(
    select(schema.players.c.id).join(blocks, _MET).where(blocks.c.player == bindparam("player"))
)
_BLOCKERS_OF: Final = Prepared(
    select(blocks.c.player).join(schema.players, _MET).where(schema.players.c.id == bindparam("player"))
)
