"""Limits for people who press faster than anybody plays: an excess press costs no more than its reading.

The count comes before anything is asked of the store or drawn. All that one person presses in a server arrives at one
process. Moves count in a burst alone: a quick player makes more of them in a minute than anybody needs of anything
else, and would be stuck before a running clock.
"""

import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord
from cachetools import LRUCache

from bot.tables import Tables
from bot.text import say
from bot.values.person_limits import PersonLimits
from cogs.answer import whisper
from cogs.guard import guarded
from cogs.locale_and_style import locale_of, recall
from cogs.names import until

log = logging.getLogger(__name__)

KEPT: Final = 10_000  # people; the one silent for longest is forgotten first
TOLD_EVERY: Final = 3.0  # s between two lines to one person; between them Discord itself says that there is no answer
MINUTE: Final = 60.0  # s
TYPING: Final = 3  # times as many suggestions as presses: a client asks at nearly every letter


@dataclass(slots=True)
class _Person:
    """The times of a person's latest admitted presses, oldest first, and of their last warning (s)."""

    passed: deque[float]
    others: deque[float]  # the same without moves
    told_at: float = -TOLD_EVERY


class Flood:
    """A count of each person's acts, which finds excesses. Excess acts do not count."""

    def __init__(self, limits: PersonLimits, *, times: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        """Admit `times` as many as the limits say."""
        self._burst, self._span, self._minute = times * limits.burst, float(limits.burst_span), times * limits.minute
        self._clock = clock
        self._people: LRUCache[int, _Person] = LRUCache(KEPT)

    def wait(self, person: int, *, is_move: bool = False) -> float:
        """Return how many seconds this person must wait. 0: their act is admitted, and counts."""
        now, them = self._clock(), self._of(person)
        wait = _left(them.passed, self._span, now)
        if not is_move:
            wait = max(wait, _left(them.others, MINUTE, now))
        if wait == 0:
            them.passed.append(now)
            if not is_move:
                them.others.append(now)
        return wait

    def is_to_be_told(self, person: int) -> bool:
        """Return whether to warn the person now; not again for a few seconds."""
        now, them = self._clock(), self._of(person)
        if now - them.told_at < TOLD_EVERY:
            return False
        them.told_at = now
        return True

    def _of(self, person: int) -> _Person:
        if (them := self._people.get(person)) is None:
            them = self._people[person] = _Person(deque(maxlen=self._burst), deque(maxlen=self._minute))
        return them


def _left(passed: deque[float], span: float, now: float) -> float:
    """Return the seconds left of `span` since the first of as many as may pass within it; 0 for fewer of them."""
    return max(passed[0] + span - now, 0) if len(passed) == passed.maxlen else 0


class Gate:
    """The admission of presses and typed commands; none of it waits here."""

    def __init__(self, limits: PersonLimits | None, tables: Tables) -> None:
        """Admit within `limits`; None lets everything in."""
        self._tables = tables
        self._pressed = None if limits is None else Flood(limits)
        self._typed = None if limits is None else Flood(limits, times=TYPING)

    async def admits(self, interaction: discord.Interaction, *, is_move: bool = False) -> bool:
        """Return whether to answer. Notify those who press too fast, now and then, when they can go on."""
        wait = self._wait(interaction, is_move=is_move)
        if wait:
            log.info("interaction %d: too fast, left out", interaction.id)
            await recall(interaction, self._tables)
            locale, at = locale_of(interaction), round(1000 * (time.time() + wait))
            await guarded(interaction, whisper(interaction, say(locale, "too-fast", time=until(at + 999))))
        return wait == 0

    def _wait(self, interaction: discord.Interaction, *, is_move: bool) -> float | None:
        """Return the seconds that a person must wait who is to hear so. 0: none; None: leave it unanswered."""
        if self._pressed is None or self._typed is None:
            return 0
        person = interaction.user.id
        if interaction.type is discord.InteractionType.autocomplete:
            return None if self._typed.wait(person) else 0
        wait = self._pressed.wait(person, is_move=is_move)
        return wait if not wait or self._pressed.is_to_be_told(person) else None
