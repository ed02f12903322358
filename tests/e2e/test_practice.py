"""Practice against a robot: in a direct message and in a channel, without stakes."""

import asyncio

import pytest

from bot.playground.entities import Channel
from bot.playground.seen import SeenMessage
from bot.standing.audit import Audit
from bot.tables import Vault
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press, verbs
from tests.e2e.players import PANEL, Presser
from tests.e2e.test_elsewhere import places
from tests.witness.game import MORE_GAMES


async def begin(house: House, channel: Channel, **options: str) -> SeenMessage:
    return await house.practice(house.ann, channel, **options)


def settled(house: House, channel: Channel) -> list[SeenMessage]:
    return [message for message in house.ann.messages(channel) if Verb.REMATCH in verbs(message)]


async def practice(house: House, channel: Channel) -> Presser:
    """Let Ann play until the game is settled."""
    player = Presser(house, house.ann)
    while not settled(house, channel):
        await house.ann.until(lambda: settled(house, channel) or player.can_act(), patience=PATIENCE)
        if not settled(house, channel):
            await player.step()
    return player


async def test_practice_ends_when_asked_and_begins_again_with_one_press(house: House) -> None:
    await house.open()
    channel = house.ann.open_direct()
    await begin(house, channel)
    stopped = await house.ann.invoke(channel, "/table call-off")
    assert stopped.shown.hidden
    [over] = await house.ann.until(lambda: settled(house, channel), patience=PATIENCE)
    answers = await asyncio.gather(*(press(house.ann, over, Verb.REMATCH) for _ in range(2)))
    said = [each.message.text for each in answers if each.message is not None]
    again, refused = sorted(said, key=lambda words: "already" in words)
    assert "no stakes" in again
    assert "already have a practice game here" in refused


async def test_practice_where_the_bot_is_not_needs_no_direct_messages(house: House) -> None:
    house.discord.faults.fail(400, "POST", "/users/@me/channels", times=100)
    await house.open()
    strangers, *_ = places(house)
    assert (await begin(house, strangers)).hidden
    assert house.rows("SELECT channel_id FROM tables") == [(0,)]
    assert list(Audit(house.database, MORE_GAMES, vault=Vault(), unit="", clock=house.clock).faults()) == []


async def test_a_word_for_a_deck_that_is_dealt_finds_the_panel_as_it_stands(house: House) -> None:
    await house.open(pause=600)  # s: nothing is dealt before a cut
    channel = house.ann.open_direct()
    found: SeenMessage | None = None
    while found is None:  # until it is the robot that deals
        await begin(house, channel)
        hand = (await house.ann.invoke(channel, "/hand")).message
        found = hand if Verb.CUT in verbs(hand) else None
        if found is None:
            await house.ann.invoke(channel, "/table call-off")
    form = (await press(house.ann, found, Verb.WORD)).form
    await press(house.ann, found, Verb.CUT)
    late = await house.ann.submit(form, {form.fields[0].label: "late"})
    assert late.shown.id == found.id
    assert "already been dealt" in late.shown.text
    assert Verb.CUT not in verbs(late.shown)


async def test_practice_in_a_channel_begins_with_one_message_which_becomes_the_table(house: House) -> None:
    await house.open()
    begun = await begin(house, house.channel, target="100")
    (table,) = await house.eve.until(house.tables, patience=PATIENCE)
    assert table.id == begun.id
    assert [message.id for message in house.eve.messages(house.channel)] == [begun.id]
    ((commitment,),) = house.rows("SELECT commitment FROM seeds")
    assert f"`{str(commitment)[:8]}…`" in table.text
    assert Verb.HOW in verbs(table)
    await practice(house, house.channel)
    await house.eve.until(
        lambda: "…`" not in house.eve.messages(house.channel)[0].text, patience=PATIENCE
    )  # it is over


@pytest.mark.long("rare cases")
async def test_practice_by_direct_message_begins_with_one_message_which_becomes_the_panel(house: House) -> None:
    await house.open()
    begun = await begin(house, house.ann.open_direct(), target="100")
    await house.ann.until(lambda: Presser(house, house.ann).panel(), patience=PATIENCE)
    of_game = [message for message in house.ann.direct_messages() if Verb.PAGE not in verbs(message)]  # `/about` waits
    assert [message.id for message in of_game] == [begun.id]
    player = await practice(house, house.ann.open_direct())
    [over] = settled(house, house.ann.open_direct())
    assert "wins.** It was just for fun, so nobody pays." in over.text
    assert "receipt" not in str([file.description for file in over.files]), "nothing was at stake"
    files = [file.filename for file in over.files]
    assert files == ["table.png", "scorepad.png", "keepsake.png"], "the last deal, and the game"
    panels = [message for message in house.ann.direct_messages() if verbs(message) & PANEL]
    deals = house.rows("SELECT count(*) FROM log WHERE text LIKE 'deal %'")[0][0]
    assert len(panels) <= int(str(deals)), "one panel a deal, redrawn in place"
    assert player.presses > 2
    assert house.rows("SELECT count(*) FROM settlements") == [(0,)], "practice touches no ledger"
    assert house.eve.messages(house.channel) == [], "nothing of it in the channel"
