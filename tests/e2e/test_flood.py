"""One person floods the bot with commands, presses and practice games while two friends play."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import quantiles

import pytest

from bot.playground.person import Answer
from bot.playground.server import LoopbackDiscord
from bot.values.person_limits import PersonLimits
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, id_of, quiet_discord
from tests.e2e.players import Presser

PRESSES = 5  # of the friends, in calm and in the flood
PAUSE = 0.5  # s between them; in all, neither of the two presses more often than anyone may
RATE = 100  # presses and commands a second of the one who floods


@pytest.fixture
def loopback() -> LoopbackDiscord:
    return quiet_discord(ticking=True)


async def times_of(friends: list[Presser]) -> list[float]:
    """Return milliseconds until the answer to each press of two who play."""
    took = []
    for _ in range(PRESSES):
        mover = await friends[0].person.until(
            lambda: next((f for f in friends if f.can_act()), None), patience=PATIENCE
        )
        began = time.perf_counter()
        await mover.step()
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(PAUSE)
    return took


@asynccontextmanager
async def flooding(house: House) -> AsyncIterator[list[asyncio.Task[Answer]]]:
    """Let Eve flood until the block ends; collect the answers to her acts."""
    eve, answers = house.eve, list[asyncio.Task[Answer]]()

    async def flood() -> None:
        due = time.perf_counter()
        for number in itertools.count():
            if number % RATE == 0:  # the table moves down now and then
                table = house.tables()[-1]
                hand = id_of(table, Verb.HAND)
            match number % 5:
                case 0 | 1:
                    act = eve.press(table, hand)
                case 2:
                    act = eve.invoke(house.channel, "/practice")
                case 3:
                    act = eve.invoke(house.channel, "/challenge", opponent=house.bob)
                case _:
                    act = eve.invoke(house.channel, "/table show")
            answers.append(asyncio.create_task(act))
            due += 1 / RATE
            await asyncio.sleep(max(0, due - time.perf_counter()))

    task = asyncio.create_task(flood())
    try:
        yield answers
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.gather(*answers, return_exceptions=True)


@pytest.mark.long("benches")
@pytest.mark.timeout(600)
async def test_two_friends_play_on_while_somebody_floods(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.environment["CHAPEAU_PERSON_LIMITS"] = str(PersonLimits())
    await house.spawn()
    key = await house.start_game(target=10_000)
    friends = [Presser(house, each, key) for each in (house.ann, house.bob)]
    answered: list[Answer] = []
    for each in friends:
        each.answered = answered.append
    await times_of(friends)  # every kind of picture has been drawn once
    calm = await times_of(friends)
    async with flooding(house) as flood:
        flooded = await times_of(friends)
    assert not [each for each in answered if each.failed]
    assert not [each for each in answered if each.message is not None and "too fast" in each.message.text]
    done = [each.result() for each in flood if each.exception() is None]  # the others pressed what was gone by then
    warned = [each for each in done if each.message is not None and "too fast" in each.message.text]
    assert warned
    assert len(house.rows("SELECT 1 FROM offers WHERE challenger_id <> challenged_id")) <= 1 + PersonLimits().to_one
    with capsys.disabled():
        for name, took in (("in calm", calm), ("in the flood", flooded)):
            p50, p95 = (quantiles(took, n=100, method="inclusive")[share - 1] for share in (50, 95))
            print(f"\n{name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms of {len(took)} presses", end="")
        print(
            f"\nthe flood: {len(done)} presses and commands, {len(warned)} told that it is too fast,"
            f" {sum(not each.failed for each in done) - len(warned)} answered, the others not"
        )
