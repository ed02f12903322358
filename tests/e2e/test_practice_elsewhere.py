"""Practice where the bot is not: a game of one's own in a hidden answer, which nobody else sees or finds."""

import pytest

from bot.playground.entities import Channel
from bot.playground.permissions import Permission
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED
from tests.e2e.house import PATIENCE, House, Pass, press, verbs
from tests.e2e.players import PANEL, HandPresser
from tests.e2e.test_elsewhere import places

LATER = 15 * 60  # s, after which no answer can be edited


async def begin(house: House, channel: Channel) -> HandPresser:
    """Let Ann begin a short game of Mille; return her with the hidden answer, which has become her panel."""
    begun = await house.practice(house.ann, channel, game="mille", target="100")
    assert begun.hidden
    player = HandPresser(house, house.ann, opened=begun.id)
    await house.ann.until(lambda: verbs(player.panel()) & PANEL, patience=PATIENCE)
    return player


async def play_out(house: House, player: HandPresser) -> SeenMessage:
    """Let Ann play to the end in that one message; return it with the result."""

    def over() -> SeenMessage | None:
        panel = player.panel()
        return panel if panel is not None and "wins" in panel.text and not verbs(panel) & PANEL else None

    while (end := over()) is None:
        await house.ann.until(lambda: over() or player.can_act(), patience=PATIENCE)
        if player.can_act():
            await player.step()
    return end


@pytest.mark.long("whole games")
async def test_a_hidden_game_to_its_end_where_a_server_hides_all_answers_and_no_message_arrives(house: House) -> None:
    house.allowed = {CLOSED}
    await house.open()
    strangers, *_ = places(house)
    house.discord.forbid(strangers, house.ann, Permission.USE_EXTERNAL_APPS)
    house.ann.close_dms()
    player = await begin(house, strangers)
    end = await play_out(house, player)
    assert "wins" in end.text
    assert house.ann.direct_messages() == []
    assert all(not each.messages(strangers) for each in (house.bob, house.eve))
    assert house.rows("SELECT count(*) FROM settlements") == [(0,)]
    assert house.rows("SELECT guild_id FROM tables") == [(None,)], "the place of nobody else"


async def test_hand_brings_the_panel_back_when_its_token_has_ended(house: House, pass_time: Pass) -> None:
    await house.open()
    _, between, _ = places(house)
    await begin(house, between)
    house.discord.clock.advance(LATER)
    pass_time(LATER * 1000)
    again = (await house.ann.invoke(between, "/hand")).shown
    assert again.hidden
    assert verbs(again) & PANEL
    assert not house.bob.messages(between)


async def test_two_taps_on_practice_now_begin_one_game(house: House) -> None:
    await house.open()
    *_, group = places(house)
    start = (await house.ann.invoke(group, "/help")).shown
    begun = await press(house.ann, start, Verb.PRACTICE)
    await press(house.ann, start, Verb.PRACTICE)
    await house.ann.until(lambda: verbs(house.ann.find(begun.shown.id)) & PANEL, patience=PATIENCE)
    assert begun.shown.hidden
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_a_hidden_panel_goes_on_after_a_restart(house: House) -> None:
    house.allowed = {CLOSED}
    await house.open()
    *_, group = places(house)
    house.ann.close_dms()
    player = await begin(house, group)
    await house.reopen()
    await house.ann.until(player.can_act, patience=PATIENCE)
    moves = len(house.plies())
    await player.step()
    await house.until_stored(lambda: len(house.plies()) > moves)
