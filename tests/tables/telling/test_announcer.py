"""Messages that must appear exactly once do: in order, through failures and restarts."""

import asyncio
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.protocol import Resign
from bot.store import Precondition
from bot.store.errors import Lost
from bot.tables import Matter, OutOfReach
from bot.tables.telling import announcer
from bot.values.database import Server
from bot.values.timing import Backoff
from tests.tables.house import (
    CHANNEL,
    GUILD,
    SOON,
    House,
    agree_on,
    damage,
    make_tables,
    open_house,
    play_to_the_end,
    seat_table,
)
from tests.tables.neighbors import SomeHome
from tests.tables.recording_stage import PATIENCE

pytestmark = pytest.mark.file_only

ELSEWHERE = 51


def settled(house: House) -> list[str]:
    return [each.table for each in house.stage.posted if each.kind == "settle"]


async def resign(house: House, key: str, *, channel: int = CHANNEL) -> None:
    """End a game as soon as it began."""
    table = await seat_table(house, key, channel=channel)
    await house.tables.playing.play(key, table.players[0], Resign())


async def test_the_settlement_alone_is_posted_and_once(house: House) -> None:
    table = await seat_table(house, seed=2, target="800")
    table = await play_to_the_end(house, table, random.Random(2))
    deals = len(table.view(None).scores)  # type: ignore[attr-defined]
    assert deals > 2
    await house.stage.until(lambda: house.stage.posted)
    await house.restart()
    assert [(each.kind, each.deal) for each in house.stage.posted] == [("settle", deals)]
    assert house.stage.attempts == [each.id for each in house.stage.posted]
    assert not any(house.stage.unsure.values())
    assert all(len(each.id) <= 25 for each in house.stage.posted)


async def test_failing_stage_is_asked_again_and_told_that_nobody_knows(house: House) -> None:
    house.stage.broken[CHANNEL] = 3
    await resign(house, "ONE")
    await house.stage.until(lambda: house.stage.posted)
    (posted,) = house.stage.posted
    assert house.stage.attempts == [posted.id] * 4
    assert house.stage.unsure[posted.id]


async def test_channel_that_fails_holds_up_no_other(house: House) -> None:
    house.stage.broken[CHANNEL] = 10**9
    await resign(house, "ONE")
    await resign(house, "TWO", channel=ELSEWHERE)
    await house.stage.until(lambda: house.stage.posted)
    assert settled(house) == ["TWO"]
    house.stage.broken[CHANNEL] = 0
    await house.stage.until(lambda: len(house.stage.posted) == 2)
    assert settled(house) == ["TWO", "ONE"]


@pytest.mark.at_server
async def test_order_within_a_channel_outlives_a_failure(house: House) -> None:
    house.stage.broken[CHANNEL] = 2
    for key in ("ONE", "TWO", "THREE"):
        await resign(house, key)
    await house.stage.until(lambda: len(house.stage.posted) == 3)
    assert settled(house) == ["ONE", "TWO", "THREE"]


async def test_killed_between_post_and_row_it_looks_first(house: House) -> None:
    """The message is in the channel, but no row says so: the next attempt must look for it."""
    house.stage.hangs = True
    await resign(house, "ONE")
    await house.stage.until(lambda: house.stage.posted)
    (posted,) = house.stage.posted
    assert not house.stage.unsure[posted.id]
    house.stage.hangs = False
    await house.restart()
    await house.stage.until(lambda: len(house.stage.attempts) == 2)
    assert house.stage.unsure[posted.id]
    assert house.stage.attempts == [posted.id, posted.id]


@dataclass
class PausedHome(SomeHome):
    """A home that a process on a paused machine believes in; the database knows better."""

    is_lost: bool = True
    refused: int = 0

    @property
    def preconditions(self) -> Sequence[Precondition]:
        """The home itself."""
        return (self,)

    async def see(self, _connection: AsyncConnection) -> None:
        """See `Precondition`."""
        if self.is_lost:
            self.refused += 1
            raise Lost("nothing was stored")


@pytest.mark.postgresql
@pytest.mark.long("PostgreSQL")
async def test_nothing_is_posted_by_whoever_is_home_no_more_and_does_not_know(server: Server) -> None:
    async with open_house(server) as house:
        await house.tables.close()
        home = PausedHome({GUILD}, comes_later=False)
        house.tables = make_tables(house.store, house.stage, house.clock, home=home)
        await house.tables.start()
        await resign(house, "ONE")
        async with asyncio.timeout(PATIENCE):
            while not home.refused:
                await house.store.find_robot("none")
        assert house.stage.attempts == []
        home.is_lost = False
        await house.stage.until(lambda: house.stage.posted)
        assert settled(house) == ["ONE"]
        assert not any(house.stage.unsure.values()), "it was not even tried"


async def test_what_waited_is_posted_after_the_next_start(house: House) -> None:
    await house.tables.close()
    await resign(house, "ONE")
    assert house.stage.attempts == []
    await house.restart()
    await house.stage.until(lambda: house.stage.posted)
    assert settled(house) == ["ONE"]


async def test_what_can_never_be_posted_is_given_up(house: House) -> None:
    house.stage.dead.add(CHANNEL)
    await resign(house, "ONE")
    await resign(house, "TWO", channel=ELSEWHERE)
    await house.stage.until(lambda: settled(house) == ["TWO"])
    house.stage.dead.clear()
    await house.restart()
    await resign(house, "LAST", channel=ELSEWHERE)
    await house.stage.until(lambda: settled(house)[-1] == "LAST")
    assert settled(house) == ["TWO", "LAST"]


async def test_abandoned_game_is_told_without_a_settlement(house: House) -> None:
    table = await seat_table(house, "ONE")
    await agree_on(house, table, Matter.END)
    await house.stage.until(lambda: house.stage.posted)
    assert [(each.kind, each.deal) for each in house.stage.posted] == [("settle", 0)]
    assert await house.store.transfers("ONE") == []


async def test_what_a_channel_never_takes_is_given_up_in_the_end(house: House) -> None:
    house.stage.broken[CHANNEL] = 10**9
    await resign(house, "ONE")
    await house.stage.until(lambda: len(house.stage.attempts) > 3)
    assert len(await house.store.unposted()) == 1
    house.clock.advance(SOON.longest_posted)
    tries = len(house.stage.attempts)
    await house.stage.until(lambda: len(house.stage.attempts) > tries)
    await house.restart()
    await resign(house, "LAST", channel=ELSEWHERE)
    await house.stage.until(lambda: settled(house) == ["LAST"])
    assert {each.row.table for each in await house.store.unposted()} <= {"LAST"}


async def test_a_channel_that_fails_is_tried_in_growing_pauses_whatever_happens_elsewhere(house: House) -> None:
    house.timing = replace(SOON, posted_again=Backoff(3600.0, 3600.0))
    await house.restart()
    house.stage.broken[CHANNEL] = 10**9
    await resign(house, "ONE")
    for number in range(5):
        await resign(house, f"OTHER{number}", channel=ELSEWHERE)
    await house.stage.until(lambda: len(settled(house)) == 5)
    assert sum(each.startswith("ONE") for each in house.stage.attempts) == 1


def broken_drawing() -> Exception:
    return ValueError("9S is no card of this hand")


async def test_what_cannot_be_drawn_is_given_up_and_the_channel_goes_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.stage.undrawable["ONE"] = broken_drawing
    for key in ("ONE", "TWO"):
        await resign(house, key)
    await house.stage.until(lambda: settled(house) == ["TWO"])
    assert len(house.stage.attempts) == announcer.ALIKE + 1
    [(given_up, table)] = house.stage.given_up
    assert given_up.table == "ONE"
    assert table == await house.tables.memory.table("ONE")
    [error] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert error.getMessage().startswith(f"announcement {given_up.id} is given up: ValueError at recording_stage.py:")
    assert "9S" not in caplog.text
    await house.restart()
    await resign(house, "THREE")
    await house.stage.until(lambda: settled(house) == ["TWO", "THREE"])
    assert len(house.stage.given_up) == 1


@pytest.mark.parametrize("error", [ConnectionResetError, TimeoutError, OutOfReach])
async def test_what_the_line_explains_is_never_given_up_before_the_last_attempt(
    house: House, error: type[Exception]
) -> None:
    house.stage.undrawable["ONE"] = error
    await resign(house, "ONE")
    await house.stage.until(lambda: len(house.stage.attempts) > 4 * announcer.ALIKE)
    assert house.stage.given_up == []
    house.clock.advance(SOON.longest_posted)
    await house.stage.until(lambda: house.stage.given_up)
    await resign(house, "TWO")
    await house.stage.until(lambda: settled(house) == ["TWO"])


async def test_an_attempt_that_time_overtakes_is_followed_by_one_that_is_made_as_the_last(house: House) -> None:
    def overtaken() -> Exception:
        house.clock.advance(SOON.longest_posted)
        return OutOfReach()

    house.stage.undrawable["ONE"] = overtaken
    await resign(house, "ONE")
    await house.stage.until(lambda: house.stage.given_up)
    assert len(house.stage.attempts) == 2


async def test_failures_of_different_kinds_are_not_the_same_one_again(house: House) -> None:
    errors = itertools.cycle([KeyError, ValueError])
    house.stage.undrawable["ONE"] = lambda: Exception.__new__(next(errors))
    await resign(house, "ONE")
    await house.stage.until(lambda: len(house.stage.attempts) > 4 * announcer.ALIKE)
    assert house.stage.given_up == []


async def test_what_nobody_could_be_told_of_for_now_is_told_later(house: House) -> None:
    house.stage.undrawable["ONE"] = broken_drawing
    house.stage.speechless["ONE"] = ConnectionResetError
    for key in ("ONE", "TWO"):
        await resign(house, key)
    await house.stage.until(lambda: len(house.stage.attempts) > 4 * announcer.ALIKE)
    assert settled(house) == []
    house.stage.speechless.clear()
    await house.stage.until(lambda: settled(house) == ["TWO"])
    assert [each.table for each, _ in house.stage.given_up] == ["ONE"]


async def test_not_even_what_cannot_be_said_blocks_a_channel(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.stage.undrawable["ONE"] = house.stage.speechless["ONE"] = broken_drawing
    for key in ("ONE", "TWO"):
        await resign(house, key)
    await house.stage.until(lambda: settled(house) == ["TWO"])
    assert "nobody could be notified (ValueError)" in caplog.text
    assert [each.row.table for each in await house.store.unposted()] in ([], ["TWO"])


async def test_announcement_of_a_damaged_table_is_told_in_plain_text(house: House) -> None:
    house.stage.broken[CHANNEL] = 10**9
    await resign(house, "BAD")
    await house.tables.close()
    await damage(house, "BAD")
    house.stage.broken.clear()
    await house.restart()
    await house.stage.until(lambda: house.stage.given_up)
    [(given_up, table)] = house.stage.given_up
    assert (given_up.table, table) == ("BAD", None)
