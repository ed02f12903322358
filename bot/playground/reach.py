"""Where the app can be used: in its own places, and wherever somebody is who has installed it for themselves.

In another's place the bot can do nothing by itself. It answers what people do, as long as their tokens live.
Source: Discord's reference, "Application: installation context" and "Receiving and responding to interactions".
"""

from enum import IntEnum

from bot.playground.entities import Channel, User
from bot.playground.permissions import Permission
from bot.playground.wire import Json, values, whole
from bot.playground.world import World

MOST_FOLLOW_UPS = 5  # for one interaction in another's place
IN_DIRECT_TOLD = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
FOR_SERVERS, FOR_PEOPLE = 0, 1  # kinds of installation


class Context(IntEnum):
    """The kind of place of an interaction."""

    SERVER = 0
    BOT_DIRECT = 1  # direct messages with the bot
    PRIVATE = 2  # direct messages between other people, and groups


def context_of(world: World, channel: Channel) -> Context:
    """Return the kind of place that a channel is."""
    if channel.guild_id is not None:
        return Context.SERVER
    return Context.BOT_DIRECT if world.bot.id in channel.recipients else Context.PRIVATE


def is_at_home(world: World, channel: Channel) -> bool:
    """Return whether the bot itself is in this place."""
    guild = world.guild_of(channel)
    return world.bot.id in (channel.recipients if guild is None else guild.members)


def is_offered(world: World, command: Json, channel: Channel, user: User) -> bool:
    """Return whether a client offers a command here: by contexts, kinds of installation, and rights."""
    installed = {FOR_SERVERS: is_at_home(world, channel), FOR_PEOPLE: user.has_app}
    places = values(command, "contexts")
    if places and context_of(world, channel) not in places:
        return False
    if not any(installed.get(kind, False) for kind in values(command, "integration_types") if isinstance(kind, int)):
        return False
    if world.guild_of(channel) is None:
        return command.get("dm_permission") is not False
    needed, held = whole(command.get("default_member_permissions")), int(world.permissions(user.id, channel))
    is_allowed = needed is None or (held & needed == needed and bool(needed))
    return is_allowed or bool(held & Permission.ADMINISTRATOR)


def owners_of(world: World, channel: Channel, user: User) -> Json:
    """Return who has installed the app where somebody uses it: the server, the person, or both."""
    owners: Json = {}
    if is_at_home(world, channel):
        owners[str(FOR_SERVERS)] = str(channel.guild_id or 0)
    if user.has_app:
        owners[str(FOR_PEOPLE)] = str(user.id)
    return owners


def app_permissions(world: World, channel: Channel) -> Permission:
    """Return what the bot may do where it was called; outside its servers Discord lists these few rights."""
    match context_of(world, channel):
        case Context.BOT_DIRECT:
            return IN_DIRECT_TOLD | Permission.USE_EXTERNAL_EMOJIS
        case Context.SERVER if is_at_home(world, channel):
            return world.permissions(world.bot.id, channel)
        case _:
            return IN_DIRECT_TOLD


def hides_answers(world: World, channel: Channel, user: User) -> bool:
    """Return whether only this person sees what the bot answers them, as another server may have it."""
    if channel.guild_id is None or is_at_home(world, channel):
        return False
    return not world.permissions(user.id, channel) & Permission.USE_EXTERNAL_APPS
