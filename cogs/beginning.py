"""What all beginnings of a game share: where it may begin, and the copy of the promise for whoever agrees."""

import discord

from bot.games.protocol import Game
from bot.hosted import Games
from bot.tables import Declined, Reason, Terms
from bot.text import say
from cogs.answer import add
from cogs.house_rules import check_house_rules
from cogs.locale_and_style import locale_of, server_of
from cogs.people import Person
from cogs.permissions import check_permissions
from cogs.refusals import Barred
from cogs.screens.proof import copy_screen

MOST_SEATS = 10  # at any table


def games_for_two(interaction: discord.Interaction, games: Games) -> tuple[str, ...]:
    """The names of the games that the server allows and two can play, the usual one first. Raises Declined (NOT_PLAYED)
    where there is none.
    """
    playable = server_of(interaction).playable(games)
    names = [name for name in dict.fromkeys([playable.usual, *playable.names]) if 2 in games[name].game.seats]
    if not names:
        raise Declined(Reason.NOT_PLAYED)
    return tuple(names)


def place_of(interaction: discord.Interaction, terms: Terms, opponent: Person | None = None) -> tuple[int, int]:
    """The server and the channel where a game on these terms may begin. Raises Barred where it may not."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Barred(say(locale_of(interaction), "challenge-server-only"))
    check_house_rules(interaction, stake=terms.stake, opponent=opponent)
    check_permissions(interaction)
    return interaction.guild_id, interaction.channel_id


async def give_copy(interaction: discord.Interaction, commitment: str) -> None:
    """Give whoever agreed to terms a copy of their commitment that the bot cannot take back."""
    await add(interaction, copy_screen(commitment, locale=locale_of(interaction)))


def see_seats(interaction: discord.Interaction, game: Game, seats: int) -> None:
    """Raise Barred where so many cannot play `game`, with how many can."""
    if seats in game.seats:
        return
    locale, fewest, most = locale_of(interaction), game.seats[0], game.seats[-1]
    words = "seats-alone" if fewest == most else "seats-range"
    raise Barred(say(locale, words, game=say(locale, f"{game.name}-name"), fewest=fewest, most=most))
