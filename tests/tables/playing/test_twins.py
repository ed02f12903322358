"""Duplicate: tables that play the same deals. Nothing of one is shown before all have finished it."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest

from bot.games.duplicate import compared
from bot.games.protocol import Game, Resign, Seat
from bot.registry import GAMES
from bot.robots.random_legal import RandomLegal
from bot.standing import Standing
from bot.tables import PACES, Level, Lobby, Pace, Player, Reason, Terms, agree
from bot.tables.playing.agreements import Matter
from bot.tables.playing.twin_leavers import SELDOM
from bot.tables.time import HOUR, MINUTE
from tests.tables.duplicate import begin
from tests.tables.hall import refused
from tests.tables.house import CHANNEL, GUILD, House
from tests.there import there

pytestmark = pytest.mark.file_only

MILLE, CINCH, LINGER = (GAMES[name].game for name in ("mille", "cinch", "linger-longer"))


@pytest.mark.parametrize(("game", "people", "tables"), [(MILLE, 4, 2), (CINCH, 8, 2), (LINGER, 9, 3)])
async def test_all_tables_get_the_same_deal_and_nobody_sits_twice(
    house: House, game: Game, people: int, tables: int
) -> None:
    played = await begin(house, game, people)
    assert len(played.keys) == tables
    found = [await played.until(number, lambda table: table.deal == 1) for number in range(tables)]
    assert {each.id for table in found for each in table.players} == {each.id for each in played.people}
    assert len({(table.first, table.cut, table.default_cut) for table in found}) == 1
    for seat in range(people // tables):
        first, *others = (table.view(Seat(seat)) for table in found)
        assert others == [first] * len(others)
    assert len({await house.tables.logs.commitment(table) for table in found}) == 1
    assert all(table.cutter is None and table.is_unrated for table in found)


@pytest.mark.parametrize(("game", "people"), [(MILLE, 4), (CINCH, 8), (LINGER, 9)])
async def test_nothing_of_a_deal_is_shown_before_all_have_finished_it(house: House, game: Game, people: int) -> None:
    played = await begin(house, game, people)
    numbers = range(len(played.keys))
    before = [await played.until(number, lambda table: table.deal == 1) for number in numbers]
    hidden = [(await played.shown(number))[1:] for number in numbers]
    known = [table.known.view(None) for table in before if table.known is not None]
    assert known == [(await played.shown(number))[0] for number in numbers]
    *some, last = numbers
    for number in some:
        table = await played.play(number)
        assert (await played.shown(number))[0] == known[number]
        assert (await played.shown(number))[1:] == hidden[number]
        assert all(table.view(seat) == there(table.known).view(seat) for seat in table.in_person), "also to players"
        await refused(house.tables.logs.deal_events(table), Reason.TWINS)
        assert (table.awaits_deck, table.is_over, table.awaited) == (None, False, frozenset())
    await played.play(last)
    for number in numbers:
        table = await played.until(number, lambda table: table.opened == 1)
        assert [row.text for row in await house.store.log(table.id)].count("open") == 1
        assert len(game.deal_points(there(await house.tables.logs.finish(table, 1)).public)) == 1
        assert (await house.logged(table.id)).opened == 1, "it follows from the log alone"
    for number in numbers:
        await played.until(number, lambda table: table.deal == 2)
    dealt = [[row.text for row in await house.store.log(key) if row.text.startswith("deal")] for key in played.keys]
    assert dealt == dealt[:1] * len(numbers), "which follow from one seed"


async def test_what_ends_a_deal_tells_its_player_nothing_yet(house: House) -> None:
    played = await begin(house, LINGER, 9)
    table = await played.until(0, lambda table: table.deal == 1)
    while not table.awaits_twins:
        seat = min(table.position.awaited)
        move = RandomLegal().choose(table.view(seat), random=played.luck)
        result = await house.tables.playing.play(table.id, table.players[seat], move)
        table = result.table
    assert result.events == ()
    assert result.view == there(table.known).view(seat)


async def test_a_game_that_is_over_is_shown_when_all_are(house: House) -> None:
    played = await begin(house, LINGER, 9, deals="3")
    for deal in (1, 2):
        for number in range(3):
            await played.play(number)
        for number in range(3):
            await played.until(number, lambda table, deal=deal: table.deal > deal)
    first, _ = await played.play(0), await played.play(1)
    assert (first.is_played_out, first.is_over, await house.tables.logs.revealed(first)) == (True, False, None)
    assert there(await house.store.table(first.id)).end is None
    await refused(house.tables.playing.play(first.id, first.players[0], Resign()), Reason.OVER)
    await played.play(2)
    for number in range(3):
        table = await played.until(number, lambda table: table.is_over)
        assert there(await house.store.table(table.id)).end is not None
        assert await house.tables.logs.revealed(table) is not None
        texts = [row.text for row in await house.store.log(table.id)]
        assert (texts[-1], texts.count("open")) == ("open", table.deal)


async def test_who_leaves_between_two_deals_opens_nothing(house: House) -> None:
    played = await begin(house, MILLE, 4)
    for number in (0, 1):
        await played.play(number)
    table = await played.until(0, lambda table: table.opened == 1)
    left = await house.tables.playing.play(table.id, table.players[0], Resign())
    assert left.table.is_played_out
    assert (left.table.is_over, await house.tables.logs.revealed(left.table)) == (False, None)
    table = await played.until(1, lambda table: table.deal == 2)
    await house.tables.playing.play(table.id, table.players[1], Resign())
    for number in (0, 1):
        await played.until(number, lambda table: table.is_over)


@pytest.mark.parametrize("opened", [0, 1], ids=["none", "one"])
async def test_a_process_that_ended_before_it_opened_a_deal_leaves_that_to_the_next(house: House, opened: int) -> None:
    """It may have opened it at one table already."""
    played = await begin(house, CINCH, 8)
    for number in (0, 1):
        await played.until(number, lambda table: table.deal == 1)
    await house.tables.close()
    house.tables = house._process(house.stage)  # which never starts what goes by itself
    for number in (0, 1):
        table = await played.play(number)
        assert table.opened == 0
    for key in played.keys[:opened]:
        await house.tables.twins._open(key, (await house.tables.memory.table(key)).ply)
    await house.restart()
    for number in (0, 1):
        table = await played.until(number, lambda table: table.deal == 2)
        assert [row.text for row in await house.store.log(table.id)].count("open") == 1


async def test_who_deletes_their_data_holds_nobody_up(house: House) -> None:
    played = await begin(house, MILLE, 4)
    table = await played.play(0)
    other = await played.until(1, lambda table: table.deal == 1)
    standing = Standing(house.store, house.tables, house.clock)
    await standing.forget(other.players[0])
    table = await played.until(0, lambda now: now.deal == 2)
    assert (table.opened, (await played.table(1)).is_over) == (1, False)
    await standing.forget(other.players[1])
    assert there((await house.store.players([other.players[1].id]))[other.players[1].id]).discord_id is None
    await standing.forget(table.players[0])
    for number in (0, 1):
        await played.until(number, lambda table: table.is_over)


@pytest.mark.parametrize("pace", [replace(PACES["10m"], may_claim=True), None], ids=["clock", "no clock"])
async def test_who_leaves_the_server_leaves_their_table_so_that_nobody_waits_elsewhere(
    house: House, pace: Pace | None
) -> None:
    """Also one who did it while no process looked. All tables of a duplicate are looked at by one question."""
    left, asked, played = set[int](), list[set[int]](), await begin(house, LINGER, 9, pace=pace)

    async def gone(guild_id: int, people: Sequence[Player]) -> Collection[int]:
        assert guild_id == GUILD
        asked.append({each.id for each in people})
        return asked[-1] & left

    every = SELDOM * MINUTE if pace is None else MINUTE
    for number in range(3):
        await played.until(number, lambda table: table.deal == 1)
    house.tables.twin_leavers.gone = gone
    first, second = await played.play(0), await played.table(1)
    left |= {first.players[0].id, second.players[1].id}
    house.clock.pass_time(every)
    first = await played.until(0, lambda table: Seat(0) in table.position.left)
    second = await played.until(1, lambda table: Seat(1) in table.position.left)
    assert asked[0] == {each.id for each in played.people}
    assert len(asked) == 1
    assert (first.opened, first.awaits_twins) == (0, True), "nothing is opened by it"

    third = await played.table(2)
    left.add(third.players[2].id)
    await house.restart()
    house.tables.twin_leavers.gone = gone
    await played.table(2)  # the first look is a while after it is read
    house.clock.pass_time(every)
    await played.until(2, lambda table: Seat(2) in table.position.left)
    assert asked[1] == {each.id for each in played.people} - {first.players[0].id, second.players[1].id}


async def test_nobody_can_pause_and_the_clock_turns_out_who_is_late_so_that_nobody_waits_elsewhere(
    house: House,
) -> None:
    played = await begin(house, MILLE, 4, pace=replace(PACES["10m"], may_claim=True), target="100")
    table = await played.until(0, lambda table: bool(table.position.to_act))
    await refused(house.tables.agreements.wish(table.id, table.players[0], Matter.PAUSE), Reason.DUPLICATE_PAUSE)
    await played.play(1)
    house.clock.pass_time(2 * HOUR)
    await played.until(0, lambda table: table.is_played_out)
    await played.until(1, lambda table: not table.awaits_twins)


async def test_robots_stakes_and_hints_do_not_go_with_it(house: House) -> None:
    ann, terms, guts = house.people[0], replace(agree(CINCH, 0, {}), is_duplicate=True), GAMES["guts"].game

    async def open_with(terms: Terms, *, seats: int = 8) -> Lobby:
        return await house.tables.lobbies.open(
            ann, terms=terms, seats=seats, guild_id=GUILD, channel_id=CHANNEL, press_id=1
        )

    await refused(open_with(replace(terms, stake=100)), Reason.DUPLICATE_TERMS)
    await refused(open_with(replace(terms, has_hints=True)), Reason.DUPLICATE_TERMS)
    await refused(open_with(replace(terms, game=guts, options=guts.options({}))), Reason.DUPLICATE_NONE)
    await refused(open_with(terms, seats=4), Reason.SEATS)
    lobby = await open_with(terms)
    await refused(house.tables.lobbies.add_robot(lobby.id, ann, Level.NOVICE, press_id=2), Reason.DUPLICATE_ROBOTS)
    await refused(house.tables.lobbies.start(lobby.id, ann), Reason.TOO_FEW)
    single = replace(terms, is_duplicate=False)
    await refused(house.tables.lobbies.change_terms(lobby.id, ann, single, press_id=3), Reason.SEATS)


async def test_teams_play_each_side_once_and_are_compared_by_difference(house: House) -> None:
    played = await begin(house, LINGER, 9)
    for number in range(3):
        await played.play(number)
    tables = [await played.until(number, lambda table: table.opened == 1) for number in range(3)]
    match = there(await house.tables.twins.match(tables[0]))
    assert await house.tables.twins.match(tables[2]) == replace(match, others=tuple(played.keys[:2]))
    for team, people in enumerate(match.teams):
        assert [tables[at].seat_of(each) for at, each in enumerate(people)] == [(team + at) % 3 for at in range(3)]
    points = [
        sum(LINGER.deal_points(tables[at].view(None))[0][(team + at) % 3] for at in range(3)) for team in range(3)
    ]
    assert match.comparison.sums == tuple(3 * own - sum(points) for own in points)
    assert sum(match.comparison.sums) == 0


async def test_what_one_table_opens_first_is_compared_with_tables_that_open_it_next(house: House) -> None:
    """Its result is posted once, and must not lack what the others are about to show."""
    played = await begin(house, LINGER, 9)
    for number in range(3):
        table = await played.play(number)
        assert there(await house.tables.twins.match(table)).comparison.deals == ()
    first = replace(table, opened=1, known=None)
    assert len(there(await house.tables.twins.match(first)).comparison.deals) == 1


def test_two_teams_are_compared_by_what_one_gained_with_the_same_cards() -> None:
    first, second = [(7, 3), (0, 5), (4, 4), (9, 9)], [(6, 2), (5, 0), (4, 4)]
    found = compared([first, second], teams=2, has_matchpoints=True)
    assert found.deals == ((7 + 2 - 3 - 6, 3 + 6 - 7 - 2), (0 + 0 - 5 - 5, 5 + 5), (0, 0)), "three are over at both"
    assert found.matchpoints == (1 + 0 + 1, 1 + 2 + 1)
    assert compared([[], []], teams=2, has_matchpoints=False).sums == ()
