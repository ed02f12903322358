"""The time of a bot in a separate process, which is killed: what it perhaps said before is taken back."""

import asyncio
import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.playground.entities import MessageVersion
from bot.playground.person import Person
from bot.tables import Notice
from bot.tables.waiting.away import ALIVE
from bot.text import say
from cogs.ids import CustomId, Verb
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press

MINUTE = 60_000  # ms
NOTICE = str(CustomId(Verb.PREFER, "", word="notice"))


def words(key: str, *names: str) -> str:
    """Return the longest fixed part of a sentence, whatever it names."""
    return max(say("en", key, **dict.fromkeys(names, "|"), count=1).split("|"), key=len)


CALLED = words("table-ping-reminder", "player", "time")
CLOCK = re.compile(r"<t:([0-9]+):R>")


@dataclass
class Time:
    """The time that passes for a bot in a separate process."""

    house: House
    passed: int = 0

    def __post_init__(self) -> None:
        self.house.environment["HOUSE_CLOCK"] = str(self.house.folder / "clock")
        self.let_pass(0)

    def let_pass(self, milliseconds: int) -> None:
        """Let time pass, whether the bot runs or not."""
        self.passed += milliseconds
        fresh = self.house.folder / "clock.new"
        fresh.write_text(str(self.passed))
        os.replace(fresh, self.house.folder / "clock")

    async def pass_alive(self, milliseconds: int) -> None:
        """Let time pass while the bot runs, and wait for its heartbeat."""
        before = self._alive()
        self.let_pass(milliseconds)
        await looked(lambda: self._alive() >= before + milliseconds)

    def _alive(self) -> int:
        return int(str(self.house.rows("SELECT value FROM notes WHERE key = ?", ALIVE)[0][0]))


async def looked(is_so: Callable[[], object]) -> None:
    """Wait for an act of the bot unknown to Discord, by looking again and again."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


async def started(house: House) -> tuple[str, Person, Person]:
    """Start a game with ten minutes a turn: return its key, whose turn it is, and who waits."""
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, clock="10m", options="target=10000")
    await press(house.bob, asked.shown, Verb.ACCEPT)
    key = house.key()
    await house.eve.until(lambda: house.tables(key) and CLOCK.search(house.tables(key)[-1].text), patience=PATIENCE)
    line = next(line for line in house.tables(key)[-1].text.splitlines() if CLOCK.search(line))
    mover, other = (house.ann, house.bob) if "Ann" in line else (house.bob, house.ann)
    return key, mover, other


def said(house: House, words: str) -> int:
    """Return how many messages, including deleted ones, said this when they were posted."""
    return len(saying(house, words))


def saying(house: House, words: str) -> list[MessageVersion]:
    """Return the messages that said this, as they were posted."""
    posted = [message.versions[0] for message in house.discord.world.messages.values()]
    return [version for version in posted if words in json.dumps(version.components, ensure_ascii=False)]


async def wish(house: House, notice: Notice) -> None:
    """Let both players choose how to be notified."""
    for person in (house.ann, house.bob):
        asked = await person.invoke(house.channel, "/settings")
        await person.choose(asked.shown, NOTICE, notice)


async def mentioned(house: House) -> tuple[str, Person]:
    """Start a game of two who wish for mentions: return its key, and who waits."""
    house.allowed = {UNKNOWN_MESSAGE}
    await house.spawn()
    await wish(house, Notice.MENTION)
    key, _, other = await started(house)
    return key, other


async def called_unknown(house: House, time: Time) -> None:
    """Let the bot call under the table; no answer tells it that the call was posted."""
    house.discord.faults.lose_answer("POST", f"/channels/{house.channel.id}/messages", times=1_000)
    await time.pass_alive(66 * MINUTE)
    await house.eve.until(lambda: said(house, CALLED), patience=PATIENCE)


@pytest.mark.long("kills")
async def test_a_mention_that_is_not_known_to_be_said_is_deleted_if_it_is_no_longer_wished(house: House) -> None:
    """Nothing says it again, so that it would stand beside the table for good."""
    time = Time(house)
    key, _ = await mentioned(house)
    [table] = house.tables(key)
    await called_unknown(house, time)
    await wish(house, Notice.SILENCE)
    await house.kill()
    house.discord.faults.waiting.clear()
    assert len(house.tables(key)) == 2
    await house.spawn()
    async with asyncio.timeout(PATIENCE):
        while len(house.tables(key)) > 1:
            await time.pass_alive(6 * MINUTE)
    assert [each.id for each in house.tables(key)] == [table.id]
