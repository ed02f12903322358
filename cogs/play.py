"""Playing: the private panel with its presses, `/hand`, and `/play` for typed moves."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.protocol import Abandon, Event, Move, NotAMove, Refused, Resign, Timeout
from bot.tables import Declined, Player, Reason, Table, Tables
from bot.text import say
from cogs.answer import is_private, redraw, reply
from cogs.finding import MOST_CHOICES, suggest_tables, table_meant
from cogs.guard import guarded
from cogs.ids import CustomId, Verb
from cogs.manners import preferences_of, private_style, server_of
from cogs.people import player_of
from cogs.presses import Press
from cogs.screens.game import GameScreens, Showing
from cogs.screens.table import panel, showing
from cogs.stage import DiscordStage
from cogs.words import locale_of, sentence

ACTS = (
    Verb.DRAW,
    Verb.PICK,
    Verb.TAKE,
    Verb.PASS,
    Verb.DISCARD,
    Verb.MELD,
    Verb.COUNT,
    Verb.LAY,
    Verb.BACK,
    Verb.ANYWAY,
)


class Play(commands.Cog):
    """Lets people see their hands and play."""

    def __init__(self, tables: Tables, screens: Mapping[str, GameScreens], stage: DiscordStage) -> None:
        self._tables = tables
        self._screens = screens
        self._stage = stage

    def presses(self) -> Mapping[Verb, Press]:
        """What this answers."""
        return {Verb.HAND: self._show, Verb.REFRESH: self._show} | dict.fromkeys(ACTS, self._act)

    @app_commands.command(description="See your hand, hidden from everybody else, and play from there")
    @app_commands.describe(table="Which of your games (default: the one here, or the one waiting for you)")
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the own hand."""
        await guarded(interaction, self._hand(interaction, table))

    @app_commands.command(description="Play a move by typing it: draw, take 9S 9D, lay K: KS KD 2H, discard 9H")
    @app_commands.describe(
        move="The move; pick from the list or type it",
        table="Which of your games (default: the one here, or the one waiting for you)",
    )
    async def play(self, interaction: discord.Interaction, move: str, table: str | None = None) -> None:
        """Play a typed move; the answer is hidden, refusals too."""
        await guarded(interaction, self._typed(interaction, move, table))

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        player = await player_of(interaction, self._tables)
        try:
            table = await table_meant(interaction, self._tables, player, interaction.namespace.table)
            shown = self._showing(interaction, table, player)
        except Declined:
            return []
        moves = self._screens_of(table).suggestions(shown, typed)[:MOST_CHOICES]
        return [app_commands.Choice(name=str(move)[:100], value=str(move)[:100]) for move in moves]

    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def _own_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_tables(interaction, self._tables, typed)

    async def _hand(self, interaction: discord.Interaction, key: str | None) -> None:
        player = await player_of(interaction, self._tables)
        table = await table_meant(interaction, self._tables, player, key)
        await self._present(interaction, table, player)

    async def _show(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """*My hand* on the public table answers with a new hidden panel; *Refresh* redraws a private one in place."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.table(press.key)
        in_place = press.verb is Verb.REFRESH and is_private(interaction)
        await self._present(interaction, table, player, in_place=in_place)

    async def _act(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """A press on a private panel. An old panel never acts: it redraws itself, and says so."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.table(press.key)
        shown = self._showing(interaction, table, player)
        said: str | None = None
        events: Sequence[Event] = ()
        if press.turn != shown.view.turn or table.is_over:
            said = say(shown.locale, "panel-stale")
        elif (move := self._screens_of(table).choose(shown, press, values)) is not None:
            table, said, events = await self._play(interaction, table, player, move, turn=press.turn)
        in_place = is_private(interaction)
        await self._present(interaction, table, player, in_place=in_place, said=said, events=events)

    async def _typed(self, interaction: discord.Interaction, text: str, key: str | None) -> None:
        player = await player_of(interaction, self._tables)
        table = await table_meant(interaction, self._tables, player, key)
        shown = self._showing(interaction, table, player)
        move = self._screens_of(table).read(shown, text)
        if isinstance(move, Resign | Timeout | Abandon):
            raise NotAMove("not-a-move")  # giving up asks first, with /table
        if not self._screens_of(table).consider(shown, move):
            await self._present(interaction, table, player)
            return
        played = await self._tables.play(table.id, player, move)
        await self._present(interaction, played.table, player, events=played.events)

    async def _play(
        self, interaction: discord.Interaction, table: Table, player: Player, move: Move, *, turn: int | None
    ) -> tuple[Table, str | None, Sequence[Event]]:
        """Play, and return the table as it stands, one line when the move was refused, and what happened."""
        locale = locale_of(interaction)
        try:
            played = await self._tables.play(table.id, player, move, turn=turn)
        except Declined as error:
            if error.reason not in {Reason.STALE, Reason.WAITING, Reason.OVER}:
                raise
            return await self._tables.table(table.id), say(locale, "panel-stale"), ()
        except Refused as error:
            said = sentence(error, locale=locale, game=table.terms.game.name)
            return await self._tables.table(table.id), said, ()
        return played.table, None, played.events

    async def _present(
        self,
        interaction: discord.Interaction,
        table: Table,
        player: Player,
        *,
        in_place: bool = False,
        said: str | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        """Answer with the panel of `player`, which is the live one from now on."""
        seat = self._tables.seat(table, player)
        screen = await panel(
            table,
            seat,
            self._screens_of(table),
            unit=self._tables.unit,
            locale=locale_of(interaction),
            said=said,
            events=events,
        )
        await (redraw if in_place else reply)(interaction, screen)
        await self._stage.answered(interaction, table, seat)

    def _showing(self, interaction: discord.Interaction, table: Table, player: Player) -> Showing:
        seat = self._tables.seat(table, player)
        return showing(table, seat, unit=server_of(interaction).unit, locale=locale_of(interaction))

    def _screens_of(self, table: Table) -> GameScreens:
        return self._screens[table.terms.game.name]
            style=private_style(preferences_of(interaction)),
