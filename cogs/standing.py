"""`/leaderboard`, `/stats`, `/history`, and the replay of a finished game."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.standing import Board, Objection, Period, Standing, Why, boards_of
from bot.tables import DEFAULT_GAME, Declined, Player, Reason, Table, Tables
from bot.text import say
from cogs.amounts import unit_word
from cogs.answer import is_private, redraw, reply, whisper
from cogs.guard import guarded
from cogs.ids import CustomId, Verb, whole
from cogs.locale_and_style import locale_of, preferences_of, private_style, public_locale, public_style, server_of
from cogs.people import Person, known_as, player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.game import GameScreens
from cogs.screens.history import GAMES_SHOWN, history_screen, past_game_screen, replay_screen
from cogs.screens.leaders import EVERYWHERE, HERE, leaders_screen, own_place_told
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.shown import Shown
from cogs.screens.stats import stats_screen
from cogs.translation import translated
from render import Studio

PERIODS = [app_commands.Choice(name=translated(f"choice-period-{each}"), value=each.value) for each in Period]
PLACES = [app_commands.Choice(name=translated(f"choice-where-{each}"), value=each) for each in (HERE, EVERYWHERE)]


class StandingCog(AnsweringCog):
    """The commands that look back on finished games."""

    def __init__(
        self,
        tables: Tables,
        standing: Standing,
        screens: Mapping[str, GameScreens],
        shown: Mapping[str, Shown],
        studio: Studio,
    ) -> None:
        self._tables = tables
        self._standing = standing
        self._screens = screens
        self._studio = studio
        self._columns = shown[DEFAULT_GAME].columns
        self._boards = boards_of(tables.games.counting(DEFAULT_GAME))

    def presses(self) -> Mapping[str, Press]:
        return {
            Verb.LEADERS: self._turned,
            Verb.PLACE: self._own_place,
            Verb.SEEN: self._seen,
            Verb.STATS: self._own_stats,
            Verb.LOOK_BACK: self._looked_back,
            Verb.OLDER: self._older,
            Verb.REPLAY: self._stepped,
        }

    @app_commands.command(description=translated("command-leaderboard"))
    @app_commands.describe(
        by=translated("given-by"),
        period=translated("given-period"),
        where=translated("given-where"),
    )
    @app_commands.choices(period=PERIODS, where=PLACES)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        by: str | None = None,
        period: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show the first page of a leaderboard."""
        key = ".".join((by or "rating", period.value if period else Period.ALL.value, where.value if where else HERE))
        await guarded(interaction, self._leaderboard(interaction, key))

    @leaderboard.autocomplete("by")
    async def _orders(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The boards of the game that begin with what was typed so far."""
        named = [(say(locale_of(interaction), f"choice-by-{each}"), each) for each in self._boards]
        return [app_commands.Choice(name=name, value=each) for name, each in named if name.startswith(typed.lower())]

    @app_commands.command(description=translated("command-stats"))
    @app_commands.describe(player=translated("given-player"), against=translated("given-against"))
    async def stats(
        self, interaction: discord.Interaction, player: Person | None = None, against: Person | None = None
    ) -> None:
        """Show one's own stats or those of `player`."""
        await guarded(interaction, self._stats(interaction, player, against))

    @app_commands.command(description=translated("command-history"))
    @app_commands.describe(other=translated("given-with"))
    @app_commands.rename(other="with")
    async def history(self, interaction: discord.Interaction, other: Person | None = None) -> None:
        """List one's own finished games."""
        await guarded(interaction, self._history(interaction, other))

    # The leaderboard

    async def _leaderboard(self, interaction: discord.Interaction, key: str) -> None:
        player = await player_of(interaction, self._tables)
        await reply(interaction, await self._leaders(interaction, player, key, 0))

    async def _leaders(self, interaction: discord.Interaction, player: Player, key: str, page: int) -> PublicScreen:
        server = server_of(interaction)
        locale = public_locale(interaction) if interaction.guild_id is not None else locale_of(interaction)
        leaders = await self._standing.leaderboard.page(self._board(interaction, key), page)
        return await leaders_screen(
            leaders,
            player,
            self._studio,
            boards=self._boards,
            columns=self._columns,
            unit=unit_word(server.unit, locale=locale),
            locale=locale,
            style=public_style(server),
            is_in_server=interaction.guild_id is not None,
        )

    async def _turned(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """Turn the page, or show another board. A public message changes only for whoever asked for it.

        Anybody else gets a hidden page of their own.
        """
        player = await player_of(interaction, self._tables)
        asker, _, changed = press.word.partition(".")
        screen = await self._leaders(interaction, player, _changed(press.key, changed, values), press.turn or 0)
        if asker == str(player.id) or is_private(interaction):
            await redraw(interaction, screen)
        else:
            await reply(interaction, screen, hidden=True)

    def _board(self, interaction: discord.Interaction, key: str) -> Board:
        """The leaderboard that the key of an id names. Raises Declined (STALE)."""
        by, period, where = key.split(".") if key.count(".") == 2 else ("", "", "")
        if by not in self._boards or period not in {each.value for each in Period}:
            raise Declined(Reason.STALE)
        return Board(by, Period(period), interaction.guild_id if where == HERE else None)

    async def _own_place(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Say to whoever pressed where they stand on the board."""
        player, board = await player_of(interaction, self._tables), self._board(interaction, press.key)
        if not preferences_of(interaction).is_listed:
            raise Objection(Why.UNLISTED)
        own, locale = await self._standing.leaderboard.own_place(board, player), locale_of(interaction)
        unit = unit_word(server_of(interaction).unit, locale=locale)
        await whisper(interaction, own_place_told(own, board, unit=unit, locale=locale))

    async def _seen(self, interaction: discord.Interaction, _: CustomId, __: list[str]) -> None:
        """Join the leaderboard of all servers, or leave it."""
        player, board = await player_of(interaction, self._tables), self._standing.leaderboard
        if not preferences_of(interaction).is_listed:
            raise Objection(Why.UNLISTED)
        wish = not await board.is_seen_everywhere(player)
        await board.be_seen_everywhere(player, wish=wish)
        await whisper(interaction, say(locale_of(interaction), "standing-seen" if wish else "standing-unseen"))

    # Stats

    async def _stats(self, interaction: discord.Interaction, who: Person | None, against: Person | None) -> None:
        player = await player_of(interaction, self._tables)
        if who is not None:
            player = await self._known(who, Why.NO_RATED)
        other = None if against is None else await self._known(against, Why.NO_RATED)
        await self._show_stats(interaction, player, other, hidden=False)

    async def _own_stats(self, interaction: discord.Interaction, _: CustomId, __: list[str]) -> None:
        await self._show_stats(interaction, await player_of(interaction, self._tables), None, hidden=True)

    async def _show_stats(
        self, interaction: discord.Interaction, player: Player, other: Player | None, *, hidden: bool
    ) -> None:
        stats = await self._standing.stats(player, against=other, guild_id=interaction.guild_id)
        locale = locale_of(interaction) if hidden or interaction.guild_id is None else public_locale(interaction)
        style = public_style(server_of(interaction))
        await reply(interaction, await stats_screen(stats, self._studio, locale=locale, style=style), hidden=hidden)

    async def _known(self, person: Person, otherwise: Why) -> Player:
        """`person` as a player. Raises Objection with the reason `otherwise` for somebody who never played."""
        found = await known_as(person, self._tables)
        if found is None:
            raise Objection(otherwise)
        return found

    # History

    async def _history(self, interaction: discord.Interaction, with_whom: Person | None) -> None:
        player = await player_of(interaction, self._tables)
        other = None if with_whom is None else await self._known(with_whom, Why.NO_GAMES)
        await reply(interaction, await self._games(interaction, player, other, before=None))

    async def _older(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        number = whole(press.word)
        other = None if number is None else await self._standing.player(number)
        await redraw(interaction, await self._games(interaction, player, other, before=press.turn))

    async def _games(
        self, interaction: discord.Interaction, player: Player, other: Player | None, *, before: int | None
    ) -> PrivateScreen:
        """The finished games of `player` that came before the one numbered `before`, or the newest."""
        games = await self._standing.history(player, against=other, before=before, limit=GAMES_SHOWN + 1)
        if not games:
            raise Objection(Why.NO_GAMES)
        return history_screen(games, against=other, is_newest=before is None, locale=locale_of(interaction))

    async def _looked_back(self, interaction: discord.Interaction, _: CustomId, values: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        table = await self._tables.memory.table(values[0] if values else "")
        table.own_seat(player)
        if not table.is_over:
            raise Objection(Why.UNFINISHED)
        screen = await past_game_screen(
            table,
            self._screens[table.terms.game.name],
            seed=await self._tables.logs.revealed(table),
            locale=locale_of(interaction),
            style=private_style(preferences_of(interaction)),
        )
        await reply(interaction, screen)

    # A game turn by turn

    async def replay(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        """Open a finished game at its first deal. Raises Declined (NOT_SEATED)."""
        table.own_seat(player)
        await reply(interaction, await self._moment(interaction, table, 0))

    async def _stepped(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """Go to the stop that the button names, or to the deal that was chosen in the menu."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.memory.table(press.key)
        table.own_seat(player)
        chosen = whole(next(iter(values), ""))
        number = (press.turn or 0) if chosen is None else chosen
        await redraw(interaction, await self._moment(interaction, table, number))

    async def _moment(self, interaction: discord.Interaction, table: Table, number: int) -> PrivateScreen:
        return await replay_screen(
            await self._standing.replay(table, number),
            self._screens[table.terms.game.name],
            locale=locale_of(interaction),
            style=private_style(preferences_of(interaction)),
        )


def _changed(key: str, what: str, values: list[str]) -> str:
    """The key of a leaderboard after a choice in one of its menus, or a press on the button of the other place."""
    by, period, where = key.split(".") if key.count(".") == 2 else ("", "", "")
    match what, values:
        case "by", [chosen]:
            by = chosen
        case "period", [chosen]:
            period = chosen
        case (("here" | "everywhere"), _):
            where = what
            by = "rating" if by == "net" and what == EVERYWHERE else by
    return f"{by}.{period}.{where}"
