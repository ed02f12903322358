"""Several processes on one database: any plays any move, and unique tasks are done at home."""

import random

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Move, Resign, Seat
from bot.registry import GAMES
from bot.store import Call, DueRow
from bot.store.fleet.changes import FleetNotice
from bot.tables import Declined, Reason, Table, agree
from bot.tables.fleet.following import Following
from bot.tables.time import SECOND
from bot.tables.waiting.away import ALIVE, HEARTBEAT
from tests.games.positions import MILLE
from tests.store.plans import questions
from tests.tables.crowd import seat_crowd
from tests.tables.house import CHANNEL, GUILD, House, any_move, mover, other, seat_table, standing, turn_of
from tests.tables.neighbors import Neighbors, last, see

LONGEST = 8 * SECOND  # a pause of a turn


async def _dealt(house: House, table: Table) -> Table:
    await house.stage.until(lambda: last(house, table).awaits_deck is None)
    return last(house, table)


async def test_a_whole_game_is_played_at_two_processes_in_turn(pair: Neighbors) -> None:
    chance, (home, away) = random.Random(5), pair.houses
    table = await seat_table(home, target="100")
    await see(pair, table)
    while not table.is_over:
        if table.awaits_deck is not None:
            table = await _dealt(home, table)
            continue
        house = chance.choice(pair.houses)
        await pair.until_both_know(table)
        move = any_move(table, chance)
        table = (await house.tables.playing.play(table.id, mover(table), move, turn=turn_of(table))).table
    await pair.until_both_know(table)
    for house in pair.houses:
        assert standing(last(house, table)) == standing(await house.logged(table.id))
    await home.stage.until(lambda: any(each.kind == "settle" for each in home.stage.posted))
    assert len(home.stage.posted) == len({each.id for each in home.stage.posted})
    assert not away.stage.attempts, "what is posted once is posted at home"


async def test_a_press_at_a_process_that_is_behind_is_judged_anew(pair: Neighbors) -> None:
    table = await seat_table(pair.houses[0])
    await see(pair, table)
    pair.wire.is_held = True
    first, second = mover(table), other(table)
    one, two = pair.houses
    drawn = await one.tables.playing.play(table.id, first, Draw(), turn=turn_of(table))
    with pytest.raises(Declined) as caught:  # the same press, delivered to the other process too
        await two.tables.playing.play(table.id, first, Draw(), turn=turn_of(table))
    assert caught.value.reason is Reason.STALE
    chance, now = random.Random(1), drawn.table
    while now.position.to_act == table.position.to_act:
        now = (await one.tables.playing.play(table.id, first, any_move(now, chance))).table
    played = await two.tables.playing.play(table.id, second, any_move(now, chance), turn=turn_of(now))
    assert played.table.ply > now.ply, "it waited for its turn there, and has it by now"


async def test_a_choice_at_a_process_that_is_behind_is_for_its_turn_alone(pair: Neighbors) -> None:
    """It is stored where the pause of that turn seems to go on, and must not be played in the next one."""
    home, away = pair.houses
    table = await seat_crowd(home, 3, game=GAMES["daifugo"].game, clock="forced", deals="1", seed=5)
    (seat,) = table.position.to_act
    move, turn = next(iter(table.position.legal_moves(seat))), table.position.turn(seat)
    await see(pair, table)
    pair.wire.is_held = True
    (over,), (goes_on,) = (house.tables.pause_ends.moments(table) for house in pair.houses)
    home.clock.advance(over - home.clock.now())
    assert home.clock.now() < goes_on
    played = (await home.tables.playing.play(table.id, table.players[seat], move, turn=turn)).table
    assert played.ply > table.ply
    with pytest.raises(Declined) as caught:
        await away.tables.playing.play(table.id, table.players[seat], move, turn=turn)
    assert caught.value.reason is Reason.STALE
    chance, now = random.Random(1), played
    while now.position.turn(seat) == turn or seat not in now.position.to_act:
        now = await _chosen(home, now, any_move(now, chance))
    assert not await home.tables.orders.has_taken(now, now.players[seat])
    home.clock.advance(LONGEST)
    await home.tables.pause_ends.look(now.id)
    assert (await home.tables.memory.table(now.id)).ply == now.ply, "its player is to choose"


async def _chosen(house: House, table: Table, move: Move) -> Table:
    """Return the table after this move, once the pause of its turn is over."""
    (seat,) = table.position.to_act
    house.clock.advance(LONGEST)
    return (await house.tables.playing.play(table.id, table.players[seat], move)).table


async def test_who_resigns_where_nobody_knows_yet_that_the_game_is_over_hears_so(pair: Neighbors) -> None:
    table = await seat_table(pair.houses[0])
    await see(pair, table)
    pair.wire.is_held = True
    await pair.houses[0].tables.playing.play(table.id, table.players[0], Resign())
    with pytest.raises(Declined) as caught:
        await pair.houses[1].tables.playing.play(table.id, table.players[1], Resign())
    assert caught.value.reason is Reason.OVER


async def test_what_is_played_elsewhere_is_told_at_home_as_if_it_were_played_there(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home)
    await see(pair, table)
    await away.stage.until(lambda: away.stage.news)  # of the table itself
    seen = len(home.stage.news)
    played = await away.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table))
    await pair.until_both_know(played.table)
    await home.stage.until(lambda: len(home.stage.news) > seen)
    here, there = home.stage.news[-1], away.stage.news[-1]
    assert (here.table.ply, here.seat, here.events, here.is_hidden) == (
        there.table.ply,
        there.seat,
        there.events,
        there.is_hidden,
    )


async def test_a_table_that_is_nobodys_here_is_only_forgotten(pair: Neighbors) -> None:
    home, away = pair.houses
    away.stage.live.clear()
    table = await seat_table(home)
    await see(pair, table)
    await home.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table))
    await pair.until(lambda: away.tables.memory.peek(table.id) is None)
    assert (await away.tables.memory.table(table.id)).ply == table.ply + 1
    assert not away.stage.news


async def test_nothing_is_asked_about_the_moves_at_a_table_that_is_nobodys_here(pair: Neighbors) -> None:
    home, away = pair.houses
    away.stage.live.clear()
    table, chance = await seat_table(home), random.Random(1)
    await see(pair, table)
    table = (await home.tables.playing.play(table.id, mover(table), Draw())).table
    await pair.until(lambda: away.tables.memory.peek(table.id) is None)
    for _ in range(3):
        await away.tables.memory.table(table.id)
        async with questions(away.store) as asked:
            table = (await home.tables.playing.play(table.id, mover(table), any_move(table, chance))).table
            assert away.tables.memory.peek(table.id) is None, "at once"
            await pair.until(lambda: True)
        assert not [each for each in asked if "robot" not in str(each)]


async def test_a_name_that_changes_at_one_process_is_known_at_the_other(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home)
    await see(pair, table)
    seen = await home.tables.people.meet(1001, name="Anne", locale="fr")
    assert (await away.tables.people.find(1001)) == seen

    def is_dropped_or_read_again() -> bool:
        found = away.tables.memory.peek(table.id)
        return found is None or found.players[0] == seen

    await pair.until(is_dropped_or_read_again)
    assert (await away.tables.memory.table(table.id)).players[0] == seen


async def test_a_challenge_made_elsewhere_lapses_once_at_home(pair: Neighbors) -> None:
    home, away = pair.houses
    ann, bob, _ = away.people
    offer = await away.tables.offers.make(ann, bob, terms=agree(MILLE, 5, {}), guild_id=GUILD, channel_id=CHANNEL)
    away.tables.offer_watch.watch(offer)
    await home.tables.offer_watch.heard(offer.id)
    home.pass_time(60_000)
    await home.stage.until(lambda: home.stage.lapses)
    assert [each.id for each in home.stage.lapses] == [offer.id]
    assert not away.stage.lapses


async def test_who_takes_over_goes_on_where_the_other_stopped(pair: Neighbors) -> None:
    """The end of a deal is stored where it is not at home, and the home dies before it hears of that."""
    home, away = pair.houses
    table, chance = await seat_table(home, target="100"), random.Random(3)
    await see(pair, table)
    pair.wire.is_held = True
    while table.awaits_deck is None and not table.is_over:
        table = (await away.tables.playing.play(table.id, mover(table), any_move(table, chance))).table
    await home.tables.close()
    pair.homes[0].guilds.clear()
    assert not away.stage.attempts
    pair.homes[1].guilds.add(GUILD)
    Following(away.tables).take_over(lambda guild_id: guild_id == GUILD)
    await away.stage.until(lambda: away.stage.posted)
    if not table.is_over:
        await away.stage.until(lambda: any(news.table.is_dealt for news in away.stage.news))


async def test_a_home_that_is_lost_does_nothing_more(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    pair.homes[0].guilds.clear()
    pair.homes[1].guilds.add(GUILD)
    Following(away.tables).take_over(lambda guild_id: guild_id == GUILD)
    while not away.stage.late:
        home.pass_time(1_800_000)
        await pair.until(lambda: not home.tables._timekeeper._running)
        await pair.until(lambda: not away.tables._timekeeper._running)
    assert not home.stage.late
    assert not home.stage.reminded
    assert [seat for _, seat in away.stage.late] == [Seat(min(table.position.to_act))]


async def test_a_reaction_and_a_cut_that_is_awaited_are_known_at_the_other_process(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home)
    await see(pair, table)
    Following(home.tables).hear(
        FleetNotice("away", calls=(Call("reaction", table.id, 1, "wow"), Call("reaction", table.id, 0, "?")))
    )
    await home.stage.until(lambda: len(home.stage.calls) == 2)
    assert await home.tables.reactions.at(table) == {Seat.B: "wow"}
    Following(home.tables).hear(
        FleetNotice("away", calls=(Call("cut awaited", table.id, 0), Call("cut awaited", "NONE", 0)))
    )
    assert away.tables.dealing.deals_at(table) == table.moved_at


@pytest.mark.long("rare cases")
async def test_two_takeovers_at_once_are_both_done(pair: Neighbors) -> None:
    home, _ = pair.houses
    one = await seat_table(home, "ONE")
    two = await seat_table(home, "TWO")
    seen, following = len(home.stage.news), Following(home.tables)
    for guilds in ({GUILD}, set[int]()):
        following.take_over(lambda guild_id, guilds=guilds: guild_id in guilds)
    await home.stage.until(lambda: {news.table.id for news in home.stage.news[seen:]} >= {one.id, two.id})


async def test_one_process_says_for_all_that_somebody_is_here(pair: Neighbors) -> None:
    home, away = pair.houses
    pair.homes[0].guilds.add(None)
    before = await home.store.note(ALIVE)
    home.clock.advance(HEARTBEAT)
    await away.tables.presence.beat()
    assert await home.store.note(ALIVE) == before
    pair.homes[1].homes = frozenset({3, 5})
    await away.tables.presence.beat()
    assert await home.store.note(ALIVE) == before
    assert await home.store.note(f"{ALIVE} 3") == str(home.clock.now()), "it shows that it can store, or it is not well"
    await home.tables.presence.beat()
    assert await home.store.note(ALIVE) == str(home.clock.now())


@pytest.mark.long("rare cases")
async def test_a_home_that_is_lost_while_one_looks_what_is_due_there_is_looked_after_when_it_is_back(
    pair: Neighbors, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (_, away) = await seat_table(pair.houses[0], clock="10m"), pair.houses
    guilds, read, knows = pair.homes[1].guilds, away.tables.logs.table, away.tables.dues.is_known

    async def lost(key: str) -> Table:
        guilds.clear()
        return await read(key)

    for _ in range(2):
        await away.store.commit(DueRow(table.id, 0))
        Following(away.tables).forget()
        guilds.add(GUILD)
        assert not knows(table.id)
        with monkeypatch.context() as patched:
            patched.setattr(away.tables.logs, "table", lost)
            await away.tables._rounds.look()
        assert not knows(table.id), "it is not at home here any more"
    guilds.add(GUILD)
    Following(away.tables).forget()
    await away.tables._rounds.look()
    assert knows(table.id)


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("is_all", [False, True])
async def test_what_is_forgotten_while_it_is_read_is_read_again(
    pair: Neighbors, monkeypatch: pytest.MonkeyPatch, *, is_all: bool
) -> None:
    home, away = pair.houses
    away.stage.live.clear()
    table, played, read = await seat_table(home), list[Table](), away.tables.logs.table

    async def overtaken(key: str) -> Table:
        found = await read(key)
        if not played:
            played.append((await home.tables.playing.play(key, mover(found), Draw(), turn=turn_of(found))).table)
            if is_all:
                Following(away.tables).forget()
            else:
                away.tables.memory.drop(key)
        return found

    pair.wire.is_held = True
    monkeypatch.setattr(away.tables.logs, "table", overtaken)
    assert (await away.tables.memory.table(table.id)).ply == played[0].ply


async def test_a_choice_that_is_stored_elsewhere_is_played_at_home(pair: Neighbors) -> None:
    """Each process draws its own pauses: where the player presses, that of the turn may end later than at home."""
    home, away = pair.houses
    table = await seat_crowd(home, 3, game=GAMES["daifugo"].game, deals="1", clock="forced")
    await see(pair, table)
    (seat,) = table.position.to_act
    (ends,), (later,) = (house.tables.pause_ends.moments(table) for house in pair.houses)
    assert ends < later, "as these keys have it"
    home.pass_time(ends - home.clock.now())
    await home.tables.pause_ends.look(table.id)
    move = next(iter(table.position.legal_moves(seat)))
    played = await away.tables.playing.play(table.id, table.players[seat], move, turn=table.position.turn(seat))
    assert played.table.ply == table.ply
    await home.stage.until(lambda: last(home, table).ply == table.ply + 1)
    await pair.until_both_know(last(home, table))
    assert await home.store.orders(table.id) == []
