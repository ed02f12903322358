"""Slash commands, menus and suggestions, from the person's side."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.playground.permissions import Permission
from bot.playground.person import DID_NOT_RESPOND
from bot.playground.seen import Impossible
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import Scene


async def test_a_command_is_answered_in_the_channel(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    assert answer.message.content == "pong"
    assert not answer.message.hidden
    assert scene.bob.latest(scene.table) == answer.message


async def test_a_hidden_reply_is_seen_by_one_person_until_they_reload(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/greet", who=scene.bob, times=3, size="Large")
    assert answer.message.content == "hello bob 3 2"
    assert answer.message.hidden
    assert scene.bob.messages(scene.table) == []
    scene.ada.reload()
    assert answer.message is None
    assert scene.ada.messages(scene.table) == []


async def test_a_hidden_reply_can_be_dismissed_and_only_that(scene: Scene) -> None:
    hidden = await scene.ada.invoke(scene.table, "/greet", who=scene.bob)
    public = await scene.ada.invoke(scene.table, "/ping")
    scene.ada.dismiss(hidden.message)
    assert scene.ada.messages(scene.table) == [public.message]
    with pytest.raises(Impossible):
        scene.ada.dismiss(public.message)


async def test_the_client_offers_a_command_to_those_with_its_permissions(scene: Scene) -> None:
    @scene.bot.tree.command()
    @discord.app_commands.default_permissions(manage_guild=True)
    async def manage(interaction: discord.Interaction) -> None:
        """For those who keep the house"""
        await interaction.response.send_message("managed")

    await scene.bot.tree.sync()
    scene.server.add_role(scene.guild, "keepers", scene.ada, permissions=Permission.MANAGE_GUILD)
    assert (await scene.ada.invoke(scene.table, "/manage")).message.content == "managed"
    with pytest.raises(Impossible):
        await scene.bob.invoke(scene.table, "/manage")


async def test_the_bot_cannot_fetch_a_hidden_reply_from_the_channel(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/greet", who=scene.bob)
    with pytest.raises(discord.NotFound) as refused:
        await scene.channel().fetch_message(answer.message.id)
    assert refused.value.code == 10008


async def test_subcommands_are_found_by_their_whole_name(scene: Scene) -> None:
    assert (await scene.ada.invoke(scene.table, "/box lid open")).message.content == "open"


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("/nothing", {}),
        ("/box lid", {}),
        ("/box lid shut", {}),
        ("/greet", {}),
        ("/greet", {"who": "bob"}),
        ("/greet", {"who": "PERSON", "times": 6}),
        ("/greet", {"who": "PERSON", "times": 0}),
        ("/greet", {"who": "PERSON", "times": "3"}),
        ("/greet", {"who": "PERSON", "size": 3}),
        ("/greet", {"who": "PERSON", "aloud": 1}),
        ("/greet", {"who": "PERSON", "color": "red"}),
    ],
)
async def test_the_client_refuses_what_it_would_not_send(scene: Scene, line: str, options: dict[str, Any]) -> None:
    given = {name: scene.bob if value == "PERSON" else value for name, value in options.items()}
    with pytest.raises(Impossible):
        await scene.ada.invoke(scene.table, line, **given)
    assert scene.bot.interactions == []


async def test_a_server_only_command_is_not_offered_in_direct_messages(scene: Scene) -> None:
    with pytest.raises(Impossible):
        await scene.ada.invoke(scene.ada.open_direct(), "/box lid open")
    assert (await scene.ada.invoke(scene.ada.open_direct(), "/ping")).message.content == "pong"


async def test_suggestions_follow_what_is_typed(scene: Scene) -> None:
    answer = await scene.ada.complete(scene.table, "/find", "word", "ap")
    assert [(choice.name, choice.value) for choice in answer.choices] == [("Apple", "apple"), ("Apricot", "apricot")]


async def test_a_user_menu(scene: Scene) -> None:
    answer = await scene.ada.menu(scene.table, scene.bob, "Wave at")
    assert answer.message.content == "*waves at bob*"


async def test_the_bot_learns_where_it_is_and_what_it_may_do(scene: Scene) -> None:
    await scene.ada.invoke(scene.table, "/ping")
    interaction = scene.bot.interactions[-1]
    assert interaction.app_permissions.send_messages
    assert not interaction.app_permissions.manage_messages
    assert interaction.locale is discord.Locale.german
    assert interaction.guild_locale is discord.Locale.french
    assert interaction.context.guild
    assert interaction.is_guild_integration()
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.entitlements == []
    assert interaction.user.id == scene.ada.user.id
    assert interaction.permissions.send_messages
    await scene.ada.invoke(scene.ada.open_direct(), "/ping")
    assert scene.bot.interactions[-1].context.dm_channel
    assert scene.bot.interactions[-1].guild_locale is None


async def test_thinking_ends_with_the_first_followup_which_stays_as_hidden_as_the_promise(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/slow", hidden=True)
    thought = await answer.settled()
    assert (thought.content, thought.hidden) == ("thought", True)
    more = await scene.ada.until(lambda: answer.followups and answer.followups[0])
    assert (more.content, more.hidden) == ("and more", True)
    assert scene.bob.messages(scene.table) == []


async def test_a_public_promise_is_kept_in_public(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/slow", hidden=False)
    assert not (await answer.settled()).hidden
    await scene.bob.until(lambda: len(scene.bob.messages(scene.table)) == 2)


async def test_no_answer_in_three_seconds_is_a_failure_and_a_late_answer_is_refused(scene: Scene) -> None:
    @scene.bot.tree.command(name="late")
    async def late(interaction: discord.Interaction) -> None:
        """Answer too late"""
        scene.server.clock.advance(3.1)
        with pytest.raises(discord.NotFound) as refused:
            await interaction.response.send_message("too late")
        scene.bot.events.append(f"refused {refused.value.code}")

    await scene.bot.tree.sync()
    answer = await scene.ada.invoke(scene.table, "/late")
    assert answer.failed
    assert scene.ada.toasts == [DID_NOT_RESPOND]
    await scene.ada.until(lambda: scene.server.refusals)
    assert scene.server.refusals[-1][1].code == 10062
    assert scene.ada.messages(scene.table) == []


async def test_only_the_first_answer_counts(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/twice")
    seen = await scene.ada.until(lambda: (now := answer.message) and now.edited and now)
    assert seen.content == "code 40060"


async def test_a_token_lives_fifteen_minutes(scene: Scene) -> None:
    await scene.ada.invoke(scene.table, "/ping")
    interaction = scene.bot.interactions[-1]
    scene.server.clock.advance(14 * 60)
    await interaction.edit_original_response(content="in time")
    scene.server.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    assert scene.ada.latest(scene.table).content == "in time"


async def test_interactions_are_forgotten_with_their_tokens(scene: Scene) -> None:
    await scene.ada.invoke(scene.table, "/ping")
    interaction = scene.bot.interactions[-1]
    for _ in range(3):
        scene.server.clock.advance(15 * 60 + 1)
        await scene.ada.invoke(scene.table, "/ping")
    assert len(scene.server.backend.interactions) == 1
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)


@pytest.mark.parametrize("token", ["nonsense", "aW50ZXJhY3Rpb24=", "ä", "aW50ZXJhY3Rpb246eDp5"])
async def test_what_is_no_token_opens_nothing(server: LoopbackDiscord, token: str) -> None:
    url = f"{server.api_url}/webhooks/{server.bot.id}/{token}"
    async with aiohttp.ClientSession() as session, session.post(url, json={"content": "hello"}) as refused:
        assert (refused.status, (await refused.json())["code"]) == (404, 10015)


async def test_thinking_for_fifteen_minutes_is_giving_up(scene: Scene) -> None:
    @scene.bot.tree.command(name="ponder")
    async def ponder(interaction: discord.Interaction) -> None:
        """Think for ever"""
        await interaction.response.defer(thinking=True)

    await scene.bot.tree.sync()
    answer = await scene.ada.invoke(scene.table, "/ponder")
    assert answer.message.thinking
    scene.server.clock.advance(15 * 60 + 1)
    assert not answer.message.thinking
    assert answer.message.did_not_respond


async def test_syncing_again_keeps_the_ids_and_the_versions_of_what_did_not_change(scene: Scene) -> None:
    before = {c["name"]: (c["id"], c["version"]) for c in scene.server.backend.commands.all(None)}
    scene.bot.tree.get_command("ping").description = "Say it again"
    scene.bot.tree.remove_command("form")
    await scene.bot.tree.sync()
    after = {c["name"]: (c["id"], c["version"]) for c in scene.server.backend.commands.all(None)}
    assert after["ping"][0] == before["ping"][0]
    assert after["ping"][1] != before["ping"][1]
    assert {name: after[name] for name in after if name != "ping"} == {
        name: before[name] for name in before if name not in ("ping", "form")
    }
    fetched = await scene.bot.tree.fetch_commands()
    assert {command.name for command in fetched} == after.keys()


async def test_a_servers_own_command_stands_before_the_global_one(scene: Scene) -> None:
    here = discord.Object(scene.guild.id)

    @scene.bot.tree.command(name="ping", guild=here)
    async def ping(interaction: discord.Interaction) -> None:
        """Say it here"""
        await interaction.response.send_message("pong of this server")

    await scene.bot.tree.sync(guild=here)
    assert (await scene.ada.invoke(scene.table, "/ping")).message.content == "pong of this server"
