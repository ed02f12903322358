"""Scheduled events, as an unmodified discord.py makes, changes and follows them, and as people are interested."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.playground.entities import EventStatus, ScheduledEvent
from bot.playground.permissions import Permission
from bot.playground.schedule import EventPlan, change_event, delete_event, interest
from tests.playground.conftest import Scene

HOURS = 3600.0


async def made(scene: Scene, name: str = "Game night", *, hours: float = 2.0) -> discord.ScheduledEvent:
    """Let the bot make an event of three hours."""
    begins = scene.server.clock.moment() + timedelta(hours=hours)
    guild = scene.bot.get_guild(scene.guild.id)
    assert guild is not None
    return await guild.create_scheduled_event(
        name=name,
        start_time=begins,
        end_time=begins + timedelta(hours=3),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="#table",
    )


def here(scene: Scene, event: discord.ScheduledEvent) -> ScheduledEvent:
    return scene.server.world.events[event.id]


def heard(scene: Scene) -> asyncio.Queue[str]:
    """Let the bot note what it hears of events."""
    found: asyncio.Queue[str] = asyncio.Queue()

    async def on_scheduled_event_create(event: discord.ScheduledEvent) -> None:
        found.put_nowait(f"create {event.name}")

    async def on_scheduled_event_update(before: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        found.put_nowait(f"{before.name} {before.status.name} {after.name} {after.status.name}")

    async def on_scheduled_event_delete(event: discord.ScheduledEvent) -> None:
        found.put_nowait(f"delete {event.name}")

    for listener in (on_scheduled_event_create, on_scheduled_event_update, on_scheduled_event_delete):
        setattr(scene.bot, listener.__name__, listener)
    return found


async def test_an_event_is_made_moved_and_begins_and_ends_by_itself(scene: Scene) -> None:
    scene.server.add_role(scene.guild, "bots", scene.server.bot, permissions=Permission.CREATE_EVENTS)
    said = heard(scene)
    event = await made(scene)
    await event.edit(name="Later", start_time=event.start_time + timedelta(hours=1), reason="late")
    assert [await said.get(), await said.get()] == ["create Game night", "Game night scheduled Later scheduled"]
    scene.server.clock.advance(2.5 * HOURS)
    assert here(scene, event).status is EventStatus.SCHEDULED
    scene.server.clock.advance(HOURS)
    assert await said.get() == "Later scheduled Later active"
    scene.server.clock.advance(2 * HOURS)
    assert await said.get() == "Later active Later completed"
    guild = scene.bot.get_guild(scene.guild.id)
    assert guild is not None
    assert await guild.fetch_scheduled_events() == []
    with pytest.raises(discord.HTTPException) as over:
        await (await guild.fetch_scheduled_event(event.id)).edit(name="Again")
    assert over.value.code == 180000


async def test_people_move_cancel_and_are_interested(scene: Scene) -> None:
    world, bob = scene.server.world, scene.bob.user
    scene.server.add_role(scene.guild, "bots", scene.server.bot, permissions=Permission.CREATE_EVENTS)
    scene.server.add_role(scene.guild, "hosts", scene.bob, permissions=Permission.MANAGE_EVENTS)
    said = heard(scene)
    event = here(scene, await made(scene))
    plan = EventPlan("Bob's night", None, "#table", event.starts + HOURS, event.ends + HOURS)
    change_event(world, event, bob, plan)
    for person in (scene.ada, scene.bob, scene.ada):
        interest(world, event, person.user, interested=True)
    world.remove_member(scene.guild, scene.ada.user)
    users = await scene.bot.http.get_scheduled_event_users(scene.guild.id, event.id, limit=100, with_member=True)
    assert [(int(each["user"]["id"]), "member" in each) for each in users] == [
        (scene.ada.user.id, False),
        (bob.id, True),
    ]
    page = await scene.bot.http.get_scheduled_event_users(
        scene.guild.id, event.id, limit=1, with_member=False, after=scene.ada.user.id
    )
    assert [int(each["user"]["id"]) for each in page] == [bob.id]
    delete_event(world, event, bob)
    assert [await said.get() for _ in range(3)] == [
        "create Game night",
        "Game night scheduled Bob's night scheduled",
        "delete Bob's night",
    ]
    guild = scene.bot.get_guild(scene.guild.id)
    assert guild is not None
    with pytest.raises(discord.NotFound) as gone:
        await guild.fetch_scheduled_event(event.id)
    assert gone.value.code == 10070


async def test_what_discord_refuses(scene: Scene) -> None:
    with pytest.raises(discord.Forbidden):
        await made(scene)
    scene.server.add_role(scene.guild, "bots", scene.server.bot, permissions=Permission.CREATE_EVENTS)
    with pytest.raises(discord.HTTPException) as past:
        await made(scene, hours=-1)
    assert "in the past" in past.value.text
    for _ in range(100):
        await made(scene)
    with pytest.raises(discord.HTTPException) as full:
        await made(scene)
    assert full.value.code == 30038
