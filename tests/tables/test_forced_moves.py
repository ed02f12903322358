"""Turns with pauses: no move shows before its pause is over, and what the rules leave no choice is played then."""

import json
import logging
import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.cards import Hand, Rank
from bot.games.daifugo.events import Passed
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import Pass, PassRound, Play
from bot.games.protocol import SEATS, Game, Move, Refused, Resign, Seat
from bot.registry import GAMES
from bot.tables import Declined, Level, Matter, Reason, Table, When, agree, parse_pace
from bot.tables.lobbies.lobby_acts import read_terms, terms_text
from bot.tables.state.turn_pauses import TurnPauses, forced_move
from bot.tables.time import HOUR, MINUTE, SECOND
from bot.values.database import Database
from tests.left_out import first
from tests.tables.crowd import AtOnce, open_crowd, seat_crowd
from tests.tables.house import CHANNEL, GUILD, SOON, House, standing
from tests.tables.room import face, heard

pytestmark = pytest.mark.file_only

DAIFUGO = GAMES["daifugo"].game
SEED = 36  # with which an ace is led, and the next player holds one two
ACES = frozenset(f"play A{suit}" for suit in "SHDC")
SHORT = {"mille": {"target": "500"}}  # by game: options with which it ends soon
SHORTEST, LONGEST = 2 * SECOND, 8 * SECOND


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process with five people."""
    async with open_crowd(kept_in, games=GAMES) as opened:
        yield opened


def seat_to_act(table: Table) -> Seat:
    """Return the only seat that is to act."""
    (seat,) = table.position.to_act
    return seat


def end_of_pause(house: House, table: Table) -> int:
    """Return when the pause of the present turn ends."""
    (end,) = house.tables.pause_ends.moments(table)
    return end


async def press(house: House, table: Table, move: Move) -> Table:
    """Let whose turn it is play this."""
    seat = seat_to_act(table)
    turn = table.position.turn(seat)
    return (await house.tables.playing.play(table.id, table.players[seat], move, turn=turn)).table


async def pause_over(house: House, table: Table) -> Table:
    """Let the pause of the present turn pass, and return the table after the move that ends it."""
    house.pass_time(end_of_pause(house, table) - house.clock.now())
    return await moved_on(house, table)


async def moved_on(house: House, table: Table) -> Table:
    """Return the table once something more has happened there."""
    await house.stage.until(lambda: house.stage.news and house.stage.news[-1].table.ply > table.ply)
    return await house.tables.memory.table(table.id)


async def led(house: House, *, clock: str = "forced", key: str = "TABLE") -> Table:
    """Return a round of Daifugo led with an ace, whose next player holds a two, and so has a choice."""
    table = await seat_crowd(house, 4, key=key, seed=SEED, game=DAIFUGO, deals="1", clock=clock)
    ace = next(each for each in table.position.legal_moves(seat_to_act(table)) if str(each) in ACES)
    table = await pause_over(house, await press(house, table, ace))
    assert forced_move(table) is None
    return table


def without_choice(house: House, table: Table) -> Table:
    """Put the twos of whose turn it is into the hand opposite, for other cards. Nobody else can see that."""
    position, seat = table.position, seat_to_act(table)
    assert isinstance(position, DaifugoPosition)
    other = Seat((seat + 2) % 4)
    twos = [card for card in position.hands[seat] if card.rank is Rank.TWO]
    low = [card for card in position.hands[other] if card.rank is not Rank.TWO][: len(twos)]
    hands = [*position.hands]
    hands[seat] = Hand([card for card in position.hands[seat] if card not in twos] + low)
    hands[other] = Hand([card for card in position.hands[other] if card not in low] + twos)
    changed = replace(table, position=replace(position, hands=tuple(hands)))
    house.tables.memory.keep(changed)
    assert forced_move(changed) == Pass()
    return changed


async def stored(house: House, table: Table) -> tuple[int, int]:
    """Return how many rows the log has, and how many orders wait."""
    return len(await house.store.log(table.id)), len(await house.store.orders(table.id))


# What is chosen


async def test_a_choice_is_stored_at_once_and_shows_when_the_pause_is_over(house: House) -> None:
    table = await led(house)
    end, before = end_of_pause(house, table), [face(table, seat) for seat in (None, *SEATS[:4])]
    assert SHORTEST <= end - table.moved_at <= LONGEST
    announced, ply = len(house.stage.news), table.ply
    house.clock.advance(SECOND)
    table = await press(house, table, Pass())
    assert await stored(house, table) == (ply, 1)
    assert [face(table, seat) for seat in (None, *SEATS[:4])] == before
    house.pass_time(end - house.clock.now() - 1)
    await house.tables.pause_ends.look(table.id)
    assert (await stored(house, table), len(house.stage.news)) == ((ply, 1), announced)
    house.pass_time(1)
    await house.stage.until(lambda: len(house.stage.news) > announced)
    assert await stored(house, table) == (ply + 1, 0)
    assert (await house.store.log(table.id))[-1].at == end


async def test_what_is_chosen_later_shows_at_once(house: House) -> None:
    table = await led(house)
    house.pass_time(LONGEST)
    await house.tables.pause_ends.look(table.id)
    assert await stored(house, table) == (table.ply, 0), "its player has a choice"
    played = await press(house, table, Pass())
    assert await stored(house, played) == (table.ply + 1, 0)


async def test_a_choice_is_made_once(house: House) -> None:
    table = await led(house)
    await press(house, table, Pass())
    position = table.position
    assert isinstance(position, DaifugoPosition)
    two = next(card for card in position.hands[seat_to_act(table)] if card.rank is Rank.TWO)
    with pytest.raises(Declined) as caught:
        await press(house, table, Play((two,)))
    assert caught.value.reason is Reason.TAKEN
    assert (await pause_over(house, table)).turns[-1].events[0] == Passed(seat_to_act(table))


async def test_a_move_against_the_rules_is_refused_at_once(house: House) -> None:
    table = await led(house)
    position = table.position
    assert isinstance(position, DaifugoPosition)
    low = min(position.hands[seat_to_act(table)], key=lambda card: (card.rank.place - 2) % 13)
    with pytest.raises(Refused):
        await press(house, table, Play((low,)))
    assert await stored(house, table) == (table.ply, 0)


async def test_whoever_leaves_leaves_at_once(house: House) -> None:
    table = await led(house)
    await press(house, table, Pass())
    seat = seat_to_act(table)
    left = (await house.tables.playing.play(table.id, table.players[seat], Resign())).table
    assert left.gone == {seat}


@pytest.mark.parametrize("is_pressed", [True, False])
async def test_a_restart_loses_no_choice(house: House, is_pressed: bool) -> None:
    table = await led(house)
    if is_pressed:
        await press(house, table, Pass())
    await house.restart()
    house.clock.advance(LONGEST)
    again = await house.tables.memory.table(table.id)
    await house.tables.pause_ends.look(table.id)
    assert len(await house.store.log(table.id)) == again.ply + is_pressed
    assert standing(await house.logged(table.id)) == standing(await house.tables.memory.table(table.id))


async def test_the_store_says_when_the_pause_is_over(house: House) -> None:
    table = await led(house)
    (due,) = await house.store.due_tables(end_of_pause(house, table))
    assert due.at == end_of_pause(house, table), "so that the next process knows, if this one ends"


async def test_an_order_ahead_waits_for_the_pause_too(house: House) -> None:
    table = await led(house)
    after = Seat((seat_to_act(table) + 1) % 4)
    give = house.tables.orders.give
    await give(table.id, house.people[after], When.TURN, PassRound(1), deal=1)
    table = await pause_over(house, await press(house, table, Pass()))
    assert (seat_to_act(table), await stored(house, table)) == (after, (table.ply, 1))
    assert await house.tables.orders.has_taken(table, house.people[after])
    table = await pause_over(house, table)
    assert table.turns[-1].events[0] == Passed(after)


async def test_no_clock_runs_out_before_its_pause(house: House) -> None:
    table = await led(house, clock="10m forced")
    seat, ply = seat_to_act(table), table.ply
    deadline = table.countdown.deadline(seat)
    assert deadline is not None
    house.pass_time(deadline - SECOND // 2 - house.clock.now())
    await house.tables.agreements.wish(table.id, house.people[0], Matter.PAUSE)
    for player in house.people[1:4]:
        table = await house.tables.agreements.wish(table.id, player, Matter.PAUSE)
    table = await house.tables.agreements.resume(table.id, house.people[0])
    assert house.tables.pause_ends.moments(table, after=house.clock.now()) == [], "half a second is left"
    assert (await press(house, table, Pass())).ply == ply + 3


async def test_a_choice_in_time_is_played_though_the_clock_is_looked_at_first(house: House) -> None:
    table = await led(house, clock="10m forced")
    seat, move = seat_to_act(table), Pass()
    assert table.position.default(seat) != move
    await press(house, table, move)
    house.clock.advance(2 * HOUR)  # nobody has looked at anything
    await house.tables.waiting.look(table.id)
    assert [row.text for row in (await house.store.log(table.id))[table.ply :]] == ["pass"]


# What leaves no choice


async def test_what_leaves_no_choice_is_played_when_the_pause_is_over(house: House) -> None:
    table = without_choice(house, await led(house))
    end = end_of_pause(house, table)
    house.pass_time(end - house.clock.now() - 1)
    await house.tables.pause_ends.look(table.id)
    assert await stored(house, table) == (table.ply, 0)
    house.pass_time(1)
    await moved_on(house, table)
    row = (await house.store.log(table.id))[-1]
    assert (row.seat, row.text, row.at) == (seat_to_act(table), "pass", end)


@pytest.mark.parametrize("is_chosen", [True, False])
async def test_a_paused_game_goes_on_once_it_is_resumed_with_either_kind(house: House, is_chosen: bool) -> None:
    table = await led(house)
    if is_chosen:
        await press(house, table, Pass())
    else:
        table = without_choice(house, table)
    for player in house.people[:4]:
        table = await house.tables.agreements.wish(table.id, player, Matter.PAUSE)
    house.pass_time(MINUTE)
    await house.tables.pause_ends.look(table.id)
    assert await stored(house, table) == (table.ply, is_chosen)
    announced = len(house.stage.news)
    table = await house.tables.agreements.resume(table.id, house.people[0])
    await pause_over(house, table)
    assert [row.text for row in (await house.store.log(table.id))[-3:]] == ["pause", "resume", "pass"]
    assert [len(news.events) for news in house.stage.news[announced:]] == [1, 1], "what resumes it plays nothing"


async def test_elsewhere_an_order_is_played_in_a_paused_game_too(house: House) -> None:
    table = await seat_crowd(house, 4, seed=SEED, game=DAIFUGO, deals="1")
    ace = next(each for each in table.position.legal_moves(seat_to_act(table)) if str(each) in ACES)
    table = await press(house, table, ace)
    before = seat_to_act(table)
    after = Seat((before + 1) % 4)
    await house.tables.orders.give(table.id, house.people[after], When.TURN, PassRound(1), deal=1)
    for player in house.people[:4]:
        table = await house.tables.agreements.wish(table.id, player, Matter.PAUSE)
    table = await press(house, table, Pass())
    assert [turn.events[0] for turn in table.turns[-2:]] == [Passed(before), Passed(after)]
    assert await stored(house, table) == (table.ply, 0)


async def test_elsewhere_what_a_hand_forces_is_asked(house: House) -> None:
    table = await seat_crowd(house, 4, seed=SEED, game=DAIFUGO, deals="1")
    ace = next(each for each in table.position.legal_moves(seat_to_act(table)) if str(each) in ACES)
    table = await press(house, table, ace)
    assert len(await house.store.log(table.id)) == 2
    assert (forced_move(table), house.tables.pause_ends.moments(table)) == (None, [])


async def test_robots_wait_for_the_pause_however_few_moves_they_have(kept_in: Database) -> None:
    terms = replace(agree(DAIFUGO, 0, {"deals": "1"}), plays_forced=True)
    async with open_crowd(kept_in, games=GAMES, thinker=AtOnce(), turn_key=b"known") as house:
        ann, pauses = house.people[0], TurnPauses(house.clock, SOON.turn_pause, b"known")
        promise = await house.tables.beginnings.promise(ann, level=Level.NOVICE, terms=terms, seats=3, guild_id=GUILD)
        table = await house.tables.beginnings.practice(promise, ann, channel_id=CHANNEL, cut="777")
        forced = {False: 0, True: 0}  # by whether a robot had one move alone
        while not table.is_over and not all(forced.values()):
            seat, end, before = seat_to_act(table), pauses.ends_at(table), table
            assert end is not None
            if seat not in table.in_person:
                forced[forced_move(table) is not None] += 1
            elif forced_move(table) is None:
                await press(house, table, table.position.default(seat) or Pass())
            house.pass_time(end - house.clock.now())
            table = await moved_on(house, before)
            assert (await house.store.log(table.id))[before.ply].at == end


# Terms


async def test_it_is_no_term_of_other_games_nor_of_games_by_the_day(house: House) -> None:
    ann, promise = house.people[0], house.tables.beginnings.promise
    for terms, reason in (
        (agree(GAMES["mille"].game, 0, {}), Reason.FORCED_NONE),
        (agree(DAIFUGO, 0, {}, pace=parse_pace("24h")), Reason.FORCED_BY_DAY),
    ):
        with pytest.raises(Declined) as caught:
            await promise(ann, level=Level.REGULAR, terms=replace(terms, plays_forced=True), seats=3, guild_id=GUILD)
        assert caught.value.reason is reason


def test_rows_of_terms_without_it_are_as_they_were() -> None:
    terms = agree(DAIFUGO, 0, {}, pace=parse_pace("10m quiet"))
    assert json.loads(terms_text(terms))["clock"] == "10m quiet"
    assert json.loads(terms_text(replace(terms, pace=None)))["clock"] is None
    on = replace(terms, plays_forced=True)
    assert read_terms(DAIFUGO, terms_text(on)) == on


async def test_without_a_clock_no_clock_stands_still(house: House) -> None:
    table = await led(house)
    assert (await house.store.clocked_tables(), await house.store.clocks()) == ([], [])
    house.tables.presence.out_of_reach(None, None)
    house.pass_time(MINUTE)
    await house.tables.pause_ends.look(table.id)
    assert await stored(house, table) == (table.ply, 0)


# Secrets


@pytest.mark.parametrize("pressed_after", [0, SECOND, SHORTEST - 1])
async def test_others_cannot_tell_a_pass_from_a_forced_one(
    tmp_path: Path, empty_database: Path, caplog: pytest.LogCaptureFixture, pressed_after: int
) -> None:
    caplog.set_level(logging.INFO)
    seen = []
    for is_forced in (False, True):
        caplog.clear()
        database = Path(shutil.copy(empty_database, tmp_path / f"{is_forced}.db"))
        async with open_crowd(database, games=GAMES, turn_key=b"known") as house:
            table = await led(house)
            seat, began = seat_to_act(table), len(house.stage.news)
            if is_forced:
                table = without_choice(house, table)
            end = end_of_pause(house, table)
            house.pass_time(pressed_after)
            if not is_forced:
                await press(house, table, Pass())
            house.pass_time(end - house.clock.now())
            await house.stage.until(lambda house=house, began=began: len(house.stage.news) > began)
            table = await pause_over(house, await press(house, house.stage.news[-1].table, Pass()))
            others = [each for each in SEATS[:4] if each not in (seat, (seat + 2) % 4)]
            news = [[heard(each, other) for each in house.stage.news[began:]] for other in (None, *others)]
            lines = [record.getMessage() for record in caplog.records]
            seen.append((news, await house.store.log(table.id), lines, table.countdown, table.strikes))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    "game", first(3, [each.game for each in GAMES.values()], why="all games"), ids=lambda game: game.name
)
async def test_whole_games_are_played_in_pauses(house: House, game: Game) -> None:
    """The player who is to choose chooses at once; each move shows at the end of its pause, and none earlier."""
    chooser, forced, lengths = random.Random(7), 0, set[int]()
    table = await seat_crowd(house, game.seats[0], game=game, clock="forced", **SHORT.get(game.name, {}))
    while not table.is_over and table.deal < 2:
        if table.awaits_deck is not None:
            house.pass_time(0)
            table = await moved_on(house, table)
            continue
        moments = house.tables.pause_ends.moments(table, after=house.clock.now())
        if not moments:  # a window, a secret choice, or a turn that goes on
            seat = min(table.position.awaited)
            move = chooser.choice(list(table.position.legal_moves(seat)))
            table = (await house.tables.playing.play(table.id, table.players[seat], move)).table
            continue
        began, seat = table.moved_at, seat_to_act(table)
        if forced_move(table) is None:
            move = chooser.choice(list(table.position.legal_moves(seat)))
            assert (await press(house, table, move)).ply == table.ply
        else:
            forced += 1
        lengths.add(moments[0] - began)
        house.pass_time(moments[0] - house.clock.now() - 1)
        await house.tables.pause_ends.look(table.id)
        assert (await house.tables.memory.table(table.id)).ply == table.ply
        house.pass_time(1)
        after = await moved_on(house, table)
        row = (await house.store.log(table.id))[table.ply]
        assert (row.seat, row.at) == (seat, moments[0])
        table = after
    assert standing(await house.logged(table.id)) == standing(table)
    assert lengths <= {*range(SHORTEST, LONGEST + 1)}
    assert (forced > 0) == game.has_forced_moves
