"""Resuming what goes by itself: at a start, and where another process has stopped."""

import logging
from collections.abc import Callable, Collection
from typing import Final, Protocol

from bot.tables.ground import Ground, OnGround
from bot.tables.log.logs import Logs
from bot.tables.playing.twins import Twins
from bot.tables.starting.lobby_watch import LobbyWatch
from bot.tables.starting.offer_watch import OfferWatch
from bot.tables.telling.unshown import Unshown
from bot.tables.time import DAY, MINUTE
from bot.tables.waiting.presence import Presence
from bot.tables.waiting.rounds import Rounds, wrong_from

log = logging.getLogger(__name__)

RETOLD: Final = DAY  # a game that ended this long ago may still be shown as running if its process was killed then
CUT_OFF: Final = MINUTE  # a move this long before the end of a process may be unanswered
LONGEST_AWAY: Final = 30 * DAY  # from a server of which nobody knows when it removed the bot: another process ran then


class TakeUp(Protocol):
    """A function that begins to await automatic events in some servers."""

    async def __call__(self, is_meant: Callable[[int | None], bool], /) -> None: ...


class Resuming(OnGround):
    """A resumer of automatic events in servers that are at home here now."""

    def __init__(
        self,
        ground: Ground,
        logs: Logs,
        presence: Presence,
        unshown: Unshown,
        offers: OfferWatch,
        lobbies: LobbyWatch,
        rounds: Rounds,
        twins: Twins,
    ) -> None:
        super().__init__(ground)
        self._logs = logs
        self._presence = presence
        self._unshown = unshown
        self._offers = offers
        self._lobbies = lobbies
        self._rounds = rounds
        self._twins = twins

    async def take_up(
        self,
        is_meant: Callable[[int | None], bool],
        *,
        since: int | None = None,
        closed: Collection[str] = (),
    ) -> None:
        """Await all automatic events in these servers, and show what is not shown.

        `since`: anything that ended after that is shown (None: just now). `closed`: tables that cannot be read.
        """
        now = self._clock.now()
        newer = await self._newer(is_meant)
        opened = await self._presence.leave_to_others(newer)
        since = now - CUT_OFF if since is None else since
        owed = await self._unshown.read()
        removed = {key: at for key, at in owed.removed.items() if at >= now - LONGEST_AWAY}
        self._unshown.removed = removed | self._unshown.removed
        await self._offers.start(owed.offers, since=since, is_meant=is_meant)
        await self._lobbies.start(owed.lobbies, since=since, is_meant=is_meant)
        await self._twins.start(is_meant)
        unshown = [*await self._store.unshown_tables(), *await self._store.unshown_ends(now - RETOLD)]
        wrong = {each.table: wrong_from(each, owed=self._presence.owed) for each in await self._store.clocks()}
        clocks = dict.fromkeys(opened, 0) | {key: when for key, when in wrong.items() if when is not None}
        if not self._home.is_alone:
            places = await self._store.servers_of({*unshown, *clocks})
            unshown = [key for key in unshown if is_meant(places[key])]
            clocks = {key: when for key, when in clocks.items() if is_meant(places[key])}
        self._rounds.start(unshown=unshown, clocks=clocks, left_out={*closed, *newer})

    async def removed(self, guild_id: int) -> None:
        """Note that the bot was removed from a server, where it can redraw nothing now."""
        self._unshown.removed.setdefault(guild_id, self._clock.now())

    def shut_out(self, guild_id: int) -> None:
        """Note that a server refuses what is to be shown there, which may have ended long before the bot was removed.

        A start tries that before it hears in which servers the bot is, and the server may let it in just then.
        """
        at = self._clock.now() - RETOLD
        self._unshown.removed[guild_id] = min(at, self._unshown.removed.get(guild_id, at))

    async def let_in(self, guild_id: int) -> None:
        """Show in a server that let the bot in again which of its challenges and lobbies have ended since.

        Its games are shown, too: people may have played on from panels in direct messages.
        """
        now = self._clock.now()
        since = self._unshown.removed.get(guild_id, now - LONGEST_AWAY) - CUT_OFF
        await self._offers.start((), since=since, is_meant=guild_id.__eq__)
        await self._lobbies.start((), since=since, is_meant=guild_id.__eq__)
        if self._home.holds(guild_id) and (running := await self._store.running_tables_of_servers([guild_id])):
            self._rounds.start(unshown=running, clocks={}, left_out=())
        self._unshown.removed.pop(guild_id, None)

    async def in_servers(self, guild_ids: Collection[int]) -> None:
        """Do so in these servers, where the bot is, if one of them was without it when the process before ended.

        Others have challenges or lobbies, and have removed it: the process before may have died before it noted that.
        """
        asked = {row.guild_id for row in await self._store.open_offers()}
        asked |= {row.guild_id for row in await self._store.open_lobbies()}
        for each in asked.difference(guild_ids):
            if each is not None and self._home.holds(each):
                self._unshown.removed.setdefault(each, self._clock.now() - RETOLD)
        for each in sorted(self._unshown.removed.keys() & set(guild_ids)):
            await self.let_in(each)

    async def _newer(self, is_meant: Callable[[int | None], bool]) -> list[str]:
        """Return the tables in these servers that only a newer version of the bot can read."""
        newer = await self._logs.newer()
        places = await self._store.servers_of(newer) if newer else {}
        found = [key for key in newer if is_meant(places[key])]
        if found:
            log.error("these games stand still until a newer version of the bot is back: %s", ", ".join(found))
        return found
