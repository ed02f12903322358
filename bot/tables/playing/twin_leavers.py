"""Duplicate: who has left the server, or was banned, leaves their table, since people at other tables wait for them.

Discord tells the bot of none of them. So it looks for them while a duplicate is played, all its tables at once: every
minute, where people have days for a turn or no clock every ten minutes.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cachetools import LRUCache

from bot.tables.ground import Ground, OnGround
from bot.tables.playing.playing import Playing
from bot.tables.playing.twins import Twins
from bot.tables.state.table import Table
from bot.tables.telling.ports import Gone
from bot.tables.time import MINUTE

SELDOM: Final = 10  # minutes from one look to the next, where nobody waits at the table
KEPT: Final = 1_000  # duplicates of which is known when it was looked for who has left


class TwinLeavers(OnGround):
    """A searcher for people of duplicates who are no longer in the server.

    Attributes:
        gone: finds out who has left a server, if there is a way.
    """

    def __init__(self, ground: Ground, twins: Twins, playing: Playing) -> None:
        super().__init__(ground)
        self.gone: Gone | None = None
        self._twins = twins
        self._playing = playing
        self._looked: LRUCache[str, int] = LRUCache(KEPT)  # by first table of a duplicate: when (Unix ms)

    def watch(self, table: Table) -> None:
        """Look in a while for who has left, as long as `table` is played."""
        if not table.terms.is_duplicate:
            return
        if table.is_played_out:
            self._timekeeper.forget(_name(table))
        else:
            self._timekeeper.by(self._clock.now() + _every(table), _name(table), partial(self._look, table.id))

    async def _look(self, key: str) -> None:
        """Let those leave who have left the server, unless another table of the duplicate has just brought that about.

        Raises Declined (SEALED, NEWER).
        """
        table, now = await self._memory.table(key), self._clock.now()
        twins = await self._twins.tables(key)
        if twins and self._home.holds(table.guild_id) and now - self._looked.get(twins[0].id, 0) >= _every(table):
            self._looked[twins[0].id] = now
            await self._see(twins, table.guild_id)
        self.watch(await self._memory.table(key))

    async def _see(self, twins: Sequence[Table], guild_id: int | None) -> None:
        playing = [(each, player) for each in twins for player in each.players if each.is_played_by(player)]
        if self.gone is None or guild_id is None:
            return
        gone = await self.gone(guild_id, [player for _, player in playing])
        for each, player in playing:
            if player.id in gone:
                await self._playing.let_go(each.id, player)


def _name(table: Table) -> str:
    return f"leavers {table.id}"


def _every(table: Table) -> int:
    """Return how many ms pass from one look to the next."""
    pace = table.terms.pace
    return MINUTE if pace is not None and not pace.is_by_day else SELDOM * MINUTE
