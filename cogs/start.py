"""`/help`: the start screen, also as the answer to a mention of the bot in a channel."""

from collections.abc import Mapping

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.games.protocol import Game
from bot.tables import Declined, Reason
from cogs.answer import redraw, reply, respond
from cogs.challenge import Challenge
from cogs.deliveries import Deliveries
from cogs.guard import guarded
from cogs.house_rules import instead, places_of
from cogs.ids import Verb
from cogs.locale_and_style import known_player, locale_of, server_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere, place_id_of
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.start import public_start, start_screen, whom_screen
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_to_play

BETWEEN = 60_000  # ms, the least time between two answers to mentions in one channel
KEPT = 1_000  # channels in which a mention was answered


class Start(AnsweringCog):
    """The start screen, from which every game is two taps away."""

    def __init__(self, tools: Tools, challenge: Challenge, mentions: Deliveries[discord.Message]) -> None:
        """Answer `mentions`, which keep their tasks until the bot closes."""
        super().__init__(tools)
        self._challenge = challenge
        self._mentions = mentions
        self._answered: LRUCache[int, int] = LRUCache(KEPT)  # when, by channel

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.START: self._choose, Verb.CHALLENGE: self._ask_whom, Verb.WHOM: self._challenge_person}

    @everywhere
    @app_commands.command(name="help", description=translated("command-help"))
    async def show_start(self, interaction: discord.Interaction) -> None:
        """Show the start screen with the game that the person played last."""
        await guarded(interaction, self._show(interaction))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer a mention of the bot in a server, at most once a minute and channel.

        Where the server has games elsewhere, the answer says where.
        Only whom the message mentions, who sent it and whether it is an answer is read, and none of its words.
        """
        guild, own = message.guild, self._stage.own_id()
        if guild is None or message.author.bot or own not in {each.id for each in message.mentions}:
            return
        if message.type is not discord.MessageType.default or message.reference is not None:
            return  # an answer to one of the bot's messages mentions it too
        now = self._stage.now()
        is_soon = now - self._answered.get(message.channel.id, now - BETWEEN) < BETWEEN
        if is_soon or not self._mentions.take(message):
            return
        self._answered[message.channel.id] = now
        server = await self._tables.servers.of(guild.id)
        locale = await self._stage.locale(guild.id)
        playable = server.playable(self._tables.games)
        games = [self._tables.games[each].game for each in playable.names]
        screen = public_start(games, self._tables.games[playable.usual].game, locale=locale)
        if not server.allows(*places_of(message.channel.id, message.channel)):
            screen = PublicScreen((instead(server, locale=locale),))
        # Discord takes a second one within the minute as the first: two processes may hear this message.
        await respond(message, screen, nonce=f"{message.channel.id:x}-{now // BETWEEN:x}")

    async def _show(self, interaction: discord.Interaction) -> None:
        playable = server_of(interaction).playable(self._tables.games)
        player = known_player(interaction)
        last = None if player is None else await self._standing.played_last(player)
        game = last if last in playable.names else playable.usual
        await reply(interaction, self._screen(interaction, game))

    async def _choose(self, press: Press) -> None:
        """Show the start screen with another game: in place where only this person sees it."""
        screen = self._screen(press.interaction, self._playable(press).name)
        await (redraw if press.is_private else reply)(press.interaction, screen)

    async def _ask_whom(self, press: Press) -> None:
        screen = whom_screen(self._playable(press), locale=press.locale)
        await (redraw if press.is_private else reply)(press.interaction, screen)

    async def _challenge_person(self, press: Press) -> None:
        await self._challenge.chosen(press, self._playable(press).name)

    def _screen(self, interaction: discord.Interaction, game: str) -> PrivateScreen:
        games = [self._tables.games[each].game for each in server_of(interaction).playable(self._tables.games).names]
        return start_screen(
            games,
            self._tables.games[game].game,
            locale=locale_of(interaction),
            has_company=place_id_of(interaction) is not None,
        )

    def _playable(self, press: Press) -> Game:
        """Return the game that an id names. Raises Declined (STALE, NOT_PLAYED)."""
        if press.id.key not in self._tables.games:
            raise Declined(Reason.STALE)
        return self._tables.games[game_to_play(press.interaction, self._tables.games, press.id.key)].game
