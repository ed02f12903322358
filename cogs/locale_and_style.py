"""The settings behind an interaction: those of its server and its person, read once when it arrives."""

import logging
from functools import lru_cache

import discord

from bot.tables import Player, Preferences, ServerSettings, Tables
from bot.text import Locale, parse_locale
from cogs.reach import home_of, is_conversation
from cogs.screens.emoji import SmallCards
from cogs.screens.game import Manner
from render import Style, Theme

log = logging.getLogger(__name__)

KEPT = 1_000  # ways to like pictures that are remembered
SERVER, PERSON, PLAYER, SPOKEN = "server", "person", "player", "spoken"  # keys of `Interaction.extras`


async def recall(interaction: discord.Interaction, tables: Tables) -> None:
    """Read the settings and keep them with the interaction. Never raises: unreadable ones get defaults."""
    try:
        interaction.extras[SERVER] = await tables.servers.of(home_of(interaction))
        if is_conversation(interaction) and interaction.channel_id is not None:
            interaction.extras[SPOKEN] = await tables.servers.language_seen(interaction.channel_id)
        player = await tables.people.find(interaction.user.id)
        if player is not None:
            interaction.extras[PLAYER] = player
            interaction.extras[PERSON] = await tables.preferences.of(player)
    except Exception as error:  # if the store is at fault, the answer will say so
        log.warning("interaction %d: settings cannot be read: %s", interaction.id, type(error).__name__)


def server_of(interaction: discord.Interaction) -> ServerSettings:
    """Return the settings of the server of `interaction`."""
    found = interaction.extras.get(SERVER)
    return found if isinstance(found, ServerSettings) else ServerSettings()


def preferences_of(interaction: discord.Interaction) -> Preferences:
    """Return the preferences of the person who pressed or typed."""
    found = interaction.extras.get(PERSON)
    return found if isinstance(found, Preferences) else Preferences()


def locale_of(interaction: discord.Interaction) -> Locale:
    """Return the language of the person who pressed or typed: the one they chose, else their client's."""
    return parse_locale(preferences_of(interaction).language or str(interaction.locale))


def public_locale(interaction: discord.Interaction) -> Locale:
    """Return the language of the server: the one its managers chose, else the one Discord names.

    In a group or between two people it is that of the person who began to play there, else of the one who acts.
    """
    if is_conversation(interaction):
        spoken = interaction.extras.get(SPOKEN)
        return parse_locale(spoken) if isinstance(spoken, str) else locale_of(interaction)
    named = str(interaction.guild_locale) if interaction.guild_locale else None
    return parse_locale(server_of(interaction).language or named)


def known_player(interaction: discord.Interaction) -> Player | None:
    """Return the person who pressed or typed, as stored when the interaction arrived; None if new."""
    found = interaction.extras.get(PLAYER)
    return found if isinstance(found, Player) else None


def public_style(server: ServerSettings) -> Style:
    """Return the look of pictures that everyone in a server sees."""
    return Style(Theme(server.theme.value))


@lru_cache(KEPT)  # every press asks, and most people like it alike
def private_style(preferences: Preferences) -> Style:
    """Return the look of pictures that only one person sees."""
    return Style(
        Theme(preferences.theme.value),
        preferences.four_colors,
        preferences.order,
        preferences.larger,
        preferences.sorting,
    )


def private_manner(preferences: Preferences, locale: Locale, emoji: SmallCards) -> Manner:
    """Return the manner of what one person alone sees, who has these `preferences`."""
    return Manner(
        locale,
        private_style(preferences),
        emoji,
        asks_clean=preferences.asks_clean,
        asks_passing=preferences.asks_passing,
    )
