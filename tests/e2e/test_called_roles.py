"""A table that opens may call roles which the managers chose: exactly one, once an hour, after every permission."""

from bot.playground.permissions import Permission
from bot.playground.person import Answer, Person
from bot.tables import Setting
from bot.tables.lobbies.limits import CALLED_AGAIN
from cogs.ids import CustomId, Verb
from tests.e2e.controls import set_to
from tests.e2e.house import House, hidden_text

MENU = str(CustomId(Verb.SERVER, "", word=Setting.CALLED))


async def opened(house: House, person: Person, call: str, game: str = "guts", **more: str) -> Answer:
    return await person.invoke(house.channel, "/open", game=game, call=call, **more)


async def test_a_role_is_called_once_an_hour_whoever_opens_the_table(house: House) -> None:
    discord, guild = house.discord, house.guild
    discord.add_role(guild, "managers", house.ann, permissions=Permission.MANAGE_GUILD)
    players, others = (discord.add_role(guild, name, house.eve, mentionable=True) for name in ("players", "others"))
    closed = discord.add_role(guild, "closed", house.eve)
    await house.open()
    assert "No role can be called in this server." in hidden_text(await opened(house, house.bob, "players"))
    panel = (await house.ann.invoke(house.channel, "/server-settings")).shown
    assert "can’t call everyone" in hidden_text(await house.ann.choose(panel, MENU, guild.roles[guild.id], players))
    panel = (await house.ann.choose(panel, MENU, players, closed)).shown

    suggested = (await house.bob.complete(house.channel, "/open", "call", "")).choices
    assert [each.name for each in suggested] == ["@players", "@closed"]
    for unknown in ("everyone", "@everyone", "here", str(guild.id), str(others.id), "others"):
        words = hidden_text(await opened(house, house.bob, unknown))
        assert f"A table can call <@&{players.id}> and <@&{closed.id}> here" in words
    assert "I can’t call" in hidden_text(await opened(house, house.bob, "closed"))
    discord.world.overwrite(house.channel, discord.bot, deny=Permission.ATTACH_FILES)
    missing = "I need: Attach Files, Mention @everyone, @here, and All Roles."
    assert hidden_text(await opened(house, house.bob, "closed")).endswith(missing)
    discord.world.overwrite(house.channel, discord.bot)
    assert house.rows("SELECT 1 FROM lobbies UNION SELECT 1 FROM offers") == [], "nothing began"

    lobby = (await opened(house, house.bob, str(players.id))).shown
    assert (lobby.role_mentions, lobby.mentions) == ((players.id,), ())
    assert lobby.text.startswith(f"<@&{players.id}>, come and play!")
    await house.reopen()
    for person in (house.ann, house.bob):
        assert "less than an hour ago" in hidden_text(await opened(house, person, "@Players", "mille"))
    discord.add_role(guild, "bots", discord.bot, permissions=Permission.MENTION_EVERYONE)
    assert (await opened(house, house.ann, "closed", "mille")).shown.role_mentions == (closed.id,)

    await house.close()
    house.clock.advance(CALLED_AGAIN)
    await house.open()
    assert (await opened(house, house.ann, "players", "mille")).shown.role_mentions == (players.id,)
    panel = (await house.ann.invoke(house.channel, "/server-settings")).shown
    await set_to(house.ann, panel, Verb.SERVER, Setting.LEAGUE, "yes")  # with both menus of roles
