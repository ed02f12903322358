"""The gateway events of a change, and the intents that a bot needs to hear them.

Source: Discord's reference, "Gateway: list of intents" and "Gateway events".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntFlag

from bot.playground.changes import (
    Change,
    ChannelChanged,
    EventChanged,
    GuildJoined,
    InterestChanged,
    MemberChanged,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    MessagesPurged,
    RolesChanged,
    ThreadMembersChanged,
    Typing,
)
from bot.playground.entities import Channel, ChannelKind, Message
from bot.playground.payloads import (
    channel_payload,
    event_payload,
    full_guild_payload,
    member_payload,
    message_payload,
    role_payload,
    thread_member_payload,
    user_payload,
)
from bot.playground.permissions import Permission
from bot.playground.wire import Json
from bot.playground.world import World


class Intent(IntFlag):
    """The events that a bot asks for."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


NO_INTENT = Intent(0)
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 22) - 1 | 1 << 24 | 1 << 25
TOLD_OF_A_DELETED_THREAD = ("id", "guild_id", "parent_id", "type")


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One event, the intent it needs, and what a bot gets that may not read other people's messages."""

    event: str
    payload: Json
    needs: Intent = NO_INTENT
    guild_id: int | None = None  # None: sent to the first shard
    blind: Json | None = None
    for_large_bots: Json | None = None  # instead of `payload` with the members intent

    def payload_for(self, intents: Intent) -> Json:
        """Return the payload for a session with these intents."""
        if self.blind is not None and not intents & Intent.MESSAGE_CONTENT:
            return self.blind
        if self.for_large_bots is not None and intents & Intent.GUILD_MEMBERS:
            return self.for_large_bots
        return self.payload


def events_of(world: World, change: Change) -> Iterator[Dispatch]:
    """Yield the bot's events of a change; nothing about places it cannot see."""
    match change:
        case GuildJoined(guild):
            yield guild_create(world, guild.id, joined=True)
        case MemberChanged():
            yield from _member_events(world, change)
        case RolesChanged(guild, role_id, what):
            role: Json = {"guild_id": str(guild.id), "role": role_payload(guild.roles[role_id])}
            yield Dispatch(f"GUILD_ROLE_{what.upper()}", role, Intent.GUILDS, guild.id)
        case ChannelChanged(channel, what):
            yield from _channel_events(world, channel, what)
        case ThreadMembersChanged(channel, added, removed):
            yield from _thread_member_events(world, channel, added, removed)
        case MessagePosted(message):
            yield from _message_events(world, message, "MESSAGE_CREATE")
        case MessageEdited(message):
            yield from _message_events(world, message, "MESSAGE_UPDATE")
        case MessageDeleted() | MessagesPurged():
            yield from _deletion(world, change)
        case EventChanged() | InterestChanged():
            yield from _scheduled(world, change)
        case Typing(channel, user_id):
            yield from _typing(world, channel, user_id)


def guild_create(world: World, guild_id: int, *, joined: bool = False) -> Dispatch:
    """Return a server becomes available; or, without that word, the bot has just joined it."""
    guild = world.guilds[guild_id]
    few, many = (full_guild_payload(world, guild, all_members=everybody) for everybody in (False, True))
    if joined:
        del few["unavailable"], many["unavailable"]
    return Dispatch("GUILD_CREATE", few, Intent.GUILDS, guild_id, for_large_bots=many)


def _scheduled(world: World, change: EventChanged | InterestChanged) -> Iterator[Dispatch]:
    """Yield the event of a scheduled event, or of someone's interest in one."""
    event = change.event
    if world.bot.id not in world.guilds[event.guild_id].members:
        return
    if isinstance(change, EventChanged):
        name, payload = f"GUILD_SCHEDULED_EVENT_{change.what.upper()}", event_payload(world, event)
    else:
        name = f"GUILD_SCHEDULED_EVENT_USER_{change.what.upper()}"
        payload = {"guild_scheduled_event_id": str(event.id), "user_id": str(change.user_id)}
        payload["guild_id"] = str(event.guild_id)
    yield Dispatch(name, payload, Intent.GUILD_SCHEDULED_EVENTS, event.guild_id)


def _sees(world: World, channel: Channel) -> bool:
    return bool(world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL)


def _member_events(world: World, change: MemberChanged) -> Iterator[Dispatch]:
    """Yield the events of a member. Those of the bot itself come without the intent for members."""
    guild, member = change.guild, change.member
    payload = {"guild_id": str(guild.id), **member_payload(member)}
    if member.user.id != world.bot.id:
        yield Dispatch(f"GUILD_MEMBER_{change.what.upper()}", payload, Intent.GUILD_MEMBERS, guild.id)
    elif change.what == "add":
        yield guild_create(world, guild.id, joined=True)
    elif change.what == "remove":  # without `unavailable`: the bot was removed, and the server has no outage
        yield Dispatch("GUILD_DELETE", {"id": str(guild.id)}, Intent.GUILDS, guild.id)
    else:
        yield Dispatch("GUILD_MEMBER_UPDATE", payload, Intent.GUILDS, guild.id)


def _channel_events(world: World, channel: Channel, what: str) -> Iterator[Dispatch]:
    guild = world.guild_of(channel)
    if channel.kind is ChannelKind.DIRECT or guild is None or world.bot.id not in guild.members:
        return
    payload = channel_payload(world, channel)
    if channel.thread is None:
        yield Dispatch(f"CHANNEL_{what.upper()}", payload, Intent.GUILDS, channel.guild_id)
        return
    if what == "create":
        payload["newly_created"] = True
    elif what == "delete":
        payload = {key: payload[key] for key in TOLD_OF_A_DELETED_THREAD}
    if _sees(world, channel):
        yield Dispatch(f"THREAD_{what.upper()}", payload, Intent.GUILDS, channel.guild_id)


def _thread_member_events(
    world: World, channel: Channel, added: tuple[int, ...], removed: tuple[int, ...]
) -> Iterator[Dispatch]:
    guild, thread = world.guild_of(channel), channel.thread
    if guild is None or thread is None:
        return
    bot_id = world.bot.id
    if bot_id in added:
        yield Dispatch("THREAD_CREATE", channel_payload(world, channel), Intent.GUILDS, guild.id)
    members = [
        thread_member_payload(channel, user) | {"member": member_payload(guild.members[user]), "presence": None}
        for user in added
    ]
    payload: Json = {
        "id": str(channel.id),
        "guild_id": str(guild.id),
        "member_count": len(thread.members),
        "added_members": members,
        "removed_member_ids": [str(user) for user in removed],
    }
    needs = Intent.GUILDS if bot_id in (*added, *removed) else Intent.GUILD_MEMBERS
    yield Dispatch("THREAD_MEMBERS_UPDATE", payload, needs, guild.id)


def _message_needs(message: Message, guild_id: int | None) -> Intent:
    """Return the payload: hidden replies go to the bot as direct messages do, without a server."""
    return Intent.DIRECT_MESSAGES if message.hidden or guild_id is None else Intent.GUILD_MESSAGES


def _message_events(world: World, message: Message, event: str) -> Iterator[Dispatch]:
    channel = world.channels[message.channel_id]
    if not _sees(world, channel):
        return
    payload = message_payload(world, message)
    readable = message.author_id == world.bot.id or world.bot.id in message.now.mentions or channel.guild_id is None
    blind = None if readable else message_payload(world, message, blind=True)
    guild = world.guild_of(channel)
    if guild is not None and not message.hidden and (member := guild.members.get(message.author_id)):
        member_part = member_payload(member)
        del member_part["user"]
        for version in (payload, blind):
            if version is not None:
                version |= {"guild_id": str(guild.id), "member": member_part}
    shard_guild = None if message.hidden else channel.guild_id
    yield Dispatch(event, payload, _message_needs(message, channel.guild_id), shard_guild, blind)


def _deletion(world: World, change: MessageDeleted | MessagesPurged) -> Iterator[Dispatch]:
    message = change.message if isinstance(change, MessageDeleted) else change.messages[0]
    channel = world.channels.get(message.channel_id)
    if channel is None or not _sees(world, channel):
        return
    payload: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None and not message.hidden:
        payload["guild_id"] = str(channel.guild_id)
    shard_guild, event = None if message.hidden else channel.guild_id, "MESSAGE_DELETE"
    if isinstance(change, MessagesPurged):
        del payload["id"]
        event, payload["ids"] = f"{event}_BULK", [str(each.id) for each in change.messages]
    yield Dispatch(event, payload, _message_needs(message, channel.guild_id), shard_guild)


def _typing(world: World, channel: Channel, user_id: int) -> Iterator[Dispatch]:
    payload: Json = {
        "channel_id": str(channel.id),
        "user_id": str(user_id),
        "timestamp": int(world.clock.now()),
        "user": user_payload(world.users[user_id]),
    }
    needs = Intent.DIRECT_MESSAGE_TYPING
    if guild := world.guild_of(channel):
        needs = Intent.GUILD_MESSAGE_TYPING
        payload |= {"guild_id": str(guild.id), "member": member_payload(guild.members[user_id])}
    if _sees(world, channel):
        yield Dispatch("TYPING_START", payload, needs, channel.guild_id)
