"""Changes by other processes: memory follows them, and tables at home here are shown and awaited.

| another process has stored | here |
|---|---|
| rows of a log | they update the table in memory; at home they are shown as if they had been played here |
| a table, a challenge, a lobby | at home its due actions are awaited |
| an announcement, the end of a game | at home it is posted, and counted |
| anything answered from memory | it is read again |
| anything else that is followed | its followers hear of it |

A table neither at home here nor in anyone's view is just forgotten, at once and without a query. Most changes concern
such tables, and many processes hear of each move.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from cachetools import LRUCache

from bot.store import (
    AnnouncementRow,
    DmChannelRow,
    DueRow,
    ForgottenRow,
    LobbyActRow,
    LobbyRow,
    LogRow,
    NoteRow,
    OfferAnswerRow,
    OfferRow,
    OrderRow,
    PlaceRow,
    PlayerSeenRow,
    Row,
    TableConsentRow,
    TableEndRow,
    TableProposalEndRow,
    TableProposalRow,
    TableRow,
)
from bot.store.fleet.changes import Change
from bot.store.questions.remembered import Key
from bot.tables.errors import Declined
from bot.tables.ground import OnGround
from bot.tables.service import Tables
from bot.tables.state.people import Player
from bot.tables.telling.ports import News
from bot.tables.waiting.away import GAPS

log = logging.getLogger(__name__)

KNOWN = 10_000  # tables of others whose server is remembered; it never changes
AGREEMENT_ROWS = (TableProposalRow, TableConsentRow, TableProposalEndRow)
"""What everyone at a table sees besides the game."""


class Others(OnGround):
    """A listener for what other processes have stored. It does nothing that they do themselves."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.ground)
        self._tables = tables
        self._servers: LRUCache[str, int | None] = LRUCache(KNOWN)
        self._heard: dict[type[Row], Callable[[Key], None]] = {
            LogRow: self._log_heard,
            TableRow: self._by("new table", self._open),
            PlaceRow: lambda key: tables.memory.drop(str(key)),
            DueRow: lambda key: tables.dues.forget_stored(str(key)),
            **dict.fromkeys(AGREEMENT_ROWS, self._agreement_heard),
            OrderRow: self._by("order at", self._order_heard),
            OfferRow: self._by("news of offer", tables.offer_watch.heard),
            OfferAnswerRow: lambda key: tables.offer_watch.forget(str(key)),
            **dict.fromkeys((LobbyRow, LobbyActRow), self._by("news of lobby", tables.lobby_watch.heard)),
            NoteRow: self._noted,
            AnnouncementRow: lambda key: None if self._is_foreign(str(key)) else tables.announcer.wake(),
            TableEndRow: lambda key: tables.ended.tell(str(key)),
            PlayerSeenRow: lambda key: self._forget_people(key, partial(_has_discord_id, key)),
            **dict.fromkeys((DmChannelRow, ForgottenRow), lambda key: self._forget_people(key, partial(_has_id, key))),
        }

    def hear(self, changes: Iterable[Change]) -> None:
        """Note what another process has stored; return at once. The store's own memory knows it already."""
        for change in changes:
            if (heard := self._heard.get(change.kind)) is not None:
                heard(change.key)
            if (followed := self._tables.followed.get(change.kind)) is not None:
                followed(str(change.key))

    def _by(self, name: str, action: Callable[[str], Awaitable[None]]) -> Callable[[Key], None]:
        """Do something soon about a key, one call at a time."""
        return lambda key: self._soon(f"{name} {key}", partial(action, str(key)))

    def _noted(self, key: Key) -> None:
        if key == GAPS:
            self._soon("news of gaps", self._tables.presence.read_gaps)

    def _log_heard(self, key: Key) -> None:
        if self._is_foreign(str(key)):
            self._leave(str(key))
        else:
            self._soon(f"log of {key}", partial(self._follow, str(key)))

    def _agreement_heard(self, key: Key) -> None:
        if not self._is_foreign(str(key)):
            self._soon(f"proposal at {key}", partial(self._refresh, str(key)))

    def _leave(self, key: str) -> None:
        """Reread the table `key` when someone here asks for it."""
        self._memory.drop(key)
        self._tables.dues.forget(key)

    async def _follow(self, key: str) -> None:
        """Replay at the table `key` what another process has played, if anyone here needs it."""
        if not await self._is_needed(key):
            self._leave(key)
            return
        try:
            async with self._memory.following(key) as table:
                news = None if table is None else await self._tables.logs.news_of(table)
                if news is not None:
                    self._memory.keep(news.table)
            if news is None:  # it is read just now, or was since then
                news = News(await self._memory.table(key), None, ())
        except Declined as error:  # it cannot be read, as the log says already
            log.info("table %s: not followed (%s)", key, error.reason)
            return
        if self._home.holds(news.table.guild_id) and (rows := self._tables.dues.late(news.table)):
            await self._store.commit(*rows, preconditions=self._home.preconditions)
            self._tables.dues.stored(rows)
        self._tables.dues.followed(key)
        self._tables.tell(news)

    async def _open(self, key: str) -> None:
        if await self._is_needed(key):
            await self._tables.beginnings.opened(key)

    async def _order_heard(self, key: str) -> None:
        if await self._is_needed(key):
            await self._tables.pause_ends.heard(key)

    async def _refresh(self, key: str) -> None:
        if await self._is_needed(key):
            self._stage.refresh(await self._memory.table(key))

    async def _is_needed(self, key: str) -> bool:
        """Return whether the table `key` is at home here, or someone has a panel that only this process can change."""
        if key not in self._servers:
            self._servers.update(await self._store.servers_of([key]))
        return key in self._servers and not self._is_foreign(key)

    def _is_foreign(self, key: str) -> bool:
        """Return whether the table `key` is known to be neither at home here nor in the view of anyone here."""
        if key not in self._servers:
            return False
        return not (self._home.holds(self._servers[key]) or self._stage.follows(key))

    def _forget_people(self, key: Key, is_meant: Callable[[Player], bool]) -> None:
        self._soon(f"news of player {key}", partial(self._memory.drop_where, is_meant))

    def _soon(self, name: str, action: Callable[[], Awaitable[None]]) -> None:
        self._timekeeper.at(self._clock.now(), name, action)


def _has_id(key: Key, player: Player) -> bool:
    return player.id == key


def _has_discord_id(key: Key, player: Player) -> bool:
    return player.discord_id == key
