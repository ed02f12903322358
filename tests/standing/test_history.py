"""Looking back on finished games, one of which may be damaged."""

import pytest

from bot.standing import Objection, Projector, Standing, Why
from tests.standing.games import give_up
from tests.tables.house import House, damage


async def test_a_damaged_game_hides_no_other(house: House, projector: Projector) -> None:
    ann, bob, cid = house.people
    standing = Standing(house.store, house.tables, house.clock)
    for key in ("ONE", "BAD", "TWO"):
        await give_up(house, key, ann)
        house.clock.advance(1)
    await projector.drain()
    await damage(house, "BAD")
    games = await standing.history(ann, limit=10)
    assert [(each.played.game.table, each.is_readable) for each in games] == [
        ("TWO", True),
        ("BAD", False),
        ("ONE", True),
    ]
    assert {each.others for each in games} == {(bob,)}
    assert await standing.history(cid, limit=10) == []
    with pytest.raises(Objection, match=Why.SAME):
        await standing.history(ann, against=ann, limit=10)
