"""The common part of all beginnings of a game: where it may begin, and for how many."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.games.protocol import BadOption, Game
from bot.hosted import Games
from bot.tables import Tables, Terms
from bot.text import say
from cogs.house_rules import check_house_rules
from cogs.locale_and_style import SPOKEN, locale_of, server_of
from cogs.people import Person
from cogs.permissions import check_permissions
from cogs.reach import is_conversation, is_elsewhere, place_id_of, see_message
from cogs.refusals import Barred
from cogs.screens.challenge import seats_line
from cogs.which_game import game_meant

MOST_SEATS = 10  # at any table


def games_for_two(interaction: discord.Interaction, games: Games) -> tuple[str, ...]:
    """Return the names of the games that the server allows and two can play, the usual one first."""
    playable = server_of(interaction).playable(games)
    return tuple(name for name in dict.fromkeys([playable.usual, *playable.names]) if 2 in games[name].game.seats)


def place_of(interaction: discord.Interaction, terms: Terms, opponent: Person | None = None) -> tuple[int, int]:
    """Return the place and the channel where a game on these terms may begin. Raises Barred where it may not.

    The place is the server, also one without the bot, or the channel of a group or of two people. Where the bot is not,
    the person who asks must have the right to show there what it answers.
    """
    if (place_id := place_id_of(interaction)) is None or interaction.channel_id is None:
        raise Barred(say(locale_of(interaction), "challenge-server-only"))
    see_message(interaction, locale=locale_of(interaction))
    check_house_rules(interaction, stake=terms.stake, opponent=opponent)
    check_permissions(interaction)
    return place_id, interaction.channel_id


def here(interaction: discord.Interaction, terms: Terms) -> Terms:
    """Return the same terms for a game that begins where somebody acts now."""
    return replace(terms, is_elsewhere=is_elsewhere(interaction))


async def note_language(interaction: discord.Interaction, tables: Tables) -> None:
    """Note the language of a place where the bot is not: that of its server, else of the last who began to play there.

    While a game goes on in a group or between two people, its language stays.
    """
    place_id = place_id_of(interaction)
    if place_id is None or not is_elsewhere(interaction):
        return
    if not is_conversation(interaction):
        await tables.servers.see_language(place_id, str(interaction.guild_locale or locale_of(interaction)))
    elif await tables.servers.language_seen(place_id) is None or not await tables.memory.tables_in(place_id):
        interaction.extras[SPOKEN] = spoken = locale_of(interaction)
        await tables.servers.see_language(place_id, spoken)


def see_seats(interaction: discord.Interaction, game: Game, seats: int) -> None:
    """Raise Barred, with the possible numbers, if `seats` people cannot play `game`."""
    if seats not in game.seats:
        raise Barred(seats_line(game, locale=locale_of(interaction)))


def suggest_seats(interaction: discord.Interaction, games: Games, typed: object) -> list[app_commands.Choice[int]]:
    """Return the possible numbers of players for the named or usual game that begin with the typed text."""
    named = getattr(interaction.namespace, "game", None)
    try:
        game = games[game_meant(interaction, games, None if named is None else str(named))].game
    except BadOption:
        return []
    locale = locale_of(interaction)
    found = []
    for seats in game.seats:
        sides = game.sides(seats)
        words = str(seats) if all(len(side) == 1 for side in sides) else say(locale, "seats-teams", seats=str(seats))
        if str(seats).startswith(str(typed)):
            found.append(app_commands.Choice(name=words, value=seats))
    return found
