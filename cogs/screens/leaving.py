"""Questions before a game ends early, and their answers."""

import discord

from bot.games.protocol import Seat
from bot.tables import Player, Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, PrivateScreen, PublicScreen
from cogs.words import mention, name, opponents, pings

RED, GREY = discord.ButtonStyle.danger, discord.ButtonStyle.secondary


def resign_question(table: Table, player: Player, *, locale: Locale) -> PrivateScreen:
    """Asks the player once more before the game is given up."""
    buttons = (
        Button(say(locale, "resign-yes"), CustomId(Verb.RESIGN, table.id), RED),
        Button(say(locale, "resign-no"), CustomId(Verb.KEEP, table.id), GREY),
    )
    return PrivateScreen((say(locale, "resign-ask", opponent=opponents(table, player)), buttons))


def abandon_question(table: Table, seat: Seat, *, locale: Locale) -> PublicScreen:
    """Asks the other player to agree to an end without payment; only that player is notified."""
    proposer = table.players[seat]
    other = next(player for player in table.players if player.id != proposer.id)
    ask = say(locale, "abandon-ask", player=name(proposer), opponent=mention(other))
    button = Button(
        say(locale, "abandon-yes"), CustomId(Verb.AGREE, table.id, table.position.turn(seat), str(seat)), RED
    )
    return PublicScreen((ask, (button,)), pings=pings(other))


def plain_private(words: str) -> PrivateScreen:
    """A sentence in the place of a private question."""
    return PrivateScreen((words,))


def plain_public(words: str) -> PublicScreen:
    """A sentence in the place of a public question."""
    return PublicScreen((words,))
