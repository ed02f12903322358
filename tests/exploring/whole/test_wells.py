"""Time and chance while a story is being told, and afterwards."""

import os
import secrets
import time
from random import Random

import discord
from discord.backoff import ExponentialBackoff

from bot.exploring.timeline import Timeline
from bot.exploring.whole.wells import led

EPOCH = 1_800_000_000.0


def drawn() -> tuple[object, ...]:
    timeline = Timeline(Random(1))
    with led(timeline, epoch=EPOCH, luck=Random(2)):
        timeline.run(3600)
        moments = time.time(), time.monotonic(), time.perf_counter(), discord.utils.utcnow().timestamp()
        chance = secrets.token_hex(8), secrets.choice(range(10**6)), os.urandom(4), ExponentialBackoff[bool]().delay()
        return (*moments, *chance)


def test_time_is_that_of_the_timeline() -> None:
    assert drawn()[:4] == (EPOCH + 3600, 3600, 3600, EPOCH + 3600)


def test_chance_is_that_of_the_seed() -> None:
    assert drawn() == drawn()


def test_what_libraries_draw_once_in_a_process_changes_no_secret() -> None:
    def secret(*, before: int) -> str:
        with led(Timeline(Random(1)), epoch=EPOCH, luck=Random(2)):
            os.urandom(before)
            return secrets.token_hex(8)

    assert secret(before=10) == secret(before=0)


def test_afterwards_all_is_as_before() -> None:
    before = time.time, time.monotonic, os.urandom
    drawn()
    assert (time.time, time.monotonic, os.urandom) == before
    assert time.time() < EPOCH
    assert secrets.token_hex(8) != secrets.token_hex(8)
