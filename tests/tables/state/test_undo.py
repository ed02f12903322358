"""Undo: laid cards can be taken back until the turn is over, but nothing anyone has seen; and the log records it."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bot.games.cards import Rank
from bot.games.mille.moves import Discard, Draw, Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Refused, Resign, Seat
from bot.tables import Declined, Player, Reason, Table, TookBack
from tests.games.kits import MilleKit
from tests.games.records import read, write
from tests.left_out import first
from tests.tables.house import House, any_move, mover, next_deal, other, seat_table, standing, turn_of
from tests.there import there

pytestmark = pytest.mark.file_only

KIT = MilleKit()
SEEDS = first(2, range(6))


def own_view(table: Table) -> MilleView:
    """Return the view of the seat to act."""
    (seat,) = table.position.to_act
    view = table.view(seat)
    assert isinstance(view, MilleView)
    return view


def views(position: Position) -> list[object]:
    """Return everyone's views, apart from the numbers of turns."""
    return [KIT.apart_from_turns(position.view(seat)) for seat in (None, Seat.A, Seat.B)]


async def drawn_with_melds(house: House, *, seed: int, melds: int = 1) -> Table:
    """Return a table where a player has drawn and can lay `melds` melds, the first of the game."""
    table = await seat_table(house, seed=seed)
    while len(own_view(table).all_melds()) < melds:
        view = own_view(table)
        move: Move = Draw() if Draw() in view.legal_moves() else single(view)
        table = (await house.tables.playing.play(table.id, mover(table), move)).table
    return table


def single(view: MilleView) -> Discard:
    """Return a discard that keeps pairs and twos together, so that melds come."""
    hand = there(view.hand)
    return Discard(min(hand, key=lambda card: (card.rank is Rank.TWO, hand.count_rank(card.rank))))


def player_seat(table: Table, player: Player) -> Seat:
    """Return a player's seat."""
    return there(table.seat_of(player))


async def declined(house: House, reason: Reason, table: Table, player: Player, **how: int) -> None:
    """Check that undo is declined for this reason, and nothing has changed."""
    before = standing(await house.tables.memory.table(table.id))
    with pytest.raises(Declined) as caught:
        await house.tables.playing.undo(table.id, player, **how)
    assert caught.value.reason is reason
    assert standing(await house.tables.memory.table(table.id)) == before
    assert standing(await house.logged(table.id)) == before


@pytest.mark.parametrize("seed", SEEDS)
async def test_what_was_laid_is_taken_back_as_if_it_had_never_been(house: House, seed: int) -> None:
    before = await drawn_with_melds(house, seed=seed)
    player, (lay, *_) = mover(before), own_view(before).all_melds()
    laid = (await house.tables.playing.play(before.id, player, lay)).table
    assert views(laid.position) != views(before.position)
    undone = (await house.tables.playing.undo(before.id, player, turn=turn_of(laid))).table
    assert views(undone.position) == views(before.position)
    assert [row.text for row in (await house.store.log(before.id))[-2:]] == [str(lay), "undo"]
    assert undone.recent[-1] == TookBack(player_seat(before, player)), "everybody saw the cards, and is told"
    assert standing(await house.logged(before.id)) == standing(undone)
    assert undone.position.play(player_seat(before, player), lay).position.to_act == laid.position.to_act


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
async def test_several_lays_are_taken_back_one_by_one_or_together(house: House, seed: int, at_once: bool) -> None:
    """Random lays of the turn, then as many undone, with a restart in between: only the log knows of them."""
    chooser = random.Random(seed)
    table = await drawn_with_melds(house, seed=seed, melds=2)
    player, seen = mover(table), [views(table.position)]
    while len(seen) < 5 and (lays := lays_of(table)):
        table = (await house.tables.playing.play(table.id, player, chooser.choice(lays))).table
        if table.awaits_deck is not None or table.is_over:
            return  # that went out, which is for good
        seen.append(views(table.position))
    await house.restart()
    count = len(seen) - 1
    assert [each.seat for each in (await house.tables.memory.table(table.id)).may_undo(player_seat(table, player))] == [
        player_seat(table, player)
    ] * count
    if at_once:
        table = (await house.tables.playing.undo(table.id, player, moves=count)).table
        assert views(table.position) == seen[0]
    else:
        for expected in reversed(seen[:-1]):
            table = (await house.tables.playing.undo(table.id, player)).table
            assert views(table.position) == expected
            await house.restart()
    assert table.may_undo(player_seat(table, player)) == ()
    assert standing(await house.logged(table.id)) == standing(table)
    await declined(house, Reason.UNDO_NOTHING, table, player)


def lays_of(table: Table) -> Sequence[Move]:
    """Return lays that keep a card in hand."""
    view = own_view(table)
    held = len(view.hand or ())
    return [move for move in view.legal_moves() if isinstance(move, Lay) and len(move.cards) < held]


@pytest.mark.long("rare cases")
async def test_how_a_turn_begins_stays(house: House) -> None:
    """A draw, a take and a pick bring cards to hand that cannot be unseen."""
    begun = set()
    for seed in (0, 14):  # a pile is taken in the first game, a card is picked at the start of the second
        table = await seat_table(house, f"T{seed}", seed=seed)
        while table.awaits_deck is None and len(begun) < 3 and table.ply < 40:
            player = mover(table)
            await declined(house, Reason.UNDO_NOTHING, table, player)
            beginnings = [move for move in own_view(table).legal_moves() if str(move).split()[0] not in begun]
            move = next(iter(beginnings), None) or next(iter(own_view(table).legal_moves()))
            table = (await house.tables.playing.play(table.id, player, move)).table
            if table.awaits_deck is not None or player_seat(table, player) not in table.position.to_act:
                continue
            begun.add(str(move).split()[0])
            await declined(house, Reason.UNDO_NOTHING, table, player)
            table = (await house.tables.playing.play(table.id, player, discard(table))).table
        if begun >= {"draw", "take", "pick"}:
            return
    pytest.fail(f"only {begun}")


def discard(table: Table) -> Move:
    """Return some discard."""
    return next(move for move in own_view(table).legal_moves() if isinstance(move, Discard))


async def test_after_the_discard_nothing_is_taken_back(house: House) -> None:
    table = await drawn_with_melds(house, seed=1)
    player, opponent = mover(table), other(table)
    table = (await house.tables.playing.play(table.id, player, own_view(table).all_melds()[0])).table
    await declined(house, Reason.UNDO_LATE, table, opponent)
    table = (await house.tables.playing.play(table.id, player, discard(table))).table
    await declined(house, Reason.UNDO_LATE, table, player)
    await declined(house, Reason.UNDO_NOTHING, table, opponent)
    table = (await house.tables.playing.play(table.id, opponent, Draw())).table
    await declined(house, Reason.UNDO_LATE, table, player)
    await declined(house, Reason.UNDO_NOTHING, table, opponent)


async def test_only_who_laid_takes_back_and_only_what_there_is(house: House) -> None:
    table = await drawn_with_melds(house, seed=2)
    player = mover(table)
    table = (await house.tables.playing.play(table.id, player, own_view(table).all_melds()[0])).table
    await declined(house, Reason.NOT_SEATED, table, house.people[2])
    for moves in (0, -1, 2, 99):
        await declined(house, Reason.UNDO_NOTHING, table, player, moves=moves)
    await declined(house, Reason.STALE, table, player, turn=turn_of(table) - 1)
    ended = (await house.tables.playing.play(table.id, player, Resign())).table
    await declined(house, Reason.OVER, ended, player)


async def test_no_old_button_acts_after_an_undo(house: House) -> None:
    """The position is as before, but its panels are not: each turn number is used once."""
    before = await drawn_with_melds(house, seed=3, melds=2)
    player, melds = mover(before), own_view(before).all_melds()
    laid = (await house.tables.playing.play(before.id, player, melds[0])).table
    undone = (await house.tables.playing.undo(before.id, player)).table
    again = (await house.tables.playing.play(before.id, player, melds[1], turn=turn_of(undone))).table
    turns = [turn_of(table) for table in (before, laid, undone, again)]
    assert turns == sorted(set(turns))
    for old in turns[:-1]:
        with pytest.raises(Declined) as caught:
            await house.tables.playing.play(before.id, player, discard(again), turn=old)
        assert caught.value.reason is Reason.STALE


async def test_of_two_presses_on_undo_one_counts(house: House) -> None:
    table = await drawn_with_melds(house, seed=4, melds=2)
    player = mover(table)
    table = (await house.tables.playing.play_all(table.id, player, own_view(table).all_melds())).table
    presses = [house.tables.playing.undo(table.id, player, turn=turn_of(table)) for _ in range(4)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(getattr(result, "reason", "played") for result in results) == ["played", *[Reason.STALE] * 3]


async def test_undo_calls_nobody(house: House) -> None:
    """It is still the same turn: nobody gets another notice."""
    table = await drawn_with_melds(house, seed=5)
    player = mover(table)
    await house.tables.playing.play(table.id, player, own_view(table).all_melds()[0])
    undone = (await house.tables.playing.undo(table.id, player)).table
    assert undone.called == table.called


# Several moves at once


async def test_several_moves_are_one_unit_and_told_once(house: House) -> None:
    table = await drawn_with_melds(house, seed=1, melds=2)
    melds, heard = own_view(table).all_melds(), len(house.stage.news)
    played = await house.tables.playing.play_all(table.id, mover(table), melds, turn=turn_of(table))
    assert [row.text for row in (await house.store.log(table.id))[table.ply :]] == [str(lay) for lay in melds]
    (news,) = house.stage.news[heard:]
    assert (news.table, news.events) == (played.table, played.events)
    assert standing(await house.logged(table.id)) == standing(played.table)


async def test_of_several_moves_all_are_played_or_none(house: House) -> None:
    table = await drawn_with_melds(house, seed=2)
    (lay, *_) = own_view(table).all_melds()
    for moves in ([lay, lay], [lay, Draw()], [lay, discard(table), Draw()]):
        with pytest.raises(Refused):
            await house.tables.playing.play_all(table.id, mover(table), moves)
        assert await house.tables.memory.table(table.id) is table
        assert len(await house.store.log(table.id)) == table.ply


# The rest


@pytest.mark.parametrize("seed", first(1, [2, 1, 3]))
async def test_a_game_with_many_second_thoughts_is_exported_without_them(house: House, seed: int) -> None:
    """Rebuilt from its log at any ply it is the same, and its record replays to the same end."""
    chooser = random.Random(seed)
    table = await seat_table(house, seed=seed, target="200")
    undone = 0
    while not table.is_over:
        if table.awaits_deck is not None:
            table = await next_deal(house, table)
            continue
        player = mover(table)
        if table.may_undo(player_seat(table, player)) and chooser.random() < 0.4:
            table = (await house.tables.playing.undo(table.id, player)).table
            undone += 1
            assert standing(await house.logged(table.id)) == standing(table)
        else:
            table = (await house.tables.playing.play(table.id, player, any_move(table, chooser))).table
    assert undone > 3
    record = await house.tables.logs.record(table.id)
    text = write(record)
    assert "undo" not in text
    reading = read(text.encode())
    assert views(reading.position) == views(table.position)
    assert reading.position.outcome == table.position.outcome
    events = await house.tables.logs.deal_events(table)
    assert all(event.seen_by(None) == event for event in events)


async def test_a_turn_is_remembered_whole_however_much_was_taken_back(house: House) -> None:
    """How it began must not be forgotten: a pile that was taken could be hidden by laying and taking back."""
    table = await drawn_with_melds(house, seed=5)
    player, meld = mover(table), own_view(table).all_melds()[0]
    begun = table.turns[-1]
    assert begun.seat == player_seat(table, player)
    for _ in range(20):
        await house.tables.playing.play(table.id, player, meld)
        table = (await house.tables.playing.undo(table.id, player)).table
    assert table.turns[-1].events[: len(begun.events)] == begun.events
    assert table.turns[-1].events.count(TookBack(player_seat(table, player))) == 20
    done = (await house.tables.playing.play(table.id, player, discard(table))).table
    assert [turn.seat for turn in done.turns[-2:]] == [turn.seat for turn in table.turns[-2:]], "not yet the next turn"
    assert len(done.turns) <= 4
