"""The panels in use at other processes, and the panels in use here that the others know about.

A panel in use is in the charge of the process that answered the press: it alone can change it for no counted request.
The home of the table leaves that player to it, until it lets go or falls silent.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.games.protocol import Seat
from bot.tables import Call, Clock, Home, Table
from cogs.stage.live import IN_USE

TOLD_EVERY = 60_000  # ms; at most this often others hear about a player who keeps pressing
USED, LEFT, ASKED = "in use", "let go", "who looks"  # the names of calls
ANSWERED_WITHIN = 3_000  # ms in which all others have said who uses a panel there


@dataclass(frozen=True, slots=True)
class Use:
    """A player's use of a panel, as far as it was reported."""

    sender: str  # the process that answered the press; "" for this one
    until: int  # Unix milliseconds


class Elsewhere:
    """The panel uses, in memory only: without it a player gets two notices at worst, or briefly sees an old panel."""

    def __init__(self, home: Home, clock: Clock) -> None:
        self._home = home
        self._clock = clock
        self._here: dict[tuple[str, Seat], Use] = {}  # reported to others
        self._there: dict[tuple[str, Seat], Use] = {}  # reported by others

    def used(self, table: Table, seat: Seat) -> None:
        """Note that `seat` pressed here just now."""
        was_elsewhere = self.in_use(table.id, seat)
        self._there.pop((table.id, seat), None)
        if self._home.is_alone or (self._home.holds(table.guild_id) and not was_elsewhere):
            return
        now, last = self._clock.now(), self._here.get((table.id, seat))
        if last is None or last.until < now + IN_USE - TOLD_EVERY:
            self._here[table.id, seat] = Use("", now + IN_USE)
            self._home.call(Call(USED, table.id, int(seat)))
            self._forget_old()

    def let_go(self, table: Table, seat: Seat) -> None:
        """Leave `seat` to the home of the table: it has not pressed for too long."""
        self._here.pop((table.id, seat), None)
        if not self._home.holds(table.guild_id):
            self._home.call(Call(LEFT, table.id, int(seat)))

    def heard(self, sender: str, call: Call) -> None:
        """Note another process's report about a seat."""
        where = call.table, Seat(call.seat)
        if call.name == USED:
            self._here.pop(where, None)  # the player has gone there
            self._there[where] = Use(sender, self._clock.now() + IN_USE)
        elif call.name == LEFT:
            self._there.pop(where, None)
        elif call.name == ASKED:
            self._tell_all()

    def _tell_all(self) -> None:
        for (key, seat), use in list(self._here.items()):
            if self._clock.now() < use.until:
                self._home.call(Call(USED, key, int(seat)))

    def ask(self) -> set[str]:
        """Ask all others who uses a panel there, since this process may have missed some of it.

        Others may have asked before this process could hear them, so it says at the same time who uses a panel here.
        Returns the tables of the known users; after `ANSWERED_WITHIN` all are known again.
        """
        now = self._clock.now()
        self._there = {
            where: Use(use.sender, min(use.until, now + ANSWERED_WITHIN)) for where, use in self._there.items()
        }
        self._home.call(Call(ASKED, "", 0))
        self._tell_all()
        return {key for key, _ in self._there}

    def in_use(self, key: str, seat: Seat) -> bool:
        """Return whether `seat` uses a panel at another process."""
        use = self._there.get((key, seat))
        return use is not None and self._clock.now() < use.until

    def is_mine(self, table: Table, seat: Seat) -> bool:
        """Return whether this process shows `seat` its cards: it is used here, or nowhere and the table is at home."""
        if self._home.is_alone:
            return True
        use = self._here.get((table.id, seat))
        if use is not None and self._clock.now() < use.until:
            return True
        return self._home.holds(table.guild_id) and not self.in_use(table.id, seat)

    def without(self, living: Collection[str]) -> Iterator[str]:
        """Forget the reports of processes that are gone, and yield the tables that they have left."""
        for (key, seat), use in list(self._there.items()):
            if use.sender not in living:
                del self._there[key, seat]
                yield key

    def _forget_old(self) -> None:
        now = self._clock.now()
        for uses in (self._here, self._there):
            for where in [where for where, use in uses.items() if use.until < now]:
                del uses[where]
