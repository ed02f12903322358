"""D11: a pass for this round may be ordered at any time while the round goes on, however often the turn goes around."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.daifugo.moves import Pass, PassRound, Play
from bot.games.guts.moves import Out, OutIfIn
from bot.games.protocol import Game, Move, Refused, Seat, View
from bot.registry import GAMES
from bot.tables import Declined, Reason, Table, When
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import House
from tests.tables.room import heard

pytestmark = pytest.mark.file_only

DAIFUGO, GUTS = GAMES["daifugo"].game, GAMES["guts"].game


async def led(house: House, seats: int = 4) -> tuple[Table, list[Seat]]:
    """Return a round led with the lowest card, and all seats from the leader."""
    table = await seat_crowd(house, seats, game=DAIFUGO, deals="1")
    (first,) = table.position.to_act
    order = [Seat((first + place) % seats) for place in range(seats)]
    return await lead(house, table, first), order


async def lead(house: House, table: Table, seat: Seat) -> Table:
    """Play the lowest single card of a seat."""
    singles = (move for move in table.position.legal_moves(seat) if isinstance(move, Play) and len(move.cards) == 1)
    return await play(house, table, seat, next(iter(singles)))


async def play(house: House, table: Table, seat: Seat, move: Move) -> Table:
    return (await house.tables.playing.play(table.id, table.players[seat], move)).table


async def pressed(house: House, table: Table, seat: Seat, move: Move, *, drawn: View) -> Table:
    """Press a button for an order on a panel that was `drawn` some time ago."""
    give = house.tables.orders.give
    player, number = table.players[seat], drawn.ordering_round
    return (await give(table.id, player, When.TURN, move, deal=table.deal, in_round=number)).table


async def test_a_panel_of_some_turns_ago_still_orders_a_pass_in_its_round(house: House) -> None:
    table, (first, second, third, last) = await led(house)
    drawn = table.view(last)
    (offered,) = drawn.waiting_moves()
    table = await play(house, table, second, Pass())
    table = await pressed(house, table, last, offered, drawn=drawn)
    table = await play(house, table, third, Pass())
    assert [row.text for row in (await house.store.log(table.id))[-3:]] == ["pass"] * 3
    assert table.position.to_act == {first}, "the round is over, and its winner leads"


async def test_pressed_when_its_turn_has_come_it_is_played_at_once(house: House) -> None:
    table, (_, second, third, last) = await led(house)
    drawn = table.view(last)
    for seat in (second, third):
        table = await play(house, table, seat, Pass())
    assert table.position.turn(last) != drawn.turn
    table = await pressed(house, table, last, PassRound(1), drawn=drawn)
    assert last not in table.position.to_act
    assert await house.store.orders(table.id) == []


async def test_once_the_round_is_over_nothing_is_ordered(house: House) -> None:
    table, (first, second, third, last) = await led(house)
    drawn = table.view(second)
    for seat in (second, third, last):
        table = await play(house, table, seat, Pass())
    table = await lead(house, table, first)
    before = await house.store.log(table.id)
    with pytest.raises(Declined) as caught:
        await pressed(house, table, second, PassRound(1), drawn=drawn)
    assert caught.value.reason is Reason.ROUND_OVER
    assert (await house.store.log(table.id), await house.store.orders(table.id)) == (before, [])


async def test_whoever_has_passed_is_told_so(house: House) -> None:
    table, (_, second, *_) = await led(house)
    drawn = table.view(second)
    table = await play(house, table, second, Pass())
    with pytest.raises(Refused) as caught:
        await pressed(house, table, second, PassRound(1), drawn=drawn)
    assert caught.value.refusal.code == "has-passed"


async def test_in_guts_the_deal_is_the_round(house: House) -> None:
    table = await seat_crowd(house, 4, game=GUTS, deals="2", declare="turns")
    (first,) = table.position.to_act
    second, third = Seat((first + 1) % 4), Seat((first + 2) % 4)
    drawn = table.view(third)
    table = await play(house, table, first, Out())
    table = await play(house, table, second, Out())
    assert table.position.to_act == {third}
    with pytest.raises(Refused):
        await pressed(house, table, third, OutIfIn(), drawn=drawn)
    table = await pressed(house, table, third, Out(), drawn=drawn)
    with pytest.raises(Declined) as caught:
        await pressed(house, table, third, Out(), drawn=drawn)
    assert caught.value.reason is Reason.ROUND_OVER, "the last one is in by itself"


@pytest.mark.parametrize(("game", "options"), [(DAIFUGO, {"deals": "1"}), (GUTS, {"deals": "1", "declare": "turns"})])
async def test_orders_tell_others_nothing_of_hidden_cards(
    tmp_path: Path, empty_database: Path, caplog: pytest.LogCaptureFixture, game: Game, options: dict[str, str]
) -> None:
    """The other hands are dealt otherwise: an onlooker sees the same moves at the same moment, in as many rows."""
    caplog.set_level(logging.DEBUG, logger="bot.tables")
    seen: list[object] = []
    for is_other in (False, True):
        path = tmp_path / f"{is_other}.db"
        path.write_bytes(empty_database.read_bytes())
        caplog.clear()
        async with open_crowd(path, games=GAMES) as house:
            table = await seat_crowd(house, 4, game=game, **options)
            (first,) = table.position.to_act
            others = [Seat((first + place) % 4) for place in (1, 2, 3)]
            if is_other:
                table = with_other_hands(house, table, first)
            drawn = {seat: table.view(seat) for seat in others}
            own = next(iter(drawn[others[0]].waiting_moves()), None)
            moves = {seat: own or PassRound(1) for seat in others}
            for seat in others[1:]:
                table = await pressed(house, table, seat, moves[seat], drawn=drawn[seat])
            rows = [len(await house.store.orders(table.id))]
            await house.tables.orders.take_back(table.id, table.players[others[2]], When.TURN, deal=table.deal)
            move = next(iter(table.position.legal_moves(first)))
            table = await play(house, table, first, move)
            table = await pressed(house, table, others[0], moves[others[0]], drawn=drawn[others[0]])
            rows.append(len(await house.store.orders(table.id)))
            notices = [[repr(heard(news, viewer)) for news in house.stage.news] for viewer in (None, first)]
            log = [(row.seat, row.text, row.at) for row in await house.store.log(table.id)]
            seen.append((notices, log, rows, [line for line in caplog.messages if "TABLE" in line]))
            assert len(log) >= 4
    assert seen[0] == seen[1]


def with_other_hands(house: House, table: Table, viewer: Seat) -> Table:
    """Return the same table for the viewer, with other cards in all places that are hidden from it."""
    view = table.view(viewer)
    unseen = [*view.unseen()]
    other = table.terms.game.imagine(view, unseen[1:] + unseen[:1])
    assert other != table.position
    assert other.view(viewer) == view
    dealt_otherwise = replace(table, position=other)
    house.tables.memory.keep(dealt_otherwise)
    return dealt_otherwise
