"""The doctor on Discord: each check with a planted fault, over real sockets."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.doctor.account import PRIVILEGED, check_clock, check_intents, check_token
from bot.doctor.asking import Account, Answers, Application, Gateway, Refusal, Silence, Starts, ask
from bot.doctor.emoji import MOST, NAMES, check_emoji
from bot.doctor.finding import Finding, Level
from bot.doctor.listing import check_listing
from bot.doctor.servers import TOLD, check_servers
from bot.playground.gateway.events import Intent
from bot.playground.permissions import Permission
from bot.playground.server import LoopbackDiscord
from cogs.permissions import intents, needed_everywhere
from tests.doctor.conftest import TOKEN, Doctor
from tests.playground.openapi import document_problems

ROOT = Path(__file__).resolve().parents[2]
Write = Callable[..., None]
TOO_LITTLE = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.SEND_MESSAGES_IN_THREADS


@pytest.fixture
async def discord() -> AsyncIterator[LoopbackDiscord]:
    """A Discord that knows the token."""
    async with LoopbackDiscord(token=TOKEN, bot_name="Chapeau") as discord:
        yield discord
        assert document_problems(discord.exchanges) == []


async def asked(discord: LoopbackDiscord, token: str = TOKEN) -> Answers:
    return await ask(token, root=discord.base_url)


def servers_of(answers: Answers, *, has_threads: bool = False) -> tuple[Finding, ...]:
    return check_servers(answers.servers, application=7, has_threads=has_threads)


async def test_five_questions_are_asked_and_none_twice(discord: LoopbackDiscord) -> None:
    guild = discord.add_guild("Friends")
    answers = await asked(discord)
    assert [exchange.path for exchange in discord.exchanges] == [
        "/users/@me", "/applications/@me", "/users/@me/guilds", "/gateway/bot",
        f"/applications/{discord.world.application.id}/emojis",
    ]  # fmt: skip
    assert discord.refusals == []
    assert answers.silence is None
    assert isinstance(answers.servers, list)
    assert [each.id for each in answers.servers] == [guild.id]
    assert [(each.level, each.says) for each in check_token(answers)] == [(Level.OK, "accepted: the bot is Chapeau")]
    assert [each.level for each in check_clock(answers.ahead)] == [Level.OK]


async def test_a_token_that_discord_refuses_is_asked_about_once(discord: LoopbackDiscord) -> None:
    answers = await asked(discord, "another.token")
    (found,) = check_token(answers)
    assert (found.level, found.says) == (Level.FAULT, "Discord does not accept the token")
    assert len(discord.exchanges) == 1
    assert servers_of(answers) == ()
    assert check_clock(answers.ahead)[0].level == Level.OK, "the refusal tells the time, too"


async def test_nothing_answers() -> None:
    discord = LoopbackDiscord(token=TOKEN)
    await discord.start()
    await discord.stop()
    (found,) = check_token(await asked(discord))
    assert found.level == Level.FAULT
    assert re.fullmatch(r"Discord cannot be reached \(\w+\)", found.says)


async def test_bad_weather_is_told(discord: LoopbackDiscord) -> None:
    discord.faults.fail(503, "GET", "/users/@me")
    (found,) = check_token(await asked(discord))
    assert (found.level, found.says) == (Level.FAULT, "Discord answered with status 503")
    discord.faults.limit(5, "GET", "/users/@me")
    (found,) = check_token(await asked(discord))
    assert (found.level, found.says) == (Level.FAULT, "Discord asks to wait (429)")
    discord.faults.drop("GET", "/users/@me/guilds", times=2)  # the library asks again by itself
    found = check_token(await asked(discord))[1]
    assert (found.level, "not all was looked at" in found.says) == (Level.WARNING, True)


async def test_a_server_where_rights_are_missing(discord: LoopbackDiscord) -> None:
    discord.add_guild("Friends")
    club = discord.add_guild("Club")
    everyone = club.roles[club.id]
    everyone.permissions &= ~TOO_LITTLE
    (found,) = servers_of(await asked(discord))
    assert found.level == Level.WARNING
    assert found.says == f"Club ({club.id}): lacks Embed Links, Attach Files, Send Messages In Threads"
    assert f"permissions=274878024704&guild_id={club.id}" in found.do
    discord.add_role(club, "Bot", discord.bot, permissions=TOO_LITTLE)
    (found,) = servers_of(await asked(discord))
    assert (found.level, found.says) == (Level.OK, "has its rights in every server: 2")
    everyone.permissions &= ~Permission.CREATE_PUBLIC_THREADS
    assert "lacks Create Public Threads" in servers_of(await asked(discord), has_threads=True)[0].says
    discord.add_role(club, "Admin", discord.bot, permissions=Permission.ADMINISTRATOR)
    assert [each.level for each in servers_of(await asked(discord), has_threads=True)] == [Level.OK]


async def test_many_servers_are_told_of_in_few_lines(discord: LoopbackDiscord) -> None:
    (found,) = servers_of(await asked(discord))
    assert (found.level, found.says) == (Level.WARNING, "the bot is in no server")
    for number in range(TOLD + 5):
        guild = discord.add_guild(f"Club {number}")
        guild.roles[guild.id].permissions &= ~Permission.ATTACH_FILES
    found_there = servers_of(await asked(discord))
    assert len(found_there) == TOLD + 1
    assert found_there[-1].says == "and 5 more servers"


async def test_privileged_intents_are_not_needed(discord: LoopbackDiscord) -> None:
    answers = await asked(discord)
    assert [(each.level, each.do) for each in check_intents(answers.application)] == [(Level.OK, "")]
    for intent in (Intent.MESSAGE_CONTENT, Intent.GUILD_MEMBERS, Intent.GUILD_PRESENCES):
        discord.world.application.privileged_intents |= intent
    (found,) = check_intents((await asked(discord)).application)
    assert found.level == Level.OK
    assert all(name in found.do for name in PRIVILEGED)
    assert "guilds, guild_messages" in found.says
    wanted = intents()
    assert not any((wanted.members, wanted.presences, wanted.message_content))
    assert check_intents(Silence(Refusal.FAILED, "no answer"))[0].level == Level.OK
    assert check_intents(Application(id=1, flags=1 << 18))[0].do, "of a bot in many servers, too"


@pytest.mark.parametrize(
    ("seconds", "level"),
    [(0, Level.OK), (-4.9, Level.OK), (6, Level.WARNING), (-59, Level.WARNING), (61, Level.FAULT), (-9e8, Level.FAULT)],
)
def test_a_clock_that_goes_wrong(seconds: float, level: Level) -> None:
    (found,) = check_clock(timedelta(seconds=seconds))
    assert found.level == level
    if level:
        assert (" behind " if seconds > 0 else " ahead of ") in found.says


async def test_what_the_application_lacks_to_be_listed_is_a_hint(discord: LoopbackDiscord) -> None:
    (found,) = check_listing((await asked(discord)).application)
    assert found.level == Level.OK
    assert all(word in found.says for word in ("description", "tags", "icon", "terms of service", "privacy policy"))
    assert "public" not in found.says
    assert "portal" in found.do
    given = {"description": "Cards", "tags": ["cards"], "icon": "a" * 32, "bot_public": True}
    addresses = {"terms_of_service_url": "https://example.org/t", "privacy_policy_url": "https://example.org/p"}
    (whole,) = check_listing(Application(id=1, **given, **addresses))
    assert (whole.level, whole.do) == (Level.OK, "")
    assert check_listing(None) == check_listing(Silence(Refusal.FAILED, "no answer")) == ()


def test_a_bot_that_starts_too_often() -> None:
    starts = Starts(total=1000, remaining=3, reset_after=7_200_000)
    answers = Answers(Account(id=1, username="Chapeau"), gateway=Gateway(session_start_limit=starts))
    found = check_token(answers)[1]
    assert (found.level, found.says) == (Level.WARNING, "the bot may connect 3 more times within 2 h")


def test_the_guide_invites_the_bot_with_what_it_needs() -> None:
    guide = (ROOT / "bot" / "README.md").read_text(encoding="utf-8")
    assert f"permissions={needed_everywhere(has_threads=False).value}`" in guide
    assert f"{needed_everywhere(has_threads=True).value} in all" in guide


async def test_the_whole_command(discord: LoopbackDiscord, doctor: Doctor, settings: Write) -> None:
    club = discord.add_guild("Club\x1b[2J\n2")
    club.roles[club.id].permissions &= ~TOO_LITTLE
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_API=discord.base_url)
    said = await asyncio.to_thread(doctor)
    assert said.status == 1
    assert said.about("token")[0] == "OK token accepted: the bot is Chapeau"
    assert said.about("servers")[0].startswith("WARNING servers Club\\x1b[2J\\n2 ("), "a name cannot steer a terminal"
    assert said.about("clock")[0].startswith("OK")
    assert said.about("settings")[0].startswith("WARNING settings CHAPEAU_API"), "nobody forgets it there"
    as_json = await asyncio.to_thread(doctor, "--json")
    assert {each["check"] for each in json.loads(as_json.out)["findings"]} >= {"token", "intents", "servers", "clock"}
    before = len(discord.exchanges)
    assert not (await asyncio.to_thread(doctor, "--offline")).about("token")
    assert len(discord.exchanges) == before
    settings(DISCORD_TOKEN=TOKEN[:-1], CHAPEAU_API=discord.base_url)
    refused = await asyncio.to_thread(doctor)
    assert refused.status == 2
    for each in (said, as_json, refused):
        assert TOKEN[:-1] not in each.out + each.err


async def test_what_is_no_discord_is_told_so(doctor: Doctor, settings: Write) -> None:
    """Some proxies answer everything with a page of their own."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 13\r\nConnection: close\r\n\r\n<h1>Hello</h1")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        settings(DISCORD_TOKEN=TOKEN, CHAPEAU_API=f"http://127.0.0.1:{port}")
        said = await asyncio.to_thread(doctor)
    assert said.status == 2
    assert said.about("token")[0].startswith("FAULT token what answers is not Discord")
    assert not said.about("clock"), "it told no time"


async def test_small_cards_are_counted(discord: LoopbackDiscord) -> None:
    (none,) = check_emoji((await asked(discord)).emoji)
    assert (none.level, none.says) == (Level.OK, "0 of 54 small cards are there")
    assert none.do
    for name in NAMES:
        discord.world.add_emoji(f"{name}_a1b2c3", b"", "image/png")
    (found,) = check_emoji((await asked(discord)).emoji)
    assert (found.level, found.says, found.do) == (Level.OK, "54 of 54 small cards are there", "")


async def test_an_application_without_room_for_small_cards_is_told(discord: LoopbackDiscord) -> None:
    for number in range(MOST - len(NAMES) + 1):
        discord.world.add_emoji(f"own_{number}", b"", "image/png")
    (found,) = check_emoji((await asked(discord)).emoji)
    assert found.level == Level.WARNING


async def test_nothing_is_said_of_small_cards_that_nobody_could_ask_about(discord: LoopbackDiscord) -> None:
    assert check_emoji((await asked(discord, "another.token")).emoji) == ()
