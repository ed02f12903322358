"""Permissions: roles first, then the channel's overwrites.

Source: Discord's reference, "Permissions".
"""

from enum import IntFlag

from bot.playground.entities import Channel, ChannelKind, Guild, Member


class Permission(IntFlag):
    """The permissions that matter to a bot of messages and commands."""

    ADD_REACTIONS = 1 << 6
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50


NOTHING = Permission(0)
EVERYTHING = ~NOTHING & Permission((1 << 53) - 1)

EVERYDAY = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
"""What @everyone may do in a new server."""

IN_DIRECT_MESSAGES = EVERYDAY & ~(
    Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS | Permission.CHANGE_NICKNAME
)
"""What both sides may do in a direct message."""

NEEDS_SENDING = (
    Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.SEND_TTS_MESSAGES
)


def permissions_in_guild(guild: Guild, member: Member) -> Permission:
    """Return what a member may do before any channel has its say."""
    if member.user.id == guild.owner_id:
        return EVERYTHING
    granted = guild.roles[guild.id].permissions
    for role in member.roles:
        granted |= guild.roles[role].permissions
    return EVERYTHING if granted & Permission.ADMINISTRATOR else Permission(granted)


def permissions_in(guild: Guild, channel: Channel, member: Member) -> Permission:
    """Return what a member may do in one channel, or in a thread by its parent's overwrites."""
    granted = permissions_in_guild(guild, member)
    if granted == EVERYTHING:
        return granted
    place = guild.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
    granted = _overwritten(granted, place, guild.id, member)
    if not granted & Permission.VIEW_CHANNEL:
        return NOTHING
    speaking = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    if not granted & speaking:
        granted &= ~NEEDS_SENDING
    if channel.kind is ChannelKind.PRIVATE_THREAD and not granted & Permission.MANAGE_THREADS:
        invited = channel.thread is not None and member.user.id in channel.thread.members
        return granted if invited else NOTHING
    return granted


def _overwritten(granted: Permission, channel: Channel, everyone: int, member: Member) -> Permission:
    if found := channel.overwrites.get(everyone):
        granted = granted & ~found.deny | found.allow
    theirs = [channel.overwrites[role] for role in member.roles if role in channel.overwrites]
    for overwrite in theirs:
        granted &= ~overwrite.deny
    for overwrite in theirs:
        granted |= overwrite.allow
    if found := channel.overwrites.get(member.user.id):
        granted = granted & ~found.deny | found.allow
    return Permission(granted)
