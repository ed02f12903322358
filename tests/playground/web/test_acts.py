"""A tab's possible requests: the acts of a Discord client, and for the host those of the house."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from bot.playground.permissions import Permission
from bot.playground.person import PATIENCE, Person
from bot.playground.schedule import EventPlan, add_event
from bot.playground.web.acts import HOSTS
from bot.playground.web.experiments import RETRY_AFTER
from tests.playground.web.conftest import House, Json, Wire


def place(house: House) -> str:
    return str(house.table.id)


def user(person: Person) -> Json:
    return {"user": str(person.user.id)}


async def test_a_command_is_sent_with_its_options(house: House) -> None:
    async with house.tab(house.ada) as ada:
        options = {"who": user(house.bob), "times": 3, "size": 2, "aloud": True}
        came = await ada.ask("invoke", channel=place(house), line="/greet", options=options)
        assert came["failed"] is False
        seen = await ada.sees("hello bob 3 2")
        assert seen["used"] == {"user": str(house.ada.user.id), "command": "greet"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "/greet needs who"),
        ({"who": {"user": "1"}}, "there is nobody of this name here"),
        ({"who": "bob"}, "'who' does not take 'bob'"),
        ({"who": {"role": "1"}}, "there is no such role here"),
        ({"who": {"channel": "1"}}, "you cannot open this channel"),
        ({"who": [1]}, "this is nothing to choose"),
        ({"whom": 1}, "/greet has no option 'whom'; it has who, times, size, aloud"),
    ],
)
async def test_what_a_client_would_not_send_is_refused_with_a_sentence(
    house: House, options: Json, sentence: str
) -> None:
    async with house.tab(house.ada) as ada:
        came = await ada.ask("invoke", channel=place(house), line="/greet", options=options)
        assert came["error"] == sentence
    assert house.bot.interactions == []


async def test_the_commands_of_a_place_are_told(house: House) -> None:
    async with house.tab(house.ada) as ada:
        in_guild = {one["name"] for one in (await ada.ask("commands", channel=place(house)))["commands"]}
        direct = (await ada.ask("open_direct"))["channel"]
        in_direct = {one["name"] for one in (await ada.ask("commands", channel=direct))["commands"]}
        assert (in_guild - in_direct, in_direct - in_guild) == ({"box"}, set())


async def test_new_commands_change_the_status(house: House) -> None:
    async with house.tab(house.ada) as ada:
        before = ada.hello["status"]["commands"]

        @house.bot.tree.command()
        async def fresh(interaction: discord.Interaction) -> None:
            """New"""

        await house.bot.tree.sync()
        await ada.until(lambda: [o for o in ada.news if o["t"] == "status" and o["status"]["commands"] != before])


async def test_suggestions_come_as_one_types(house: House) -> None:
    async with house.tab(house.ada) as ada:
        came = await ada.ask("complete", channel=place(house), line="/find", option="word", so_far="ap", others={})
        assert came["choices"] == [{"name": "Apple", "value": "apple"}, {"name": "Apricot", "value": "apricot"}]


async def test_a_bot_that_does_not_answer_is_told_after_three_seconds(house: House) -> None:
    async with house.tab(house.ada) as ada:
        heard = asyncio.create_task(house.bot.wait_for("interaction"))
        n = await ada.send("invoke", channel=place(house), line="/mute")
        await heard
        house.server.clock.advance(3.1)
        assert (await ada.answer(n))["failed"] is True


async def test_a_button_and_a_menu_are_used(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await ada.ask("invoke", channel=place(house), line="/ping")
        pong = await ada.sees("pong")
        await ada.ask("press", message=pong["id"], button="count:1")
        assert (await ada.sees("counted 1"))["id"] == pong["id"]
        assert "cannot be pressed" in (await ada.ask("press", message=pong["id"], button="never"))["error"]

        message = await offer(house, Pick(custom_id="who", min_values=1, max_values=2))
        for values in ([], [{"user": "1"}], ["bob"], [3]):
            assert "error" in await ada.ask("choose", message=str(message.id), menu="who", values=values)
        await ada.ask("choose", message=str(message.id), menu="who", values=[user(house.bob), user(house.ada)])
        await ada.sees("bob and ada")


class Pick(ui.UserSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        names = " and ".join(one.display_name for one in self.values)
        await interaction.response.edit_message(content=names, view=None)


async def offer(house: House, part: ui.Item[Any]) -> discord.Message:
    channel = house.bot.get_channel(house.table.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("offer", view=ui.View(timeout=None).add_item(part))


async def test_a_form_opens_and_is_sent(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        form = (await ada.ask("invoke", channel=place(house), line="/form"))["form"]
        assert form["title"] == "Tell"
        fields = {"name": "Ada", "color": ["blue"]}
        assert "closed" in (await bob.ask("submit", form=form["id"], fields=fields))["error"]
        assert (
            "characters" in (await ada.ask("submit", form=form["id"], fields={"name": "A", "color": ["red"]}))["error"]
        )
        assert (await ada.ask("submit", form=form["id"], fields=fields))["failed"] is False
        await ada.sees("Ada likes blue")
        assert "closed" in (await ada.ask("submit", form=form["id"], fields=fields))["error"]


async def test_the_apps_menus_of_users_and_messages_are_used(house: House) -> None:
    @house.bot.tree.context_menu(name="Shout")
    async def shout(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(message.content.upper() or "?")

    await house.bot.tree.sync()
    async with house.tab(house.ada) as ada:
        await ada.ask("menu", channel=place(house), name="Wave at", user=str(house.bob.user.id))
        wave = await ada.sees("*waves at bob*")
        await ada.ask("menu", channel=place(house), name="Shout", message=wave["id"])
        await ada.sees("*WAVES AT BOB*")
        assert "error" in await ada.ask("menu", channel=place(house), name="Wave at", user="1")


async def test_words_are_said_and_taken_back(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await ada.ask("say", channel=place(house), words=f"<@{house.bob.user.id}> look")
        seen = await bob.until(lambda: list(bob.messages.values()))
        assert seen[0]["mentions"] == [str(house.bob.user.id)]
        assert "error" in await bob.ask("delete", message=seen[0]["id"])
        await ada.ask("delete", message=seen[0]["id"])
        await bob.until(lambda: not bob.messages)
        assert "error" in await ada.ask("say", channel=place(house), words="")


async def test_a_hidden_reply_is_dismissed_in_all_tabs_of_its_reader(house: House) -> None:
    async with house.tab(house.ada) as one, house.tab(house.ada, fresh=False) as other:
        await one.ask("invoke", channel=place(house), line="/greet", options={"who": user(house.bob)})
        seen = await other.sees("hello bob 1 1")
        await one.ask("dismiss", message=seen["id"])
        for tab in (one, other):
            await tab.until(lambda tab=tab: not tab.messages)


async def test_direct_messages_are_blocked_and_taken_again(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await bob.ask("take_dms", open=False)
        await ada.ask("invoke", channel=place(house), line="/whisper", options={"to": user(house.bob)})
        await ada.sees("code 50007")
        await bob.ask("take_dms", open=True)
        assert house.bob.user.dms_open


async def test_the_bot_is_told_the_language_of_the_client(house: House) -> None:
    async with house.tab(house.bob) as bob:
        await bob.ask("speak", locale="fr")
        await bob.ask("invoke", channel=place(house), line="/ping")
        assert house.bot.interactions[-1].locale is discord.Locale.french
        assert "error" in await bob.ask("speak", locale="tlh")


# -- the house ------------------------------------------------------------------------------------


async def test_only_the_host_opens_other_tabs_and_makes_experiments(house: House) -> None:
    async with house.tab(house.bob) as bob:
        assert "experiments" not in bob.hello["status"]
        for act in HOSTS:
            given = {"guild": str(house.guild.id), "user": str(house.bob.user.id), "channel": place(house)}
            assert "error" in await bob.ask(act, name="eve", delay=5, how="drop", **given)
    assert list(house.guild.channels) == [house.table.id]
    assert house.bob.user.id in house.guild.members
    assert house.restarts == []
    assert house.server.faults.waiting == []


async def test_the_host_sees_everybodys_link_and_adds_people(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob):
        people = (await ada.ask("people"))["people"]
        assert [(one["name"], one["open"]) for one in people] == [("ada", True), ("bob", True)]
        people = (await ada.ask("invite", name=" Eve ", locale="fr"))["people"]
        assert people[-1]["name"] == "Eve"
        async with house.session.get(house.server.base_url + people[-1]["link"]) as answer:
            assert answer.status == 200
        for name in ("eve", "", "x" * 33, "a\nb"):
            assert "error" in await ada.ask("invite", name=name, locale="en-US")


async def test_the_host_adds_and_deletes_channels(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        guild = str(house.guild.id)
        async with heard(house, "guild_channel_create"):
            added = (await ada.ask("add_channel", guild=guild, name=" High  Stakes "))["channel"]
        await bob.until(lambda: names(bob) == ["table", "high-stakes"])
        async with heard(house, "guild_channel_delete"):
            await ada.ask("delete_channel", channel=added)
        await bob.until(lambda: names(bob) == ["table"])
        for name in ("", "x" * 101, "a\0b"):
            assert "error" in await ada.ask("add_channel", guild=guild, name=name)
        direct = (await ada.ask("open_direct"))["channel"]
        assert "error" in await ada.ask("delete_channel", channel=direct)


async def test_the_host_empties_a_channel_and_the_bot_hears_of_all_messages_at_once(house: House) -> None:
    async with house.tab(house.ada) as ada:
        table = str(house.table.id)
        said = [(await ada.ask("say", channel=table, words=words))["message"] for words in ("a", "b")]
        async with heard(house, "raw_bulk_message_delete"):
            await ada.ask("empty_channel", channel=table)
        assert all(house.ada.find(int(message)) is None for message in said)
        direct = (await ada.ask("open_direct"))["channel"]
        assert "error" in await ada.ask("empty_channel", channel=direct)


async def test_the_host_lets_people_and_the_bot_go_and_come(house: House) -> None:
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        bob_there, bot_there = (
            {"guild": str(house.guild.id), "user": str(user.id)} for user in (house.bob.user, house.server.bot)
        )
        people = (await ada.ask("put_out", **bob_there))["people"]
        assert [one["name"] for one in people] == ["ada", "bob"], "who has left still has a link"
        await bob.until(lambda: names(bob) == [])
        await ada.ask("let_in", **bob_there)
        await bob.until(lambda: names(bob) == ["table"])
        async with heard(house, "guild_remove"):
            await ada.ask("put_out", **bot_there)
        async with heard(house, "guild_join"):
            await ada.ask("let_in", **bot_there)
        assert "owner" in (await ada.ask("put_out", **bob_there | {"user": str(house.ada.user.id)}))["error"]
        for wrong in ({"user": "1"}, {"guild": "1"}):
            assert "error" in await ada.ask("let_in", **bob_there | wrong)


async def test_the_host_withholds_the_right_to_use_apps_from_elsewhere(house: House) -> None:
    async with house.tab(house.ada) as ada:
        for hidden in (True, False):
            await ada.ask("hide_apps", guild=str(house.guild.id), hidden=hidden)
            may = house.server.world.permissions(house.bob.user.id, house.table)
            assert bool(may & Permission.USE_EXTERNAL_APPS) is not hidden
        assert "error" in await ada.ask("hide_apps", guild="1", hidden=True)


async def test_people_who_share_only_a_private_message_name_each_other_in_commands(house: House) -> None:
    @house.bot.tree.command(description="Meets somebody")
    @app_commands.allowed_installs(guilds=False, users=True)
    @app_commands.allowed_contexts(guilds=False, dms=False, private_channels=True)
    async def meet(interaction: discord.Interaction, who: discord.User) -> None:
        await interaction.response.send_message(f"met {who.name}")

    await house.bot.tree.sync()
    house.ada.install()
    between = house.server.between(house.ada, house.bob)
    async with house.tab(house.ada) as ada:
        bob = {"user": str(house.bob.user.id)}
        await ada.ask("put_out", guild=str(house.guild.id), **bob)
        await ada.ask("invoke", channel=str(between.id), line="/meet", options={"who": bob})
    assert [each.content for each in house.bob.messages(between)] == ["met bob"]


@asynccontextmanager
async def heard(house: House, event: str) -> AsyncIterator[None]:
    """Wait until the bot hears of this event before the block ends."""
    waiting = asyncio.create_task(house.bot.wait_for(event, timeout=PATIENCE))
    yield
    await waiting


def names(tab: Wire) -> list[str]:
    """Return the channels a tab shows now."""
    places = [one["places"] for one in tab.news if "places" in one]
    return [one["name"] for one in places[-1]["channels"] if one["kind"] == "text"]


async def test_a_dropped_gateway_comes_back(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await ada.ask("drop_gateway")
        await house.ada.until(lambda: house.server.gateway.resumed)


async def test_the_bot_is_restarted(house: House) -> None:
    async with house.tab(house.ada) as ada:
        house.may_restart.clear()
        n = await ada.send("restart")
        await ada.until(lambda: states(ada) == [True])
        assert "already" in (await ada.ask("restart"))["error"]
        house.may_restart.set()
        await ada.answer(n)
        await ada.until(lambda: states(ada) == [True, False])
        assert house.restarts == ["restarted"]


def states(tab: Wire) -> list[bool]:
    return [one["status"]["experiments"]["restarting"] for one in tab.news if one["t"] == "status"]


@pytest.mark.parametrize(("how", "weather"), [("drop", "dropped"), ("lose", "answer lost"), ("error", "failed")])
async def test_the_next_request_fails_also_on_a_slow_network(house: House, how: str, weather: str) -> None:
    async with house.tab(house.ada) as ada:
        await ada.ask("slow_down", delay=1)
        await ada.ask("fail_next", how=how)
        await said(house)
        faults = [one.fault for one in house.server.exchanges if one.fault]
        assert faults[0] == weather
        assert faults[1:] == ["delayed"]
        await ada.ask("slow_down", delay=0)
        assert house.server.faults.waiting == []
        assert "error" in await ada.ask("slow_down", delay=-1)
        assert "error" in await ada.ask("fail_next", how="fire")


async def test_a_rate_limit_is_made(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await ada.ask("fail_next", how="limit")
        assert house.server.faults.waiting[0].seconds == RETRY_AFTER
        assert (await experiments(ada))["waiting"] == ["limited"]


async def said(house: House) -> None:
    """Let the bot ask for two things, of which the first may come to nothing."""
    channel = house.bot.get_channel(house.table.id)
    assert isinstance(channel, discord.TextChannel)
    with suppress(aiohttp.ClientError, discord.HTTPException):
        await channel.send("one")
    await channel.send("two")


async def experiments(tab: Wire) -> Json:
    found = await tab.until(lambda: [o["status"]["experiments"] for o in tab.news if o["t"] == "status"])
    return dict(found[-1])


async def test_refused_requests_are_listed_without_tokens(house: House) -> None:
    async with house.tab(house.ada) as ada:
        await ada.ask("invoke", channel=place(house), line="/twice")
        await ada.sees("code 40060")
        (refused,) = (await ada.until(lambda: refusals(ada)))[-1:]
        assert (refused["method"], refused["status"], refused["code"]) == ("POST", 400, 40060)
        assert refused["path"].endswith("/…/callback")
        token = house.bot.interactions[-1].token
        assert token not in str(ada.news)


def refusals(tab: Wire) -> list[Json]:
    return [r for one in tab.news if one["t"] == "status" for r in one["status"]["experiments"]["refusals"]]


async def test_one_is_interested_in_an_event_and_cancels_ones_own(house: House) -> None:
    world, server = house.server.world, house.server
    server.add_role(house.guild, "planners", house.ada, permissions=Permission.CREATE_EVENTS)
    starts = world.clock.now() + 60
    event = add_event(world, house.guild, house.ada.user, EventPlan("Cards", None, "here", starts, starts + 60))
    async with house.tab(house.ada) as ada, house.tab(house.bob) as bob:
        await bob.ask("interest", event=str(event.id), interested=True)
        assert event.interested == [house.bob.user.id]
        assert "Missing Permissions" in (await bob.ask("cancel_event", event=str(event.id)))["error"]
        (shown,) = ada.hello["places"]["guilds"][0]["events"]
        assert (shown["name"], shown["may_change"], shown["active"]) == ("Cards", True, False)
        await ada.ask("cancel_event", event=str(event.id))
        assert (await bob.ask("interest", event=str(event.id), interested=False))["error"] == "this event is gone"
