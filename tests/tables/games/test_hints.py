"""Who asks for a hint is noted in the log: once, and only alone among robots, or where all agreed to hints."""

from dataclasses import replace

import pytest

from bot.games.protocol import Resign, Seat
from bot.games.record import write
from bot.registry import GAMES
from bot.standing import Projector, Standing
from bot.tables import Declined, Level, Reason, agree
from tests.tables.crowd import seat_crowd
from tests.tables.house import CHANNEL, GUILD, House

pytestmark = pytest.mark.file_only

GUTS = GAMES["guts"].game


async def practice(house: House) -> str:
    ann = house.people[0]
    promise = await house.tables.beginnings.promise(
        ann, level=Level.REGULAR, terms=agree(GUTS, 0, {}), seats=3, guild_id=None
    )
    return (await house.tables.beginnings.practice(promise, ann, channel_id=1, cut="cut")).id


async def test_it_is_noted_once_and_changes_nothing_of_the_game(house: House) -> None:
    key = await practice(house)
    before = await house.tables.memory.table(key)
    assert before.hinted == frozenset()
    asked = await house.tables.playing.before_hint(key, house.people[0])
    assert (asked.ply, asked.hinted) == (before.ply, frozenset()), "there may be nothing to choose"
    table = await house.tables.playing.hint(key, house.people[0])
    assert table.hinted == {Seat.A}
    assert (table.position, table.called, table.undoable) == (before.position, before.called, before.undoable)
    assert (await house.tables.playing.hint(key, house.people[0])).ply == table.ply
    rows = [row.text for row in await house.store.log(key)]
    assert rows.count("hint") == 1
    assert (await house.tables.logs.table(key)).hinted == {Seat.A}, "it follows from the log alone"
    assert "hint" not in write(await house.tables.logs.record(key), games=GAMES.rules)


async def test_nobody_asks_where_people_play_with_each_other(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS)
    for ask in (house.tables.playing.before_hint, house.tables.playing.hint):
        with pytest.raises(Declined) as caught:
            await ask(table.id, table.players[0])
        assert caught.value.reason is Reason.STALE
    assert (await house.tables.memory.table(table.id)).ply == table.ply


async def test_nobody_asks_for_another(house: House) -> None:
    key = await practice(house)
    for ask in (house.tables.playing.before_hint, house.tables.playing.hint):
        with pytest.raises(Declined) as caught:
            await ask(key, house.people[1])
        assert caught.value.reason is Reason.NOT_SEATED


async def test_where_all_agreed_to_hints_each_may_ask_and_the_game_is_not_rated(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS, stake=0, clock="hints")
    await house.tables.playing.hint(table.id, table.players[0])
    noted = await house.tables.playing.hint(table.id, table.players[1])
    assert (noted.hinted, noted.is_unrated, noted.stake) == ({Seat.A, Seat.B}, True, 0)
    for seat in (Seat.A, Seat.C):
        await house.tables.playing.play(table.id, table.players[seat], Resign())
    await Projector(house.store, house.tables).drain()
    standing = Standing(house.store, house.tables, house.clock)
    past = [(await standing.history(player, limit=1))[0] for player in table.players]
    assert [(each.has_hints, each.played.game.rated) for each in past] == [(True, False), (True, False), (False, False)]


@pytest.mark.parametrize(
    ("name", "stake", "reason"),
    [("guts", 100, Reason.HINTS_STAKE), ("beggar-my-neighbor", 0, Reason.HINTS_NONE)],
)
async def test_hints_are_no_term_with_stakes_nor_without_a_coach(
    house: House, name: str, stake: int, reason: Reason
) -> None:
    terms = replace(agree(GAMES[name].game, stake, {}), has_hints=True)
    seats = terms.game.seats[0]
    with pytest.raises(Declined) as caught:
        await house.tables.lobbies.open(
            house.people[0], terms=terms, seats=seats, guild_id=GUILD, channel_id=CHANNEL, press_id=1
        )
    assert caught.value.reason is reason
