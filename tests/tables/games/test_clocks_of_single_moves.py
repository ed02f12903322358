"""Where every move is a turn, a player asked again at once has new time, as others would."""

from random import Random

import pytest

from bot.registry import GAMES
from bot.tables.time import HOUR, MINUTE
from tests.tables.crowd import play_on, seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

SEATS = {"linger-longer": 3, "rolling-stone": 4, "cinch": 4, "daifugo": 3, "beggar-my-neighbor": 2}
ENOUGH = 10  # deals


@pytest.mark.parametrize(("name", "hours"), [*((name, 1) for name in SEATS), ("daifugo", 23)])
async def test_who_is_asked_again_at_once_has_new_time(house: House, name: str, hours: int) -> None:
    """Examples are winning a trick with the last card, or taking the pile. Reminded players get another reminder."""
    chooser = Random(5)
    for seed in range(ENOUGH):
        table = await seat_crowd(house, SEATS[name], key=f"T{seed}", game=GAMES[name].game, clock="24h", seed=seed)
        while table.position.awaited:
            seat, called = min(table.position.awaited), table.called
            house.clock.advance(hours * HOUR)
            table = await play_on(house, table, chooser)
            if table.position.awaited == {seat} and table.position.window is None:
                assert table.countdown.used[seat] == 0
                assert (table.called == called) is (hours == 1), "nobody is called who is there"
                return
    pytest.fail("nobody was asked again")


async def test_the_clock_turns_once_for_who_is_late(house: House) -> None:
    """Not lap after lap at one moment, while the pile goes to the same player."""
    table = await seat_crowd(house, 2, game=GAMES["beggar-my-neighbor"].game, clock="10m", seed=1)
    for _ in range(6):
        before = table.ply
        house.pass_time(71 * MINUTE)
        await house.stage.until(lambda: house.stage.news and house.stage.news[-1].table.ply > before)  # noqa: B023  awaited here
        table = await house.tables.memory.table(table.id)
        assert [row.text for row in await house.store.log(table.id)][before:] == ["late", "lap"]
        assert table.late(house.clock.now()) == frozenset()
