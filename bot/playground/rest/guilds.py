"""Servers, their channels and members."""

from bot.playground.payloads import channel_payload, guild_payload, member_payload, role_payload
from bot.playground.rest.ask import Ask, Reply, Route


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


ROUTES = (
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/channels", channels),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
)
