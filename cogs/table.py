"""`/table`: show a table again, list one's games, tell the deal in words, pause, resume, resign, abandon."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.protocol import Resign, Seat
from bot.tables import Declined, Matter, Player, Reason, Table, Tables
from bot.text import say
from cogs.answer import redraw, reply, whisper
from cogs.finding import TableWork, suggest_tables, suggest_watched, table_meant, table_watched
from cogs.guard import guarded
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, preferences_of, private_style, public_locale
from cogs.names import until
from cogs.own_panel import pending_at
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.game import GameScreens
from cogs.screens.leaving import answered_question, proposal_question, resign_question
from cogs.screens.lists import deal_log, game_list
from cogs.screens.screen import plain_private
from cogs.screens.table import public_table
from cogs.stage import DiscordStage
from cogs.translation import translated

WHICH = translated("given-table")
WATCHED = translated("given-table-watched")


class TableGroup(AnsweringCog, commands.GroupCog, group_name="table", group_description=translated("command-table")):
    """The commands about a table that are not moves."""

    def __init__(self, tables: Tables, screens: Mapping[str, GameScreens], stage: DiscordStage) -> None:
        super().__init__()
        self._tables = tables
        self._screens = screens
        self._stage = stage

    def presses(self) -> Mapping[str, Press]:
        return {Verb.RESIGN: self._resigned, Verb.KEEP: self._kept}

    @app_commands.command(description=translated("command-table-show"))
    @app_commands.describe(table=WATCHED)
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the table at the end of the channel."""
        await guarded(interaction, self._with_watched(interaction, table, self._show))

    @app_commands.command(name="list", description=translated("command-table-list"))
    async def list_games(self, interaction: discord.Interaction) -> None:
        """List one's own games."""
        await guarded(interaction, self._list(interaction))

    @app_commands.command(description=translated("command-table-log"))
    @app_commands.describe(table=WATCHED)
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Tell the public events of the present deal in words."""
        await guarded(interaction, self._with_watched(interaction, table, self._log))

    @app_commands.command(description=translated("command-table-resign"))
    @app_commands.describe(table=WHICH)
    async def resign(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Ask whether to resign."""
        await guarded(interaction, self._with_table(interaction, table, self._ask_resign))

    @app_commands.command(description=translated("command-table-abandon"))
    @app_commands.describe(table=WHICH)
    async def abandon(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose an end without payment."""
        await guarded(interaction, self._with_table(interaction, table, self._propose_end))

    @app_commands.command(description=translated("command-table-pause"))
    @app_commands.describe(table=WHICH)
    async def pause(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose a pause."""
        await guarded(interaction, self._with_table(interaction, table, self._propose_pause))

    @app_commands.command(description=translated("command-table-resume"))
    @app_commands.describe(table=WHICH)
    async def resume(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End a pause."""
        await guarded(interaction, self._with_table(interaction, table, self._resume))

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @resign.autocomplete("table")
    @abandon.autocomplete("table")
    async def _own_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_tables(interaction, self._tables, typed)

    @show.autocomplete("table")
    @log.autocomplete("table")
    async def _any_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_watched(interaction, self._tables, typed)

    async def _with_watched(self, interaction: discord.Interaction, key: str | None, work: TableWork) -> None:
        player = await player_of(interaction, self._tables)
        await work(interaction, player, await table_watched(interaction, self._tables, player, key))

    async def _with_table(self, interaction: discord.Interaction, key: str | None, work: TableWork) -> None:
        player = await player_of(interaction, self._tables)
        await work(interaction, player, await table_meant(interaction, self._tables, player, key))

    async def _show(self, interaction: discord.Interaction, _: Player, table: Table) -> None:
        """Show the table: in its own channel the reply becomes its public message, elsewhere it is hidden."""
        is_here = interaction.channel_id == table.channel_id or await self._moves_here(interaction, table)
        if is_here:
            screen = await self._stage.public_screen(table)
        else:
            screen = await public_table(
                table,
                self._screens[table.terms.game.name],
                style=private_style(preferences_of(interaction)),
                emoji=self._stage.emoji.for_one(preferences_of(interaction)),
                locale=locale_of(interaction),
                deals_at=until(self._tables.dealing.deals_at(table)) if table.awaits_deck is not None else None,
                late=self._tables.waiting.late(table),
                pending=await pending_at(self._tables, table),
            )
        message_id = await reply(interaction, screen, hidden=not is_here)
        if is_here and message_id is not None:
            if interaction.channel_id is not None and interaction.channel_id != table.channel_id:
                table = await self._tables.messages.move_to(table.id, interaction.channel_id)
            await self._stage.replaced(table, message_id)

    async def _moves_here(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether `table` moves to this channel of its server, because its own channel is gone."""
        is_same_server = table.guild_id is not None and interaction.guild_id == table.guild_id
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

    async def _log(self, interaction: discord.Interaction, _: Player, table: Table) -> None:
        events = await self._tables.logs.deal_events(table)
        screens = self._screens[table.terms.game.name]
        emoji = self._stage.emoji.for_one(preferences_of(interaction))
        screen = deal_log(table, events, screens, locale=locale_of(interaction), emoji=emoji)
        await reply(interaction, screen)

    async def _ask_resign(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        self._still_playing(table, player)
        await reply(interaction, resign_question(table, player, locale=locale_of(interaction)))

    async def _resigned(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        try:
            left = await self._tables.playing.play(press.key, player, Resign())
            said = "resign-done" if left.table.is_over else "resign-left"
        except Declined as error:
            if error.reason not in {Reason.OVER, Reason.LEFT, Reason.DEPUTY}:
                raise
            said = f"declined-{error.reason}"
        await redraw(interaction, plain_private(say(locale_of(interaction), said)))

    async def _kept(self, interaction: discord.Interaction, _: CustomId, __: list[str]) -> None:
        await redraw(interaction, plain_private(say(locale_of(interaction), "resign-kept")))

    async def _propose_end(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        seat = self._still_playing(table, player)
        if table.is_unrated and table.in_person == {seat}:
            await self._tables.agreements.end_unrated(table.id, player)
            said = "practice-stopped" if table.is_practice else "late-ended"
            await reply(interaction, plain_private(say(locale_of(interaction), said)))
            return
        if interaction.channel_id != table.channel_id:
            words = say(locale_of(interaction), "abandon-elsewhere", channel=f"<#{table.channel_id}>")
            await whisper(interaction, words)
            return
        await self._propose(interaction, table, player, Matter.END)

    async def _propose_pause(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        seat = self._still_playing(table, player)
        if table.is_unrated and table.in_person == {seat}:
            raise Declined(Reason.NO_CLOCK)
        if table.is_paused:
            raise Declined(Reason.PAUSED)
        if interaction.channel_id != table.channel_id:
            words = say(locale_of(interaction), "pause-elsewhere", channel=f"<#{table.channel_id}>")
            await whisper(interaction, words)
            return
        await self._propose(interaction, table, player, Matter.PAUSE)

    async def _propose(self, interaction: discord.Interaction, table: Table, player: Player, matter: Matter) -> None:
        """Note what is proposed, and ask the others to agree."""
        locale = public_locale(interaction)
        table = await self._tables.agreements.wish(table.id, player, matter)
        proposal = await self._tables.agreements.find(table)
        if proposal is None:  # all had agreed but this one
            done = say(locale, "pause-done" if matter is Matter.PAUSE else "abandon-done", seats=len(table.players))
            await reply(interaction, answered_question(table, done, locale=locale))
            return
        self._stage.refresh(table)
        message = await reply(interaction, proposal_question(table, proposal, locale=locale))
        if message is not None and interaction.channel_id is not None:
            await self._tables.questions.asked(table, channel_id=interaction.channel_id, message_id=message)
        now = await self._tables.memory.table(table.id)
        if now.is_over:  # meanwhile: the question goes, too
            self._stage.refresh(now)

    async def _resume(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        await self._tables.agreements.resume(table.id, player)
        await reply(interaction, plain_private(say(locale_of(interaction), "resume-done")))

    def _still_playing(self, table: Table, player: Player) -> Seat:
        """The seat of `player`, whose game goes on. Raises Declined (NOT_SEATED, OVER, LEFT, DEPUTY)."""
        table.own_seat(player)
        if table.is_over:
            raise Declined(Reason.OVER)
        return table.seat_in_person(player)
