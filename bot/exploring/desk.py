"""The side of Discord, as hosting speaks to it: what was shown and posted, who looks, and what goes wrong on the way.

A `Wall` outlives every process: it is what people see. A `Desk` is the stage of one process, which writes on it.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.exploring.story import Transcript
from bot.games.protocol import Seat
from bot.store import Call
from bot.tables import Announcement, Clock, Lobby, News, Offer, OutOfReach, Table
from bot.tables.state.asking import claim_at, is_same
from bot.tables.time import MINUTE, SECOND
from bot.tournament import Tournament, Tournaments
from bot.values.snowflake import first_id_at

STALE = MINUTE  # ms for a notice that is on its way
TOGETHER = SECOND // 2  # ms within which states count as announced at once: only the newest of them is drawn
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
        is_shared: whether several processes write on it, each of which may be behind the others.
    """

    transcript: Transcript
    luck: Random
    is_shared: bool = False
    tables: dict[str, Table] = field(default_factory=dict)
    panels: dict[tuple[str, Seat], list[Table]] = field(default_factory=lambda: defaultdict(list))
    looked: dict[tuple[str, Seat], list[tuple[float, int]]] = field(default_factory=lambda: defaultdict(list))
    offers: dict[str, Offer] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)  # offers that are shown to be over
    lobbies: dict[str, Lobby] = field(default_factory=dict)
    seen: dict[tuple[str, int], Lobby] = field(default_factory=dict)  # all states of lobbies, by key and act
    contests: dict[str, Tournament] = field(default_factory=dict)  # tournaments, each as it was shown last
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
    shown_by_bot: dict[str, tuple[Table, int]] = field(
        default_factory=dict
    )  # each table the bot itself has shown, and when (ms)
    known: dict[tuple[str, int], tuple[int, int]] = field(default_factory=dict)  # a seat's turn, and since when (ms)
    early: list[tuple[str, int]] = field(default_factory=list)  # tables settled before their end was shown, and when
    faults: list[str] = field(default_factory=list)  # notices that nobody should have got

    def show(self, table: Table) -> None:
        """Show a table to everyone."""
        before = self.tables.get(table.id)
        if before is None or before.ply <= table.ply:
            self.tables[table.id] = table

    def tell(self, table: Table, now: int) -> None:
        """Show a table to everyone, as the bot does by itself at `now` (Unix ms)."""
        before, at = self.shown_by_bot.get(table.id, (table, now))
        if table.ply < before.ply and now - at > TOGETHER and not self.is_shared:
            self.faults.append(
                f"an older state is shown after a newer one: {table.id} ply {table.ply} after {before.ply}"
            )
        if before.ply <= table.ply:
            self.shown_by_bot[table.id] = table, now
        for seat, turn in enumerate(table.called):
            if self.known.get((table.id, seat), (-1, 0))[0] != turn:
                self.known[table.id, seat] = turn, now
        self.show(table)

    def answer(self, table: Table, seat: Seat) -> None:
        """Show a table to the person at a seat."""
        self.show(table)
        self.panels[table.id, seat].append(table)
        self.looked[table.id, seat].append((self.transcript.time(), table.ply))

    def show_lobby(self, lobby: Lobby) -> None:
        """Show a lobby to everyone."""
        self.lobbies[lobby.id] = self.seen[lobby.id, lobby.number] = lobby
        self.reach(f"lobby {lobby.closed or ('started' if lobby.is_started else 'open')}")

    def show_contest(self, contest: Tournament) -> None:
        """Show a tournament to everyone."""
        before = self.contests.get(contest.row.id)
        if before is None or before.course.number <= contest.course.number:
            self.contests[contest.row.id] = contest

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
        self._wall.faults += [] if self._wall.is_shared else _telltale(self._wall, news)
        self._wall.tell(news.table, self._clock.now())

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
        self._wall.tell(table, self._clock.now())

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """See `Stage`. Its nonce lets it find what an earlier attempt has posted."""
        await self._sent("announce", announcement.id)
        if (shown := self._wall.shown_by_bot.get(table.id)) is None or shown[0].ply < table.ply:
            self._wall.early.append((table.id, self._clock.now()))
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
        self._wall.show_lobby(lobby)

    async def show_contest(self, contests: Tournaments, contest: Tournament) -> None:
        """Show a tournament, as its watch asks, and call its people to their tables."""
        await self._sent("contest", contest.row.id)
        self._wall.show_contest(contest)
        self._wall.reach(f"contest {contest.course.called_off or ('over' if contest.course.is_over else 'open')}")
        await self._answered("contest", contest.row.id)
        number = len(contest.course.rounds)
        for table, called in enumerate(contest.course.rounds[-1].tables if number else (), start=1):
            if called.is_waiting and called.since is None:
                await contests.called(contest.row.id, number, table, since=self._clock.now())

    async def closed(self, offer: Offer) -> None:
        """See `Stage`."""
        await self._sent("closed", offer.id)
        self._wall.closed.add(offer.id)
        self._wall.reach("notice challenge over")

    async def _notify(self, table: Table, seat: Seat, kind: str) -> None:
        now, wall = self._clock.now(), self._wall
        outdated = None if wall.is_shared else _outdated(wall, table, seat, kind, now)
        wall.faults += [each for each in (_misplaced(table, seat, kind, now), outdated) if each is not None]
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


def _telltale(wall: Wall, news: News) -> Iterator[str]:
    """Yield what news let all know of an answer in a window that goes on: that there is one, and whose it is."""
    before, _ = wall.shown_by_bot.get(news.table.id, (None, 0))
    if before is None or not news.events or any(event.seen_by(None) is not None for event in news.events):
        return
    one, other = claim_at(before.position), claim_at(news.table.position)
    if one is not None and is_same(one, other) and (news.seat is not None or not news.is_hidden):
        yield f"news tell of a hidden answer: {news.table.id} ply {news.table.ply} seat {news.seat}"


def _outdated(wall: Wall, table: Table, seat: Seat, kind: str, now: int) -> str | None:
    """Return why a notice comes too late: people have seen what came after it. `now` is in Unix milliseconds."""
    what = f"notice {kind}: {table.id} ply {table.ply} seat {seat}"
    turn, since = wall.known.get((table.id, int(seat)), (table.called[seat], now))
    if turn > table.called[seat] and now - since > STALE:
        return f"{what}, whose turn {table.called[seat]} is over since {now - since} ms"
    if kind == "reminder" and wall.notices[table.id, int(seat), "late", table.called[seat]]:
        return f"{what}, after it was said that the time is over"
    return None


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
