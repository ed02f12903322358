"""Playing: presses on the private panel, `/hand`, and `/play` for typed moves."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.games.protocol import SEATS, Abandon, NotAMove, Refusal, Refused, Resign, Seat, Timeout
from bot.tables import Declined, MoveResult, Player, Reason, Table, Tables, When
from bot.text import say
from cogs.answer import ask, is_private, reply
from cogs.finding import MOST_CHOICES, suggest_tables, table_meant
from cogs.guard import guarded
from cogs.ids import CustomId, Verb, whole
from cogs.locale_and_style import locale_of, preferences_of, private_style
from cogs.panel_answers import PanelAnswers
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.game import GameScreens, Showing
from cogs.screens.lists import MOST_WORDS
from cogs.screens.screen import plain_private
from cogs.screens.steps import STEP_BY_STEP
from cogs.screens.table import read_table, showing
from cogs.translation import translated

Answering = Callable[[discord.Interaction, CustomId, Player, list[str]], Awaitable[None]]
"""Answers a press of a player; the values are those chosen in a menu."""

TOO_LATE = frozenset({Reason.STALE, Reason.WAITING, Reason.OVER})  # something else has happened meanwhile
UNDO = "undo"  # the word that is typed


class Play(AnsweringCog):
    """Shows people their hands and plays their moves."""

    def __init__(self, tables: Tables, screens: Mapping[str, GameScreens], panels: PanelAnswers) -> None:
        self._tables = tables
        self._screens = screens
        self._panels = panels

    def presses(self) -> Mapping[str, Press]:
        shows, acts = self._in_peace(self._show), self._in_peace(self._act)
        own = (act for screens in self._screens.values() for act in screens.acts)
        general = {Verb.HAND: shows, Verb.REFRESH: shows, Verb.READ: self._read, Verb.PACE: self._pace}
        return general | dict.fromkeys((Verb.ACT, Verb.UNDO, Verb.ANYWAY, *own), acts)

    def forms(self) -> Mapping[str, Press]:
        return {Verb.ACT: self._in_peace(partial(self._act, is_form=True))}

    def _in_peace(self, answer: Answering) -> Press:
        """The press that `answer` answers, while nothing else changes the panel of its player."""

        async def press(interaction: discord.Interaction, pressed: CustomId, values: list[str]) -> None:
            player = await player_of(interaction, self._tables)
            async with self._panels.pressing(await self._tables.memory.table(pressed.key), player):
                await answer(interaction, pressed, player, values)

        return press

    @app_commands.command(description=translated("command-hand"))
    @app_commands.describe(table=translated("given-table"))
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show one's own hand."""
        await guarded(interaction, self._hand(interaction, table))

    @app_commands.command(description=translated("command-play"))
    @app_commands.describe(
        move=translated("given-move"),
        table=translated("given-table"),
    )
    async def play(self, interaction: discord.Interaction, move: str, table: str | None = None) -> None:
        """Play a typed move; the answer is hidden, also a refusal."""
        await guarded(interaction, self._typed(interaction, move, table))

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        player = await player_of(interaction, self._tables)
        try:
            table = await table_meant(interaction, self._tables, player, interaction.namespace.table)
            shown = self._showing(interaction, table, player)
        except Declined:
            return []
        words = self._screens_of(table).suggestions(shown, typed)
        waiting = map(str, shown.view.waiting_moves())
        words += [word for word in waiting if word.startswith(typed.strip().casefold())]
        if table.may_undo(table.own_seat(player)) and UNDO.startswith(typed.strip().casefold()):
            words.insert(MOST_CHOICES - 1, UNDO)
        return [app_commands.Choice(name=each, value=each) for each in words[:MOST_CHOICES]]

    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def _own_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_tables(interaction, self._tables, typed)

    async def _hand(self, interaction: discord.Interaction, key: str | None) -> None:
        player = await player_of(interaction, self._tables)
        table = await table_meant(interaction, self._tables, player, key)
        async with self._panels.pressing(table, player):
            await self._panels.present(interaction, await self._tables.memory.table(table.id), player)

    async def _show(self, interaction: discord.Interaction, press: CustomId, player: Player, _: list[str]) -> None:
        """Show the panel: *My hand* under the public table in a new hidden reply, *Refresh* in place."""
        table = await self._tables.memory.table(press.key)
        self._screens_of(table).withdraw(self._showing(interaction, table, player))
        in_place = press.verb == Verb.REFRESH and is_private(interaction)
        await self._panels.present(interaction, table, player, in_place=in_place)

    async def _read(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Tell the table in words to whoever pressed, as they may see it."""
        table = await self._tables.memory.table(press.key)
        seat = table.seat_of(await player_of(interaction, self._tables))
        if seat is None and table.guild_id != interaction.guild_id:
            raise Declined(Reason.NO_TABLE)
        shown = showing(table, seat, locale=locale_of(interaction))
        words = await read_table(self._screens_of(table), shown)
        await reply(interaction, plain_private(words[:MOST_WORDS]))

    async def _act(
        self,
        interaction: discord.Interaction,
        press: CustomId,
        player: Player,
        values: list[str],
        *,
        is_form: bool = False,
    ) -> None:
        """Play what was pressed on a private panel.

        An outdated panel does not act, nor does a careful button right after a change: the panel is redrawn, and says
        why.
        """
        table = await self._tables.memory.table(press.key)
        shown = self._showing(interaction, table, player)
        if press.verb == Verb.ACT and not is_private(interaction):
            await self._act_openly(interaction, press, player, shown)
            return
        said: str | Refusal | None = None
        is_hasty = False
        if press.turn != shown.view.turn or table.is_over:
            self._screens_of(table).withdraw(shown)
            said = say(shown.locale, "panel-stale")
        elif is_hasty := self._is_hasty(table, shown, press):
            said = say(shown.locale, "panel-hasty")
        elif press.verb == Verb.UNDO:
            moves = whole(press.word) or 1
            undone = self._tables.playing.undo(table.id, player, turn=press.turn, moves=moves)
            table, said = await self._told(interaction, table, undone)
        elif not is_form and (form := self._screens_of(table).form(shown, press)) is not None:
            await ask(interaction, form)
            return
        elif moves_meant := self._screens_of(table).choose(shown, press, values):
            played = self._tables.playing.play_all(table.id, player, moves_meant, turn=press.turn)
            table, said = await self._told(interaction, table, played)
        in_place = is_private(interaction)
        await self._panels.present(interaction, table, player, in_place=in_place, said=said, is_same=is_hasty)

    async def _act_openly(
        self, interaction: discord.Interaction, press: CustomId, player: Player, shown: Showing
    ) -> None:
        """Play what was pressed on the public message, which then shows it. What is out of date changes nothing."""
        table = await self._tables.memory.table(press.key)
        screens, whose = self._screens_of(table), _whose(press)
        if whose is not None and whose[0] in table.position.to_act and not table.is_over:
            offered, button = showing(table, whose[0], locale=shown.locale), whose[1]
            is_now = press.turn == offered.view.turn and screens.open_controls(offered).find(button) is not None
            moves = screens.choose(offered, button, ()) if is_now else ()
            if moves and (not any(map(screens.asks_all, moves)) or await self._all_wish(table, player)):
                played = self._tables.playing.play_all(table.id, player, moves, turn=shown.view.turn)
                table = await self._now(table, played)
        await self._panels.present_openly(interaction, table)

    async def _all_wish(self, table: Table, player: Player) -> bool:
        """Note that `player` wants what all are asked about. Returns whether all of them do."""
        return await self._tables.wishes.join(table, table.seat_in_person(player))

    async def _pace(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Play the table step by step from now on, or as usual again: what was pressed last holds."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.playing.step(press.key, player, is_on=press.word == STEP_BY_STEP)
        await self._panels.present_openly(interaction, table)

    async def _now(self, table: Table, playing: Awaitable[MoveResult]) -> Table:
        """Await `playing`. Returns the table as it then stands, also where another press has come first."""
        try:
            return (await playing).table
        except Declined as error:
            if error.reason not in TOO_LATE:
                raise
            return await self._tables.memory.table(table.id)

    async def _typed(self, interaction: discord.Interaction, text: str, key: str | None) -> None:
        player = await player_of(interaction, self._tables)
        table = await table_meant(interaction, self._tables, player, key)
        async with self._panels.pressing(table, player):
            await self._type(interaction, await self._tables.memory.table(table.id), player, text)

    async def _type(self, interaction: discord.Interaction, table: Table, player: Player, text: str) -> None:
        """Play what `player` typed; the answer is the panel, hidden."""
        if text.strip().casefold() == UNDO:
            undone = await self._tables.playing.undo(table.id, player)
            await self._panels.present(interaction, undone.table, player)
            return
        shown = self._showing(interaction, table, player)
        moves = self._screens_of(table).read(shown, text)
        if any(isinstance(move, Resign | Timeout | Abandon) for move in moves):
            raise NotAMove(table.terms.game.name, "not-a-move")  # `/table resign` and `/table abandon` ask first
        if not self._screens_of(table).consider(shown, moves):
            await self._panels.present(interaction, table, player)
            return
        if moves[0] in shown.view.waiting_moves():  # it is kept until it can be played
            played = await self._tables.orders.give(table.id, player, When.TURN, *moves, deal=table.deal)
        else:
            played = await self._tables.playing.play_all(table.id, player, moves)
        await self._panels.present(interaction, played.table, player)

    async def _told(
        self, interaction: discord.Interaction, table: Table, playing: Awaitable[MoveResult]
    ) -> tuple[Table, str | Refusal | None]:
        """Await `playing`. Returns the table as it then stands, and the refusal if there was one.

        Raises Declined for a refusal after which the panel would not differ.
        """
        try:
            played = await playing
        except Declined as error:
            if error.reason not in TOO_LATE:
                raise
            now = await self._tables.memory.table(table.id)
            return now, say(locale_of(interaction), "panel-stale")
        except Refused as error:
            return await self._tables.memory.table(table.id), error.refusal
        return played.table, None

    def _is_hasty(self, table: Table, shown: Showing, press: CustomId) -> bool:
        """Whether a button was pressed so soon that the press may have been meant for what stood there.

        After a change that keeps to the same turn this is about careful buttons alone: what the others stand in the
        place of is as harmless. When a new turn has come into the panel, it is about all.
        """
        if shown.view.seat is None or not self._panels.changed_lately(table, shown.view.seat):
            return False
        button = self._screens_of(table).controls(shown).find(press)
        return button is not None and (button.is_careful or self._panels.turned_lately(table, shown.view.seat))

    def _showing(self, interaction: discord.Interaction, table: Table, player: Player) -> Showing:
        seat = table.own_seat(player)
        preferences = preferences_of(interaction)
        style = private_style(preferences)  # as the panel was drawn, since what is listed may stand in another order
        return showing(table, seat, locale=locale_of(interaction), style=style, asks_clean=preferences.asks_clean)

    def _screens_of(self, table: Table) -> GameScreens:
        return self._screens[table.terms.game.name]


def _whose(press: CustomId) -> tuple[Seat, CustomId] | None:
    """The seat whose button on a public message it is, and what it asks for in that seat's panel; None for no such."""
    letter, _, word = press.word.partition("-")
    seat = next((seat for seat in SEATS if str(seat) == letter), None)
    return None if seat is None else (seat, replace(press, word=word))
