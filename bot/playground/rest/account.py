"""The bot itself, its application, other users, and where the gateway is."""

from bot.playground.payloads import (
    application_payload,
    channel_payload,
    own_guild_payload,
    own_user_payload,
    user_payload,
)
from bot.playground.refusal import Reason, Refusal
from bot.playground.rest.ask import Ask, Reply, Route
from bot.playground.wire import number, whole

MOST_GUILDS = 200


def own_user(ask: Ask) -> Reply:
    """GET /users/@me"""
    return Reply(own_user_payload(ask.backend.world.bot))


def any_user(ask: Ask) -> Reply:
    """GET /users/{user_id}"""
    return Reply(user_payload(ask.backend.world.user(ask.id("user_id"))))


def application(ask: Ask) -> Reply:
    """GET /applications/@me and /oauth2/applications/@me"""
    return Reply(application_payload(ask.backend.world))


def own_guilds(ask: Ask) -> Reply:
    """GET /users/@me/guilds: the first of them, in order of their ids; there is no further page."""
    world = ask.backend.world
    most = whole(ask.query.get("limit", "")) or MOST_GUILDS
    mine = sorted(each.id for each in world.guilds.values() if world.bot.id in each.members)
    return Reply([own_guild_payload(world, world.guilds[each]) for each in mine[: min(most, MOST_GUILDS)]])


def gateway(ask: Ask) -> Reply:
    """GET /gateway"""
    return Reply({"url": ask.backend.gateway.url})


def gateway_for_bots(ask: Ask) -> Reply:
    """GET /gateway/bot"""
    starts = ask.backend.gateway.starts
    limits = starts.limits
    limit = {"total": limits.a_day, "remaining": starts.left, "reset_after": 0, "max_concurrency": limits.at_once}
    return Reply({"url": ask.backend.gateway.url, "shards": limits.shards, "session_start_limit": limit})


def open_direct_messages(ask: Ask) -> Reply:
    """POST /users/@me/channels"""
    world = ask.backend.world
    user = world.user(number(ask.form, "recipient_id"))
    if user.bot:
        raise Refusal.of(Reason.CLOSED_DIRECT_MESSAGES)
    channel = world.direct_channel(world.bot.id, user.id)
    return Reply(channel_payload(world, channel))


ROUTES = (
    Route("GET", "/users/@me", own_user),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("GET", "/users/{user_id}", any_user),
    Route("POST", "/users/@me/channels", open_direct_messages),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_for_bots),
)
