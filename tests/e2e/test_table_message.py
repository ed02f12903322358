"""The public table: one message, edited in place, and posted again when it cannot be edited."""

from dataclasses import replace

import pytest

from cogs.ids import Verb
from tests.e2e.codes import NO_ACCESS, TOO_MANY_OLD_EDITS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press
from tests.e2e.players import Presser, play

HOUR = 3600.0


async def _started(house: House) -> tuple[str, Presser, Presser]:
    key = await house.start_game(target=10_000)
    return key, Presser(house, house.ann), Presser(house, house.bob)


@pytest.mark.long("rare cases")
async def test_a_table_too_old_to_edit_goes_on(house: House) -> None:
    """Edits of an old message are rationed; one that cannot be edited is posted again, and the old one goes."""
    house.timing = replace(house.timing, edit_within=0.5)
    house.allowed = {TOO_MANY_OLD_EDITS, UNKNOWN_MESSAGE}
    key, ann, bob = await _started(house)
    old = house.tables(key)[0]
    house.discord.clock.advance(2 * HOUR)
    message = house.discord.world.messages[old.id]
    message.old_edits += [house.discord.clock.now()] * 3
    await play(house, (ann, bob), until=lambda: [m.id for m in house.tables(key)] not in ([], [old.id]))
    await house.eve.until(lambda: house.eve.find(old.id) is None, patience=PATIENCE)
    assert len(house.tables(key)) == 1
    await house.resign(house.bob, key)


@pytest.mark.long("rare cases")
async def test_an_edit_that_a_global_limit_holds_up_holds_up_no_other_for_long(house: House) -> None:
    """It is given up and the table posted again; the library lets all requests wait until that edit has gone on."""
    house.timing = replace(house.timing, edit_within=0.1)
    house.allowed = {UNKNOWN_MESSAGE}
    key, ann, bob = await _started(house)
    (old,) = house.tables(key)
    house.discord.faults.limit(0.5, "PATCH", f"/channels/*/messages/{old.id}", scope="global")
    await play(house, (ann, bob), until=lambda: [each.id for each in house.tables(key)] not in ([], [old.id]))
    await house.eve.until(lambda: house.eve.find(old.id) is None, patience=PATIENCE)
    await house.resign(house.bob, key)


@pytest.mark.long("rare cases")
async def test_an_idle_table_stays_where_it_is_over_a_restart(house: House, pass_time: Pass) -> None:
    """However long ago it was posted: a restart is no reason to call everyone."""
    key, _, _ = await _started(house)
    (before,) = house.tables(key)
    await house.close()
    pass_time(round(2 * HOUR * 1000))
    await house.open()
    await house.eve.until(lambda: house.tables(key)[0].versions > before.versions, patience=PATIENCE)
    assert [message.id for message in house.tables(key)] == [before.id]


@pytest.mark.long("rare cases")
async def test_the_channel_is_deleted_and_the_game_goes_on_by_direct_message(house: House) -> None:
    house.allowed = {UNKNOWN_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE}
    key, ann, bob = await _started(house)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 3)
    house.discord.world.delete_channel(house.channel)
    before = len(house.plies(key))
    while len(house.plies(key)) < before + 20:
        mover = await house.ann.until(lambda: next((p for p in (ann, bob) if p.can_act()), None), patience=PATIENCE)
        await mover.step()
    direct = house.ann.direct
    assert direct is not None
    asked = await house.ann.invoke(direct, "/table resign", table=key)
    await press(house.ann, asked.shown, Verb.RESIGN)
    assert house.rows("SELECT count(*) FROM table_ends") == [(1,)]
    new = house.discord.add_channel(house.guild, "new cards")
    house.channel = new
    await house.start_game()


@pytest.mark.long("rare cases")
async def test_the_table_is_shown_again_at_the_end_of_the_channel(house: House) -> None:
    key, ann, bob = await _started(house)
    old = house.tables(key)[0]
    house.eve.say(house.channel, "much talk")
    shown = await house.ann.invoke(house.channel, "/table show")
    assert not shown.shown.hidden
    await house.eve.until(lambda: house.eve.find(old.id) is None, patience=PATIENCE)
    assert [message.id for message in house.tables(key)] == [shown.shown.id]
    await play(house, (ann, bob), until=lambda: house.tables(key)[0].versions > 1)
    assert [message.id for message in house.tables(key)] == [shown.shown.id]


async def test_the_table_tells_no_more_than_everybody_may_know(house: House) -> None:
    key, ann, bob = await _started(house)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 12)
    table = house.tables(key)[0]
    assert [file.filename for file in table.files] == ["table.png"]
    for words in ("Ann", "Bob", "in hand", "stock"):
        assert words in table.files[0].description
    assert [button.label for button in table.buttons] == ["My hand"]
    assert table.menus == ()
