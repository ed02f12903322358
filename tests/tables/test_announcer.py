"""What must be said exactly once is: in order, through failures and restarts."""

import random

import pytest

from bot.games.protocol import Resign
from bot.tables import announcer
from bot.tables.announcer import LONGEST_TRIED
from tests.tables.house import CHANNEL, House, play_to_the_end, seat_table

ELSEWHERE = 51


def settled(house: House) -> list[str]:
    return [each.table for each in house.stage.posted if each.kind == "settle"]


async def resign(house: House, key: str, *, channel: int = CHANNEL) -> None:
    """A game that is over as soon as it began."""
    table = await seat_table(house, key, channel=channel)
    await house.tables.play(key, table.players[0], Resign())


async def test_deals_and_settlement_are_posted_once_and_in_order(house: House) -> None:
    table = await seat_table(house, seed=2, target="800")
    table = await play_to_the_end(house, table, random.Random(2))
    deals = len(table.view(None).scores)  # type: ignore[attr-defined]
    assert deals > 2
    await house.stage.until(lambda: len(house.stage.posted) >= deals)
    await house.restart()
    assert [(each.kind, each.deal) for each in house.stage.posted] == [
        *(("deal", number) for number in range(1, deals)),
        ("settle", deals),
    ]
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


async def test_order_within_a_channel_outlives_a_failure(house: House) -> None:
    house.stage.broken[CHANNEL] = 2
    for key in ("ONE", "TWO", "THREE"):
        await resign(house, key)
    await house.stage.until(lambda: len(house.stage.posted) == 3)
    assert settled(house) == ["ONE", "TWO", "THREE"]


async def test_killed_between_post_and_row_it_looks_first(house: House) -> None:
    """The message stands in the channel, but nobody wrote that down: the next attempt must look for it."""
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
    ann, bob, _ = house.people
    seat = table.seat_of(ann)
    assert seat is not None
    await house.tables.abandon("ONE", bob, proposed_by=seat, turn=table.position.turn(seat))
    await house.stage.until(lambda: house.stage.posted)
    assert [(each.kind, each.deal) for each in house.stage.posted] == [("settle", 0)]
    assert await house.store.transfers("ONE") == []


async def test_what_a_channel_never_takes_is_given_up_in_the_end(house: House) -> None:
    house.stage.broken[CHANNEL] = 10**9
    await resign(house, "ONE")
    await house.stage.until(lambda: len(house.stage.attempts) > 3)
    assert len(await house.store.unposted()) == 1
    house.clock.advance(LONGEST_TRIED)
    tries = len(house.stage.attempts)
    await house.stage.until(lambda: len(house.stage.attempts) > tries)
    await house.restart()
    await resign(house, "LAST", channel=ELSEWHERE)
    await house.stage.until(lambda: settled(house) == ["LAST"])
    assert {each.row.table for each in await house.store.unposted()} <= {"LAST"}


async def test_a_channel_that_fails_is_tried_in_growing_pauses_whatever_happens_elsewhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "FIRST_RETRY", 3600.0)
    house.stage.broken[CHANNEL] = 10**9
    await resign(house, "ONE")
    for number in range(5):
        await resign(house, f"OTHER{number}", channel=ELSEWHERE)
    await house.stage.until(lambda: len(settled(house)) == 5)
    assert sum(each.startswith("ONE") for each in house.stage.attempts) == 1
