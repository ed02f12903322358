"""The wells of time and chance in Python and its libraries, led by a seed for as long as a story is being told."""

import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace

import aiohttp.connector
import discord
import discord.backoff
import discord.gateway

from bot.exploring.standing_in import standing_in
from bot.exploring.timeline import Timeline
from bot.exploring.whole.heart import Heart


@contextmanager
def led(timeline: Timeline, *, epoch: float, luck: Random) -> Iterator[None]:
    """Let everything in this process take its time from `timeline`, and its chance from `luck`.

    `epoch`: Unix seconds when the timeline begins. Real threads that wait are not concerned.
    """

    def now() -> float:
        return timeline.now

    def wall() -> float:
        return epoch + timeline.now

    stand_ins = (
        (time, "time", wall),
        (time, "monotonic", now),
        (time, "perf_counter", now),
        (aiohttp.connector, "monotonic", now),  # bound when it was imported
        (discord.utils, "utcnow", lambda: datetime.fromtimestamp(wall(), UTC)),
        (os, "urandom", _Seeded(luck.getrandbits(64)).randbytes),  # SQLAlchemy names by it, at times once a process
        (random, "_urandom", luck.randbytes),  # below `secrets`
        (discord.backoff, "random", SimpleNamespace(Random=lambda: _Seeded(luck.getrandbits(64)))),
        (discord.gateway, "KeepAliveHandler", Heart),
    )
    with standing_in(*stand_ins):
        yield


class _Seeded(Random):
    """A generator that stays as it is when the library wants it seeded by the machine."""

    def seed(self, a: object = None, version: int = 2) -> None:
        """Take a seed, once."""
        if a is not None:
            super().seed(a, version)  # type: ignore[arg-type]
