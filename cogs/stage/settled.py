"""Tables that have nothing left to show: the next process leaves their messages as they are.

This is stored now and then, not with each move. A process that is killed in between leaves some tables that are shown
again; none that should be shown is left out.
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
KEPT = 2_000  # tables; the one reported longest ago is forgotten first, and shown again after the next start
TRIES = 8  # how often to look at a table with players still to notify, before that waits for the next change


@dataclass(frozen=True, slots=True)
class Reported:
    """A table as last reported to the stage."""

    table: Table
    tries: int = 0


class Settled:
    """A record of the ply up to which each table is shown: its public message, its panels, and its notices."""

    def __init__(self, ground: Ground, *, is_behind: Callable[[str], bool]) -> None:
        """Keep records; `is_behind`: whether this process still has something of a table to show."""
        self._ground = ground
        self._is_behind = is_behind
        self._reported: FIFOCache[str, Reported] = FIFOCache(KEPT)

    def start(self) -> None:
        """Store the record regularly."""
        self._ground.timekeeper.at(self._ground.clock.now() + EVERY, "what is shown", self._store_regularly)

    def report(self, table: Table) -> None:
        """Note that the stage was notified of the state of `table`."""
        last = self._reported.get(table.id)
        if last is None or last.table.ply <= table.ply:
            self._reported[table.id] = Reported(table)

    async def _store_regularly(self) -> None:
        await self.store()
        self.start()

    async def store(self) -> None:
        """Store, for each reported table that is shown by now, up to which ply it is."""
        shown: dict[str, int] = {}
        for key, reported in list(self._reported.items()):
            if not self._ground.home.holds(reported.table.guild_id):
                del self._reported[key]  # what was still to be shown here was left to its new home
                continue
            if self._is_behind(key):
                continue
            if await self._is_known(reported.table):
                shown[key] = reported.table.ply
            elif self._reported.get(key) is reported:
                self._try_again(key, reported)
        shown = {key: ply for key, ply in shown.items() if not self._is_behind(key)}
        if shown:
            await self._ground.tables.messages.all_shown(shown)
        for key, ply in shown.items():
            if key in self._reported and self._reported[key].table.ply == ply:
                del self._reported[key]

    async def close(self) -> None:
        """Store the record a last time, if that is possible."""
        try:
            await self.store()
        except Exception as error:  # of whatever kind: the bot closes, and the next start shows them again
            log.warning("what is shown was not stored: %s", type(error).__name__)

    def _try_again(self, key: str, reported: Reported) -> None:
        if reported.tries < TRIES:
            self._reported[key] = Reported(reported.table, reported.tries + 1)
        else:
            del self._reported[key]

    async def _is_known(self, table: Table) -> bool:
        """Return whether the store knows that each person at `table` got all their notices, and it is not hidden."""
        if table.is_over:
            return True
        if table.id in self._ground.unwanted:  # the next process, too, shows it again in time
            return False
        panels = await self._ground.tables.messages.panels(table.id)
        for seat in people(table):
            if seat in panels and panels[seat].turn >= table.called[seat]:
                if panels[seat].message_id or self._ground.home.is_alone or seat not in called_at(table.position):
                    continue
                return False  # only a hidden panel announced it, and another must if its process goes
            player = table.players[seat]
            notice = self._ground.notice(table, player, await self._ground.tables.preferences.of(player))
            if seat in called_at(table.position) or notice is not Notice.MENTION:  # which calls nobody else
                return False
        return True
