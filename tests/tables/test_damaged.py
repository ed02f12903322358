"""One damaged log stops its own table, and nothing else."""

import pytest

from bot.games.protocol import Resign
from bot.store import AnnouncementRow
from bot.tables import Declined, Reason
from tests.tables.house import CHANNEL, GUILD, House, damage, make_tables, seat_table
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only


async def test_damaged_log_keeps_no_other_game_from_going_on(house: House) -> None:
    await seat_table(house, "BAD")
    await damage(house, "BAD")
    await seat_table(house, "GOOD")
    stage = RecordingStage()
    again = make_tables(house.store, stage, house.clock)
    await again.start()
    await stage.until(lambda: stage.news)
    assert [news.table.id for news in stage.news] == ["GOOD"]
    await again.close()


async def test_damaged_log_hides_no_other_game(house: House) -> None:
    ann = house.people[0]
    for key in ("BAD", "GOOD", "WORSE", "WELL"):
        await seat_table(house, key)
    for key in ("WORSE", "WELL"):
        await house.tables.playing.play(key, ann, Resign())
    for key in ("BAD", "WORSE"):
        await damage(house, key)
    assert [table.id for table in await house.tables.memory.tables_of(ann)] == ["GOOD"]
    assert [table.id for table in await house.tables.memory.tables_in(CHANNEL)] == ["GOOD"]
    assert [table.id for table in await house.tables.memory.finished_tables_of(ann, limit=5)] == ["WELL"]


async def test_damaged_log_keeps_no_other_clock_from_standing_still_and_going_on(house: House) -> None:
    await seat_table(house, "BAD", clock="10m")
    good = await seat_table(house, "GOOD", clock="10m")
    await damage(house, "BAD")
    for is_here in (False, True):
        house.tables.in_server(GUILD, is_here=is_here)
        await house.stage.until(
            lambda paused=not is_here: [
                news for news in house.stage.news if news.table.id == good.id and news.table.is_paused is paused
            ]
        )


async def test_damaged_log_holds_up_no_announcement_of_its_channel(house: House) -> None:
    await seat_table(house, "BAD")
    await house.store.commit(AnnouncementRow("BAD-2-deal", "BAD", 2, "deal", CHANNEL, "1", 1))
    await damage(house, "BAD")
    await seat_table(house, "GOOD")
    await house.tables.playing.play("GOOD", house.people[0], Resign())
    await house.stage.until(lambda: house.stage.posted)
    assert [each.table for each in house.stage.posted] == ["GOOD"]
    assert {each.row.table for each in await house.store.unposted()} <= {"GOOD"}, "it is not read again and again"


async def test_whoever_asks_for_a_damaged_game_is_told_so(house: House) -> None:
    table = await seat_table(house, "BAD")
    await damage(house, "BAD")
    for asked in (
        house.tables.memory.table("BAD"),
        house.tables.playing.play("BAD", house.people[0], Resign()),
        house.tables.logs.record("BAD"),
        house.tables.logs.deal_events(table),
        house.tables.logs.counted(table, 1),
    ):
        with pytest.raises(Declined) as caught:
            await asked
        assert caught.value.reason is Reason.DAMAGED
