"""Presence: clocks stop while nobody can play because the bot is away. The log says so.

| away | since | until |
|---|---|---|
| the process | its last heartbeat | the next start |
| the line to Discord, for longer than a heartbeat | it broke | it is back |
| the key of a game's seed | the last heartbeat before the first start without it | the next start with it |
| the version of a game's rules | likewise, before an older version started | the next start of one that knows them |
| the bot, removed from a server | it was notified | it is let in again |

Where several processes run, an absent one counts as a broken line to its servers. The home of a table stops its clocks.
One process brings the presses from all private channels, and tells the others while its line is broken.

Each is a pause in the log that nobody asked for. Players may gain a moment by it, but never lose one. The pauses of an
absent process are noted, and enter a table's log when it is first read.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeVar

from bot.store import LogRow, Precondition
from bot.tables.errors import Declined
from bot.tables.ground import Ground
from bot.tables.log.log_writer import Decision
from bot.tables.state.absence import PAUSE, RESUME
from bot.tables.state.log_rows import next_row
from bot.tables.state.table import Table
from bot.tables.telling.unshown import Unshown
from bot.tables.time import SECOND
from bot.tables.waiting.away import HEARTBEAT, Gap, joined
from bot.tables.waiting.heartbeat import Heartbeat

log = logging.getLogger(__name__)

Read = TypeVar("Read")
IsMeant = Callable[[int | None], bool]
"""A test of whether a server (None: direct messages) is meant."""

UNSERVED = "line of no process"
DEAF = "line of another process"
AGAIN = SECOND  # from one look at a table that is cut off to the next
LONGEST_AGAIN = 15 * SECOND
MOST_MENDED = 100
RARER = 8  # parts of an outage of which one may pass between two looks


@dataclass(frozen=True, slots=True)
class Outage:
    """A broken line to Discord."""

    since: int  # Unix milliseconds
    guild_ids: frozenset[int] | None  # the servers it served; None for all servers, or those that `is_meant`
    is_meant: IsMeant
    brings: IsMeant | None = None  # which presses it brings from where the bot is not (None: from private channels)

    def serves(self, guild_id: int | None) -> bool:
        """Return whether it is the line to this server."""
        return self.is_meant(guild_id) if self.guild_ids is None else guild_id in self.guild_ids

    def cuts_off(self, table: Table) -> bool:
        """Return whether it is the line to the server of `table`; where the bot is not, the one that brings presses."""
        if not table.terms.is_elsewhere or self.guild_ids is None:
            return self.serves(table.guild_id)
        is_private = table.guild_id == table.channel_id
        return self.brings is not None and self.brings(None if is_private else table.guild_id)


class Mended(NamedTuple):
    """An outage that is over."""

    outage: Outage
    until: int  # Unix milliseconds


class Presence(Heartbeat):
    """A record of who can reach the bot; it stops the clocks at everyone else's tables.

    `Heartbeat` has the process, this class the lines to Discord and the servers.
    """

    def __init__(self, ground: Ground, *, unshown: Unshown, heartbeat: int = HEARTBEAT) -> None:
        super().__init__(ground, unshown=unshown, heartbeat=heartbeat)
        self._outages: dict[str, Outage] = {}  # by line
        self._removed: dict[int, Outage] = {}  # since when servers are without the bot
        self._mended: deque[Mended] = deque(maxlen=MOST_MENDED)  # the last ones
        self._changing = asyncio.Lock()  # so that losses and returns are written in order
        self._here: set[int] = set()  # servers that the bot is in, as far as Discord has reported them

    def is_away(self, guild_id: int) -> bool:
        """Return whether nobody in a server reaches the bot now, as far as is known here."""
        return any(each.serves(guild_id) for each in (*self._outages.values(), *self._removed.values()))

    def away(self, guild_id: int, since: int) -> int:
        """Return for how many milliseconds after `since` nobody in a server reached the bot, as far as is known here.

        It was down, had no line to the server, or was not in it. What happened before this start is known of all
        processes alone.
        """
        now = self._clock.now()
        on = [Mended(outage, now) for outage in (*self._outages.values(), *self._removed.values())]
        lines = [Gap(outage.since, until) for outage, until in (*self._mended, *on) if outage.serves(guild_id)]
        spans = joined([*self._gaps, *lines])
        return sum(max(0, min(until, now) - max(begin, since)) for begin, until in spans)

    # The line

    def out_of_reach(
        self, shard: int | None, guild_ids: Collection[int] | None, *, brings: IsMeant | None = None
    ) -> None:
        """Note that the line to these servers broke (None: no line is up yet).

        If it stays broken for longer than a heartbeat, the clocks there stop. `brings`: from which servers without the
        bot it brought presses, None for private channels; at home elsewhere, their clocks go on.
        """
        servers = None if guild_ids is None else frozenset(guild_ids)
        self._break(_name(shard), Outage(self._clock.now(), servers, self._home.serves, brings))

    def unserved(self, is_meant: IsMeant | None) -> None:
        """Note that no process serves these servers, or (None) that each at home here has one.

        The next process to serve them restarts their clocks.
        """
        self._mend(UNSERVED)
        if is_meant is not None:
            self._break(UNSERVED, Outage(self._clock.now(), None, is_meant))

    def deaf(self, since: int | None) -> None:
        """Note since when no press from private channels reaches the other process that brings them.

        In Unix milliseconds; None: they reach it again, and the clocks there go on.
        """
        self._mend(DEAF)
        if since is None:
            self._timekeeper.at(self._clock.now(), f"{DEAF} is back", partial(self._go_on, ()))
        else:
            self._break(DEAF, Outage(since, frozenset(), self._home.holds, lambda guild_id: guild_id is None))

    def _break(self, line: str, outage: Outage) -> None:
        if line in self._outages:
            return  # it broke again before it was up
        self._outages[line] = outage
        self._tell_deaf()
        self._await_stop(line, outage)

    def _await_stop(self, line: str, outage: Outage) -> None:
        """Stop the clocks that an outage concerns once it has lasted for a heartbeat."""
        stop = partial(self._stop_clocks, line, outage)
        self._timekeeper.at(outage.since + self._heartbeat, line, stop)

    async def _stop_clocks(self, line: str, outage: Outage) -> None:
        """Stop the clocks that an outage concerns, at home alone: a new home looks for such pauses just once.

        A process that was frozen knows nothing yet of those that have taken its place.
        """

        def decide(table: Table) -> list[LogRow]:
            is_clocked = table.terms.pace is not None and bool(table.countdown.running)
            if self._outages.get(line) is not outage or table.is_paused or not is_clocked:
                return []
            if not outage.cuts_off(table):  # in a place that has tables of both kinds
                return []
            return [next_row(table, None, PAUSE, at=max(outage.since, table.countdown.at))]

        log.info("out of reach since %d ms: clocks stop", self._clock.now() - outage.since)
        async with self._changing:
            places = outage.guild_ids
            if places is not None and outage.brings is not None:
                places |= await self._store.running_servers(elsewhere=True)
            keys = await self._store.clocked_tables(places)
            if not self._home.is_alone:
                of = await self._store.servers_of(keys)
                keys = [key for key in keys if outage.is_meant(of[key])]
            async for table in self._memory.spaced(keys):
                if self._home.holds(table.guild_id):
                    await self._by_itself(table, decide, preconditions=self._home.preconditions)

    def _mend(self, line: str) -> None:
        """Note that a line is up."""
        if (outage := self._outages.pop(line, None)) is not None:
            self._mended.append(Mended(outage, self._clock.now()))
            self._tell_deaf()
        self._timekeeper.forget(line)

    def _tell_deaf(self) -> None:
        """Tell other processes since when this one brings no press from private channels, where their homes may be."""
        own = [each for line, each in self._outages.items() if line != DEAF and each.brings is not None]
        self._home.deaf(min((each.since for each in own if each.brings and each.brings(None)), default=None))

    def in_reach(self, shard: int, guild_ids: Collection[int]) -> None:
        """Note that the line to these servers is up, again or for the first time. Their clocks go on.

        So do those where the bot is not, unless the line that brings presses from there is still broken.
        """
        self._here.update(guild_ids)
        for each in (shard, None):
            self._mend(_name(each))
        self._timekeeper.at(self._clock.now(), f"{_name(shard)} is back", partial(self._go_on, guild_ids))

    async def _go_on(self, guild_ids: Collection[int]) -> None:
        """End the pauses that nobody asked for in these servers, and in places elsewhere, unless still cut off."""
        async with self._changing:
            elsewhere = await self._store.running_servers(elsewhere=True)
            await self._find([*guild_ids, *(each for each in elsewhere if self._home.serves(each))])

    def is_cut_off(self, table: Table) -> bool:
        """Return whether the line to the server of `table` is broken now."""
        return any(outage.cuts_off(table) for outage in self._outages.values())

    def look_again(self, table: Table) -> int:
        """Return when to look again at `table`, which is cut off now (Unix milliseconds).

        Looks grow rarer in a long outage, as each may read the whole log.
        """
        now = self._clock.now()
        away = now - min((outage.since for outage in self._outages.values() if outage.cuts_off(table)), default=now)
        return now + min(max(away // RARER, AGAIN), LONGEST_AGAIN)

    def is_unserved(self, table: Table) -> bool:
        """Return whether no process serves the server of `table`: nobody is answered there."""
        outage = self._outages.get(UNSERVED)
        return outage is not None and outage.serves(table.guild_id)

    # The servers

    def in_server(self, guild_id: int, *, is_here: bool) -> None:
        """Note that the bot came to a server, or was removed from it."""
        (self._here.add if is_here else self._here.discard)(guild_id)
        self._note_removed([] if is_here else [guild_id], found=[guild_id] if is_here else [])

        async def tell() -> None:
            async with self._changing:
                await (self._find if is_here else self._lose)([guild_id])

        self._timekeeper.at(self._clock.now(), f"server {guild_id}", tell)

    def was_removed(self, table: Table) -> bool:
        """Return whether the bot was removed from the server of `table`, and is not back, as far as is known here."""
        return not table.terms.is_elsewhere and table.guild_id in self._removed

    def in_servers(self, guild_ids: Collection[int]) -> None:
        """Note the servers that the bot is in after a start."""
        self._here = set(guild_ids)

        async def tell() -> None:
            async with self._changing:
                running = {each for each in await self._store.running_servers() if self._home.serves(each)}
                self._note_removed(running - set(guild_ids), found=guild_ids)
                await self._find(running & set(guild_ids))
                await self._lose(running - set(guild_ids))

        self._timekeeper.at(self._clock.now(), "servers", tell)

    def _note_removed(self, lost: Collection[int], *, found: Collection[int]) -> None:
        now = self._clock.now()
        for each in self._removed.keys() & set(found):
            self._mended.append(Mended(self._removed.pop(each), now))
        for each in lost:
            self._removed.setdefault(each, Outage(now, frozenset({each}), self._home.serves))

    async def taken_over(self, is_meant: IsMeant) -> None:
        """End the pauses in these servers, which this process serves and whose tables are at home here now.

        The home before may have stopped clocks there until it heard that someone serves them. It stopped none where
        the line of this process is broken: that is done now.
        """
        for line, outage in self._outages.items():
            self._await_stop(line, outage)
        async with self._changing:
            places = self._here | await self._store.running_servers(elsewhere=True)
            await self._find([each for each in places if is_meant(each) and self._home.serves(each)])

    async def server_lost(self, table: Table) -> None:
        """Stop the clocks of `table`, because the bot was removed from its server; of none that it never was in."""
        if not table.terms.is_elsewhere:
            await self._by_itself(table, lambda table: [] if table.is_paused else [self._row(table, PAUSE)])

    async def server_found(self, table: Table) -> None:
        """End a pause that nobody asked for, because the bot is back."""

        def decide(table: Table) -> list[LogRow]:
            return [self._row(table, RESUME)] if holds(table) else []

        await self._by_itself(table, decide)

    async def _find(self, guild_ids: Collection[int]) -> None:
        """End the pauses that nobody asked for in these servers. A table in such a pause is always due."""
        due = await self._store.due_tables(self._clock.now(), guild_ids=guild_ids)
        async for table in self._memory.spaced(each.table for each in due):
            if not self.is_cut_off(table):
                await self.server_found(table)

    async def _lose(self, guild_ids: Collection[int]) -> None:
        """Stop the clocks in these servers."""
        async for table in self._memory.spaced(await self._store.running_tables_of_servers(guild_ids)):
            await self.server_lost(table)

    async def _by_itself(self, table: Table, decide: Decision, *, preconditions: Sequence[Precondition] = ()) -> None:
        """Write rows of `decide` that nobody asked for; leave a game alone that has just ended."""
        try:
            await self._log_writer.write(table.id, decide, preconditions=preconditions)
        except Declined as error:
            log.info("table %s ply %d: not changed (%s)", table.id, table.ply, error.reason)

    def _row(self, table: Table, text: str) -> LogRow:
        """Return the next row of the log of `table`, which nobody asked for, as of now."""
        return next_row(table, None, text, at=self._clock.now())


def holds(table: Table) -> bool:
    """Return whether the clocks of `table` are stopped without anyone's request."""
    return table.is_paused and table.paused_by is None


def _name(shard: int | None) -> str:
    """Return the timekeeper's name for a line; that of the whole bot before it is ready."""
    return "line" if shard is None else f"line {shard}"
