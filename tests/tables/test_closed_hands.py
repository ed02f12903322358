"""Where a game keeps hands closed, nothing reveals one while it goes on, even between deals; then all are open."""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.games.proof import prove
from bot.games.protocol import Seat
from bot.hosted import Games
from bot.standing.mydata import export_of
from bot.tables import Table
from bot.values.database import Database
from tests.games.records import write
from tests.tables.crowd import GAMES, open_crowd, play_on, seat_crowd
from tests.tables.house import House
from tests.witness.game import GAMES as RULES
from tests.witness.game import HOSTED, MAGPIE
from tests.witness.views import MagpieView

pytestmark = pytest.mark.file_only

OPEN = Games(replace(HOSTED, game=replace(MAGPIE, opens_hands=True)))
"""The same game, if it opened all hands when a deal ends."""


@pytest.fixture
async def crowd(kept_in: Database) -> AsyncIterator[House]:
    async with open_crowd(kept_in, games=GAMES) as house:
        yield house


async def in_the_second_deal(house: House, seats: int) -> Table:
    """Return a table where one deal is over."""
    table, chooser = await seat_crowd(house, seats, deals="2"), random.Random(seats)
    while table.deal < 2:
        table = await play_on(house, table, chooser) if table.awaits_deck is None else await dealt(house, table)
    return table


async def dealt(house: House, table: Table) -> Table:
    await house.stage.until(lambda: house.stage.news[-1].table.deal > table.deal)
    return await house.tables.memory.table(table.id)


async def to_the_end(house: House, table: Table) -> Table:
    chooser = random.Random(7)
    while not table.is_over:
        table = await play_on(house, table, chooser)
    return table


def hands(views: tuple[object, ...]) -> list[int]:
    """Return how many cards of its own each of these views shows."""
    return [len(view.hand) for view in views if isinstance(view, MagpieView)]


@pytest.mark.parametrize("seats", [3, 5])
async def test_a_running_game_tells_its_tags_alone(crowd: House, seats: int) -> None:
    table = await in_the_second_deal(crowd, seats)
    record = await crowd.tables.logs.record(table.id)
    assert record.entries == ()
    assert {name for name, _ in record.others} == {"Date", "Commit"}
    lines = write(record, games=RULES).splitlines()
    assert [line for line in lines if line and not line.startswith("[")] == []


@pytest.mark.parametrize("seats", [3, 5])
async def test_a_finished_deal_shows_each_their_own_hand_alone(crowd: House, seats: int) -> None:
    table = await in_the_second_deal(crowd, seats)
    seen = await crowd.tables.logs.finish(table, 1)
    assert seen is not None
    assert seen.hands == (seen.public,) * seats
    for seat in map(Seat, range(seats)):
        views = await crowd.tables.logs.counted(table, 1, seat=seat)
        assert [at for at, cards in enumerate(hands(views)) if cards] == [seat]
    await crowd.restart()
    assert await crowd.tables.logs.finish(table, 1) == seen, "its log tells the same"


async def test_what_somebody_takes_away_tells_nothing_of_a_running_game(
    crowd: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await in_the_second_deal(crowd, 4)
    moves = {row.text for row in await crowd.store.log(table.id) if row.seat is not None and " " in row.text}
    assert moves
    exported = (await export_of(crowd.store, crowd.tables, table.players[0])).content.decode()
    monkeypatch.setenv("CHAPEAU_DATABASE", str(tmp_path / "chapeau.db"))
    assert await asyncio.to_thread(main, ["story", table.id]) == 0
    story = capsys.readouterr().out
    assert table.id in exported
    assert table.id in story
    assert [move for move in moves if move in exported or move in story] == []


async def test_once_the_game_is_over_all_is_told(crowd: House) -> None:
    table = await to_the_end(crowd, await in_the_second_deal(crowd, 3))
    record = await crowd.tables.logs.record(table.id)
    assert prove(write(record, games=RULES).encode(), games=RULES).deals
    assert all(hands(await crowd.tables.logs.counted(table, 1)))
    assert table.position.outcome is not None


async def test_a_game_that_opens_hands_tells_its_finished_deals(tmp_path: Path, empty_database: Path) -> None:
    async with open_crowd(shutil.copy(empty_database, tmp_path / "chapeau.db"), games=OPEN) as house:
        table = await in_the_second_deal(house, 3)
        assert (await house.tables.logs.record(table.id)).entries
        assert all(hands(await house.tables.logs.counted(table, 1)))
