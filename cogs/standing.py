"""`/stats`, `/history`, and the replay of a finished game."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.standing import Objection, Standing, Why
from bot.tables import DEFAULT_GAME, Player, Tables
from bot.text import say
from cogs.answer import redraw, reply
from cogs.emoji import OwnEmoji
from cogs.guard import guarded
from cogs.ids import Verb, whole
from cogs.locale_and_style import locale_of, private_style, public_locale, public_style, server_of
from cogs.people import Person, known_as, player_of
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnswerAtTable, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.game import GameScreens
from cogs.screens.history import GAMES_SHOWN, history_screen, past_game_screen, replay_screen
from cogs.screens.screen import PrivateScreen
from cogs.screens.stats import stats_screen
from cogs.translation import translated
from cogs.which_game import game_meant, suggest_games
from cogs.which_table import answer_here
from render import Studio


class StandingCog(AnsweringCog):
    """The commands that look back on finished games."""

    def __init__(
        self,
        tables: Tables,
        standing: Standing,
        screens: Mapping[str, GameScreens],
        studio: Studio,
        emoji: OwnEmoji,
    ) -> None:
        self._tables = tables
        self._standing = standing
        self._screens = screens
        self._studio = studio
        self._emoji = emoji

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.REPLAY: self._stepped}

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.STATS: self._own_stats, Verb.LOOK_BACK: self._looked_back, Verb.OLDER: self._older}

    @app_commands.command(description=translated("command-stats"))
    @app_commands.describe(
        game=translated("given-game"), player=translated("given-player"), against=translated("given-against")
    )
    async def stats(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        player: Person | None = None,
        against: Person | None = None,
    ) -> None:
        """Show the person's stats in a game, or those of `player`."""
        await guarded(interaction, self._stats(interaction, game, player, against))

    @app_commands.command(description=translated("command-history"))
    @app_commands.describe(game=translated("given-game"), other=translated("given-with"))
    @app_commands.rename(other="with")
    async def history(
        self, interaction: discord.Interaction, game: str | None = None, other: Person | None = None
    ) -> None:
        """List the person's finished games of a kind."""
        await guarded(interaction, self._history(interaction, game, other))

    @stats.autocomplete("game")
    @history.autocomplete("game")
    async def _kinds(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_games(interaction, self._tables.games, typed)

    # Stats

    async def _stats(
        self, interaction: discord.Interaction, named: str | None, who: Person | None, against: Person | None
    ) -> None:
        game = game_meant(interaction, self._tables.games, named)
        player = await player_of(interaction, self._tables)
        if who is not None:
            player = await self._known(who, Why.NO_RATED)
        other = None if against is None else await self._known(against, Why.NO_RATED)
        await self._show_stats(interaction, game, player, other, hidden=False)

    async def _own_stats(self, press: Press) -> None:
        player = await player_of(press.interaction, self._tables)
        await self._show_stats(press.interaction, self._kind(press.id.key), player, None, hidden=True)

    async def _show_stats(
        self, interaction: discord.Interaction, game: str, player: Player, other: Player | None, *, hidden: bool
    ) -> None:
        try:
            stats = await self._standing.stats(player, game=game, against=other, guild_id=interaction.guild_id)
        except Objection as objection:
            raise self._named(interaction, game, objection) from objection
        locale = locale_of(interaction) if hidden or interaction.guild_id is None else public_locale(interaction)
        style, is_only_game = public_style(server_of(interaction)), len(self._tables.games) == 1
        screen = await stats_screen(stats, self._studio, locale=locale, style=style, is_only_game=is_only_game)
        await reply(interaction, screen, hidden=hidden)

    async def _known(self, person: Person, otherwise: Why) -> Player:
        """Return `person` as a player. Raises Objection with the reason `otherwise` for one who never played."""
        found = await known_as(person, self._tables)
        if found is None:
            raise Objection(otherwise)
        return found

    def _kind(self, key: str) -> str:
        """Return the game that the key of an id names; the default one for an id from before there were several."""
        return key if key in self._tables.games else DEFAULT_GAME

    def _named(self, interaction: discord.Interaction, game: str, objection: Objection) -> Exception:
        """Return the objection with the name of the game, where there are several."""
        if len(self._tables.games) == 1 or objection.why not in {Why.NO_GAMES, Why.NO_RATED}:
            return objection
        locale = locale_of(interaction)
        return Barred(say(locale, f"standing-{objection.why}-of", game=say(locale, f"{game}-name")))

    # History

    async def _history(self, interaction: discord.Interaction, named: str | None, with_whom: Person | None) -> None:
        game = game_meant(interaction, self._tables.games, named)
        player = await player_of(interaction, self._tables)
        other = None if with_whom is None else await self._known(with_whom, Why.NO_GAMES)
        await reply(interaction, await self._games(interaction, game, player, other, before=None))

    async def _older(self, press: Press) -> None:
        player = await player_of(press.interaction, self._tables)
        number, game = whole(press.id.word), self._kind(press.id.key)
        other = None if number is None else await self._standing.player(number)
        await redraw(press.interaction, await self._games(press.interaction, game, player, other, before=press.id.turn))

    async def _games(
        self, interaction: discord.Interaction, game: str, player: Player, other: Player | None, *, before: int | None
    ) -> PrivateScreen:
        """Return the finished games of `player` before the one numbered `before`, or the newest."""
        games = await self._standing.history(player, game=game, against=other, before=before, limit=GAMES_SHOWN + 1)
        if not games:
            raise self._named(interaction, game, Objection(Why.NO_GAMES))
        return history_screen(
            games,
            game,
            against=other,
            is_newest=before is None,
            is_only_game=len(self._tables.games) == 1,
            locale=locale_of(interaction),
        )

    async def _looked_back(self, press: Press) -> None:
        player = await player_of(press.interaction, self._tables)
        table = await self._tables.memory.table(press.chosen)
        table.own_seat(player)
        if not table.is_over:
            raise Objection(Why.UNFINISHED)
        screen = await past_game_screen(
            table,
            self._screens[table.terms.game.name],
            seed=await self._tables.logs.revealed(table),
            locale=press.locale,
            style=private_style(press.preferences),
            emoji=self._emoji.for_one(press.preferences),
        )
        await reply(press.interaction, screen)

    # A game turn by turn

    async def replay(self, press: TablePress) -> None:
        """Open a finished game at its first deal. Raises Declined (NOT_SEATED)."""
        await answer_here(press, await self._moment(press, 0))

    async def _stepped(self, press: TablePress) -> None:
        """Go to the stop that the button names, or to the deal that was chosen in the menu."""
        chosen = whole(press.chosen)
        await redraw(press.interaction, await self._moment(press, (press.id.turn or 0) if chosen is None else chosen))

    async def _moment(self, press: TablePress, number: int) -> PrivateScreen:
        viewing_seat = press.seat
        return await replay_screen(
            await self._standing.replay(press.table, number),
            self._screens[press.table.terms.game.name],
            viewing_seat,
            locale=press.locale,
            style=private_style(press.preferences),
            emoji=self._emoji.for_one(press.preferences),
        )
