"""Playing: presses on the private panel, `/hand`, and `/play` for typed moves."""

from collections.abc import Awaitable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.games.protocol import SEATS, Abandon, Move, NotAMove, Refusal, Refused, Resign, Seat, Timeout
from bot.tables import Declined, MoveResult, Player, Reason, Table, Tables, When
from bot.text import say
from cogs.answer import add, ask, close, redraw, reply
from cogs.finding import MOST_CHOICES, Find, SeveralTables, at_tables, suggest_tables, table_meant
from cogs.ids import CustomId, TableCommand, Verb, whole
from cogs.locale_and_style import private_style
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnswerAtTable, AnsweringCog
from cogs.reach import everywhere, place_id_of
from cogs.refusals import refused, sentence_behind
from cogs.screens.closing import closing
from cogs.screens.frame import MORE
from cogs.screens.game import GameScreens, Manner, Showing
from cogs.screens.lists import MOST_WORDS
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import plain_private
from cogs.screens.steps import STEP_BY_STEP
from cogs.screens.table import read_table, showing
from cogs.screens.windows import moves_ahead
from cogs.translation import translated
from cogs.which_table import at_one_table, is_from_menu

TOO_LATE = frozenset({Reason.STALE, Reason.WAITING, Reason.OVER})  # another event has come first
UNDO = "undo"  # the word that is typed
MOST_RULES = 4  # buttons to rules under the reasons why cards are gray


class Play(AnsweringCog):
    """The people's hands, shown, and their moves, played."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return dict.fromkeys(self._own_acts(), self._act) | {
            Verb.ACT: self._act,
            Verb.ANYWAY: self._act,
            Verb.UNDO: self._act,
            Verb.HAND: self._show,
            Verb.REFRESH: self._show,
            Verb.MORE: self._show,
            Verb.SORT: self._sort,
            Verb.READ: self._read,
            Verb.GRAY: self._why,
            Verb.PACE: self._pace,
        }

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.CLOSE: self._close}

    def commands_at_tables(self) -> Mapping[TableCommand, AnswerAtTable]:
        return {TableCommand.HAND: self._hand, TableCommand.PLAY: self._typed_before}

    def moves(self) -> Collection[str]:
        return {Verb.ACT, Verb.ANYWAY, *self._own_acts()}

    @everywhere
    @app_commands.command(description=translated("command-hand"))
    @app_commands.describe(table=translated("given-table"))
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the player's hand."""
        await at_one_table(interaction, self._tables, table, table_meant, command=TableCommand.HAND, answer=self._hand)

    @everywhere
    @app_commands.command(description=translated("command-play"))
    @app_commands.describe(
        move=translated("given-move"),
        table=translated("given-table"),
    )
    async def play(self, interaction: discord.Interaction, move: str, table: str | None = None) -> None:
        """Play a typed move; the answer is hidden, also a refusal."""
        await at_one_table(
            interaction,
            self._tables,
            table,
            self._where_it_is_played(move),
            command=TableCommand.PLAY,
            answer=partial(self._typed, text=move),
            given=move.strip(),
        )

    def _where_it_is_played(self, text: str) -> Find:
        """Return a way to find the table that is meant: of several, the only one where this move can be played."""

        async def find(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
            try:
                return await table_meant(interaction, tables, player, key)
            except SeveralTables as several:
                able = [table for table in several.tables if self._offers(table, player, text.strip().casefold())]
                if len(able) != 1:
                    raise
                return able[0]

        return find

    def _offers(self, table: Table, player: Player, word: str) -> bool:
        """Return whether `word` is suggested to `player` at this table."""
        shown = showing(table, table.own_seat(player), Manner("en"))
        return word in self._screens_of(table).suggestions(shown, word)

    @play.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            presses = await at_tables(interaction, self._tables, interaction.namespace.table, table_meant)
            words = [word for press in presses for word in self._suggested(press, typed)]
        except Declined:
            return []
        return [app_commands.Choice(name=each, value=each) for each in dict.fromkeys(words)][:MOST_CHOICES]

    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def _own_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_tables(interaction, self._tables, typed)

    def _suggested(self, press: TablePress, typed: str) -> list[str]:
        """Return what may be typed at one table and begins with the typed text. Raises Declined (NOT_SEATED)."""
        shown = self._showing(press)
        words = self._screens_of(press.table).suggestions(shown, typed)
        waiting = map(str, shown.view.waiting_moves())
        words += [word for word in waiting if word.startswith(typed.strip().casefold())]
        if press.table.may_undo(press.seat) and UNDO.startswith(typed.strip().casefold()):
            words.insert(MOST_CHOICES - 1, UNDO)
        return words

    async def _hand(self, press: TablePress) -> None:
        async with self._stage.pressed.pressing(press) as now:
            await self._stage.pressed.show_panel(now, in_place=is_from_menu(now))

    async def _show(self, press: TablePress) -> None:
        """Show the panel: *My hand* under the public table in a new hidden reply, *Refresh* and *⋯* in place."""
        async with self._stage.pressed.pressing(press) as now:
            is_meant = self._stage.pressed.is_meant(now)
            if now.id.verb == Verb.MORE and not is_meant:  # a second tap on a verb next to it
                await self._stage.pressed.show_unplayed(now)
                return
            self._screens_of(now.table).withdraw(self._showing(now))  # which plays nothing, and counts at any time
            is_here = press.id.verb != Verb.HAND and press.is_private
            is_open = press.id.verb == Verb.MORE and press.id.word == MORE
            await self._stage.pressed.show_panel(now, in_place=is_here, is_open=is_open)

    async def _sort(self, press: TablePress) -> None:
        """Sort the hand of the player who pressed in another way, here and from now on."""
        async with self._stage.pressed.pressing(press) as now:
            self._stage.pressed.is_meant(now)  # it plays nothing, and counts at any time
            await self._tables.preferences.choose(now.player, "sorting", now.id.word)
            preferences = await self._tables.preferences.of(now.player)
            await self._stage.pressed.show_panel(replace(now, preferences=preferences), in_place=press.is_private)

    async def _read(self, press: TablePress) -> None:
        """Show the table in words to the person who pressed, as they may see it."""
        table, seat = press.table, press.table.seat_of(press.player)
        if seat is None and table.guild_id != place_id_of(press.interaction):
            raise Declined(Reason.NO_TABLE)
        words = await read_table(self._screens_of(table), showing(table, seat, Manner(press.locale)))
        hint = "" if not press.preferences.has_emoji else f"\n-# {say(press.locale, 'table-names-alone')}"
        await reply(press.interaction, closing(f"{words[: MOST_WORDS - len(hint)]}{hint}", locale=press.locale))

    async def _why(self, press: TablePress) -> None:
        """Say why cards are gray, in the words of the refusals."""
        reasons = self._screens_of(press.table).grayed(self._showing(press))
        lines = [f"- {refused(each, locale=press.locale)}" for each in reasons]
        rules = [
            replace(why_refused(each.game, sentence_behind(each), locale=press.locale), label=each.rule)
            for each in reasons
        ]
        words = "\n".join(lines) or say(press.locale, "question-why-none")
        await reply(press.interaction, closing(words, *rules[:MOST_RULES], locale=press.locale))

    async def _close(self, press: Press) -> None:
        """Delete the hidden message that was pressed."""
        await close(press.interaction)

    async def _act(self, press: TablePress) -> None:
        """Play the pressed move: on a private panel, or on the public message."""
        async with self._stage.pressed.pressing(press) as now:
            if press.id.verb == Verb.ACT and not press.is_private:
                await self._act_openly(now)
            else:
                await self._act_privately(now)

    async def _act_privately(self, press: TablePress) -> None:
        """Play the pressed move on a private panel. An outdated panel does not act: it is redrawn, and says why."""
        table, screens, shown = press.table, self._screens_of(press.table), self._showing(press)
        said: str | Refusal | None = None
        if not self._stage.pressed.is_meant(press):
            await self._stage.pressed.show_unplayed(press)
            return
        if press.id.turn != shown.view.choosing_turn or table.is_over:
            screens.withdraw(shown)
            said = say(press.locale, "panel-stale")
        elif press.id.verb == Verb.UNDO:
            moves, _, standing = press.id.word.partition("-")
            if whole(standing) == len(table.may_undo(press.seat)):
                undone = self._tables.playing.undo(table.id, press.player, turn=press.id.turn, moves=whole(moves) or 1)
                table, said = await self._outcome(press, undone)
        elif not press.is_form and (form := screens.form(shown, press.id)) is not None:
            await ask(press.interaction, form)
            return
        elif moves_meant := screens.choose(shown, press.id, press.values):
            is_later = moves_meant[0] in shown.view.waiting_moves()
            played = self._keep(press, moves_meant) if is_later else self._play(press, moves_meant)
            table, said = await self._outcome(press, played)
        elif press.is_form:
            said = screens.unread(shown, press.id, press.values) or None
        await self._stage.pressed.show_panel(press.at(table), in_place=press.is_private, said=said)

    async def _act_openly(self, press: TablePress) -> None:
        """Play the pressed move on the public message, which then shows it. Outdated presses change nothing.

        One that asks all is answered with a hidden sentence then, or the player would wait for others who never heard.
        """
        table, screens, whose = press.table, self._screens_of(press.table), _whose(press.id)
        is_heard = whose is None or table.is_over or not screens.asks_all(whose[1])
        if whose is not None and whose[0] in table.position.to_act and not table.is_over:
            offered, button = showing(table, whose[0], Manner(press.locale)), whose[1]
            is_now = press.id.turn == offered.view.turn and screens.open_controls(offered).find(button) is not None
            moves = screens.choose(offered, button, ()) if is_now else ()
            if moves and (not screens.asks_all(button) or await self._all_wish(table, press.player)):
                turn = table.view(press.seat).turn
                table = await self._now(table, self._tables.playing.play_all(table.id, press.player, moves, turn=turn))
                is_heard = True
            elif moves:  # another press may have come first
                is_heard = (await self._tables.memory.table(table.id)).ply == table.ply
        await self._show_table(press, table)
        if not is_heard:
            await add(press.interaction, plain_private(say(press.locale, "table-moved-on")))

    async def _all_wish(self, table: Table, player: Player) -> bool:
        """Note that `player` agrees to the move that all are asked about. Return whether all of them do."""
        return await self._tables.wishes.join(table, table.seat_in_person(player))

    async def _pace(self, press: TablePress) -> None:
        """Play the table step by step from now on, or as usual again: the last press holds."""
        is_on = press.id.word == STEP_BY_STEP
        table = await self._tables.playing.step(press.table.id, press.player, is_on=is_on)
        await self._show_table(press, table)

    async def _show_table(self, press: TablePress, table: Table) -> None:
        """Show `table` in the pressed message, which is for everyone, or a copy for one person."""
        if press.is_private and table.guild_id is not None and not table.terms.is_elsewhere:
            await redraw(press.interaction, await self._stage.screen_aside(press.at(table)))
        else:
            await self._stage.show_openly(press.interaction, table)

    async def _now(self, table: Table, playing: Awaitable[MoveResult]) -> Table:
        """Await `playing`. Return the resulting table, even if another press came first."""
        try:
            return (await playing).table
        except Declined as error:
            if error.reason not in TOO_LATE:
                raise
            return await self._tables.memory.table(table.id)

    async def _typed_before(self, press: TablePress) -> None:
        """Play what was typed before a menu asked at which table."""
        await self._typed(press, press.id.key)

    async def _typed(self, press: TablePress, text: str) -> None:
        async with self._stage.pressed.pressing(press) as now:
            await self._stage.pressed.show_panel(now.at(await self._type(now, text)), in_place=is_from_menu(now))

    async def _type(self, press: TablePress, text: str) -> Table:
        """Play the typed moves. Return the resulting table, for the panel that answers it, hidden."""
        table, screens = press.table, self._screens_of(press.table)
        if text.strip().casefold() == UNDO:
            return (await self._tables.playing.undo(table.id, press.player)).table
        shown = self._showing(press)
        moves = screens.read(shown, text)
        if any(isinstance(move, Resign | Timeout | Abandon) for move in moves):
            raise NotAMove(table.terms.game.name, "not-a-move")  # `/table resign` and `/table call-off` ask first
        if not screens.consider(shown, moves):
            return table
        if moves[0] in shown.view.waiting_moves():
            return (await self._keep(press, moves)).table
        return (await self._tables.playing.play_all(table.id, press.player, moves)).table

    async def _play(self, press: TablePress, moves: Sequence[Move]) -> MoveResult:
        """Play moves in the turn that the pressed button belongs to."""
        return await self._tables.playing.play_all(press.table.id, press.player, moves, turn=press.id.turn)

    async def _keep(self, press: TablePress, moves: Sequence[Move]) -> MoveResult:
        """Keep moves until they can be played, with those that were kept before or in their place."""
        table, orders = press.table, self._tables.orders
        kept = moves_ahead(await orders.seen_by(table, press.player))
        ordered = self._screens_of(table).ordered(self._showing(press), kept, moves)
        return await orders.give(table.id, press.player, When.TURN, *ordered, deal=table.deal)

    async def _outcome(self, press: TablePress, playing: Awaitable[MoveResult]) -> tuple[Table, str | Refusal | None]:
        """Await `playing`. Return the resulting table, and the refusal if there was one.

        Raises Declined for a refusal after which the panel would not differ.
        """
        try:
            return (await playing).table, None
        except Declined as error:
            if error.reason is Reason.TAKEN:  # as the panel says
                return press.table, None
            if error.reason not in TOO_LATE:
                raise
            said: str | Refusal = say(press.locale, "panel-stale")
        except Refused as error:
            said = error.refusal
        return await self._tables.memory.table(press.table.id), said

    def _showing(self, press: TablePress) -> Showing:
        style = private_style(press.preferences)  # as the panel was drawn: the list may be in another order
        asks_clean, asks_passing = press.preferences.asks_clean, press.preferences.asks_passing
        manner = Manner(press.locale, style=style, asks_clean=asks_clean, asks_passing=asks_passing)
        return showing(press.table, press.seat, manner)

    def _own_acts(self) -> Iterator[str]:
        """Yield the verbs that games have of their own, where `Verb.ACT` is not enough."""
        for screens in self._screens.values():
            yield from screens.acts

    def _screens_of(self, table: Table) -> GameScreens:
        return self._screens[table.terms.game.name]


def _whose(press: CustomId) -> tuple[Seat, CustomId] | None:
    """Return the seat of a public button, and its request in that seat's panel; None for another button."""
    letter, _, word = press.word.partition("-")
    seat = next((seat for seat in SEATS if str(seat) == letter), None)
    return None if seat is None else (seat, replace(press, word=word))
