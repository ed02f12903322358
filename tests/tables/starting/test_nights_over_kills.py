"""A night whose process is killed before or after any commit: the next one opens it once, and calls everyone once."""

from collections import Counter
from pathlib import Path

import pytest

from bot.store import NightCalledRow, NightStateRow, NightTriedRow
from bot.tables import Tables
from bot.tables.starting.nights import MOST_CALLED, TRIED_AGAIN
from tests.left_out import first
from tests.tables.hall import Hall
from tests.tables.kills import Killed, Run
from tests.tables.starting.test_nights import planned

COMMITS = 6  # it opens; two messages are claimed, and called; it is done
KILLS = [(at, True) for at in range(1, COMMITS + 1)]  # before the next commit the file is the same


async def go_on(tables: Tables, people: range, posted: Counter[int]) -> None:
    """Do what is due in the only night, as its watch does. A message that may be posted already is looked for."""
    while nights := await tables.nights.open():
        (night,) = nights
        if not night.is_open:
            await tables.nights.begin(night, people)
        for call in await tables.nights.calls(night):
            if await tables.nights.claim(call):
                if not (call.tried_at and posted[call.number]):
                    posted[call.number] += 1
                await tables.nights.called(call)
        await tables.nights.done(night)


@pytest.mark.parametrize("kill", first(3, dict.fromkeys([(2, True), (1, False), (3, True), *KILLS]), why="kills"))
async def test_it_is_opened_once_and_everyone_is_called_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, kill: tuple[int, bool]
) -> None:
    at, is_stored = kill
    night, people, posted = await planned(hall), range(50_000, 50_000 + MOST_CALLED + 1), Counter[int]()
    with monkeypatch.context() as patching:
        run = Run(Path(), at, is_stored, patching)
        run.watch(hall.house.store, NightStateRow, NightTriedRow, NightCalledRow)
        with pytest.raises(Killed):
            await go_on(hall.house.tables, people, posted)
    await hall.house.restart()
    hall.house.pass_time(TRIED_AGAIN)
    await go_on(hall.house.tables, people, posted)
    assert await hall.house.tables.nights.open() == []
    assert [each.id for each in await hall.house.store.open_lobbies()] == [night.id]
    assert posted == {0: 1, 1: 1}
