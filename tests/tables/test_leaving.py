"""Leaving a game of three or more: it goes on for the others, under their agreement."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace

import pytest

from bot.games.counting import Counting, Counts, SeatCounts
from bot.games.protocol import Ending, Resign, Seat, Settlement, View
from bot.games.record import read, write
from bot.standing import Projector
from bot.standing.facts import facts_of, feats_of
from bot.standing.mydata import FORMER
from bot.standing.standing import Standing
from bot.store import ForgottenRow, GameFactsRow
from bot.tables import Declined, Player, Reason, Table
from bot.tables.playing.robots import deputy_chance
from bot.tables.time import DAY, HOUR
from bot.values.database import Database
from tests.stored import stored
from tests.tables.crowd import GAMES, MagpieThinker, open_crowd, play_default, play_on, play_until_turn, seat_crowd
from tests.tables.house import House, make_tables, standing
from tests.there import there
from tests.witness.inner.game import MagpieGame

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests

FOLLOWS = ("resign", "draw")  # a draw may be forced, and is played by itself then


@pytest.fixture
def thinker() -> MagpieThinker:
    """The robots' thinker, which remembers."""
    return MagpieThinker()


@pytest.fixture
async def crowd(kept_in: Database, thinker: MagpieThinker) -> AsyncIterator[House]:
    """One process, with five people known to it."""
    async with open_crowd(kept_in, games=GAMES, thinker=thinker) as house:
        yield house


async def leave(house: House, table: Table, seat: Seat) -> Table:
    """Let a player leave without a question."""
    return (await house.tables.playing.play(table.id, table.players[seat], Resign())).table


async def to_the_end(house: House, table: Table, seed: int = 1) -> Table:
    """Play at random until the game is over; deputies play by themselves."""
    chooser = random.Random(seed)
    while not table.is_over:
        if table.position.awaited & table.in_person:
            table = await play_on(house, table, chooser)
        else:
            ply = table.ply
            await house.stage.until(lambda: house.stage.news[-1].table.ply > ply)  # noqa: B023  it waits here
            table = await house.tables.memory.table(table.id)
    return table


async def test_the_others_play_on_for_their_stakes(crowd: House) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 4), Seat.B)
    assert not table.is_over
    assert table.gone == {Seat.B}
    assert not table.is_unrated
    assert table.stake == 100
    over = await to_the_end(crowd, table)
    assert over.position.outcome is not None
    assert over.position.outcome.ending is Ending.PLAYED
    paid = await crowd.store.transfers(table.id)
    assert all(each.payee != table.players[Seat.B].id for each in paid), "who leaves is paid nothing"
    assert [(each.payer, each.payee, each.amount) for each in paid] == [
        (table.players[due.payer].id, table.players[due.payee].id, due.amount) for due in over.settlement().transfers
    ]
    assert await crowd.store.settlement(table.id) is not None


@dataclass(frozen=True, slots=True)
class EverybodyShines(Counting):
    """A judge that counts nothing, and finds a feat in every seat."""

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return no counts."""
        return Counts(0, (SeatCounts(),) * len(settlement.nets(4)))

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield one feat each."""
        yield f"{seat}-shone"


async def test_what_a_deputy_does_is_no_feat_of_who_has_left(crowd: House) -> None:
    over = await to_the_end(crowd, await leave(crowd, await seat_crowd(crowd, 4), Seat.B))
    facts = facts_of(over, await crowd.store.log(over.id), EverybodyShines(), number=1, unit="chips")
    assert [row.feat for row in feats_of(facts, over, EverybodyShines())] == ["A-shone", "C-shone", "D-shone"]
    alone = replace(over, terms=replace(over.terms, game=MagpieGame(has_deputies=False)))
    assert len(feats_of(facts, alone, EverybodyShines())) == 4, "where nobody plays on, what was done is one's own"


async def test_the_game_is_rated_and_whoever_left_stands_last(crowd: House) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 5), Seat.D)
    await to_the_end(crowd, table)
    await Projector(crowd.store, crowd.tables).drain()
    facts = {row.seat: row for row in await stored(crowd.store, GameFactsRow)}
    assert (facts[Seat.D].place, facts[Seat.D].left) == (5, 1)
    assert not facts[Seat.D].won
    assert facts[Seat.D].net <= 0
    assert sum(row.net for row in facts.values()) == 0
    ratings = {row.player: row for row in await crowd.store.ratings(players=[each.id for each in crowd.people])}
    assert all(ratings[player.id].games == 1 for player in table.players)
    assert min(ratings.values(), key=lambda row: row.mu).player == table.players[Seat.D].id


async def test_a_deputy_sees_its_seat_alone_and_draws_its_chance_from_the_seed(
    crowd: House, thinker: MagpieThinker
) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 3, seed=7), Seat.C)
    await to_the_end(crowd, table)
    assert thinker.thoughts
    plies = [row.ply for row in await crowd.store.log(table.id) if row.seat == Seat.C and row.text not in FOLLOWS]
    chances = {deputy_chance((7).to_bytes(32), game="magpie", seat=Seat.C, ply=ply - 1) for ply in plies}
    assert {(level, view.seat) for level, view, _ in thinker.thoughts} == {("regular", Seat.C)}
    assert chances <= {seed for *_, seed in thinker.thoughts}, "others are as of before somebody else's answer"


async def test_who_has_left_sees_what_a_bystander_sees_and_cannot_come_back(crowd: House) -> None:
    table = await seat_crowd(crowd, 3)
    gone = table.players[Seat.B]
    left = await crowd.tables.playing.play(table.id, gone, Resign())
    assert left.view == left.table.position.view(None)
    assert left.table.view(Seat.A) == left.table.position.view(Seat.A)
    assert not left.table.awaits(gone)
    assert not left.table.is_played_by(gone)
    for nonsense in (Resign(), table.position.default(Seat.B)):
        assert nonsense is not None
        with pytest.raises(Declined) as caught:
            await crowd.tables.playing.play(table.id, gone, nonsense)
        assert caught.value.reason is Reason.LEFT
    with pytest.raises(Declined) as caught:
        await crowd.tables.playing.undo(table.id, gone)
    assert caught.value.reason is Reason.LEFT


async def test_who_has_left_holds_no_clock_and_is_told_nothing(crowd: House) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 3, clock="10m"), Seat.C)
    while Seat.C not in table.position.awaited:
        table = await play_default(crowd, table, min(table.position.awaited))
    assert Seat.C not in table.countdown.running
    assert Seat.C not in table.late(crowd.clock.now() + DAY)
    assert (table.id, Seat.C) not in [*crowd.stage.reminded, *crowd.stage.late]


async def test_when_one_side_stays_the_game_ends_for_them(crowd: House) -> None:
    table = await seat_crowd(crowd, 4)
    table = await leave(crowd, table, Seat.A)
    table = await leave(crowd, table, Seat.C)
    outcome = there(table.position.outcome)
    assert outcome.winners == {Seat.B, Seat.D}
    assert outcome.ending is Ending.RESIGNED


async def test_the_last_two_leave_at_once(crowd: House) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 3), Seat.A)
    first = await leave(crowd, table, Seat.B)
    assert first.is_over
    with pytest.raises(Declined) as caught:
        await leave(crowd, table, Seat.C)
    assert caught.value.reason is Reason.OVER
    assert first.position.outcome is not None
    assert first.position.outcome.winners == {Seat.C}


@pytest.mark.parametrize("seats", [3, 5])
async def test_who_leaves_between_deals_has_a_robot_in_the_next_one(
    crowd: House, thinker: MagpieThinker, seats: int
) -> None:
    """Another process deals it."""
    await crowd.tables.close()
    crowd.tables = make_tables(
        crowd.store, crowd.stage, crowd.clock, games=crowd.games, thinker=thinker, pause=int(HOUR)
    )
    await crowd.tables.start()
    table, chooser = await seat_crowd(crowd, seats, deals="2"), random.Random(1)
    while table.awaits_deck is None:
        table = await play_on(crowd, table, chooser)
    now = await leave(crowd, table, Seat.B)
    assert (now.gone, now.is_over, now.awaits_deck) == ({Seat.B}, False, table.awaits_deck)
    await crowd.restart()
    over = await to_the_end(crowd, await crowd.tables.memory.table(table.id))
    assert over.position.outcome is not None
    assert over.position.outcome.places[-1] == (Seat.B,)
    assert all(each.payee != table.players[Seat.B].id for each in await crowd.store.transfers(table.id))


async def test_all_leave_between_deals_at_once(crowd: House, thinker: MagpieThinker) -> None:
    await crowd.tables.close()
    crowd.tables = make_tables(
        crowd.store, crowd.stage, crowd.clock, games=crowd.games, thinker=thinker, pause=int(HOUR)
    )
    await crowd.tables.start()
    table, chooser = await seat_crowd(crowd, 3, deals="2"), random.Random(1)
    while table.awaits_deck is None:
        table = await play_on(crowd, table, chooser)
    leaving = [leave(crowd, table, Seat(seat)) for seat in range(3)]
    done = await asyncio.gather(*leaving, return_exceptions=True)
    assert [each.reason for each in done if isinstance(each, Declined)] == [Reason.OVER]
    now = await crowd.tables.memory.table(table.id)
    assert now.position.outcome is not None
    assert len(now.position.outcome.winners) == 1
    assert standing(await crowd.logged(table.id)) == standing(now)


async def test_who_is_asked_in_a_window_and_leaves_is_asked_no_more(crowd: House) -> None:
    table = await seat_crowd(crowd, 5)
    while table.position.window is None or table.position.window.active is None:
        table = await play_default(crowd, table, min(table.position.awaited))
    asked = min(table.position.awaited)
    now = await leave(crowd, table, asked)
    assert asked not in now.position.awaited & now.in_person
    over = await to_the_end(crowd, now)
    assert standing(await crowd.logged(table.id)) == standing(over)


async def test_robots_do_not_play_on_when_the_last_person_leaves(crowd: House) -> None:
    robots = [await crowd.store.robot("regular", number=number, name="Melon") for number in (1, 2)]
    table = await seat_crowd(crowd, [crowd.people[0], *map(Player.of, robots)])
    assert table.is_practice
    table = await leave(crowd, table, Seat.A)
    assert table.position.outcome is not None
    assert table.position.outcome.ending is Ending.ABANDONED
    assert await crowd.store.transfers(table.id) == []


async def test_leaving_ends_nobodys_turn_and_takes_no_move_back(crowd: House) -> None:
    table = await play_until_turn(crowd, await seat_crowd(crowd, 5))
    (seat,) = table.position.to_act
    other = next(each for each in sorted(table.in_person) if each != seat)
    now = await leave(crowd, table, other)
    assert now.position.to_act == table.position.to_act
    assert now.turns[-1].seat == table.turns[-1].seat, "it is told of with the turn in which it happened"
    assert now.may_undo(seat) == ()


async def test_answers_that_nobody_may_know_leave_no_turn(crowd: House) -> None:
    table = await seat_crowd(crowd, 5)
    while table.position.window is None or table.position.window.active is None:
        table = await play_default(crowd, table, min(table.position.awaited))
    turns = table.turns
    last = table.position.window.asked[-1]
    now = await play_default(crowd, table, last)
    assert now.position.window is not None
    assert now.turns == turns


async def test_who_has_left_cuts_no_deck(crowd: House, thinker: MagpieThinker) -> None:
    await crowd.tables.close()
    crowd.tables = make_tables(crowd.store, crowd.stage, crowd.clock, games=GAMES, thinker=thinker, pause=HOUR)
    await crowd.tables.start()
    table = await seat_crowd(crowd, 3)
    chooser = random.Random(1)
    while table.awaits_deck is None:
        table = await play_on(crowd, table, chooser)
    cutter = there(table.cutter)
    deal = table.awaits_deck.deal
    table = await leave(crowd, table, cutter)
    assert table.cutter is None
    with pytest.raises(Declined) as caught:
        await crowd.tables.dealing.cut(table.id, table.players[cutter], deal=deal)
    assert caught.value.reason is Reason.NOT_CUTTER


async def test_two_who_were_forgotten_meanwhile_are_given_up_for(crowd: House) -> None:
    """Their table could not be read then, for want of its key."""
    table = await seat_crowd(crowd, 5)
    for player in (table.players[Seat.B], table.players[Seat.E]):
        await crowd.store.commit(ForgottenRow(player.id, FORMER))
    await crowd.restart()
    now = await crowd.tables.memory.table(table.id)
    assert now.position.left == (Seat.B, Seat.E)
    assert not now.is_over


async def test_deleting_ones_data_leaves_the_game(crowd: House) -> None:
    table = await seat_crowd(crowd, 4)
    bob = crowd.people[1]
    await Standing(crowd.store, crowd.tables, crowd.clock).forget(bob)
    now = await crowd.tables.memory.table(table.id)
    assert now.gone == {Seat.B}
    assert now.players[Seat.B].discord_id is None
    assert now.left_by is None
    over = await to_the_end(crowd, now)
    assert over.position.outcome is not None
    assert over.position.outcome.ending is Ending.PLAYED


async def test_the_record_tells_who_left_and_what_the_deputy_played(crowd: House) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 5, clock="10m"), Seat.D)
    over = await to_the_end(crowd, table)
    text = write(await crowd.tables.logs.record(table.id), games=GAMES.rules)
    assert "D: resign" in text
    again = read(text.encode(), games=GAMES.rules).position
    assert (again.outcome, again.left) == (over.position.outcome, (Seat.D,))
    assert again.view(None) == over.view(None)


async def test_a_log_alone_tells_the_same(crowd: House) -> None:
    table = await leave(crowd, await seat_crowd(crowd, 4, clock="10m"), Seat.D)
    over = await to_the_end(crowd, table)
    assert standing(await crowd.logged(table.id)) == standing(over)
    crowd.pass_time(HOUR)
    await crowd.restart()
    assert standing(await crowd.tables.memory.table(table.id)) == standing(over)
