"""Servers, their channels and members."""

from bot.playground.entities import Guild, Member, Role
from bot.playground.payloads import channel_payload, guild_payload, member_payload, role_payload
from bot.playground.permissions import Permission, permissions_in_guild
from bot.playground.refusal import Reason, Refusal
from bot.playground.rest.ask import NO_CONTENT, Ask, Reply, Route


def guild(ask: Ask) -> Reply:
    """GET /guilds/{guild_id}"""
    found = ask.guild()
    payload = guild_payload(found)
    if ask.asks("with_counts"):
        payload |= {"approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}
    return Reply(payload)


def channels(ask: Ask) -> Reply:
    """GET /guilds/{guild_id}/channels"""
    world = ask.backend.world
    return Reply([channel_payload(world, c) for c in ask.guild().channels.values() if c.thread is None])


def roles(ask: Ask) -> Reply:
    """GET /guilds/{guild_id}/roles"""
    return Reply([role_payload(role) for role in ask.guild().roles.values()])


def member(ask: Ask) -> Reply:
    """GET /guilds/{guild_id}/members/{user_id}"""
    return Reply(member_payload(ask.backend.world.member(ask.id("guild_id"), ask.id("user_id"))))


def add_role(ask: Ask) -> Reply:
    """PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}"""
    guild, member, role = _given(ask)
    ask.backend.world.grant_role(guild, member.user, role)
    return NO_CONTENT


def remove_role(ask: Ask) -> Reply:
    """DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}"""
    guild, member, role = _given(ask)
    ask.backend.world.withdraw_role(guild, member.user, role)
    return NO_CONTENT


def _given(ask: Ask) -> tuple[Guild, Member, Role]:
    """Return the role that is given or taken, and from whom. Raises Refusal."""
    world, guild = ask.backend.world, ask.guild()
    member, own = world.member(guild.id, ask.id("user_id")), world.member(guild.id, world.bot.id)
    role = guild.roles.get(ask.id("role_id"))
    if role is None:
        raise Refusal.of(Reason.UNKNOWN_ROLE)
    highest = max((guild.roles[each].position for each in own.roles), default=0)
    if not permissions_in_guild(guild, own) & Permission.MANAGE_ROLES or role.position >= highest:
        raise Refusal.of(Reason.MISSING_PERMISSIONS)
    return guild, member, role


ROUTES = (
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/channels", channels),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", add_role),
    Route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", remove_role),
)
