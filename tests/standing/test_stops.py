"""Where a replay stops: after the cards of a deal, and after each whole turn."""

from itertools import pairwise

import pytest

from bot.standing import Projector, Standing
from bot.store import LogRow
from bot.tables.state.stops import stops_of
from tests.standing.games import finish, give_up
from tests.tables.house import House

pytestmark = pytest.mark.file_only

A, B = 0, 1


def stops(*rows: tuple[int | None, str]) -> list[tuple[int, int, int]]:
    """Ply, deal and turn of each stop of a log with these rows."""
    log = [LogRow("T", ply, seat, text, 1) for ply, (seat, text) in enumerate(rows, start=1)]
    return [(stop.ply, stop.deal, stop.turn) for stop in stops_of(log)]


def test_moves_of_one_turn_are_one_stop() -> None:
    first = [
        (B, 'deal 1 cut "x"'),
        (A, "draw"),
        (A, "lay 5"),
        (A, "undo"),
        (A, "discard 9"),
        (B, "pick"),
        (B, "discard"),
    ]
    assert stops(*first, (None, 'deal 2 cut "y"'), (B, "draw"), (B, "discard 3")) == [
        (1, 1, 0),
        (5, 1, 1),
        (7, 1, 2),
        (8, 2, 0),
        (10, 2, 1),
    ]


def test_whoever_ended_a_deal_may_begin_the_next() -> None:
    assert stops((A, 'deal 1 cut ""'), (A, "draw"), (None, 'deal 2 cut ""'), (A, "draw")) == [
        (1, 1, 0),
        (2, 1, 1),
        (3, 2, 0),
        (4, 2, 1),
    ]


def test_what_is_no_move_and_what_ends_the_game_belongs_to_the_turn_before() -> None:
    turns = [(None, 'deal 1 cut ""'), (A, "draw"), (A, "discard 9"), (None, "renew"), (B, "draw")]
    assert stops(*turns, (A, "pause"), (B, "resume"), (B, "discard 9"), (B, "resign")) == [
        (1, 1, 0),
        (4, 1, 1),
        (9, 1, 2),
    ]
    assert stops(*turns, (A, "resign"))[-1] == (6, 1, 2)


def test_a_game_given_up_before_its_first_deal_has_one_stop() -> None:
    assert stops((A, "pause"), (A, "resign")) == [(2, 0, 0)]


async def test_every_event_of_a_game_is_told_at_one_stop(house: House, projector: Projector) -> None:
    table = await finish(house, "GAME", seed=3)
    standing = Standing(house.store, house.tables, house.clock)
    last = await standing.replay(table, 9999)
    assert last.table.position == table.position
    shown = [(await standing.replay(table, number)).events for number in range(len(last.stops))]
    assert tuple(event for events in shown for event in events)[-len(table.recent) :] == table.recent
    assert all(before.ply < after.ply for before, after in pairwise(last.stops))
    assert [last.stops[number].turn for number in last.deals] == [0] * len(table.view(None).scores)  # type: ignore[attr-defined]
    given_up = await give_up(house, "OVER", house.people[0])
    assert (await standing.replay(given_up, 0)).table.position.outcome is not None
