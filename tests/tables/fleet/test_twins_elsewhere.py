"""Duplicate at two processes: whoever plays where, the home of the server opens each deal, once."""

from bot.registry import GAMES
from tests.tables.duplicate import begin
from tests.tables.neighbors import Neighbors


async def test_a_duplicate_begun_and_played_away_from_home_is_opened_at_home(pair: Neighbors) -> None:
    home, away = pair.houses
    played = await begin(away, GAMES["linger-longer"].game, 9, deals="2")
    for deal in (1, 2):
        for number in range(3):
            await played.until(number, lambda table, deal=deal: table.deal == deal)
            await played.play(number)
    for number in range(3):
        table = await played.until(number, lambda table: table.is_over)
        assert [row.text for row in await away.store.log(table.id)].count("open") == 2
    await home.stage.until(lambda: len({each.table for each in home.stage.posted}) == 3)
    assert not away.stage.attempts
