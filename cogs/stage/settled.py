"""Which tables have nothing left to show: the next process leaves their messages as they are.

This is stored now and then, and not with each move. A process that is killed meanwhile leaves some tables that are
shown once more; none that should be shown is left out.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import FIFOCache

from bot.tables import Notice, Table, called_at
from cogs.stage.ground import Ground
from cogs.stage.live import people

log = logging.getLogger(__name__)

EVERY = 15_000  # ms
KEPT = 2_000  # tables; the one that was told longest ago is forgotten first, and shown once more after the next start
TRIES = 8  # how often a table is looked at where somebody is still to be told, before that waits for the next change


@dataclass(frozen=True, slots=True)
class Told:
    """A table as the stage was told of it last."""

    table: Table
    tries: int = 0


class Settled:
    """Notes up to which ply each table is shown: its public message, its panels, and to whom it was told."""

    def __init__(self, ground: Ground, *, is_behind: Callable[[str], bool]) -> None:
        """`is_behind`: whether something of a table is still to be shown by this process."""
        self._ground = ground
        self._is_behind = is_behind
        self._told: FIFOCache[str, Told] = FIFOCache(KEPT)

    def start(self) -> None:
        """Store regularly what is shown."""
        self._ground.timekeeper.at(self._ground.clock.now() + EVERY, "what is shown", self._store_regularly)

    def told(self, table: Table) -> None:
        """Note that the stage was told how `table` stands."""
        last = self._told.get(table.id)
        if last is None or last.table.ply <= table.ply:
            self._told[table.id] = Told(table)

    async def _store_regularly(self) -> None:
        await self.store()
        self.start()

    async def store(self) -> None:
        """Store of each table that was told, and is shown by now, up to which ply that is."""
        shown: dict[str, int] = {}
        for key, told in list(self._told.items()):
            if not self._ground.home.holds(told.table.guild_id):
                del self._told[key]  # what was still to be shown here was left to its new home
                continue
            if self._is_behind(key):
                continue
            if await self._is_known(told.table):
                shown[key] = told.table.ply
            elif self._told.get(key) is told:
                self._try_again(key, told)
        shown = {key: ply for key, ply in shown.items() if not self._is_behind(key)}
        if shown:
            await self._ground.tables.messages.all_shown(shown)
        for key, ply in shown.items():
            if key in self._told and self._told[key].table.ply == ply:
                del self._told[key]

    async def close(self) -> None:
        """Store for the last time what is shown, if that is possible."""
        try:
            await self.store()
        except Exception as error:  # of whatever kind: the bot closes, and the next start shows them once more
            log.warning("what is shown was not stored: %s", type(error).__name__)

    def _try_again(self, key: str, told: Told) -> None:
        if told.tries < TRIES:
            self._told[key] = Told(told.table, told.tries + 1)
        else:
            del self._told[key]

    async def _is_known(self, table: Table) -> bool:
        """Whether the store knows that each person at `table` was told what there was to tell."""
        if table.is_over:
            return True
        panels = await self._ground.tables.messages.panels(table.id)
        for seat in people(table):
            if seat in panels and panels[seat].turn >= table.called[seat]:
                if panels[seat].message_id or self._ground.home.is_alone or seat not in called_at(table.position):
                    continue
                return False  # it was told in a hidden panel alone, and must be elsewhere if its process goes
            player = table.players[seat]
            notice = self._ground.notice(table, player, await self._ground.tables.preferences.of(player))
            if seat in called_at(table.position) or notice is not Notice.MENTION:  # which calls nobody else
                return False
        return True
