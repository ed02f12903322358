"""The game that a person means: the one they name, or the usual one of the server; and games to choose from."""

from collections.abc import Collection

import discord
from discord import app_commands

from bot.games.protocol import BadOption
from bot.tables import Declined, Reason
from bot.text import LOCALES, Locale, say
from cogs.locale_and_style import locale_of, server_of

MOST_CHOICES = 25  # suggestions, a limit of Discord's


def game_meant(interaction: discord.Interaction, hosted: Collection[str], named: str | None) -> str:
    """Return the name of the game to look at: any that is hosted. Raises BadOption."""
    if named is None:
        return server_of(interaction).playable(hosted).usual
    if (found := _found(named, hosted)) is None:
        raise BadOption("unknown-game", "game")
    return found


def game_named(interaction: discord.Interaction, hosted: Collection[str], named: str | None) -> str | None:
    """Return the name of the game that was named; None if none was. Raises BadOption."""
    return None if named is None else game_meant(interaction, hosted, named)


def game_typed(interaction: discord.Interaction, hosted: Collection[str]) -> str:
    """Return the game chosen so far, while a person fills in another option; the usual one for none."""
    named = getattr(interaction.namespace, "game", None)
    found = None if not named else _found(str(named), hosted)
    return found or server_of(interaction).playable(hosted).usual


def game_to_play(interaction: discord.Interaction, hosted: Collection[str], named: str | None) -> str:
    """Return the name of the game to play, which the server allows. Raises BadOption, or Declined (NOT_PLAYED)."""
    game = game_meant(interaction, hosted, named)
    if game not in server_of(interaction).playable(hosted).names:
        raise Declined(Reason.NOT_PLAYED)
    return game


def suggest_games(
    interaction: discord.Interaction, hosted: Collection[str], typed: str
) -> list[app_commands.Choice[str]]:
    """Return the games to look at that match the typed text."""
    return _matching(hosted, typed, locale_of(interaction))


def suggest_games_to_play(
    interaction: discord.Interaction, hosted: Collection[str], typed: str
) -> list[app_commands.Choice[str]]:
    """Return the games that the server allows and that match the typed text."""
    return _matching(server_of(interaction).playable(hosted).names, typed, locale_of(interaction))


def _found(named: str, hosted: Collection[str]) -> str | None:
    """Return the game with this name, in any language or as it is suggested; None if there is none."""
    wanted = named.strip().casefold()
    return next((game for game in hosted if wanted in {game, *_names(game)}), None)


def _matching(games: Collection[str], typed: str, locale: Locale) -> list[app_commands.Choice[str]]:
    fitting = [game for game in games if any(typed.casefold() in name for name in _names(game))]
    return [app_commands.Choice(name=say(locale, f"{game}-name")[:100], value=game) for game in fitting[:MOST_CHOICES]]


def _names(game: str) -> list[str]:
    """Return the names of a game in all languages, as they are compared: a French reader may know the English one."""
    return [say(locale, f"{game}-name").casefold() for locale in LOCALES]
