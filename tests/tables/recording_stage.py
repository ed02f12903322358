"""A stage for tests of hosting, which records its notices."""

import asyncio
import zlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from bot.games.protocol import Seat
from bot.store import Call
from bot.tables import Announcement, Lobby, News, Offer, Table
from bot.values.snowflake import TIME_BITS, first_id_at

PATIENCE = 30.0  # s, for what must come; never waited for when all is well


@dataclass
class RecordingStage:
    """A stage that shows nothing and remembers everything. Channels in `broken` fail; `dead` ones never come back."""

    news: list[News] = field(default_factory=list)
    posted: list[Announcement] = field(default_factory=list)
    unsure: dict[str, bool] = field(default_factory=dict)  # by announcement, at the last attempt
    attempts: list[str] = field(default_factory=list)  # of announcements, and to show the ends of challenges
    lapses: list[Offer] = field(default_factory=list)
    asking: list[Offer] = field(default_factory=list)  # challenges shown as open
    lobbies: list[Lobby] = field(default_factory=list)  # as they were shown
    unshown: int = 0  # how often a lobby still cannot be shown
    on_its_way: asyncio.Event | None = None  # a lobby is seen, as it was when it was sent, once this is set
    sent: int = 0  # how often a lobby was
    reminded: list[tuple[str, Seat]] = field(default_factory=list)
    late: list[tuple[str, Seat]] = field(default_factory=list)
    broken: dict[int, int] = field(default_factory=dict)  # channel: how often it still fails
    dead: set[int] = field(default_factory=set)
    undrawable: dict[str, Callable[[], Exception]] = field(default_factory=dict)  # by table: what a drawing raises
    speechless: dict[str, Callable[[], Exception]] = field(default_factory=dict)  # the same, when it is said in words
    given_up: list[tuple[Announcement, Table | None]] = field(default_factory=list)
    calls: list[tuple[str, Call]] = field(default_factory=list)  # from other processes
    hangs: bool = False  # posts, and never comes to say so
    live: set[Seat] = field(default_factory=set)  # who has a panel before their eyes
    is_behind: bool = False  # whether the last event is still to be shown
    gate: asyncio.Event | None = None  # a reminder that was sent comes back when this is set
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, news: News) -> None:
        """Remember the event."""
        self.news.append(news)
        self._changed.set()

    def is_live(self, table: Table, seat: Seat) -> bool:
        """Return whether a test said so."""
        return seat in self.live

    def is_shown(self, _table: Table) -> bool:
        """Return whether no test said that the table is still to be shown."""
        return not self.is_behind

    def follows(self, _key: str) -> bool:
        """Return whether a test said that a player has a panel."""
        return bool(self.live)

    async def called(self, sender: str, call: Call) -> None:
        """Remember it."""
        self.calls.append((sender, call))
        self._changed.set()

    async def missed(self) -> None:
        """Do nothing."""

    async def without(self, living: Collection[str]) -> None:
        """Do nothing."""

    def refresh(self, table: Table) -> None:
        """Remember the change next to the game."""
        self.tell(News(table, None, ()))

    async def show_lobby(self, lobby: Lobby) -> None:
        """Remember its state, unless it cannot be shown."""
        self.sent += 1
        self._changed.set()
        if self.on_its_way is not None:
            await self.on_its_way.wait()
        self.lobbies.append(lobby)
        self._changed.set()
        if self.unshown:
            self.unshown -= 1
            raise ConnectionResetError

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post, unless the channel is broken or dead; at last give up."""
        assert announcement.table == table.id
        self.attempts.append(announcement.id)
        self.unsure[announcement.id] = unsure
        self._changed.set()
        if announcement.table in self.undrawable:
            raise self.undrawable[announcement.table]()
        if is_last and self.broken.get(announcement.channel_id):
            return None
        self._fail(announcement.channel_id)
        if announcement.channel_id in self.dead:
            return None
        self.posted.append(announcement)
        if self.hangs:
            await asyncio.Event().wait()
        return first_id_at(table.moved_at) + zlib.crc32(announcement.id.encode()) % (1 << TIME_BITS)

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Remember the plain text."""
        if announcement.table in self.speechless:
            raise self.speechless[announcement.table]()
        self.given_up.append((announcement, table))
        self._changed.set()
        return 9_000_000

    async def remind(self, table: Table, seat: Seat) -> None:
        """Remember the reminder."""
        self._fail(table.channel_id)
        self.reminded.append((table.id, seat))
        self._changed.set()
        if self.gate is not None:
            await self.gate.wait()

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """Remember whose time is over."""
        self._fail(table.channel_id)
        self.late += [(table.id, seat) for seat in late]
        self._changed.set()

    async def countered(self, offer: Offer) -> None:
        """Remember the offer."""
        self._fail(offer.channel_id)
        self.asking.append(offer)
        self._changed.set()

    async def closed(self, offer: Offer) -> None:
        """Remember the offer."""
        self.attempts.append(offer.id)
        self._changed.set()
        self._fail(offer.channel_id)
        self.lapses.append(offer)
        self._changed.set()

    def _fail(self, channel: int) -> None:
        if self.broken.get(channel, 0):
            self.broken[channel] -= 1
            raise ConnectionResetError

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for a condition, checked whenever the stage hears of anything."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()
