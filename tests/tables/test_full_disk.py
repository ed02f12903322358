"""A full disk: the player is notified, and the game keeps its state until there is room again."""

from itertools import count

import pytest

from bot.games.mille.moves import Draw
from bot.store import LogRow
from bot.tables import DiskFull
from bot.text import LOCALES
from cogs.refusals import sentence
from tests.tables.house import House, mover, seat_table, standing


async def _limit(house: House, pages: str) -> None:
    """Let the database have this many pages (an expression of SQL), as on a disk that holds no more."""
    connection = house.store._transactions._connection
    [(now,)] = await connection.execute_fetchall("PRAGMA page_count")
    await connection.execute_fetchall(f"PRAGMA max_page_count = {pages.format(now=now)}")


async def _fill(house: House, key: str, ply: int) -> None:
    """Write to a log until an error."""
    for each in count(ply + 1):
        await house.store.commit(LogRow(key, each, None, "", 1))


@pytest.mark.file_only
async def test_who_plays_is_told_and_the_game_goes_on(house: House) -> None:
    table, filled = await seat_table(house, "GAME"), await seat_table(house, "FILLED")
    await _limit(house, "{now}")
    with pytest.raises(DiskFull):
        await _fill(house, "FILLED", filled.ply)
    before = standing(table)
    with pytest.raises(DiskFull) as full:
        await house.tables.playing.play("GAME", mover(table), Draw())
    sentences = [sentence(full.value, locale=locale) or "" for locale in LOCALES]
    assert [any(word in words for word in ("full", "plein")) for words in sentences] == [True] * len(sentences)
    assert standing(await house.tables.memory.table("GAME")) == before
    await _limit(house, "1000000")
    played = await house.tables.playing.play("GAME", mover(table), Draw())
    assert played.table.ply == table.ply + 1
