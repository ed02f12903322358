"""`/practice`: a table filled with robots, in a channel or in a direct message; elsewhere in a hidden answer."""

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands

from bot.tables import OFFERED, Level, Player, Promise, Terms
from cogs.answer import reply
from cogs.beginning import MOST_SEATS, see_seats, suggest_seats
from cogs.clock_choices import NO_CLOCK
from cogs.given_terms import GivenTerms, suggested
from cogs.guard import guarded
from cogs.house_rules import check_house_rules
from cogs.ids import Verb
from cogs.locale_and_style import locale_of, public_locale, server_of
from cogs.people import player_of
from cogs.permissions import check_permissions
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere, home_of, is_elsewhere
from cogs.screens.challenge import practice_screen
from cogs.second_tap import SecondTaps
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_to_play, suggest_games_to_play

log = logging.getLogger(__name__)

LEVELS = [
    app_commands.Choice(name=translated(f"choice-level-{level}"), value=level.value)
    for level in (*OFFERED, Level.EXPERT)
]

WITHOUT_STAKES = GivenTerms("0", clock=NO_CLOCK)


class Practice(AnsweringCog):
    """Games against robots, which have no stakes."""

    def __init__(self, tools: Tools, *, second_taps: SecondTaps) -> None:
        super().__init__(tools)
        self._second_taps = second_taps

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.PRACTICE: self._pressed}

    @everywhere
    @app_commands.command(description=translated("command-practice"))
    @app_commands.describe(
        game=translated("given-game"),
        players=translated("given-players"),
        level=translated("given-level"),
        options=translated("given-options"),
        forced_moves=translated("given-forced-moves"),
    )
    @app_commands.choices(level=LEVELS)
    async def practice(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        level: app_commands.Choice[str] | None = None,
        options: str | None = None,
        forced_moves: bool = False,
    ) -> None:
        """Seat robots of this level."""
        chosen = Level(level.value) if level else Level.REGULAR
        given = replace(WITHOUT_STAKES, options=options, forced_moves=forced_moves)
        await guarded(interaction, self._practice(interaction, game, players, chosen, given))

    @practice.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_games_to_play(interaction, self._tables.games, typed)

    @practice.autocomplete("players")
    async def _players(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return suggest_seats(interaction, self._tables.games, typed)

    @practice.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggested(interaction, self._tables.games, self._shown, typed)

    async def _pressed(self, press: Press) -> None:
        """Begin a practice game in this channel, as the command does."""
        if (game := await self._second_taps.game_to_begin(press, self._tables.games)) is not None:
            await self._practice(press.interaction, game, None, Level.REGULAR, WITHOUT_STAKES)

    async def _practice(
        self,
        interaction: discord.Interaction,
        named: str | None,
        players: int | None,
        level: Level,
        given: GivenTerms,
    ) -> None:
        """Fill a table with robots: by default for as few as can play."""
        game = self._tables.games[game_to_play(interaction, self._tables.games, named)].game
        terms = given.agree(game, self._shown[game.name].variants, server_of(interaction))
        await self.begin(interaction, level, terms, seats=players)

    async def begin(
        self, interaction: discord.Interaction, level: Level, terms: Terms, *, seats: int | None = None
    ) -> None:
        """Begin a game between the asking person and robots of `level`. Raises Barred.

        The message that says so shows the table from then on, unless that gets a thread; in a direct message the panel.
        Where the bot is not, it is hidden and becomes the panel; the place of the game is the person's own messages.
        """
        if interaction.channel_id is None:
            return
        seats = terms.game.seats[0] if seats is None else seats
        see_seats(interaction, terms.game, seats)
        check_house_rules(interaction)
        check_permissions(interaction)
        player = await player_of(interaction, self._tables)
        promise = await self._tables.beginnings.promise(
            player, level=level, terms=terms, seats=seats, guild_id=home_of(interaction)
        )
        locale = public_locale(interaction) if home_of(interaction) is not None else locale_of(interaction)
        screen = practice_screen(player, promise, locale=locale)
        message_id = await reply(interaction, screen, hidden=is_elsewhere(interaction))
        if message_id is None:
            log.warning("interaction %d: no practice game, its message is not known", interaction.id)
            return
        # Discord chose this number after the commitment was posted, so that no seed can have been chosen to fit it.
        if is_elsewhere(interaction):
            await self._begin_hidden(interaction, player, promise, message_id)
            return
        is_apart = home_of(interaction) is not None and self._stage.has_threads(server_of(interaction))
        await self._tables.beginnings.practice(
            promise,
            player,
            channel_id=interaction.channel_id,
            cut=str(message_id),
            message_id=None if is_apart else message_id,
        )

    async def _begin_hidden(
        self, interaction: discord.Interaction, player: Player, promise: Promise, message_id: int
    ) -> None:
        """Begin the promised game in the hidden answer to `interaction`; nobody else can find it where that was."""
        channel_id = await self._stage.own_channel(player)
        self._stage.pressed.have_panel(promise.key, interaction, message_id)
        await self._tables.beginnings.practice(promise, player, channel_id=channel_id, cut=str(message_id))
