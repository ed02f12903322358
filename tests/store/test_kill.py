"""A process killed at any instant loses nothing it confirmed."""

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from bot.store import LogRow, NoteRow, Store, TableRow

HOUSE = str(Path(__file__).parents[2])  # where the player finds our packages
TABLES = tuple(f"t{n}" for n in range(8))


async def play_for_ever(path: str) -> None:
    """Commit moves at eight tables at once, and print the confirmed ones: the process to be killed."""
    async with await Store.open(path) as store, asyncio.TaskGroup() as group:

        async def play(table: str) -> None:
            if await store.table(table) is None:
                await store.commit(TableRow(table, "mille", "classic", "{}", 0, None, 1, "", 0))
            ply = len(await store.log(table))
            while True:
                ply += 1
                await store.commit(LogRow(table, ply, 0, "draw", ply), NoteRow(f"last {table}", str(ply)))
                print(table, ply, flush=True)

        for table in TABLES:
            group.create_task(play(table))


@pytest.mark.long("kills")
async def test_whatever_was_confirmed_is_there_after_a_kill(path: Path) -> None:
    dice = random.Random(1)
    confirmed = dict.fromkeys(TABLES, 0)
    for _ in range(2):  # the second process goes on with what the first one left
        player = await asyncio.create_subprocess_exec(
            sys.executable, __file__, str(path), stdout=asyncio.subprocess.PIPE, env=os.environ | {"PYTHONPATH": HOUSE}
        )
        assert player.stdout is not None
        for _ in range(dice.randrange(1, 400)):
            note(confirmed, await player.stdout.readline())
        player.kill()
        for line in (await player.stdout.read()).splitlines(keepends=True):
            note(confirmed, line)
        await player.wait()
        async with await Store.open(path) as store:
            for table in TABLES:
                log = await store.log(table)
                assert [row.ply for row in log] == list(range(1, len(log) + 1))
                assert len(log) >= confirmed[table]
                assert await store.note(f"last {table}") == (str(len(log)) if log else None)
    assert sum(confirmed.values()) > 0


def note(confirmed: dict[str, int], line: bytes) -> None:
    """Note one line of the player's; the last may be cut short."""
    assert line, "the player stopped by itself"
    if line.endswith(b"\n"):
        table, ply = line.decode().split()
        confirmed[table] = int(ply)


if __name__ == "__main__":
    asyncio.run(play_for_ever(sys.argv[1]))
