"""Checks of a wish against the decisions of a server's managers: where, who, and for how much."""

from collections.abc import Sequence

import discord

from bot.tables import ServerSettings
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.locale_and_style import locale_of, server_of
from cogs.names import as_text
from cogs.refusals import Barred

MOST_NAMED = 6  # channels named in one sentence


def check_house_rules(
    interaction: discord.Interaction,
    *,
    stake: int = 0,
    opponent: discord.User | discord.Member | None = None,
    anywhere: bool = False,
) -> None:
    """Check that the server allows a game here, for these people and this stake. Raises Barred.

    `stake` is the smaller one, in minor units. `anywhere` skips the check of the channel, for a game that began in an
    allowed channel.
    """
    server, locale = server_of(interaction), locale_of(interaction)
    role = "" if server.role is None else f"<@&{server.role}>"
    if not anywhere and not server.allows(*places_of(interaction.channel_id, interaction.channel)):
        raise Barred(instead(server, locale=locale))
    if not _has_role(interaction.user, server.role):
        raise Barred(say(locale, "house-role", role=role))
    if isinstance(opponent, discord.Member) and not _has_role(opponent, server.role):
        raise Barred(say(locale, "house-role-opponent", opponent=as_text(opponent.display_name), role=role))
    if stake > server.largest_stake:
        most = amount(server.largest_stake, locale=locale)
        unit = unit_word(server.unit, locale=locale, minor=server.largest_stake)
        raise Barred(say(locale, "house-stake", most=most, unit=unit))


def check_role(interaction: discord.Interaction, person: str, roles: Sequence[int]) -> None:
    """Check that the server lets a person with this name and these roles play. Raises Barred."""
    role = server_of(interaction).role
    if role is not None and role not in roles:
        named = {"opponent": as_text(person), "role": f"<@&{role}>"}
        raise Barred(say(locale_of(interaction), "house-role-opponent", **named))


def instead(server: ServerSettings, *, locale: Locale) -> str:
    """Return the sentence about where games of this server are started."""
    named = ", ".join(f"<#{channel}>" for channel in server.channels[:MOST_NAMED])
    return say(locale, "house-channels", channels=named)


def places_of(channel_id: int | None, channel: object) -> list[int]:
    """Return the id of the channel, and for a thread also that of the channel it belongs to."""
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return [place for place in (channel_id, parent) if place is not None]


def _has_role(user: discord.User | discord.Member, role: int | None) -> bool:
    """Return whether `user` has the role that may play; in a direct message everyone may."""
    return role is None or not isinstance(user, discord.Member) or user.get_role(role) is not None
