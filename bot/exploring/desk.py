"""The side of Discord, as hosting speaks to it: what was shown and posted, who looks, and what goes wrong on the way.

A `Wall` outlives every process: it is what people see. A `Desk` is the stage of one process, which writes on it.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.exploring.story import Transcript
from bot.games.protocol import Seat
from bot.store import Call
from bot.tables import Announcement, Clock, Lobby, News, Offer, OutOfReach, Table
from bot.tables.time import MINUTE
from bot.values.snowflake import first_id_at

PLACES = 1 << 22  # ids that Discord can make in a millisecond


@dataclass
class Wall:
    """All that people see of the bot.

    Attributes:
        tables: each as it was shown last.
        panels: the same, as one person saw it, with an older one.
        looked: when people saw them (seconds since the beginning), and up to which ply.
        posted: by announcement, its messages.
        notices: how often each was given: the table, the seat, its kind and turn.
    """

    transcript: Transcript
    luck: Random
    tables: dict[str, Table] = field(default_factory=dict)
    panels: dict[tuple[str, Seat], list[Table]] = field(default_factory=lambda: defaultdict(list))
    looked: dict[tuple[str, Seat], list[tuple[float, int]]] = field(default_factory=lambda: defaultdict(list))
    offers: dict[str, Offer] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)  # offers that are shown to be over
    lobbies: dict[str, Lobby] = field(default_factory=dict)
    proposals: list[str] = field(default_factory=list)  # to the ledger
    posted: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    given_up: set[str] = field(default_factory=set)
    notices: Counter[tuple[str, int, str, int]] = field(default_factory=Counter)
    notified: dict[str, int] = field(default_factory=dict)  # when each table had its last notice (Unix ms)
    gone: set[str] = field(default_factory=set)  # tables whose notices may have been given twice: a kill, an error
    errors: list[int] = field(default_factory=list)  # when something failed (Unix ms)
    reached: Counter[str] = field(default_factory=Counter)
    failing: float = 0.0  # of all requests: so many fail
    latency: float = 0.05  # s
    ids: int = 0
    faults: list[str] = field(default_factory=list)  # notices that nobody should have got

    def show(self, table: Table) -> None:
        """Show a table to everyone."""
        before = self.tables.get(table.id)
        if before is None or before.ply <= table.ply:
            self.tables[table.id] = table

    def answer(self, table: Table, seat: Seat) -> None:
        """Show a table to the person at a seat."""
        self.show(table)
        self.panels[table.id, seat].append(table)
        self.looked[table.id, seat].append((self.transcript.time(), table.ply))

    def excuse(self, now: int) -> None:
        """Note that nobody can know, just now, whether the last notices were given."""
        self.errors.append(now)
        self.gone.update(key for key, at in self.notified.items() if now - at < MINUTE)

    def new_id(self, now: int) -> int:
        """Return the id of a new message."""
        self.ids += 1
        return first_id_at(now) + self.ids % PLACES

    def reach(self, what: str) -> None:
        """Note that something was reached at least once."""
        self.reached[what] += 1


class Desk:
    """The stage of one process."""

    def __init__(self, wall: Wall, clock: Clock) -> None:
        self._wall = wall
        self._clock = clock

    def tell(self, news: News) -> None:
        """See `Stage`: shown at once."""
        self._wall.transcript.add("told", news.table.id, news.table.ply, news.seat, "hidden" * news.is_hidden)
        self._wall.show(news.table)

    def is_live(self, table: Table, seat: Seat) -> bool:
        """See `Stage`: a person who has acted here lately looks at it."""
        seen = self._wall.panels.get((table.id, seat))
        return bool(seen) and seen[-1].ply + 3 >= table.ply if seen else False

    def is_shown(self, _table: Table) -> bool:
        """See `Stage`."""
        return self._wall.luck.random() > self._wall.failing

    def follows(self, _key: str) -> bool:
        """See `Stage`."""
        return False

    async def called(self, sender: str, call: Call) -> None:
        """See `Stage`."""

    async def missed(self) -> None:
        """See `Stage`."""

    async def without(self, living: Collection[str]) -> None:
        """See `Stage`."""

    def refresh(self, table: Table) -> None:
        """See `Stage`."""
        self._wall.show(table)

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """See `Stage`. Its nonce lets it find what an earlier attempt has posted."""
        await self._sent("announce", announcement.id)
        posted = self._wall.posted[announcement.id]
        if not (unsure and posted):
            posted.append(self._wall.new_id(self._clock.now()))
            self._wall.transcript.add("posted", announcement.id)
        else:
            self._wall.reach("announcement found again")
        await self._answered("announce", announcement.id)
        return posted[0]

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """See `Stage`."""
        await self._sent("give up", announcement.id)
        self._wall.given_up.add(announcement.id)
        self._wall.reach("announcement given up")
        await self._answered("give up", announcement.id)
        return self._wall.new_id(self._clock.now())

    async def remind(self, table: Table, seat: Seat) -> None:
        """See `Stage`."""
        await self._notify(table, seat, "reminder")

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """See `Stage`."""
        for seat in late:
            await self._notify(table, seat, "late")

    async def countered(self, offer: Offer) -> None:
        """See `Stage`."""
        await self._sent("countered", offer.id)
        self._wall.reach("notice countered")

    async def show_lobby(self, lobby: Lobby) -> None:
        """See `Stage`."""
        await self._sent("lobby", lobby.id)
        self._wall.lobbies[lobby.id] = lobby
        self._wall.reach(f"lobby {lobby.closed or ('started' if lobby.is_started else 'open')}")

    async def closed(self, offer: Offer) -> None:
        """See `Stage`."""
        await self._sent("closed", offer.id)
        self._wall.closed.add(offer.id)
        self._wall.reach("notice challenge over")

    async def _notify(self, table: Table, seat: Seat, kind: str) -> None:
        if (fault := _misplaced(table, seat, kind, self._clock.now())) is not None:
            self._wall.faults.append(fault)
        self._wall.notified[table.id] = self._clock.now()
        await self._sent(kind, f"{table.id} {seat}")
        self._wall.notified[table.id] = self._clock.now()
        self._wall.notices[table.id, int(seat), kind, table.called[seat]] += 1
        self._wall.reach(f"notice {kind}")
        try:
            await self._answered(kind, f"{table.id} {seat}")
        except OutOfReach:
            self._wall.gone.add(table.id)
            raise

    async def _sent(self, what: str, about: str) -> None:
        """Send a request. It may be lost on the way."""
        await asyncio.sleep(self._wall.latency * self._wall.luck.random())
        if self._wall.luck.random() < self._wall.failing:
            self._wall.transcript.add("lost", what, about)
            self._wall.reach("request lost")
            raise OutOfReach

    async def _answered(self, what: str, about: str) -> None:
        """Hear the answer to a request that was carried out. It may be lost on its way."""
        await asyncio.sleep(self._wall.latency * self._wall.luck.random())
        if self._wall.luck.random() < self._wall.failing:
            self._wall.transcript.add("unanswered", what, about)
            self._wall.reach("answer lost")
            raise OutOfReach


def _misplaced(table: Table, seat: Seat, kind: str, now: int) -> str | None:
    """Return why a notice about a clock is wrong: it is not for this seat, or not for now (Unix ms)."""
    countdown, what = table.countdown, f"notice {kind}: {table.id} ply {table.ply} seat {seat}"
    end = countdown.deadline(seat)
    if end is None:
        return f"{what}, whose clock does not run"
    if kind == "late" and end > now:
        return f"{what}, whose time ends in {end - now} ms"
    if kind == "reminder" and not countdown.pace.minds_quiet and end - now > countdown.pace.reminder:
        return f"{what}, whose time ends in {end - now} ms only"
    return None
