"""The log as a record: they agree on a table's play, and every card can be checked."""

import random

import pytest

from bot.games.proof import NotRevealed
from bot.games.protocol import Ending, Resign
from bot.games.record import Shuffled
from bot.tables import Matter, Table
from tests.games.records import prove, read, write
from tests.tables.house import House, agree_on, mover, next_deal, play_the_deal, play_to_the_end, seat_table
from tests.there import there

pytestmark = pytest.mark.file_only


async def written(house: House, table: Table) -> bytes:
    return write(await house.tables.logs.record(table.id)).encode()


@pytest.mark.parametrize("seed", range(3))
async def test_finished_game_is_told_whole(house: House, seed: int) -> None:
    table = await play_to_the_end(house, await seat_table(house, seed=seed, target="300"), random.Random(seed))
    file = await written(house, table)
    record, position = read(file)
    assert position == table.position
    assert (record.names, record.stake, record.options) == (("Ann", "Bob"), 100, table.terms.options)
    assert dict(record.others) == {
        "Date": "2023-11-14",
        "Commit": await house.tables.logs.commitment(table),
        "Seed": seed.to_bytes(32).hex(),
    }
    proof = prove(file)
    assert [deal.cut for deal in proof.deals] == ["777"] * len(proof.deals)
    assert write(record).encode() == file


async def test_renewed_stocks_are_told_before_their_draw(house: House) -> None:
    """Both only draw, and throw away what they drew, until the deal is blocked."""
    table = await seat_table(house, seed=2, target="10000")
    while table.awaits_deck is None:
        (seat,) = table.position.to_act
        move = there(table.position.default(seat))
        table = (await house.tables.playing.play(table.id, mover(table), move)).table
    table = (await house.tables.playing.play(table.id, house.people[0], Resign())).table
    proof = prove(await written(house, table))
    assert len(proof.deals[0].stocks) == 3


async def test_running_game_tells_its_finished_deals_and_no_seed(house: House) -> None:
    table = await seat_table(house, seed=4, target="10000")
    chooser = random.Random(4)
    assert (await house.tables.logs.record(table.id)).entries == ()
    for _ in range(2):
        table = await play_the_deal(house, table, chooser)
        scores = table.view(None).scores  # type: ignore[attr-defined]
        table = await next_deal(house, table)
        record, position = read(await written(house, table))
        assert position.view(None).scores == scores  # type: ignore[attr-defined]
        assert "Seed" not in dict(record.others)
        assert sum(isinstance(entry, Shuffled) for entry in record.entries) == len(scores)
        with pytest.raises(NotRevealed):
            prove(await written(house, table))


@pytest.mark.parametrize("how", [Ending.RESIGNED, Ending.ABANDONED])
async def test_game_that_ended_early_is_told_and_can_be_checked(house: House, how: Ending) -> None:
    table = await seat_table(house, seed=6)
    if how is Ending.RESIGNED:
        table = (await house.tables.playing.play(table.id, house.people[0], Resign())).table
    else:
        table = await agree_on(house, table, Matter.END)
    file = await written(house, table)
    outcome = there(read(file).position.outcome)
    assert outcome.ending is how
    assert prove(file).cards == 104
