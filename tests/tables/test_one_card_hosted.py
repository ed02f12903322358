"""Games of one card to a trick at a table: last cards play themselves, deputies play on, the late are waited for."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.cinch.board import Stage
from bot.games.cinch.views import CinchView
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Ending, Resign, Seat, of_kind
from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.tables.time import MINUTE
from bot.values.database import Database
from tests.tables.crowd import AtOnce, goes_on, open_crowd, play_default, seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

CINCH, LINGER = GAMES["cinch"].game, GAMES["linger-longer"].game


@pytest.fixture
def thinker() -> AtOnce:
    """What plays for who has left."""
    return AtOnce()


@pytest.fixture
async def house(kept_in: Database, thinker: AtOnce) -> AsyncIterator[House]:
    """One process with five people."""
    async with open_crowd(kept_in, games=GAMES, thinker=thinker) as opened:
        yield opened


async def test_l7_3_the_last_card_of_a_hand_is_played_with_the_card_before_it(house: House) -> None:
    table = await seat_crowd(house, 4, game=LINGER)
    chooser, asked = Random(1), 0
    while not table.is_over:
        asked += bool(table.position.awaited)
        table = await goes_on(house, table, chooser)
        assert table.position.forced is None
    played = sum(row.text.startswith("play ") for row in await house.store.log(table.id))
    assert played == sum(
        len(trick.cards)
        for score in of_kind(LingerView, table.position.view(None)).board.scores
        for trick in score.tricks
    )
    assert asked <= played - 4, "every deal ends with a last card"


@pytest.mark.at_server
@pytest.mark.parametrize("seats", [3, 5])
async def test_l7_1_the_regular_plays_on_for_who_has_left_and_is_paid_nothing(
    house: House, thinker: AtOnce, seats: int
) -> None:
    table = await seat_crowd(house, seats, game=LINGER)
    table = (await house.tables.playing.play(table.id, table.players[Seat.B], Resign())).table
    chooser = Random(seats)
    while not table.is_over:
        table = await goes_on(house, table, chooser)
    assert {*thinker.asked} == {(Level.REGULAR, Seat.B)}
    assert table.position.outcome is not None
    assert table.position.outcome.ending is Ending.PLAYED
    paid = await house.store.transfers(table.id)
    assert all(each.payee != table.players[Seat.B].id for each in paid)
    assert sum(each.amount for each in paid) == table.settlement().total
    assert await house.store.settlement(table.id) is not None


async def test_l7_3_who_is_late_is_waited_for_or_turned_out_and_a_deputy_plays(house: House, thinker: AtOnce) -> None:
    table = await seat_crowd(house, 3, game=LINGER, clock="10m claim")
    (late,) = table.position.to_act
    house.pass_time(70 * MINUTE)
    await house.stage.until(lambda: house.stage.late)
    assert (await house.tables.memory.table(table.id)).ply == table.ply, "no default move is played"
    other = table.players[Seat.A if late != Seat.A else Seat.B]
    table = await house.tables.waiting.claim(table.id, other, late)
    assert (table.gone, table.is_over) == ({late}, False)
    table = await goes_on(house, table, Random(1))
    assert thinker.asked[0] == (Level.REGULAR, late)


async def test_l7_2_who_stays_alone_has_won_the_open_deal(house: House) -> None:
    table = await seat_crowd(house, 3, game=LINGER, stake=10)
    table = await play_default(house, table, min(table.position.to_act))
    for seat in (Seat.B, Seat.C):
        table = (await house.tables.playing.play(table.id, table.players[seat], Resign())).table
    assert table.is_over
    points = of_kind(LingerView, table.position.view(None)).board.points
    assert points[Seat.A] in {2, 3}
    assert [(each.payee, each.amount) for each in await house.store.transfers(table.id)] == [
        (table.players[Seat.A].id, 10 * points[Seat.A])
    ] * 2


async def test_c9_1_a_deputy_plays_to_the_end_for_who_left_and_is_paid_nothing(house: House, thinker: AtOnce) -> None:
    table = await seat_crowd(house, 4, game=CINCH, target="11")
    table = (await house.tables.playing.play(table.id, table.players[Seat.B], Resign())).table
    chooser = Random(1)
    while not table.is_over:
        table = await goes_on(house, table, chooser)
        assert table.position.forced is None
    assert {*thinker.asked} == {(Level.REGULAR, Seat.B)}
    outcome = table.position.outcome
    assert outcome is not None
    assert outcome.ending is Ending.PLAYED
    assert Seat.B not in outcome.winners
    paid = await house.store.transfers(table.id)
    assert paid
    assert all(each.payee != table.players[Seat.B].id for each in paid)
    assert len({each.amount for each in paid}) == 1


async def test_c9_when_both_partners_have_left_the_others_have_won(house: House) -> None:
    table = await seat_crowd(house, 4, game=CINCH, stake=10)
    for seat in (Seat.B, Seat.D):
        table = (await house.tables.playing.play(table.id, table.players[seat], Resign())).table
    assert (table.is_over, of_kind(CinchView, table.position.view(None)).board.stage) == (True, Stage.BID)
    a, b, c, d = (player.id for player in table.players)
    paid = [(each.payer, each.payee, each.amount) for each in await house.store.transfers(table.id)]
    assert sorted(paid) == sorted([(b, c, 510), (d, a, 510)])
