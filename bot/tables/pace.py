"""Clocks: how much time players agreed to, and how much of it each has used. All of it follows from the log's times."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from bot.games.protocol import Seat
from bot.tables.errors import Declined, Reason
from bot.tables.quiet import QuietHours
from bot.tables.time import DAY, HOUR, MINUTE


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time was agreed to. Times are milliseconds."""

    key: str
    turn: int  # for each turn
    bank: int  # for all turns together, used when a turn's own time is over
    reminder: int  # before the end of both
    may_claim: bool = False  # whether the game may be claimed from who ran out of time
    minds_quiet: bool = False  # whether the clock stands still in the quiet hours of whose turn it is

    def __str__(self) -> str:
        return " ".join([self.key, *["claim"] * self.may_claim, *["quiet"] * self.minds_quiet])


PACES: Mapping[str, Pace] = MappingProxyType(
    {
        pace.key: pace
        for pace in (Pace("10m", 10 * MINUTE, HOUR, reminder=5 * MINUTE), Pace("24h", DAY, 0, reminder=2 * HOUR))
    }
)
"""The clocks that may be agreed to."""

UNHURRIED = Pace("", 7 * DAY, 0, reminder=DAY)
"""Without a clock: after a week without a move the one who waits may choose how to go on, and never claim the game."""


def parse_pace(text: str | None) -> Pace | None:
    """The inverse of `str(pace)`; None for no clock. Raises Declined (CLOCK)."""
    if not text:
        return None
    key, *flags = text.split()
    if key not in PACES or not {"claim", "quiet"}.issuperset(flags):
        raise Declined(Reason.CLOCK)
    return replace(PACES[key], may_claim="claim" in flags, minds_quiet="quiet" in flags)


@dataclass(frozen=True, slots=True)
class Countdown:
    """The clocks of a table at one moment, `at`. A frozen value; tuples have one entry a seat."""

    pace: Pace
    quiet: tuple[QuietHours | None, ...]  # as they were when the game began, so that nobody moves them to win time
    bank: tuple[int, ...]  # ms left
    used: tuple[int, ...]  # ms of the turn under way
    at: int  # Unix milliseconds
    running: frozenset[Seat] = frozenset()
    is_stopped: bool = False  # in a pause

    def move_on(self, at: int, to_act: Iterable[Seat]) -> "Countdown":
        """Time passes until `at`; from then on it is the turn of `to_act`."""
        now, running = self._passed(at), frozenset(to_act)
        ended = self.running - running
        left = tuple(
            max(0, bank - max(0, now.used[seat] - self.pace.turn)) if seat in ended else bank
            for seat, bank in enumerate(self.bank)
        )
        used = tuple(time if seat in self.running & running else 0 for seat, time in enumerate(now.used))
        return replace(now, bank=left, used=used, running=running)

    def stop(self, at: int) -> "Countdown":
        """The clocks stand still from `at`."""
        return replace(self._passed(at), is_stopped=True)

    def go(self, at: int) -> "Countdown":
        """The clocks go on from `at`."""
        return replace(self._passed(at), is_stopped=False)

    def deadline(self, seat: Seat) -> int | None:
        """When the time of `seat` is over (Unix milliseconds); None while its clock does not run."""
        return self._when(seat, self._left(seat))

    def reminder(self, seat: Seat) -> int | None:
        """When `seat` is to be reminded; None while its clock does not run."""
        return self._when(seat, max(0, self._left(seat) - self.pace.reminder))

    def _left(self, seat: Seat) -> int:
        return max(0, self.pace.turn + self.bank[seat] - self.used[seat])

    def _when(self, seat: Seat, left: int) -> int | None:
        """The moment when so much more time of `seat` has passed."""
        if self.is_stopped or seat not in self.running:
            return None
        quiet = self._quiet(seat)
        return self.at + left if quiet is None else quiet.after(self.at, left)

    def _passed(self, at: int) -> "Countdown":
        at = max(at, self.at)  # a clock set back takes no time away and gives none
        if self.is_stopped:
            return replace(self, at=at)
        used = tuple(
            time + self._loud(Seat(seat), at) if seat in self.running else time for seat, time in enumerate(self.used)
        )
        return replace(self, at=at, used=used)

    def _loud(self, seat: Seat, until: int) -> int:
        quiet = self._quiet(seat)
        return until - self.at if quiet is None else quiet.loud(self.at, until)

    def _quiet(self, seat: Seat) -> QuietHours | None:
        return self.quiet[seat] if self.pace.minds_quiet else None


def begin(pace: Pace | None, quiet: tuple[QuietHours | None, ...], at: int) -> Countdown:
    """The clocks of a new table, none of them running."""
    agreed = pace or UNHURRIED
    nothing = (0,) * len(quiet)
    return Countdown(agreed, quiet, bank=tuple(agreed.bank for _ in quiet), used=nothing, at=at)
