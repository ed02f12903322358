"""Where the bot is not: who has installed it for themselves does alone what needs no table."""

from random import Random

import pytest

from bot.playground.entities import Channel
from bot.playground.permissions import Permission
from bot.playground.seen import Impossible, SeenMessage
from cogs.ids import Verb
from tests.e2e.house import House, hidden_text, press
from tests.e2e.test_daily import at_noon, begun_in, played

ALONE = ("/help", "/rules", "/learn", "/stats", "/history", "/settings", "/daily", "/about")
GAME = "rolling-stone"  # one short deal


def places(house: House) -> list[Channel]:
    """Return a server without the bot, messages between Ann and Bob, and a group: Ann has installed the bot."""
    strangers = house.discord.add_guild("Strangers", owner=house.eve, locale="fr", with_bot=False)
    for person in (house.ann, house.bob):
        house.discord.world.add_member(strangers, person.user)
    house.ann.install()
    between = house.discord.between(house.ann, house.bob)
    group = house.discord.add_group(house.ann, house.bob, house.eve)
    return [house.discord.add_channel(strangers, "cards"), between, group]


async def test_what_one_does_alone_works_everywhere(house: House) -> None:
    await house.open()
    for channel in places(house):
        for command in (*ALONE, "/data export"):
            assert (await house.ann.invoke(channel, command)).shown.hidden, command
        with pytest.raises(Impossible):
            await house.bob.invoke(channel, "/daily")
        assert not house.bob.messages(channel)
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]
    assert house.rows("SELECT DISTINCT guild_id FROM server_settings") == [], "no server of ours"


async def test_a_result_is_shared_where_all_can_see_it(house: House) -> None:
    await at_noon(house)
    strangers, between, _ = places(house)
    house.discord.forbid(strangers, house.ann, Permission.USE_EXTERNAL_APPS)
    panel = await begun_in(house.ann, strangers, GAME)
    result = await played(house, house.ann, panel, Random(1))
    assert "hides the answers of apps" in hidden_text(await press(house.ann, result, Verb.DAILY_SHARE))

    listed = (await house.ann.invoke(between, "/daily")).shown
    again = await house.ann.choose(listed, listed.menus[0].custom_id, GAME)
    card = (await press(house.ann, again.shown, Verb.DAILY_SHARE)).shown
    assert not card.hidden
    (seen,) = house.bob.messages(between)
    assert seen.id == card.id
    too: SeenMessage = (await press(house.bob, seen, Verb.DAILY_PLAY)).shown
    assert too.hidden
