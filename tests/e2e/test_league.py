"""A league through Discord: switched on, joined by a button, a game that counts, a champion with a role, once."""

from datetime import UTC, datetime

from bot.playground.entities import Role
from bot.playground.permissions import NOTHING, Permission
from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from bot.standing.periods import season_of, season_until
from bot.tables import DAY, Setting
from cogs.ids import CustomId, Verb
from cogs.league import LEEWAY
from cogs.screens.league import HALL, JOIN, LEAVE
from tests.e2e.chance import seeds_of
from tests.e2e.controls import set_to
from tests.e2e.house import PATIENCE, House, hidden_text
from tests.e2e.players import Presser, play
from tests.e2e.test_standing import counted

MANAGER = Permission.MANAGE_GUILD


async def switched_on(house: House) -> SeenMessage:
    """Let Ann manage the server, and switch its league on; return the panel."""
    house.discord.add_role(house.guild, "managers", house.ann, permissions=MANAGER)
    panel = (await house.ann.invoke(house.channel, "/server-settings")).shown
    return await set_to(house.ann, panel, Verb.SERVER, Setting.LEAGUE, "yes")


def pressed(word: str) -> str:
    """Return the custom id of a button of the present season."""
    season = season_of(round(datetime.now(UTC).timestamp() * 1000))
    return str(CustomId(Verb.LEAGUE, str(season), 0, word))


async def test_a_season_from_its_switch_to_the_champions_role(house: House) -> None:
    house.draw_seed = seeds_of("a short game 3")
    await house.open()
    refused = await house.bob.invoke(house.channel, "/league")
    assert "This server has no league." in hidden_text(refused)
    honor = house.discord.add_role(house.guild, "Champion")
    house.discord.add_role(house.guild, "bots", house.discord.bot, permissions=Permission.MANAGE_ROLES)
    powerful = house.discord.add_role(house.guild, "staff", permissions=Permission.MANAGE_MESSAGES)
    panel = await switched_on(house)
    assert "Choose a role without permissions." in hidden_text(await choose(house, panel, powerful))
    panel = (await choose(house, panel, honor)).shown

    shown = (await house.bob.invoke(house.channel, "/league")).shown
    assert "Nobody has a point yet." in shown.text
    for person in (house.ann, house.bob):
        assert "You’re in this server’s league." in hidden_text(await person.press(shown, pressed(JOIN)))
    assert "You’ve already joined" in hidden_text(await house.bob.press(shown, pressed(JOIN)))
    assert "You’re not in this league." in hidden_text(await house.eve.press(shown, pressed(LEAVE)))
    await house.start_game(target=100)
    await play(house, (Presser(house, house.ann), Presser(house, house.bob)))
    await counted(house, 1)
    shown = await (await house.bob.invoke(house.channel, "/league")).settled()
    (picture,) = shown.files
    [(winner,)] = house.rows("SELECT p.name FROM game_facts JOIN players p ON p.id = player_id WHERE won")
    assert f"1: {winner}, points: 2" in picture.description, picture.description
    assert f"Mille: {winner} 2, " in shown.text

    now = house.clock.now()
    await house.close()
    house.clock.advance(season_until(season_of(now)) - now + round(LEEWAY * 1000) + DAY)
    await house.open()
    champion = next(each for each in (house.ann, house.bob) if each.user.display_name == winner)
    member = house.guild.members[champion.user.id]
    await house.eve.until(lambda: honor.id in member.roles, patience=PATIENCE)
    while not house.rows("SELECT * FROM notes WHERE key LIKE 'league-role/%'"):
        await house.eve.invoke(house.channel, "/about")
    member.roles.remove(honor.id)  # somebody takes it away
    await house.reopen()
    board = await (await house.eve.invoke(house.channel, "/leaderboard")).settled()
    hall = await house.eve.press(board, str(CustomId(Verb.LEAGUE, "", word=HALL)))
    assert f"**{winner}**" in hidden_text(hall)
    assert house.rows("SELECT count(*) FROM league_champions") == [(1,)]
    assert honor.id not in member.roles, "it is given once"
    assert honor.permissions == NOTHING


async def choose(house: House, panel: SeenMessage, role: Role) -> Answer:
    """Choose the champions' role."""
    return await house.ann.choose(panel, str(CustomId(Verb.SERVER, "", word=Setting.LEAGUE_ROLE)), role)
