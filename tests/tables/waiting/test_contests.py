"""Games of a contest: nobody pauses or ends them, and the clock alone decides, so that each ends without its people."""

from collections.abc import AsyncIterator, Callable

import pytest

from bot.games.protocol import Ending
from bot.hosted import Games
from bot.tables import Declined, Matter, Reason, Table, parse_clock
from bot.values.database import Database
from tests.tables.crowd import CHOSEN, GAMES, open_crowd, seat_crowd
from tests.tables.house import House, mover, open_house, other, seat_table

CLOCK = "10m claim contest"
LONGEST = 75 * 60_000  # ms: all the time of one turn

pytestmark = pytest.mark.file_only


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    async with open_house(kept_in) as house:
        yield house


async def until(house: House, table: Table, is_so: Callable[[Table], bool]) -> Table:
    """Return the table once the stage has seen it so."""
    seen = house.stage.news

    def last() -> Table:
        return seen[-1].table if seen else table

    await house.stage.until(lambda: is_so(last()))
    return last()


def test_a_contest_is_the_last_word_behind_a_clock() -> None:
    for text in ("24h claim contest", "contest", "10m claim forced contest", "10m hints"):
        assert str(parse_clock(text)) == text
        assert parse_clock(text).is_contest == text.endswith("contest")
    with pytest.raises(Declined):
        parse_clock("contest 10m")


async def test_who_is_late_is_out_and_the_other_wins_without_a_press(house: House) -> None:
    table = await seat_table(house, clock=CLOCK)
    late, waits = mover(table), other(table)
    house.pass_time(LONGEST)
    outcome = (await until(house, table, lambda now: now.is_over)).position.outcome
    assert outcome is not None
    assert outcome.ending is Ending.TIMEOUT
    assert outcome.winners == {table.seat_of(waits)}
    assert outcome.places == ((table.seat_of(waits),), (table.seat_of(late),))
    assert not house.stage.late, "there is nothing to choose, so nobody is asked"


@pytest.mark.parametrize(("games", "placed"), [(CHOSEN, {0, 1, 2}), (GAMES, set())], ids=["turned out", "played for"])
async def test_a_game_that_everybody_left_alone_ends_by_itself(
    kept_in: Database, games: Games, placed: set[int]
) -> None:
    """Who stays longest wins, unless robots play on for those who have left until nobody is there."""
    async with open_crowd(kept_in, games=games) as house:
        table = await seat_crowd(house, 3, clock=CLOCK, stake=0)
        while not (now := await house.tables.memory.table(table.id)).is_over:
            await house.clock.until_called()
            await house.store.last_ply(table.id)  # what is due now has been asked for by then
        assert now.position.outcome is not None
        assert {seat for side in now.position.outcome.places for seat in side} == placed


async def test_nobody_pauses_it_ends_it_has_a_robot_play_or_plays_it_again(house: House) -> None:
    table, tables = await seat_table(house, clock=CLOCK), house.tables
    for matter in Matter:
        with pytest.raises(Declined) as caught:
            await tables.agreements.wish(table.id, mover(table), matter)
        assert caught.value.reason is Reason.CONTEST
    house.clock.advance(LONGEST)
    for choose in (tables.waiting.deputise, tables.waiting.end, tables.waiting.claim):
        with pytest.raises(Declined) as caught:
            await choose(table.id, other(table))
        assert caught.value.reason is Reason.IN_TIME
    assert not table.terms.renewed().is_contest
    house.pass_time(0)
    over = await until(house, table, lambda now: now.is_over)
    with pytest.raises(Declined) as caught:
        await tables.lobbies.rematch(mover(table), over, channel_id=over.channel_id, press_id=1)
    assert caught.value.reason is Reason.CONTEST
