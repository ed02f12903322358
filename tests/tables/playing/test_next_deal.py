"""The pause after a deal: its end stays for some seconds, and then all who are there may end it together."""

import random
from dataclasses import replace

import pytest

from bot.games.protocol import Seat
from bot.tables import Declined, Reason, Table
from bot.tables.playing.dealing import SHOWN_WITHIN
from tests.tables.house import SOON, House, make_tables, next_deal, play_the_deal, seat_table

pytestmark = pytest.mark.file_only

PAUSE, LEAST = 60_000, 4_000  # ms


async def ended(house: House, *, pause: int = PAUSE) -> Table:
    """Return a table whose first deal is over."""
    await house.tables.close()
    timing = replace(SOON, between_deals=LEAST)
    house.tables = make_tables(house.store, house.stage, house.clock, pause=pause, timing=timing)
    await house.tables.start()
    table = await seat_table(house, seed=1, target="5000")
    return await play_the_deal(house, table, random.Random(1))


async def ask(house: House, table: Table, seat: int, *, deal: int = 2) -> Table:
    return await house.tables.dealing.agree(table.id, table.players[seat], deal=deal)


async def test_all_who_are_there_end_the_pause_together(house: House) -> None:
    house.stage.live = {Seat.A, Seat.B}
    table = await ended(house)
    house.clock.advance(LEAST)
    assert (await ask(house, table, 0)).awaits_deck is not None
    assert (await ask(house, table, 0)).awaits_deck is not None, "twice by one is not by both"
    assert house.tables.dealing.agreed(table) == {Seat.A}
    now = await ask(house, table, 1)
    assert (now.deal, now.awaits_deck) == (2, None)
    assert (await house.store.log(table.id))[-1].seat is None, "nobody has cut"
    with pytest.raises(Declined) as caught:
        await ask(house, table, 0)
    assert caught.value.reason is Reason.DEALT


async def test_who_does_not_look_is_not_waited_for(house: House) -> None:
    house.stage.live = {Seat.B}
    table = await ended(house)
    house.clock.advance(LEAST)
    assert (await ask(house, table, 1)).deal == 2


async def test_nobody_ends_it_before_all_could_see_how_the_deal_ended(house: House) -> None:
    house.stage.live = {Seat.A}
    table = await ended(house)
    house.clock.advance(LEAST - 1)
    assert (await ask(house, table, 0)).awaits_deck is not None
    assert house.tables.dealing.agreed(table) == frozenset()
    house.clock.advance(1)
    assert (await ask(house, table, 0)).deal == 2


async def test_a_short_pause_is_as_long_as_the_end_is_shown(house: House) -> None:
    table = await ended(house, pause=10)
    assert house.tables.dealing.deals_at(table) == table.moved_at + LEAST
    house.clock.advance(LEAST)
    assert (await next_deal(house, table)).deal == 2


async def test_a_word_that_is_being_typed_is_waited_for(house: House) -> None:
    house.stage.live = {Seat.A, Seat.B}
    table = await ended(house)
    house.clock.advance(LEAST)
    assert table.cutter is not None
    await house.tables.dealing.think_of_cut(table.id, table.players[table.cutter], deal=2)
    for seat in range(2):
        assert (await ask(house, table, seat)).awaits_deck is not None
    now = await house.tables.dealing.cut(table.id, table.players[table.cutter], deal=2, word="now")
    assert (now.deal, now.cut) == (2, "now")


async def test_after_a_restart_the_pause_goes_on_and_may_be_ended(house: House) -> None:
    house.stage.live = {Seat.A, Seat.B}
    table = await ended(house)
    house.clock.advance(LEAST)
    await ask(house, table, 0)
    await house.tables.close()
    house.tables = make_tables(
        house.store, house.stage, house.clock, pause=PAUSE, timing=replace(SOON, between_deals=LEAST)
    )
    await house.tables.start()
    assert (await house.tables.memory.table(table.id)).awaits_deck is not None
    await ask(house, table, 1)
    assert (await ask(house, table, 0)).deal == 2


async def test_only_who_plays_is_asked(house: House) -> None:
    table = await ended(house)
    house.clock.advance(LEAST)
    with pytest.raises(Declined) as caught:
        await house.tables.dealing.agree(table.id, house.people[2], deal=2)
    assert caught.value.reason is Reason.NOT_SEATED


async def test_where_there_is_no_pause_the_end_stays_all_the_same(house: House) -> None:
    table = await ended(house, pause=0)
    assert house.tables.dealing.deals_at(table) == table.moved_at + LEAST
    house.clock.advance(LEAST)
    assert (await next_deal(house, table)).deal == 2


async def test_nobody_cuts_before_all_could_see_how_the_deal_ended(house: House) -> None:
    table = await ended(house)
    assert table.cutter is not None
    cutter = table.players[table.cutter]
    house.clock.advance(LEAST - 1)
    with pytest.raises(Declined) as caught:
        await house.tables.dealing.cut(table.id, cutter, deal=2, word="now")
    assert caught.value.reason is Reason.STILL_SHOWN
    house.clock.advance(1)
    assert (await house.tables.dealing.cut(table.id, cutter, deal=2, word="now")).cut == "now"


async def test_a_deal_waits_until_the_end_of_the_last_one_is_shown_but_not_for_ever(house: House) -> None:
    house.stage.is_behind = True
    table = await ended(house)
    house.clock.advance(PAUSE)
    await house.tables.dealing.deal_if_due(table.id)
    assert (await house.tables.memory.table(table.id)).awaits_deck is not None
    house.stage.is_behind = False
    await house.tables.dealing.deal_if_due(table.id)
    table = await play_the_deal(house, await house.tables.memory.table(table.id), random.Random(1))
    house.stage.is_behind = True
    house.clock.advance(PAUSE + SHOWN_WITHIN)
    await house.tables.dealing.deal_if_due(table.id)
    assert (await house.tables.memory.table(table.id)).deal == 3
