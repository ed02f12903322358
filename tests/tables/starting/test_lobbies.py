"""Lobbies: who sits where, and who agreed to what."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.protocol import BadOption
from bot.games.shuffle import commitment
from bot.standing.standing import Standing
from bot.tables import Level, Player, Reason, Terms, TooManyOpen, agree
from bot.tables.lobbies.lobby import Close
from bot.tables.time import MINUTE
from tests.games.positions import MILLE
from tests.tables.hall import TERMS, Hall, refused
from tests.tables.house import CHANNEL, GUILD
from tests.witness.game import MAGPIE
from tests.witness.inner.game import PickyMagpie

pytestmark = pytest.mark.file_only

# Opening


@pytest.mark.long("rare cases")
async def test_the_commitment_stands_before_anybody_else_agrees(hall: Hall) -> None:
    lobby = await hall.open()
    assert lobby.commitment == await hall.house.tables.offers._seeds.commitment(lobby.id)
    assert commitment(await hall.house.store.seed(lobby.id)) == lobby.commitment
    assert hall.seated(lobby) == ["Ann"]
    assert (lobby.host, lobby.undecided, lobby.is_over) == (hall.people[0], (), False)
    assert await hall.now(lobby) == lobby


@pytest.mark.parametrize("seats", [0, 1, 2, 6, 100])
async def test_a_wrong_number_of_seats_is_refused_before_anything_is_stored(hall: Hall, seats: int) -> None:
    await refused(hall.open(seats=seats), Reason.SEATS)
    await refused(hall.open(terms=replace(TERMS, stake=-1)), Reason.STAKE)
    assert await hall.lobbies.book.open() == []
    assert await hall.house.store.seeds(limit=5) == []


async def test_an_option_that_does_not_go_with_so_many_is_refused(hall: Hall) -> None:
    picky = PickyMagpie()
    with pytest.raises(BadOption):
        await hall.open(seats=4, terms=Terms(picky, picky.options({"ante": "5"}), 0))
    assert await hall.lobbies.book.open() == []


async def test_the_worst_case_is_known_to_whoever_shows_the_terms(hall: Hall) -> None:
    lobby = await hall.open(seats=4)
    assert lobby.most_lost == MAGPIE.most_lost(TERMS.options, seats=4, stake=100)
    with_robot = await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=hall.press())
    assert (with_robot.terms.stake, with_robot.most_lost) == (0, 0)


async def test_three_tables_of_one_person_may_be_open_at_a_time(hall: Hall) -> None:
    lobbies = [await hall.open() for _ in range(3)]
    with pytest.raises(TooManyOpen) as caught:
        await hall.open()
    assert {each.id for each in caught.value.lobbies} == {each.id for each in lobbies}
    assert len(await hall.lobbies.book.open()) == 3
    at_once = await asyncio.gather(*(hall.open(host=1) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(each, TooManyOpen) for each in at_once) == 2
    await hall.lobbies.leave(lobbies[0].id, hall.people[0])
    await hall.sit(lobbies[1], 1)
    await hall.lobbies.leave(lobbies[1].id, hall.people[0])
    await hall.open()
    await hall.open()
    await refused(hall.open(), Reason.MANY_LOBBIES)
    elsewhere = await hall.lobbies.open(
        hall.people[0], terms=TERMS, seats=3, guild_id=GUILD + 1, channel_id=CHANNEL, press_id=hall.press()
    )
    assert not elsewhere.is_over, "each server for itself"


async def test_a_table_is_opened_with_people_who_are_invited(hall: Hall) -> None:
    lobby = await hall.lobbies.open(
        hall.people[0],
        terms=TERMS,
        seats=5,
        guild_id=GUILD,
        channel_id=CHANNEL,
        press_id=hall.press(),
        others=hall.people[1:3],
    )
    assert [each.player for each in lobby.invitations] == hall.people[1:3]


# Sitting


async def test_it_starts_by_itself_when_full_and_all_have_agreed(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1, 2)
    assert lobby.is_started
    table = await hall.table(lobby)
    assert {each.name for each in table.players} == {"Ann", "Bob", "Cid"}
    assert table.default_cut == "9001 9002 9003"
    assert (table.terms, table.guild_id, table.channel_id) == (lobby.terms, GUILD, CHANNEL)
    assert table.stake == 100
    assert table.deal == 1
    assert await hall.lobbies.book.open() == []
    await refused(hall.sit(lobby, 3), Reason.LOBBY_OVER)
    await refused(hall.lobbies.leave(lobby.id, hall.people[1]), Reason.LOBBY_OVER)


async def test_nobody_sits_twice_and_nobody_after_leaving_three_times(hall: Hall) -> None:
    lobby = await hall.open()
    await refused(hall.sit(lobby, 0), Reason.SEATED)
    await refused(hall.lobbies.leave(lobby.id, hall.people[1]), Reason.NOT_SITTING)
    for _ in range(3):
        await hall.sit(lobby, 1)
        await hall.lobbies.leave(lobby.id, hall.people[1])
    await refused(hall.sit(lobby, 1), Reason.LEFT_OFTEN)
    await refused(hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[1]]), Reason.LEFT_OFTEN)


async def test_who_declined_three_times_is_asked_no_more(hall: Hall) -> None:
    lobby = await hall.open()
    for _ in range(3):
        await hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[1]])
        await hall.lobbies.leave(lobby.id, hall.people[1])
    await refused(hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[1]]), Reason.LEFT_OFTEN)


async def test_a_full_lobby_takes_nobody(hall: Hall) -> None:
    lobby = await hall.open()
    for _ in range(2):
        await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=hall.press())
    await refused(hall.sit(lobby, 2), Reason.FULL)
    await refused(hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[2]]), Reason.FULL)


async def test_a_press_on_terms_that_have_changed_agrees_to_nothing(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    changed = await hall.lobbies.change_terms(lobby.id, hall.people[0], replace(TERMS, stake=500), press_id=9)
    assert [each.name for each in changed.undecided] == ["Bob"], "the host agrees by naming them"
    for who in (1, 2):
        stale = hall.lobbies.agree if who == 1 else hall.lobbies.sit
        await refused(stale(lobby.id, hall.people[who], version=lobby.version, press_id=1), Reason.NEW_TERMS)
    full = await hall.sit(lobby, 2)
    assert not full.is_started, "one of them has not agreed to these terms"
    await refused(hall.lobbies.start(lobby.id, hall.people[0]), Reason.NOT_AGREED)
    started = await hall.agree(lobby, 1)
    assert started.is_started
    table = await hall.table(lobby)
    assert table.terms.stake == 500
    assert table.default_cut == f"9 {hall.presses - 1} {hall.presses}", "by which they agreed to these terms, in order"


async def test_terms_of_another_game_are_none_of_this_lobby(hall: Hall) -> None:
    lobby = await hall.open()
    await refused(
        hall.lobbies.change_terms(lobby.id, hall.people[0], agree(MILLE, 100, {}), press_id=1), Reason.OTHER_GAME
    )
    await refused(
        hall.lobbies.change_terms(lobby.id, hall.people[0], replace(TERMS, stake=-1), press_id=1), Reason.STAKE
    )
    assert (await hall.now(lobby)).number == lobby.number


async def test_who_has_agreed_agrees_no_more(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    for who in (0, 1):
        await refused(hall.agree(lobby, who), Reason.AGREED)
    await refused(hall.agree(lobby, 2), Reason.NOT_SITTING)


async def test_only_the_host_does_what_hosts_do(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    bob, lobbies = hall.people[1], hall.lobbies
    for asked in (
        lobbies.change_terms(lobby.id, bob, TERMS, press_id=1),
        lobbies.invite(lobby.id, bob, [hall.people[2]]),
        lobbies.add_robot(lobby.id, bob, Level.NOVICE, press_id=1),
        lobbies.start(lobby.id, bob),
    ):
        await refused(asked, Reason.NOT_HOST)
    await refused(lobbies.start(lobby.id, hall.people[0]), Reason.TOO_FEW)
    await refused(lobbies.book.find("NOWHERE"), Reason.NO_LOBBY)


async def test_the_next_one_is_host_and_an_empty_lobby_closes(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=5), 1, 2)
    left = await hall.lobbies.leave(lobby.id, hall.people[0])
    assert (left.host, hall.seated(left)) == (hall.people[1], ["Bob", "Cid"])
    await hall.lobbies.add_robot(lobby.id, hall.people[1], Level.NOVICE, press_id=1)
    await hall.lobbies.leave(lobby.id, hall.people[1])
    closed = await hall.lobbies.leave(lobby.id, hall.people[2])
    assert closed.closed is Close.EMPTY, "a robot is no host"
    await refused(hall.sit(lobby, 3), Reason.LOBBY_OVER)


async def test_a_host_starts_with_fewer(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=5), 1, 2)
    await hall.lobbies.invite(lobby.id, hall.people[0], hall.people[3:5])
    assert (await hall.lobbies.start(lobby.id, hall.people[0])).is_started, "no invitation hinders a start"
    assert len((await hall.table(lobby)).players) == 3


# Invitations


async def test_an_invitation_holds_its_seat_for_ten_minutes(hall: Hall) -> None:
    lobby = await hall.open()
    await hall.lobbies.invite(lobby.id, hall.people[0], hall.people[1:3])
    await refused(hall.sit(lobby, 3), Reason.HELD)
    await refused(hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[3]]), Reason.HELD)
    await refused(hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[1]]), Reason.INVITED)
    lobby = await hall.sit(lobby, 1)
    assert [each.name for each in lobby.invited(hall.house.clock.now())] == ["Cid"]
    hall.house.clock.advance(10 * MINUTE - 1)
    await refused(hall.sit(lobby, 3), Reason.HELD)
    hall.house.clock.advance(1)
    assert (await hall.sit(lobby, 3)).is_started


async def test_a_seat_that_is_turned_down_is_free(hall: Hall) -> None:
    lobby = await hall.open()
    await hall.lobbies.invite(lobby.id, hall.people[0], hall.people[1:3])
    await hall.lobbies.leave(lobby.id, hall.people[1])
    assert hall.seated(await hall.sit(lobby, 3)) == ["Ann", "Dot"]


async def test_who_cannot_be_invited(hall: Hall) -> None:
    ann, bob, cid, *_ = hall.people
    lobby = await hall.sit(await hall.open(), 1)
    robot = Player.of(await hall.house.store.robot("novice", name="Robot"))
    unknown = replace(cid, id=999)
    await Standing(hall.house.store, hall.house.tables, hall.house.clock).forget(cid)
    for player, reason in (
        (ann, Reason.ONESELF),
        (bob, Reason.INVITE_SEATED),
        (robot, Reason.INVITE_BOT),
        (unknown, Reason.INVITE_NOBODY),
        (cid, Reason.INVITE_NOBODY),
    ):
        await refused(hall.lobbies.invite(lobby.id, ann, [player]), reason)
    await refused(hall.lobbies.invite(lobby.id, ann, [hall.people[3], bob]), Reason.INVITE_SEATED)
    assert (await hall.now(lobby)).invitations == (), "all of them or none"


# Robots


async def test_robots_of_one_level_are_as_many_persons_as_they_have_seats(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=4), 1)
    for _ in range(2):
        lobby = await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=hall.press())
        assert lobby.undecided == (), "a robot that takes the stakes away asks nobody"
    assert hall.seated(lobby) == ["Ann", "Bob", "Béret", "Fez"]
    assert lobby.is_started
    table = await hall.table(lobby)
    assert (table.stake, table.is_unrated, table.terms.stake) == (0, True, 0)
    assert [each.robot for each in sorted(table.players, key=lambda each: each.id)][-2:] == ["novice", "novice"]


async def test_no_robot_sits_down_that_does_not_play_the_game(hall: Hall) -> None:
    lobby = await hall.open()
    await refused(
        hall.lobbies.add_robot(lobby.id, hall.people[0], Level.EXPERT, press_id=hall.press()), Reason.NO_LEVEL
    )


async def test_a_robot_that_is_sent_away_gives_the_stakes_back(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=4), 1)
    lobby = await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=1)
    robot = lobby.sitters[-1].player
    lobby = await hall.lobbies.dismiss_robot(lobby.id, hall.people[0], robot, press_id=2)
    assert (lobby.terms.stake, hall.seated(lobby)) == (100, ["Ann", "Bob"])
    assert [each.name for each in lobby.undecided] == ["Ann", "Bob"], "a press on a robot agrees to no stakes"
    assert [each.name for each in (await hall.agree(lobby, 0)).undecided] == ["Bob"]
    for nobody in (robot, hall.people[1]):
        await refused(hall.lobbies.dismiss_robot(lobby.id, hall.people[0], nobody, press_id=3), Reason.NO_ROBOT)


async def test_a_host_who_never_saw_the_stakes_does_not_agree_to_them_with_a_robot(hall: Hall) -> None:
    lobby = await hall.open(seats=5)
    for _ in range(2):
        lobby = await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=hall.press())
    robots = [each.player for each in lobby.sitters if each.is_robot]
    await hall.sit(lobby, 1)
    await hall.lobbies.leave(lobby.id, hall.people[0])
    lobby = await hall.lobbies.dismiss_robot(lobby.id, hall.people[1], robots[0], press_id=3)
    assert (lobby.terms.stake, lobby.undecided) == (0, ()), "another robot sits there"
    lobby = await hall.lobbies.dismiss_robot(lobby.id, hall.people[1], robots[1], press_id=4)
    assert (lobby.terms.stake, [each.name for each in lobby.undecided]) == (100, ["Bob"])


async def test_who_is_alone_with_robots_starts_by_a_press(hall: Hall) -> None:
    lobby = await hall.open()
    for _ in range(2):
        lobby = await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=hall.press())
    assert (lobby.is_started, lobby.undecided) == (False, ())
    assert (await hall.lobbies.start(lobby.id, hall.people[0])).is_started


async def test_two_presses_at_once_add_two_robots(hall: Hall) -> None:
    lobby = await hall.open(seats=4)
    ann, add = hall.people[0], hall.lobbies.add_robot
    await asyncio.gather(*(add(lobby.id, ann, Level.NOVICE, press_id=each) for each in (1, 2)))
    assert hall.seated(await hall.now(lobby)) == ["Ann", "Béret", "Fez"]


# Sides and seats


async def test_partners_choose_a_side(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=4), 1, 2)
    for who, side in ((0, 1), (1, 1)):
        await hall.lobbies.choose_side(lobby.id, hall.people[who], side)
    await refused(hall.lobbies.choose_side(lobby.id, hall.people[2], 1), Reason.SIDE_FULL)
    await refused(hall.lobbies.choose_side(lobby.id, hall.people[2], 2), Reason.NO_SIDES)
    await refused(hall.lobbies.choose_side(lobby.id, hall.people[4], 0), Reason.NOT_SITTING)
    assert (await hall.lobbies.choose_side(lobby.id, hall.people[1], 1)).sitters[1].side == 1, "once more is the same"
    back = await hall.lobbies.choose_side(lobby.id, hall.people[1], None)
    assert back.sitters[1].side is None, "by lot again, and the seat of the team is free"
    await hall.lobbies.choose_side(lobby.id, hall.people[2], 1)
    await hall.lobbies.choose_side(lobby.id, hall.people[2], None)
    await hall.lobbies.choose_side(lobby.id, hall.people[1], 1)
    table = await hall.table(await hall.sit(lobby, 3))
    assert {table.players[1].name, table.players[3].name} == {"Ann", "Bob"}


async def test_there_are_no_sides_where_everybody_plays_alone(hall: Hall) -> None:
    lobby = await hall.open()
    for side in (0, None):
        await refused(hall.lobbies.choose_side(lobby.id, hall.people[0], side), Reason.NO_SIDES)


async def test_the_order_of_seats_follows_from_seed_and_presses(hall: Hall) -> None:
    orders = set()
    for _ in range(12):
        table = await hall.table(await hall.sit(await hall.open(), 1, 2))
        orders.add(tuple(each.name for each in table.players))
    assert len(orders) > 1


async def test_robots_fill_the_seats_that_are_free_by_then(hall: Hall) -> None:
    lobby = await hall.open(seats=5)
    ann, fill = hall.people[0], hall.lobbies.fill
    wishes = (hall.sit(lobby, 1), fill(lobby.id, ann, press_id=1), fill(lobby.id, ann, press_id=2))
    await asyncio.gather(*wishes, return_exceptions=True)  # who comes too late is declined
    lobby = await hall.now(lobby)
    assert (len(lobby.sitters), lobby.free(hall.house.clock.now())) == (5, 0)
    other = await hall.open()
    await fill(other.id, ann, press_id=3)
    await refused(fill(other.id, ann, press_id=4), Reason.FULL)
    await refused(fill(other.id, hall.people[1], press_id=4), Reason.NOT_HOST)
