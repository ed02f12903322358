"""Calls: lines under the table that mention people. Discord notifies them when the message with the line is posted."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.games.protocol import Seat
from bot.tables import SeatNotice, Table
from bot.text import Locale, listed, say
from cogs.names import mention, pings


@dataclass(frozen=True, slots=True)
class Call:
    """One player in a line under the table. Players called for the same reason share a line."""

    seat: Seat
    line: str  # its key in the catalog
    notice: SeatNotice  # what the store remembers once the line is posted
    is_new: bool  # False: the player was notified before, and the line appears without a notification
    is_silent: bool  # the player has quiet hours
    is_repeatable: bool = False  # made as often as requested, rather than once a turn


@dataclass(frozen=True, slots=True)
class PendingCalls:
    """Calls at one table that are not made yet, each with an event set once it is made, or no longer holds."""

    _made: dict[Call, asyncio.Event] = field(default_factory=dict)

    @property
    def calls(self) -> list[Call]:
        """All pending calls."""
        return list(self._made)

    def add(self, call: Call) -> asyncio.Event:
        """Let a call be made, with one about the same that is pending, unless it is made as often as requested."""
        for each in list(self._made):
            if (each.seat, each.notice) == (call.seat, call.notice):
                if not call.is_repeatable:
                    return self._made[each]
                self._made.pop(each).set()
        return self._made.setdefault(call, asyncio.Event())

    def joined(self, later: "PendingCalls") -> "PendingCalls":
        """Return these and the `later` ones."""
        return PendingCalls(self._made | later._made)

    def made(self) -> None:
        """Notify the waiters that these calls are made."""
        for each in self._made.values():
            each.set()


def in_words(calls: Sequence[Call], table: Table, *, locale: Locale) -> list[str]:
    """Return the lines in this language: one for each reason, with everyone who is called for it."""
    return [
        say(
            locale,
            line,
            player=listed([mention(table.players[each.seat]) for each in called], locale=locale),
            count=len(called),
        )
        for line, called in _by_line(calls)
    ]


def notified(calls: Sequence[Call], table: Table) -> tuple[int, ...]:
    """Return the Discord ids of those whom a message with these calls notifies: those to whom they are new.

    Where some have quiet hours, only the others are notified; where all have, the message makes no sound.
    """
    new = [call for call in calls if call.is_new]
    loud = [call for call in new if not call.is_silent]
    return pings(*(table.players[call.seat] for call in loud or new))


def _by_line(calls: Sequence[Call]) -> Iterator[tuple[str, list[Call]]]:
    for line in dict.fromkeys(call.line for call in calls):
        yield line, [call for call in calls if call.line == line]
