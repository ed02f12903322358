"""Limits for people who press faster than anyone plays: an excess press costs no more than its reading.

The count comes before anything is asked of the store or drawn. All that one person presses in a server arrives at one
process. Moves count in a burst alone: a quick player makes more of them in a minute than anyone needs of anything
else, and would be stuck before a running clock.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord
from cachetools import LRUCache

from bot.tables import Tables
from bot.text import say
from bot.values.person_limits import PersonLimits
from cogs.answer import accept, whisper
from cogs.guard import guarded
from cogs.locale_and_style import locale_of, recall
from cogs.names import until

log = logging.getLogger(__name__)

KEPT: Final = 10_000  # people; the one silent for longest is forgotten first
WARNED_EVERY: Final = 3.0  # s between two lines to one person; between them Discord itself says that there is no answer
MINUTE: Final = 60.0  # s
TYPING: Final = 3  # times as many suggestions as presses: a client asks at nearly every letter


@dataclass(slots=True)
class _Person:
    """The times of a person's latest admitted presses, oldest first, and of their last warning (s)."""

    passed: deque[float]
    others: deque[float]  # the same without moves
    warned_at: float = -WARNED_EVERY


class Flood:
    """A count of each person's acts, which finds excesses. Excess acts do not count."""

    def __init__(self, limits: PersonLimits, *, times: int = 1, clock: Callable[[], float] | None = None) -> None:
        """Admit `times` as many as the limits say. `clock` gives seconds; None: that of the running loop."""
        self._burst, self._span, self._minute = times * limits.burst, float(limits.burst_span), times * limits.minute
        self._clock = clock or _loop_time
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

    def is_to_be_warned(self, person: int) -> bool:
        """Return whether to warn the person now; not again for a few seconds."""
        now, them = self._clock(), self._of(person)
        if now - them.warned_at < WARNED_EVERY:
            return False
        them.warned_at = now
        return True

    def _of(self, person: int) -> _Person:
        if (them := self._people.get(person)) is None:
            them = self._people[person] = _Person(deque(maxlen=self._burst), deque(maxlen=self._minute))
        return them


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


def _left(passed: deque[float], span: float, now: float) -> float:
    """Return the seconds left of `span` since the first of as many as may pass within it; 0 for fewer of them."""
    return max(passed[0] + span - now, 0) if len(passed) == passed.maxlen else 0


class Gate:
    """The admission of presses and typed commands; none of it waits here."""

    def __init__(self, limits: PersonLimits | None, tables: Tables) -> None:
        """Admit within `limits`; None lets everything in."""
        self._tables = tables
        self._span = 0 if limits is None else limits.burst_span
        self._pressed = None if limits is None else Flood(limits)
        self._typed = None if limits is None else Flood(limits, times=TYPING)
        self._taken = None if limits is None else Flood(limits)

    async def admits(
        self,
        interaction: discord.Interaction,
        *,
        is_move: bool = False,
        tell: Callable[[], Awaitable[None]] | None = None,
    ) -> bool:
        """Return whether to answer. Notify those who press too fast, now and then, when they can go on.

        `tell`: what notifies them in the pressed message, so that no line is added below it. That is for a burst, which
        is over in a moment; a few more presses of one are taken without a word.
        """
        if self._pressed is None or self._typed is None or self._taken is None:
            return True
        person = interaction.user.id
        if interaction.type is discord.InteractionType.autocomplete:
            return not self._typed.wait(person)
        wait = self._pressed.wait(person, is_move=is_move)
        if not wait:
            return True
        log.info("interaction %d: too fast, left out", interaction.id)
        is_warned, is_short = self._pressed.is_to_be_warned(person), tell is not None and wait <= self._span
        if is_warned:
            await recall(interaction, self._tables)
            locale, at = locale_of(interaction), round(1000 * (time.time() + wait))
            words = say(locale, "too-fast", time=until(at + 999))
            await guarded(interaction, tell() if tell is not None and is_short else whisper(interaction, words))
        elif is_short and not self._taken.wait(person, is_move=True):
            await guarded(interaction, accept(interaction))
        return False
