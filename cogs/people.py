"""Discord's people as players."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import discord

from bot.tables import Player, Tables
from cogs.locale_and_style import known_player
from cogs.reach import home_of
from cogs.screens.screen import PublicScreen

Person = discord.Member | discord.User


async def player_of(interaction: discord.Interaction, tables: Tables) -> Player:
    """Return the person who pressed or typed, as a player.

    Their present name and language, the server's language and the channel of direct messages are stored on the way.
    """
    if (guild_id := home_of(interaction)) is not None and interaction.guild_locale is not None:
        await tables.servers.see_language(guild_id, str(interaction.guild_locale))
    name, locale = interaction.user.display_name, str(interaction.locale)
    player = known_player(interaction)
    if player is None or (player.name, player.locale) != (name, locale):
        player = await tables.people.meet(interaction.user.id, name=name, locale=locale)
    if interaction.context.dm_channel and interaction.channel_id not in {None, player.dm_channel_id}:
        await tables.people.set_dm_channel(player, interaction.channel_id)
    return player


async def player_named(user: Person, tables: Tables) -> Player:
    """Return a person whom another wants to play or settle with, stored from now on.

    Discord does not give their language, so the stored one stays. To look at a person, use `known_as`.
    """
    return await player_met(user.id, user.display_name, tables)


async def player_met(discord_id: int, name: str, tables: Tables) -> Player:
    """Return the same for a person of whom no more is known than this."""
    known = await tables.people.find(discord_id)
    return await tables.people.meet(discord_id, name=name, locale=known.locale if known else "")


async def without_blockers(screen: PublicScreen, by: Player, tables: Tables) -> PublicScreen:
    """Return the same screen without notices to people who block its poster."""
    blockers = await tables.blocking.blockers_of(by)
    return replace(screen, pings=tuple(each for each in screen.pings if each not in blockers))


@dataclass(frozen=True, slots=True)
class Chosen:
    """A person chosen in a menu of people."""

    id: int
    name: str
    bot: bool
    roles: tuple[int, ...] | None  # in the server of the menu; None for a person who is not there


def people_chosen(interaction: discord.Interaction) -> list[Chosen]:
    """Return the chosen people, as Discord describes them next to the ids."""
    resolved = _child(dict(interaction.data or {}), "resolved")
    users, members = _child(resolved, "users"), _child(resolved, "members")
    found = []
    for key in users:
        user, member = _child(users, key), _child(members, key)
        roles = member.get("roles")
        named = member.get("nick") or user.get("global_name") or user.get("username")
        ids = tuple(int(str(each)) for each in roles) if isinstance(roles, list) else None
        found.append(Chosen(int(key), str(named), bool(user.get("bot")), ids))
    return found


def _child(of: Mapping[str, object], key: str) -> Mapping[str, object]:
    inner = of.get(key)
    return inner if isinstance(inner, dict) else {}


async def known_as(user: Person, tables: Tables) -> Player | None:
    """Return a person whom another looks at, under their present name; None for a stranger. Stores nothing."""
    known = await tables.people.find(user.id)
    return None if known is None else replace(known, name=user.display_name)
