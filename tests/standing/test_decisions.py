"""The decisions of a finished game: what each player chose in person, with what they knew then."""

import pytest

from bot.games.cards import Card, Hand
from bot.games.guts.moves import In, Out
from bot.games.guts.views import GutsView
from bot.games.protocol import Resign, Seat, of_kind
from bot.registry import GAMES
from bot.standing import Objection, Why
from bot.standing.decisions import Decision, decisions_of, table_before
from bot.tables import Table
from tests.games.test_leaks import parts
from tests.tables.crowd import seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

GUTS = GAMES["guts"].game


def cards_of(decision: Decision) -> set[Card]:
    """Return every card that can be reached from a decision."""
    reached = list(parts(decision))
    alone = {part for part in reached if isinstance(part, Card)}
    return alone.union(*[part for part in reached if isinstance(part, Hand)])


async def begun(house: House, **options: str) -> Table:
    return await seat_crowd(house, 3, game=GUTS, **options)


async def test_each_has_the_view_before_it_and_nobody_elses_cards(house: House) -> None:
    table = await begun(house)
    views = []
    while table.awaits_deck is None:
        (seat,) = table.position.awaited
        views.append((seat, table.view(seat)))
        table = (await house.tables.playing.play(table.id, table.players[seat], Out())).table
    table = (await house.tables.playing.play(table.id, table.players[0], Resign())).table
    table = (await house.tables.playing.play(table.id, table.players[1], Resign())).table
    assert table.is_over
    for seat in (Seat.A, Seat.B, Seat.C):
        found = await decisions_of(house.store, house.tables, table, seat)
        assert [each.view for each in found] == [view for own, view in views if own is seat]
        assert all(each.move == Out() for each in found), "leaving is none"
        for each in found:
            before = await table_before(house.store, house.tables, table, each.ply)
            assert before.view(seat) == each.view
            for other in {Seat.A, Seat.B, Seat.C} - {seat}:
                hidden = {*of_kind(GutsView, before.view(other)).hand}
                assert hidden
                assert not hidden & cards_of(each), "wherever they may be in it"


async def test_a_secret_choice_that_was_changed_is_one_decision(house: House) -> None:
    table = await begun(house, declare="together")
    ann = table.players[0]
    await house.tables.playing.play(table.id, ann, In())
    table = (await house.tables.playing.play(table.id, ann, Out())).table
    for player in table.players[1:]:
        table = (await house.tables.playing.play(table.id, player, Resign())).table
    (decision,) = await decisions_of(house.store, house.tables, table, Seat.A)
    assert decision.move == Out()


async def test_a_game_that_goes_on_tells_nothing(house: House) -> None:
    table = await begun(house)
    with pytest.raises(Objection) as caught:
        await decisions_of(house.store, house.tables, table, Seat.A)
    assert caught.value.why is Why.UNFINISHED
