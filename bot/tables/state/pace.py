"""Clocks: the time the players agreed to, and each one's use of it, all derived from the times in the log."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from bot.games.protocol import Seat
from bot.store import ELSEWHERE
from bot.tables.errors import Declined, Reason
from bot.tables.state.quiet import QuietHours
from bot.tables.time import DAY, HOUR, MINUTE


@dataclass(frozen=True, slots=True)
class Pace:
    """The time that the players agreed to, in milliseconds."""

    key: str
    turn: int  # for each turn
    bank: int  # for the whole game; used when the time of a turn is over
    reminder: int  # how long before the end of both to remind a player
    may_claim: bool = False  # whether the opponent may claim the game when the time is over
    minds_quiet: bool = False  # whether a clock stops in the quiet hours of its player

    @property
    def is_by_day(self) -> bool:
        """Whether nobody is expected to look at the game all the time."""
        return self.turn >= DAY

    def __str__(self) -> str:
        return " ".join([self.key, *["claim"] * self.may_claim, *["quiet"] * self.minds_quiet])


PACES: Mapping[str, Pace] = MappingProxyType(
    {
        pace.key: pace
        for pace in (Pace("10m", 10 * MINUTE, HOUR, reminder=5 * MINUTE), Pace("24h", DAY, 0, reminder=2 * HOUR))
    }
)
"""The clocks that players may agree to, by key."""

BY_THE_WEEK = Pace("1h", HOUR, DAY, reminder=4 * HOUR, may_claim=True, minds_quiet=True)
"""The clock of a contest with a round a week: it lets people sleep and work, and a game be over within the week."""

UNHURRIED = Pace("", 7 * DAY, 0, reminder=DAY)
"""Used without a clock: after a week without a move the opponent may choose how to continue, but not claim the game."""


def parse_pace(text: str | None) -> Pace | None:
    """Return the inverse of `str(pace)`; None for no clock. Raises Declined (CLOCK)."""
    if not text:
        return None
    key, *flags = text.split()
    pace = BY_THE_WEEK if key == BY_THE_WEEK.key else PACES.get(key)
    if pace is None or not {"claim", "quiet"}.issuperset(flags):
        raise Declined(Reason.CLOCK)
    return replace(pace, may_claim="claim" in flags, minds_quiet="quiet" in flags)


FORCED = "forced"  # a word behind a clock's text where moves without a choice are played, alone without a clock
HINTS = "hints"  # a word behind that where hints may be asked for
CONTEST = "contest"  # a word behind those where a game is one of a contest
DUPLICATE = "duplicate"  # a word behind those where several tables play the same deals


class Clocked(NamedTuple):
    """The terms that rows have in one text: a clock, and words behind it."""

    pace: Pace | None = None
    plays_forced: bool = False  # whether moves without a choice are played
    has_hints: bool = False  # whether hints may be asked for
    is_contest: bool = False  # whether the game is one of a contest
    is_duplicate: bool = False  # whether several tables play the same deals
    is_elsewhere: bool = False  # whether the bot is not in the place of the game

    def __str__(self) -> str:
        words = [*([] if self.pace is None else [str(self.pace)]), *[FORCED] * self.plays_forced]
        words += [*[HINTS] * self.has_hints, *[CONTEST] * self.is_contest, *[DUPLICATE] * self.is_duplicate]
        words += [ELSEWHERE] * self.is_elsewhere
        return " ".join(words)


def is_for_elsewhere(text: str | None) -> bool:
    """Return whether the terms whose `str` this is are for a place without the bot. A damaged text raises nothing."""
    return (text or "").split()[-1:] == [ELSEWHERE]


def parse_clock(text: str | None) -> Clocked:
    """Return the terms whose `str` this is; none for None. Raises Declined (CLOCK, FORCED_BY_DAY)."""
    words = (text or "").split()
    is_elsewhere = is_for_elsewhere(text)
    words = words[:-1] if is_elsewhere else words
    is_duplicate = words[-1:] == [DUPLICATE]
    words = words[:-1] if is_duplicate else words
    is_contest = words[-1:] == [CONTEST]
    words = words[:-1] if is_contest else words
    has_hints = words[-1:] == [HINTS]
    words = words[:-1] if has_hints else words
    plays_forced = words[-1:] == [FORCED]
    pace = parse_pace(" ".join(words[:-1] if plays_forced else words))
    if plays_forced and pace is not None and pace.is_by_day:
        raise Declined(Reason.FORCED_BY_DAY)
    return Clocked(pace, plays_forced, has_hints, is_contest, is_duplicate, is_elsewhere)


@dataclass(frozen=True, slots=True)
class Countdown:
    """The clocks of a table at the moment `at`. Frozen; tuples have one entry a seat."""

    pace: Pace
    quiet: tuple[QuietHours | None, ...]  # as they were when the game began, so that nobody can move them to gain time
    bank: tuple[int, ...]  # ms left for the whole game
    used: tuple[int, ...]  # ms used in the current turn
    at: int  # Unix milliseconds
    running: frozenset[Seat] = frozenset()
    is_stopped: bool = False  # in a pause
    held: frozenset[Seat] = frozenset()  # whose turn goes on with stopped clocks, while others are asked
    missing: frozenset[Seat] = frozenset()  # of those, whom the game waits for, though nobody can write to them
    waited: tuple[int, ...] = ()  # ms that it has waited for such a seat in the current turn

    def move_on(
        self,
        at: int,
        to_act: Iterable[Seat],
        *,
        held: Collection[Seat] = (),
        missing: Collection[Seat] = (),
        anew: Collection[Seat] = (),
    ) -> "Countdown":
        """Return the clocks at `at`, when it becomes the turn of `to_act`; those of `anew` begin a new turn there.

        `held` and `missing`: seats whose turn goes on with stopped clocks, because others are asked, or because nobody
        can write to them.
        """
        now, running = self._passed(at), frozenset(to_act)
        standing = frozenset(held).union(missing) - running
        kept = (self.running | self.held) & (running | standing) - frozenset(anew)
        ended = (self.running | self.held) - kept
        left = tuple(
            max(0, bank - max(0, now.used[seat] - self.pace.turn)) if seat in ended else bank
            for seat, bank in enumerate(self.bank)
        )
        used = tuple(time if seat in kept else 0 for seat, time in enumerate(now.used))
        waited = tuple(time if seat in kept else 0 for seat, time in enumerate(now.waited))
        away = standing.intersection(missing)
        return replace(now, bank=left, used=used, running=running, held=standing, missing=away, waited=waited)

    def stop(self, at: int) -> "Countdown":
        """Return the clocks at `at`, stopped."""
        return replace(self._passed(at), is_stopped=True)

    def go(self, at: int) -> "Countdown":
        """Return the clocks at `at`, going again."""
        return replace(self._passed(at), is_stopped=False)

    def deadline(self, seat: Seat) -> int | None:
        """Return when the time of `seat` will be over (Unix milliseconds). None while its clock does not run."""
        return self._when(seat, self._left(seat))

    def reminder(self, seat: Seat) -> int | None:
        """Return when `seat` is to be reminded (Unix milliseconds). None while its clock does not run."""
        return self._when(seat, max(0, self._left(seat) - self.pace.reminder))

    def waits_until(self, seat: Seat) -> int | None:
        """Return when the game has waited long enough for `seat`, to whom nobody can write (Unix milliseconds).

        That is all the time it has left, at least a day, quiet hours apart. None where it does not wait, or in a pause.
        """
        if self.is_stopped or seat not in self.missing:
            return None
        return self._later(seat, max(0, max(self._left(seat), DAY) - self.waited[seat]))

    def when_used(self, seat: Seat, time: int) -> int | None:
        """Return when `seat` will have used `time` milliseconds of its turn. None while its clock does not run."""
        return self._when(seat, max(0, time - self.used[seat]))

    def _left(self, seat: Seat) -> int:
        return max(0, self.pace.turn + self.bank[seat] - self.used[seat])

    def _when(self, seat: Seat, left: int) -> int | None:
        """Return when `seat` will have used `left` more milliseconds. None while its clock does not run."""
        if self.is_stopped or seat not in self.running:
            return None
        return self._later(seat, left)

    def _later(self, seat: Seat, left: int) -> int:
        quiet = self._quiet(seat)
        return self.at + left if quiet is None else quiet.after(self.at, left)

    def _passed(self, at: int) -> "Countdown":
        at = max(at, self.at)  # when the system clock is set back, nobody gains or loses time
        if self.is_stopped:
            return replace(self, at=at)
        used = tuple(
            time + self._loud(Seat(seat), at) if seat in self.running else time for seat, time in enumerate(self.used)
        )
        waited = tuple(
            time + self._loud(Seat(seat), at) if seat in self.missing else time for seat, time in enumerate(self.waited)
        )
        return replace(self, at=at, used=used, waited=waited)

    def _loud(self, seat: Seat, until: int) -> int:
        quiet = self._quiet(seat)
        return until - self.at if quiet is None else quiet.loud(self.at, until)

    def _quiet(self, seat: Seat) -> QuietHours | None:
        return self.quiet[seat] if self.pace.minds_quiet else None


def begin(pace: Pace | None, quiet: tuple[QuietHours | None, ...], at: int) -> Countdown:
    """Return the clocks of a new table, none of them running."""
    agreed = pace or UNHURRIED
    nothing = (0,) * len(quiet)
    return Countdown(agreed, quiet, bank=tuple(agreed.bank for _ in quiet), used=nothing, at=at, waited=nothing)
