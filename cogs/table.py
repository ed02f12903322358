"""`/table`: show a table again, list a player's games, the deal in words, pause, resume, resign, call off."""

from collections.abc import Collection, Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.protocol import Resign, Seat
from bot.tables import Declined, Matter, Reason, Table
from bot.text import say
from cogs.answer import redraw, reply, whisper
from cogs.finding import Find, suggest_tables, suggest_watched, table_watched, table_where
from cogs.guard import guarded
from cogs.ids import TableCommand, Verb
from cogs.locale_and_style import locale_of, public_locale
from cogs.names import channel_of
from cogs.people import player_of, without_blockers
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnswerAtTable, AnsweringCog
from cogs.reach import everywhere, home_of, is_unseen, see_message
from cogs.screens.leaving import (
    answered_question,
    named_loss,
    own_proposal_question,
    proposal_question,
    resign_question,
)
from cogs.screens.lists import deal_log, game_list
from cogs.screens.screen import PrivateScreen, plain_private
from cogs.translation import translated
from cogs.which_table import answer_here, at_one_table

WHICH = translated("given-table")
WATCHED = translated("given-table-watched")

ANY = table_where(lambda table, player: table.is_played_by(player))
PAUSABLE = table_where(lambda table, player: not table.is_paused and len(table.in_person) > 1)
PAUSED = table_where(lambda table, player: table.is_paused)


@everywhere
class TableGroup(AnsweringCog, commands.GroupCog, group_name="table", group_description=translated("command-table")):
    """The commands about a table that are not moves."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {
            Verb.RENEW: self._renew,
            Verb.LEAVE: self._ask_resign,
            Verb.RESIGN: self._resigned,
            Verb.BREAK: self._propose_pause,
        }

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.KEEP: self._kept}

    def commands_at_tables(self) -> Mapping[TableCommand, AnswerAtTable]:
        return {
            TableCommand.SHOW: self._show,
            TableCommand.LOG: self._log,
            TableCommand.RESIGN: self._ask_resign,
            TableCommand.CALL_OFF: self._propose_end,
            TableCommand.PAUSE: self._propose_pause,
            TableCommand.RESUME: self._resume,
        }

    def decisions(self) -> Collection[str]:
        return {Verb.RESIGN}

    @app_commands.command(description=translated("command-table-show"))
    @app_commands.describe(table=WATCHED)
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the table at the end of the channel."""
        await self._at_table(interaction, table, TableCommand.SHOW, table_watched)

    @app_commands.command(name="list", description=translated("command-table-list"))
    async def list_games(self, interaction: discord.Interaction) -> None:
        """List the player's games."""
        await guarded(interaction, self._list(interaction))

    @app_commands.command(description=translated("command-table-log"))
    @app_commands.describe(table=WATCHED)
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the public events of the present deal in words."""
        await self._at_table(interaction, table, TableCommand.LOG, table_watched)

    @app_commands.command(description=translated("command-table-resign"))
    @app_commands.describe(table=WHICH)
    async def resign(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Ask whether to resign."""
        await self._at_table(interaction, table, TableCommand.RESIGN, ANY)

    @app_commands.command(name="call-off", description=translated("command-table-call-off"))
    @app_commands.describe(table=WHICH)
    async def call_off(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose an end without payment."""
        await self._at_table(interaction, table, TableCommand.CALL_OFF, ANY)

    @app_commands.command(description=translated("command-table-pause"))
    @app_commands.describe(table=WHICH)
    async def pause(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose a pause."""
        await self._at_table(interaction, table, TableCommand.PAUSE, PAUSABLE)

    @app_commands.command(description=translated("command-table-resume"))
    @app_commands.describe(table=WHICH)
    async def resume(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End a pause."""
        await self._at_table(interaction, table, TableCommand.RESUME, PAUSED)

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @resign.autocomplete("table")
    @call_off.autocomplete("table")
    async def _own_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_tables(interaction, self._tables, typed)

    @show.autocomplete("table")
    @log.autocomplete("table")
    async def _any_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_watched(interaction, self._tables, typed)

    async def _at_table(
        self, interaction: discord.Interaction, key: str | None, command: TableCommand, find: Find
    ) -> None:
        answer = self.commands_at_tables()[command]
        await at_one_table(interaction, self._tables, key, find, command=command, answer=answer)

    async def _renew(self, press: TablePress) -> None:
        """Draw a table's message again where the bot is not."""
        await self._stage.show_openly(press.interaction, press.table)

    async def _show(self, press: TablePress) -> None:
        """Show the table: in its own channel the reply becomes its public message, elsewhere it is hidden."""
        interaction, table = press.interaction, press.table
        is_here = interaction.channel_id == table.channel_id or await self._moves_here(interaction, table)
        if is_here:
            see_message(interaction, locale=press.locale)
            screen = await self._stage.public_screen(table)
        else:
            screen = await self._stage.screen_aside(press)
        message_id = await reply(interaction, screen, hidden=not is_here)
        if is_here and message_id is not None:
            if interaction.channel_id is not None and interaction.channel_id != table.channel_id:
                table = await self._tables.messages.move_to(table.id, interaction.channel_id)
            if table.terms.is_elsewhere:
                self._stage.posted_elsewhere(interaction, table.id, message_id)
            await self._stage.replaced(table, message_id)

    async def _moves_here(self, interaction: discord.Interaction, table: Table) -> bool:
        """Return whether `table` moves to this channel of its server, because its own channel is gone."""
        is_same_server = table.guild_id is not None and home_of(interaction) == table.guild_id
        return is_same_server and not table.is_over and await self._stage.is_gone(table)

    async def _list(self, interaction: discord.Interaction) -> None:
        player = await player_of(interaction, self._tables)
        tables = await self._tables.memory.tables_of(player)
        if not tables:
            await self._tables.memory.refuse_closed(player)
            raise Declined(Reason.NO_GAME_HERE)
        late = {table.id: late for table in tables if (late := self._tables.waiting.late(table))}
        tables.sort(key=lambda table: not table.awaits(player) and table.id not in late)  # late: a choice is due
        screen = game_list(tables, player, late=late, deleted=self._stage.deleted, locale=locale_of(interaction))
        await reply(interaction, screen)

    async def _log(self, press: TablePress) -> None:
        events = await self._tables.logs.deal_events(press.table)
        screens = self._screens[press.table.terms.game.name]
        emoji = self._stage.emoji.for_one(press.preferences)
        await answer_here(press, deal_log(press.table, events, screens, locale=press.locale, emoji=emoji))

    async def _ask_resign(self, press: TablePress) -> None:
        _seat_in_play(press)
        await answer_here(press, self._resign_question(press))

    def _resign_question(self, press: TablePress) -> PrivateScreen:
        return resign_question(press.table, press.player, locale=press.locale, deleted=self._stage.deleted)

    async def _resigned(self, press: TablePress) -> None:
        """Resign, unless that costs more by now than the question said: then it is asked again."""
        table, seat = press.table, press.own
        is_asked = press.id.turn is not None and seat in table.in_person and not table.is_over
        if is_asked and seat is not None and named_loss(table.cost_of_leaving(seat)) > (press.id.turn or 0):
            await redraw(press.interaction, self._resign_question(press))
            return
        try:
            left = await self._tables.playing.play(press.table.id, press.player, Resign())
            said = f"resign-done{self._stage.settled_where(left.table)}" if left.table.is_over else "resign-left"
        except Declined as error:
            if error.reason not in {Reason.OVER, Reason.LEFT, Reason.DEPUTY}:
                raise
            said = f"declined-{error.reason}"
        await redraw(press.interaction, plain_private(say(press.locale, said)))

    async def _kept(self, press: Press) -> None:
        await redraw(press.interaction, plain_private(say(press.locale, "resign-kept")))

    async def _propose_end(self, press: TablePress) -> None:
        table, seat = press.table, _seat_in_play(press)
        if table.is_alone(seat):
            await self._tables.agreements.end_unrated(table.id, press.player)
            said = "practice-stopped" if table.is_practice else "late-ended"
            await answer_here(press, plain_private(say(press.locale, said)))
            return
        await self._propose(press, Matter.END)

    async def _propose_pause(self, press: TablePress) -> None:
        table, seat = press.table, _seat_in_play(press)
        if table.is_alone(seat):
            raise Declined(Reason.NO_CLOCK)
        if table.is_paused:
            raise Declined(Reason.PAUSED)
        await self._propose(press, Matter.PAUSE)

    async def _propose(self, press: TablePress, matter: Matter) -> None:
        """Note the proposal, and ask the others to agree. A repeated proposal notifies nobody again.

        They are asked in the channel; where the bot is not and they would not see that, each of them alone.
        """
        interaction, player = press.interaction, press.player
        is_there = interaction.channel_id == press.table.channel_id
        is_apart = press.table.terms.is_elsewhere and (not is_there or is_unseen(interaction))
        if not is_there and not is_apart:
            where = channel_of(press.table, locale=press.locale)
            await whisper(interaction, say(press.locale, "proposal-elsewhere", channel=where))
            return
        before = await self._tables.agreements.find(press.table)
        table = await self._tables.agreements.wish(press.table.id, player, matter)
        proposal = await self._tables.agreements.find(table)
        locale = press.locale if is_apart else public_locale(interaction)
        if proposal is None:  # all had agreed but this one
            done = say(locale, "pause-done" if matter is Matter.PAUSE else "abandon-done", seats=len(table.players))
            await reply(interaction, answered_question(table, done, locale=locale), hidden=is_apart)
            return
        self._stage.refresh(table)
        is_new = before is None or before.number != proposal.number or press.seat not in before.agreed
        if is_apart:
            await answer_here(press, own_proposal_question(table, proposal, press.seat, locale=locale))
            if is_new:
                await self._stage.ask(table, proposal, by=player)
            return
        question = await without_blockers(proposal_question(table, proposal, locale=locale), player, self._tables)
        if not is_new:
            question = replace(question, pings=())
        message = await reply(interaction, question)
        if message is not None and interaction.channel_id is not None:
            await self._tables.questions.asked(table, channel_id=interaction.channel_id, message_id=message)
        now = await self._tables.memory.table(table.id)
        if now.is_over:  # it ended in the meantime: the question goes too
            self._stage.refresh(now)

    async def _resume(self, press: TablePress) -> None:
        await self._tables.agreements.resume(press.table.id, press.player)
        await answer_here(press, plain_private(say(press.locale, "resume-done")))


def _seat_in_play(press: TablePress) -> Seat:
    """Return the seat of the player, whose game goes on. Raises Declined (NOT_SEATED, OVER, LEFT, DEPUTY)."""
    table = press.table
    table.own_seat(press.player)
    if table.is_over:
        raise Declined(Reason.OVER)
    return table.seat_in_person(press.player)
