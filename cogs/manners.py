"""What holds for an interaction: what its server decided and its person prefers, recalled once, on arrival."""

import logging

import discord

from bot.tables import Player, Preferences, ServerSettings, Tables
from bot.text import Locale, parse_locale
from render import Style, Theme

log = logging.getLogger(__name__)

SERVER, PERSON, PLAYER = "server", "person", "player"  # where they are kept with the interaction


async def recall(interaction: discord.Interaction, tables: Tables) -> None:
    """Have at hand what holds for this interaction. Never raises: without it everything is as by default."""
    try:
        interaction.extras[SERVER] = await tables.servers.of(interaction.guild_id)
        player = await tables.people.find(interaction.user.id)
        if player is not None:
            interaction.extras[PLAYER] = player
            interaction.extras[PERSON] = await tables.preferences.of(player)
    except Exception as error:  # whatever is wrong with the store, its answer says so
        log.warning("interaction %d: settings cannot be read: %s", interaction.id, type(error).__name__)


def server_of(interaction: discord.Interaction) -> ServerSettings:
    """What was decided where somebody pressed."""
    found = interaction.extras.get(SERVER)
    return found if isinstance(found, ServerSettings) else ServerSettings()


def preferences_of(interaction: discord.Interaction) -> Preferences:
    """What whoever pressed prefers."""
    found = interaction.extras.get(PERSON)
    return found if isinstance(found, Preferences) else Preferences()


def locale_of(interaction: discord.Interaction) -> Locale:
    """The language of whoever pressed: the one they chose, else their client's."""
    return parse_locale(preferences_of(interaction).language or str(interaction.locale))


def public_locale(interaction: discord.Interaction) -> Locale:
    """The language of the server: the one chosen for it, else the one Discord names."""
    named = str(interaction.guild_locale) if interaction.guild_locale else None
    return parse_locale(server_of(interaction).language or named)


def known_player(interaction: discord.Interaction) -> Player | None:
    """Whoever pressed, as they were known when the interaction arrived; None for somebody new."""
    found = interaction.extras.get(PLAYER)
    return found if isinstance(found, Player) else None


def public_style(server: ServerSettings) -> Style:
    """How pictures look that everybody in a server sees."""
    return Style(Theme(server.theme.value))


def private_style(preferences: Preferences) -> Style:
    """How pictures look that only one person sees."""
    return Style(Theme(preferences.theme.value), preferences.four_colours, preferences.order, preferences.larger)
