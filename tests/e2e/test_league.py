"""A league through Discord: switched on, joined by a button, a game that counts, a champion with a role, once."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from bot.playground.entities import Role
from bot.playground.permissions import NOTHING, Permission
from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from bot.standing.periods import season_of, season_until
from bot.tables import DAY, Setting
from cogs.ids import CustomId, Verb
from cogs.league import LEEWAY
from cogs.screens.league import HALL, JOIN, LEAVE
from tests.e2e.chance import seeds_of
from tests.e2e.codes import UNKNOWN_MEMBER
from tests.e2e.controls import set_to
from tests.e2e.house import PATIENCE, House, hidden_text, press
from tests.e2e.players import Presser, play
from tests.e2e.test_standing import counted

MANAGER = Permission.MANAGE_GUILD


@pytest.fixture
def house(house: House) -> House:
    """A house in the middle of a season: a game that begins in one and ends in the next counts there."""
    house.clock.begin(datetime(2026, 2, 10, 12, tzinfo=UTC))
    return house


async def switched_on(house: House) -> SeenMessage:
    """Let Ann manage the server, and switch its league on; return the panel."""
    house.discord.add_role(house.guild, "managers", house.ann, permissions=MANAGER)
    panel = (await house.ann.invoke(house.channel, "/server-settings")).shown
    return await set_to(house.ann, panel, Verb.SERVER, Setting.LEAGUE, "yes")


async def test_a_season_from_its_switch_to_the_champions_role(house: House) -> None:
    house.allowed = house.allowed | {UNKNOWN_MEMBER}
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
    await join(house, house.ann, house.bob)
    assert "You’ve already joined" in hidden_text(await house.bob.press(shown, pressed(house, JOIN)))
    assert "You’re not in this league." in hidden_text(await house.eve.press(shown, pressed(house, LEAVE)))
    winner = await won(house, house.ann, house.bob)
    shown = await (await house.bob.invoke(house.channel, "/league")).settled()
    (picture,) = shown.files
    assert f"1: {winner.user.display_name}, points: 2" in picture.description, picture.description
    assert f"Mille: {winner.user.display_name} 2, " in shown.text
    (loser,) = {house.ann, house.bob} - {winner}
    house.discord.world.remove_member(house.guild, loser.user)  # banned
    shown = await (await house.eve.invoke(house.channel, "/league")).settled()
    (picture,) = shown.files
    assert loser.user.display_name not in shown.text + picture.description
    assert winner.user.display_name in picture.description

    await house.close()
    fault = house.discord.faults.fail(501, "PUT", f"/guilds/*/roles/{honor.id}", times=100)
    await to_next_season(house)
    await noted(house, "league-told/%", "done")
    assert not has(house, winner, honor)
    await house.close()  # between naming and the role
    house.discord.faults.waiting.remove(fault)
    await house.open()
    await noted(house, "league-role/%", str(honor.id))
    assert has(house, winner, honor)
    [announcement] = [each for each in house.eve.messages(house.channel) if "Champion, " in each.text]
    assert f"**{winner.user.display_name}**" in announcement.text
    assert announcement.files, "the last table is there"
    assert announcement.mentions == ()
    house.guild.members[winner.user.id].roles.remove(honor.id)  # somebody takes it away
    await house.reopen()
    board = await (await house.eve.invoke(house.channel, "/leaderboard")).settled()
    hall = await house.eve.press(board, str(CustomId(Verb.LEAGUE, "", word=HALL)))
    assert f"**{winner.user.display_name}**" in hidden_text(hall)
    assert house.rows("SELECT count(*) FROM league_champions") == [(1,)]
    assert not has(house, winner, honor), "it is given once"
    house.discord.world.remove_member(house.guild, winner.user)
    hall = await house.eve.press(board, str(CustomId(Verb.LEAGUE, "", word=HALL)))
    assert winner.user.display_name not in hidden_text(hall)
    assert honor.permissions == NOTHING


@pytest.mark.long("two seasons")
async def test_a_new_champion_has_the_role_that_the_former_one_had_and_loses_it_with_their_data(house: House) -> None:
    await house.open()
    honor = house.discord.add_role(house.guild, "Champion")
    house.discord.add_role(house.guild, "bots", house.discord.bot, permissions=Permission.MANAGE_ROLES)
    await choose(house, await switched_on(house), honor)
    await join(house, house.ann, house.bob)
    former = await won(house, house.ann, house.bob)
    await house.close()
    await to_next_season(house)
    await noted(house, "league-role/%", str(honor.id))
    assert has(house, former, honor)

    champion = next(each for each in (house.ann, house.bob) if each is not former)
    await house.close()
    win(house, champion)
    assert has(house, former, honor), "until somebody else is named"
    await to_next_season(house)
    await noted(house, "league-role/%", str(honor.id))
    await house.eve.until(lambda: has(house, champion, honor), patience=PATIENCE)
    assert not has(house, former, honor)
    await press(champion, (await champion.invoke(house.channel, "/data delete")).shown, Verb.FORGET)
    assert not has(house, champion, honor)


def pressed(house: House, word: str) -> str:
    """Return the custom id of a button of the present season."""
    return str(CustomId(Verb.LEAGUE, str(season_of(house.clock.now())), 0, word))


def has(house: House, person: Person, role: Role) -> bool:
    """Return whether a person has a role."""
    return role.id in house.guild.members[person.user.id].roles


async def join(house: House, *people: Person) -> None:
    """Let people join the league."""
    shown = await (await house.bob.invoke(house.channel, "/league")).settled()
    for each in people:
        assert "You’re in this server’s league." in hidden_text(await each.press(shown, pressed(house, JOIN)))


async def won(house: House, one: Person, other: Person) -> Person:
    """Let two people play a game, and return who won."""
    before = len(house.rows("SELECT number FROM finished_games"))
    await house.start_game(target=100, by=one, to=other)
    await play(house, (Presser(house, one), Presser(house, other)))
    await counted(house, before + 1)
    [(winner,)] = house.rows(
        "SELECT p.name FROM game_facts JOIN players p ON p.id = player_id WHERE won ORDER BY number DESC LIMIT 1"
    )
    return one if one.user.display_name == winner else other


def win(house: House, person: Person) -> None:
    """Store a game that ends now as the one before, but for its winner."""
    [(player,)] = house.rows("SELECT id FROM players WHERE discord_id = ?", person.user.id)
    changed = {"tables": {"id": "LATER", "created_at": house.clock.now()}, "seats": {"table_id": "LATER"}}
    changed["finished_games"] = {"number": 2, "table_id": "LATER", "at": house.clock.now()}
    changed["game_facts"] = {"number": 2}
    with closing(sqlite3.connect(house.database)) as database, database:
        database.row_factory = sqlite3.Row
        for table, columns in changed.items():
            for row in map(dict, database.execute(f"SELECT * FROM {table}").fetchall()):
                values = {**row, **columns}
                if table == "game_facts":
                    values |= {"won": row["player_id"] == player, "place": 2 - (row["player_id"] == player)}
                marks = ", ".join("?" * len(values))
                database.execute(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", [*values.values()])


async def to_next_season(house: House) -> None:
    """Start the bot a day after the present season."""
    now = house.clock.now()
    house.clock.advance(season_until(season_of(now)) - now + round(LEEWAY * 1000) + DAY)
    await house.open()


async def noted(house: House, key: str, value: str) -> None:
    """Wait until a note of the last season says this."""
    await house.until_stored(lambda: (value,) in house.rows("SELECT value FROM notes WHERE key LIKE ?", key))


async def choose(house: House, panel: SeenMessage, role: Role) -> Answer:
    """Choose the champions' role."""
    return await house.ann.choose(panel, str(CustomId(Verb.SERVER, "", word=Setting.LEAGUE_ROLE)), role)
