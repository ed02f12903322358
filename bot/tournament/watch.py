"""The watch over tournaments: what is due in each happens by itself, and every change is shown.

A tournament goes on at a start, when something is due, when a table of it ends, and when another process has stored an
act. Rarely it looks at all of them, also at those whose home was another process. So whatever was missed is made up.
Among several processes the home of the server does all this.
"""

from collections.abc import Awaitable, Callable

from bot.store import Store, TournamentActRow, TournamentRow
from bot.tables import DAY, Clock, Tables, Timekeeper
from bot.tables.time import HOUR, MINUTE, SECOND
from bot.tournament.course import Pace
from bot.tournament.rows import Tournament
from bot.tournament.tournaments import Tournaments
from bot.tournament.umpire import due_at

RETOLD = DAY  # an end this long ago may still be unshown if the process was killed then
OUT = 30 * DAY  # likewise, if the bot was not in the server then
CUT_OFF = MINUTE  # likewise, before the end of the last process
CALLED_AGAIN = MINUTE  # ms until a call that cannot be posted is tried again

AGAIN = 15 * SECOND  # ms until something that is due, and held back, is looked at again
SEEN_EVERY = HOUR  # ms from one look for who has left the server to the next
SEEN_AT_TABLES = {Pace.EVENING: MINUTE, Pace.WEEKLY: 10 * MINUTE}  # the same during a round

Show = Callable[[Tournament], Awaitable[None]]
"""A stage: it brings all messages of a tournament up to date, and says so of each call (`Tournaments.called`).

It may be asked again at any time, for the same state.
"""


class TournamentWatch:
    """The host of tournaments, `tournaments`, and a watch over them. `start` after the tables, `close` before them.

    Attributes:
        tournaments: what people ask of them.
        show: shows a tournament, if there is a stage. It is tried again when it fails.
    """

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self.tournaments = Tournaments(store, tables, clock, changed=self._changed)
        self.show: Show | None = None
        self._tables = tables
        self._clock = clock
        self._timekeeper = Timekeeper(clock, tables.timing.due_again)
        self._at: dict[str, str] = {}  # tournaments, by tables that are to end
        self._known: dict[str, int] = {}  # the last act that is known here, by tournament
        self._shown: dict[str, int] = {}  # the last act that is shown, by tournament
        tables.ended.follow(self._ended)
        for kind in (TournamentRow, TournamentActRow):
            tables.follow(kind, self.look_at)

    def start(self) -> None:
        """Let every tournament go on, show how each is now, and watch from now on."""

        self._look_again()
        self._timekeeper.start()

    async def close(self) -> None:
        """Stop watching."""
        await self._timekeeper.close()

    def look(self) -> None:
        """Let every tournament go on soon: something has happened that may concern any of them."""
        self._known.clear()
        self._timekeeper.at(self._clock.now(), "tournaments", self._look)

    def look_at(self, key: str) -> None:
        """Let the tournament `key` go on soon: something has happened there."""
        self._await(key, self._clock.now())

    def let_in(self, guild_id: int) -> None:
        """Show all tournaments of a server that let the bot in again: what was to be shown meanwhile was lost."""

        async def show_all() -> None:
            for key in await self.tournaments.of_server(guild_id, ended_since=self._clock.now() - OUT):
                self._show_soon(key)

        self._timekeeper.at(self._clock.now(), f"tournaments of {guild_id}", show_all)

    async def _look(self) -> None:
        """Look at tournaments where something has happened unnoticed: another process may have been their home."""
        try:
            for key, number in (await self.tournaments.heads()).items():
                if self._known.get(key) != number:
                    self.look_at(key)
            for table in await self.tournaments.tables_over(self._at):
                if (of := self._at.pop(table, None)) is not None:  # else its end has just been announced
                    self.look_at(of)
        finally:
            again = self._clock.now() + self._tables.timing.rounds_every
            self._timekeeper.by(again, "tournaments", self._look)

    def _look_again(self) -> None:
        """Look at all tournaments, also at those that ended lately: another process may have shown nothing of that."""
        self.look()
        self._timekeeper.at(self._clock.now(), "ends of tournaments", self._show_ends)

    async def _show_ends(self) -> None:
        for key in await self.tournaments.ended(
            min(self._clock.now() - RETOLD, self._tables.presence.here_until - CUT_OFF)
        ):
            self._show_soon(key)

    def _ended(self, table: str | None) -> None:
        if table is None:
            self._look_again()
        elif (key := self._at.pop(table, None)) is not None:
            self.look_at(key)

    def _await(self, key: str, when: int) -> None:
        async def go_on() -> None:
            looked_at = self._clock.now()
            if not self._is_home(found := await self.tournaments.find(key)):
                self._known[key] = found.course.number
                self._shown.pop(key, None)  # its home shows it
                return
            if found.course.is_open:
                await self._see_now_and_then(found)
                found = await self.tournaments.go_on(key)
            await self.tournaments.revealed(found)
            self._changed(found, looked_at=looked_at)

        self._timekeeper.by(when, f"tournament {key}", go_on)

    async def _see_now_and_then(self, found: Tournament) -> None:
        """Let those leave who are no longer in the server, if nobody has looked for a while."""
        if self._seen_at(found) <= self._clock.now():
            await self.tournaments.see_who_left(found)

    def _seen_at(self, found: Tournament) -> int:
        """Return when to look next for who has left (Unix milliseconds)."""
        course = found.course
        every = SEEN_EVERY if course.current is None else SEEN_AT_TABLES[course.plan.pace]
        return self.tournaments.seen_at(found) + every

    def _changed(self, found: Tournament, *, looked_at: int | None = None) -> None:
        """Await what happens next in a tournament, and show it.

        What was due at `looked_at` (Unix milliseconds), when somebody last let it go on, is held back.
        """
        key, course = found.row.id, found.course
        if not self._is_home(found):
            return
        self._known[key] = course.number
        if course.is_open:
            due = due_at(course)
            if due is not None and looked_at is not None and due <= looked_at:
                due = self._clock.now() + AGAIN
            self._await(key, self._seen_at(found) if due is None else min(due, self._seen_at(found)))
        else:
            self._timekeeper.forget(f"tournament {key}")
        self._at |= dict.fromkeys(found.running, key)
        if self._shown.get(key) != course.number:
            self._show_soon(key, after=self._tables.timing.shown_together)

    def _show_soon(self, key: str, *, after: int = 0) -> None:
        async def show() -> None:
            found = await self.tournaments.find(key)
            if self.show is None or not self._is_home(found):
                return
            await self.show(found)
            self._shown[key] = found.course.number
            current = (await self.tournaments.find(key)).course.current
            if current is not None and any(each.since is None for each in current.waiting):
                self._show_soon(key, after=CALLED_AGAIN)

        self._timekeeper.by(self._clock.now() + after, f"tournament {key} shown", show)

    def _is_home(self, found: Tournament) -> bool:
        return self._tables.home.holds(found.row.guild_id)
