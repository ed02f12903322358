"""The projector killed at any instant: every game is counted once, and the stored rows follow from the logs."""

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from bot.standing import Projector
from bot.store import Store
from tests.standing.games import finish, give_up
from tests.standing.test_projector import differences
from tests.tables.house import House, make_tables
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock

ROOT = str(Path(__file__).parents[2])  # where the counting process finds our packages
GAMES = 40


async def count_all(path: str) -> None:
    """Count every finished game, and print so after each: the process to be killed."""
    async with await Store.open(path) as store:
        tables = make_tables(store, RecordingStage(), StillClock())
        projector = Projector(store, tables)
        for key in await store.games_to_count(limit=GAMES):
            await projector._count(key)
            print(key, flush=True)


@pytest.mark.long("kills")
async def test_killed_while_it_counts(house: House, tmp_path: Path) -> None:
    for at in range(GAMES - 2):
        await give_up(house, f"GAME{at:02}", house.people[at % 2])
    for at in (3, 9):  # with feats
        await finish(house, f"LONG{at}", seed=at)
    dice, said = random.Random(8), 0
    for _ in range(3):
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            __file__,
            str(tmp_path / "chapeau.db"),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": ROOT},
        )
        assert process.stdout is not None
        for _ in range(dice.randrange(1, GAMES // 4)):
            said += (await process.stdout.readline()).endswith(b"\n")
        process.kill()
        said += (await process.stdout.read()).count(b"\n")
        await process.wait()
        assert said <= len(await house.store.counted_games()) <= said + 3, "confirmed, or killed before it said so"
    assert said > 0
    projector = Projector(house.store, house.tables)
    assert await projector.drain()
    games = await house.store.counted_games()
    assert [game.number for game in games] == list(range(1, GAMES + 1))
    assert len({game.table for game in games}) == GAMES
    assert differences(tmp_path) == []
    assert [feat for player in house.people for feat in await house.store.feats(player=player.id)]


if __name__ == "__main__":
    asyncio.run(count_all(sys.argv[1]))
