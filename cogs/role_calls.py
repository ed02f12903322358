"""The roles that a table may call when it opens: those that the server's managers have chosen, never everyone."""

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.text import say
from bot.text.listing import listed
from cogs.locale_and_style import locale_of, server_of
from cogs.permissions import FOR_CALLS, check_permissions, missing_at
from cogs.reach import home_of, is_elsewhere
from cogs.refusals import Barred

LONGEST_NAME = 100  # characters of a suggestion


def check_callable(interaction: discord.Interaction, chosen: Iterable[int | None]) -> None:
    """Check that these roles may be among those that tables call. Raises Barred for everyone's role."""
    if home_of(interaction) in set(chosen):
        raise Barred(say(locale_of(interaction), "call-everyone"))


def suggest_roles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the roles of the server that a table may call and whose name has the typed text in it."""
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=f"@{each.name}"[:LONGEST_NAME], value=str(each.id))
        for each in _callable(interaction)
        if wanted in f"@{each.name}".casefold()
    ]


def role_to_call(interaction: discord.Interaction, named: str | None) -> int | None:
    """Return the id of the role that a table is to call, given its id, mention or name; None if none is named.

    Raises Barred for a role that the managers have not chosen, and where the bot may not call it, or is not.
    """
    if named is None:
        return None
    locale, found = locale_of(interaction), _callable(interaction)
    if is_elsewhere(interaction):
        raise Barred(say(locale, "call-elsewhere"))
    text = named.strip().casefold()
    names = {name: each for each in found for name in (str(each.id), each.mention, f"@{each.name}", each.name)}
    role = {name.casefold(): each for name, each in names.items()}.get(text)
    if role is None and not found:
        raise Barred(say(locale, "call-none"))
    if role is None:
        raise Barred(say(locale, "call-others", roles=listed([each.mention for each in found], locale=locale)))
    granted = interaction.app_permissions
    if not role.mentionable and not granted.mention_everyone:
        if missing_at(interaction.channel, granted, locale=locale) is not None:
            check_permissions(interaction, further=FOR_CALLS)
        raise Barred(say(locale, "call-forbidden", role=role.mention))
    return role.id


def _callable(interaction: discord.Interaction) -> list[discord.Role]:
    """Return the roles that the managers have chosen and that still exist, without everyone's."""
    if interaction.guild is None:
        return []
    found = [interaction.guild.get_role(each) for each in server_of(interaction).called]
    return [each for each in found if each is not None and not each.is_default()]
