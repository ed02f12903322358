"""The world as Discord writes it: each thing as the JSON object a bot receives."""

import hashlib

from bot.playground.components import used_files
from bot.playground.entities import (
    Application,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Member,
    Message,
    MessageVersion,
    Role,
    ScheduledEvent,
    User,
)
from bot.playground.permissions import Permission, permissions_in_guild
from bot.playground.snowflake import moment_of, stamp
from bot.playground.wire import Json
from bot.playground.world import World

# Presence, Server Members and Message Content: the bit of the intent, and the flag of an application in few servers.
PRIVILEGED_FLAGS = {1 << 8: 1 << 13, 1 << 1: 1 << 15, 1 << 15: 1 << 19}
ATTACHMENT_LIMIT = 10 * 1024 * 1024  # bytes


def user_payload(user: User) -> Json:
    """Return a user as others see them."""
    return {
        "id": str(user.id),
        "username": user.name,
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.display_name,
        "avatar": None if user.avatar is None else hashlib.md5(user.avatar, usedforsecurity=False).hexdigest(),
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "avatar_decoration_data": None,
    }


def own_user_payload(user: User) -> Json:
    """Return the bot's account as it sees itself."""
    return user_payload(user) | {"mfa_enabled": True, "locale": user.locale, "verified": True, "email": None}


def member_payload(member: Member) -> Json:
    """Return a user in a server."""
    return {
        "user": user_payload(member.user),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": stamp(member.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role_payload(role: Role) -> Json:
    """Return a role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def emoji_payload(world: World, emoji: Emoji) -> Json:
    """Return an emoji of the application, which uploaded it."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": user_payload(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def event_payload(world: World, event: ScheduledEvent, *, counted: bool = False) -> Json:
    """Return a scheduled event; `counted`: with the number of those interested."""
    payload: Json = {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "creator": user_payload(world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "scheduled_start_time": stamp(event.starts),
        "scheduled_end_time": stamp(event.ends),
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "image": None,
        "guild_scheduled_event_exceptions": [],
    }
    return payload | {"user_count": len(event.interested)} if counted else payload


def interest_payload(world: World, event: ScheduledEvent, user_id: int, *, with_member: bool) -> Json:
    """Return someone who is interested in an event; `with_member`: as a member too, if they are in the server."""
    member = world.guilds[event.guild_id].members.get(user_id) if with_member else None
    payload: Json = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user_id),
        "user": user_payload(world.users[user_id]),
        "response": 1,
    }
    return payload if member is None else payload | {"member": member_payload(member)}


def channel_payload(world: World, channel: Channel) -> Json:
    """Return a channel, direct message or thread, as the bot sees it."""
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    base: Json = {"id": str(channel.id), "type": int(channel.kind), "flags": 0, "last_message_id": last}
    if channel.kind is ChannelKind.DIRECT:
        others = [user_payload(world.users[user]) for user in channel.recipients if user != world.bot.id]
        return base | {"recipients": others}
    if channel.kind is ChannelKind.GROUP:
        people = [user_payload(world.users[user]) for user in channel.recipients]
        return base | {"recipients": people, "name": channel.name, "icon": None, "owner_id": str(channel.recipients[0])}
    base |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.thread is not None:
        return base | _thread_fields(world, channel)
    overwrites = [
        {"id": str(o.target_id), "type": int(o.for_member), "allow": str(o.allow), "deny": str(o.deny)}
        for o in channel.overwrites.values()
    ]
    return base | {
        "parent_id": None,
        "topic": channel.topic,
        "position": channel.position,
        "permission_overwrites": overwrites,
        "nsfw": False,
    }


def _thread_fields(world: World, channel: Channel) -> Json:
    thread = channel.thread
    assert thread is not None  # noqa: S101 (the caller looked)
    metadata: Json = {
        "archived": thread.archived,
        "auto_archive_duration": thread.auto_archive_duration,
        "archive_timestamp": stamp(thread.archived_at),
        "locked": thread.locked,
        "create_timestamp": moment_of(channel.id).isoformat(),
    }
    if channel.kind is ChannelKind.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    fields: Json = {
        "parent_id": str(channel.parent_id),
        "owner_id": str(thread.owner_id),
        "thread_metadata": metadata,
        "message_count": len(channel.messages),
        "member_count": len(thread.members),
        "total_message_sent": thread.total_sent,
    }
    if world.bot.id in thread.members:
        fields["member"] = thread_member_payload(channel, world.bot.id)
    return fields


def thread_member_payload(channel: Channel, user_id: int) -> Json:
    """Return someone in a thread."""
    joined = channel.thread.members.get(user_id, 0.0) if channel.thread else 0.0
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": stamp(joined), "flags": 0}


def guild_payload(guild: Guild) -> Json:
    """Return a server without its channels and members, as REST gives it."""
    absent = (
        "icon description home_header splash discovery_splash banner afk_channel_id application_id "
        "system_channel_id widget_channel_id vanity_url_code rules_channel_id safety_alerts_channel_id "
        "public_updates_channel_id max_presences incidents_data"
    )
    return dict.fromkeys(absent.split()) | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "features": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "roles": [role_payload(role) for role in guild.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def own_guild_payload(world: World, guild: Guild) -> Json:
    """Return a server in the list of those that the bot is in, with its permissions before any channel has its say."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == world.bot.id,
        "permissions": str(int(permissions_in_guild(guild, guild.members[world.bot.id]))),
        "features": [],
    }


def full_guild_payload(world: World, guild: Guild, *, all_members: bool) -> Json:
    """Return a server as the gateway sends it: with what the bot may see of it."""
    members = guild.members.values() if all_members else [guild.members[world.bot.id]]
    seen = [c for c in guild.channels.values() if world.permissions(world.bot.id, c) & Permission.VIEW_CHANNEL]
    return guild_payload(guild) | {
        "joined_at": stamp(guild.members[world.bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_payload(member) for member in members],
        "channels": [channel_payload(world, channel) for channel in guild.channels.values() if channel.thread is None],
        "threads": [channel_payload(world, c) for c in seen if c.thread is not None and not c.thread.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [event_payload(world, each) for each in world.events_of(guild)],
        "soundboard_sounds": [],
    }


def application_payload(world: World) -> Json:
    """Return the application as its own bot sees it."""
    application: Application = world.application
    return {
        "id": str(application.id),
        "name": application.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_payload(application.user),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": _flags(application),
        "flags_new": str(_flags(application)),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_payload(world.users[application.owner_id]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }


def _flags(application: Application) -> int:
    """Return what the portal's switches for privileged intents set in an application that is in few servers."""
    return sum(flag for intent, flag in PRIVILEGED_FLAGS.items() if application.privileged_intents & intent)


def attachment_payload(world: World, attachment: Attachment) -> Json:
    """Return a file on a message; its links lead to this server's CDN."""
    payload: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": world.base_url + attachment.path,
        "proxy_url": world.base_url + attachment.path,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        payload["description"] = attachment.description
    if attachment.size is not None:
        payload["width"], payload["height"] = attachment.size
    if attachment.hidden:
        payload["ephemeral"] = True
    return payload


def _loose_files(world: World, version: MessageVersion) -> list[Attachment]:
    """Return the files below a message; those that components or embeds show are not among its attachments."""
    if not version.attachments:
        return []
    used = set(used_files(version.components, version.embeds))
    return [file for file in version.attachments if not {str(file.id), world.base_url + file.path} & used]


def message_payload(
    world: World, message: Message, *, blind: bool = False, version: MessageVersion | None = None
) -> Json:
    """Return a message; `blind` hides what a bot without the message content intent may not read."""
    now = version or message.now
    payload: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_payload(world.users[message.author_id]),
        "type": int(message.kind),
        "content": "" if blind else now.content,
        "embeds": [] if blind else list(now.embeds),
        "attachments": [] if blind else [attachment_payload(world, file) for file in _loose_files(world, now)],
        "components": [] if blind else list(now.components),
        "mentions": [user_payload(world.users[user]) for user in now.mentions],
        "mention_roles": [str(role) for role in now.role_mentions],
        "mention_everyone": False,
        "timestamp": stamp(message.created),
        "edited_timestamp": None if now.edited is None else stamp(now.edited),
        "flags": int(now.flags),
        "pinned": False,
        "tts": False,
    }
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.by_interaction:
        payload["webhook_id"] = payload["application_id"] = str(world.application.id)
    if message.origin is not None:
        payload |= message.origin
    if message.thread_id is not None and (thread := world.channels.get(message.thread_id)):
        payload["thread"] = channel_payload(world, thread)
    return payload | _reference_fields(world, message)


def _reference_fields(world: World, message: Message) -> Json:
    if message.reference is None:
        return {}
    reference: Json = {
        "type": 0,
        "channel_id": str(message.reference.channel_id),
        "message_id": str(message.reference.message_id),
    }
    if message.reference.guild_id is not None:
        reference["guild_id"] = str(message.reference.guild_id)
    channel = world.channels.get(message.reference.channel_id)
    original = channel.messages.get(message.reference.message_id) if channel else None
    shown = None
    if original is not None and original.only_for in (None, message.only_for):
        shown = message_payload(world, original)
        shown.pop("referenced_message", None)
    return {"message_reference": reference, "referenced_message": shown}
