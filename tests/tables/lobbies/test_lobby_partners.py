"""A rematch with partners: those who played together do so again, unless they choose otherwise."""

import pytest

from bot.games.protocol import Resign
from bot.tables import Level, Player, Table
from bot.tables.time import MINUTE
from tests.tables.hall import Hall
from tests.tables.house import CHANNEL

pytestmark = pytest.mark.file_only


async def over(hall: Hall, table: Table) -> Table:
    """Return the same table once everyone has left it."""
    people = [each for each in table.players if each.robot is None]
    for player in people[: len(people) if len(people) < len(table.players) else -1]:
        await hall.house.tables.playing.play(table.id, player, Resign())
    finished = await hall.house.tables.memory.table(table.id)
    assert finished.is_over
    return finished


async def played(hall: Hall) -> Table:
    """Return a finished game of four in two teams, which the lot made."""
    return await over(hall, await hall.table(await hall.sit(await hall.open(seats=4), 1, 2, 3)))


def teams(table: Table) -> set[frozenset[Player]]:
    """Return who plays together."""
    return {frozenset(table.players[seat] for seat in side) for side in table.terms.game.sides(len(table.players))}


async def test_partners_are_partners_again_however_they_sit_down(hall: Hall) -> None:
    """By *Rematch*, by *Sit down*, and also late, when no seat is held anymore."""
    for _ in range(6):
        before = await played(hall)
        first, second, third, fourth = before.players
        again = await hall.lobbies.rematch(first, before, channel_id=CHANNEL, press_id=hall.press())
        await hall.lobbies.rematch(fourth, before, channel_id=CHANNEL, press_id=hall.press())
        hall.house.clock.advance(10 * MINUTE)
        await hall.sit(again, hall.people.index(second))
        table = await hall.table(await hall.sit(again, hall.people.index(third)))
        assert teams(table) == teams(before) == {frozenset({first, third}), frozenset({second, fourth})}


async def test_who_chooses_another_side_plays_there_and_nobody_is_put_where_there_is_no_room(hall: Hall) -> None:
    before = await played(hall)
    first, second, third, fourth = before.players
    again = await hall.lobbies.rematch(first, before, channel_id=CHANNEL, press_id=hall.press())
    await hall.lobbies.choose_side(again.id, first, 1)
    await hall.lobbies.rematch(second, before, channel_id=CHANNEL, press_id=hall.press())
    again = await hall.lobbies.rematch(fourth, before, channel_id=CHANNEL, press_id=hall.press())
    assert [each.side for each in again.sitters] == [1, 1, None]
    again = await hall.lobbies.rematch(third, before, channel_id=CHANNEL, press_id=hall.press())
    assert teams(await hall.table(again)) == {frozenset({first, second}), frozenset({third, fourth})}


async def test_somebody_new_takes_the_place_of_who_does_not_come(hall: Hall) -> None:
    before = await played(hall)
    first, second, third, _ = before.players
    again = await hall.lobbies.rematch(first, before, channel_id=CHANNEL, press_id=hall.press())
    for each in (second, third):
        await hall.lobbies.rematch(each, before, channel_id=CHANNEL, press_id=hall.press())
    hall.house.clock.advance(10 * MINUTE)
    table = await hall.table(await hall.sit(again, 4))
    assert teams(table) == {frozenset({first, third}), frozenset({second, hall.people[4]})}


async def test_robots_keep_their_partners_and_make_room_for_people(hall: Hall) -> None:
    ann, bob = hall.people[:2]
    lobby = await hall.sit(await hall.open(seats=4), 1)
    for side, person in enumerate((ann, bob)):
        await hall.lobbies.choose_side(lobby.id, person, side)
    for _ in range(2):
        lobby = await hall.lobbies.add_robot(lobby.id, ann, Level.NOVICE, press_id=hall.press())
    before = await over(hall, await hall.table(lobby))
    again = await hall.lobbies.rematch(ann, before, channel_id=CHANNEL, press_id=hall.press())
    same = await hall.table(await hall.lobbies.rematch(bob, before, channel_id=CHANNEL, press_id=hall.press()))
    assert (same.id, teams(same)) == (again.id, teams(before))
    before = await over(hall, same)
    again = await hall.lobbies.rematch(ann, before, channel_id=CHANNEL, press_id=hall.press())
    (own,) = (each.side for each in again.sitters if each.player == ann)
    assert own is not None
    lobby = await hall.lobbies.choose_side(again.id, ann, 1 - own)
    assert [each.side for each in lobby.sitters].count(1 - own) == 2, "one of the robots made room"
    table = await hall.table(await hall.lobbies.rematch(bob, before, channel_id=CHANNEL, press_id=hall.press()))
    assert ann.id in {each.id for each in table.players[1 - own :: 2]}


async def test_where_everybody_plays_alone_nobody_has_a_side(hall: Hall) -> None:
    before = await over(hall, await hall.table(await hall.sit(await hall.open(), 1, 2)))
    again = await hall.lobbies.rematch(before.players[0], before, channel_id=CHANNEL, press_id=hall.press())
    again = await hall.lobbies.rematch(before.players[1], before, channel_id=CHANNEL, press_id=hall.press())
    assert [each.side for each in again.sitters] == [None, None]
