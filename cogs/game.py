"""`/game`: verify the deal, replay a finished game, explain its scores, export its record. Two also have a menu."""

import asyncio
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.proof import prove
from bot.games.record import write
from bot.standing import Objection, Why
from bot.tables import Declined, Reason, Records, Table
from cogs.finding import Find, finished_or_meant, of_message, suggest_all_tables, table_finished
from cogs.ids import TableCommand, Verb
from cogs.locale_and_style import server_of
from cogs.names import jump_to
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.reach import everywhere, home_of
from cogs.screens.proof import proof_screen, record_screen
from cogs.standing import StandingCog
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_table import answer_here, at_one_table
from cogs.why import Explainer

WHICH = translated("given-table-ended")


@everywhere
class GameGroup(AnsweringCog, commands.GroupCog, group_name="game", group_description=translated("command-game")):
    """The commands about games that may be over."""

    def __init__(self, tools: Tools, explainer: Explainer, looking_back: StandingCog) -> None:
        super().__init__(tools)
        self._explainer = explainer
        self._looking_back = looking_back
        self._menus = (
            everywhere(app_commands.ContextMenu(name=translated("menu-replay"), callback=self._replay_from_menu)),
            everywhere(app_commands.ContextMenu(name=translated("menu-why"), callback=self._why_from_menu)),
        )

    @app_commands.command(description=translated("command-game-verify"))
    @app_commands.describe(table=WHICH)
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the commitment, the cuts and the seed, and derive every card again."""
        await self._at_table(interaction, table, TableCommand.VERIFY, finished_or_meant)

    @app_commands.command(description=translated("command-game-replay"))
    @app_commands.describe(table=WHICH)
    async def replay(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Open a finished game at its first deal; only its players may."""
        await self._at_table(interaction, table, TableCommand.REPLAY, table_finished)

    @app_commands.command(description=translated("command-game-export"))
    @app_commands.describe(table=WHICH)
    async def export(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Send the record of a game to one of its players, or to another person who may have it."""
        await self._at_table(interaction, table, TableCommand.EXPORT, finished_or_meant)

    @app_commands.command(description=translated("command-game-score"))
    @app_commands.describe(table=WHICH)
    async def score(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Explain the finished deals and the settlement."""
        await self._at_table(interaction, table, TableCommand.SCORE, finished_or_meant)

    @score.autocomplete("table")
    @verify.autocomplete("table")
    @export.autocomplete("table")
    @replay.autocomplete("table")
    async def _own_tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_all_tables(interaction, self._tables, typed)

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.PROOF: self._verify}

    def commands_at_tables(self) -> Mapping[TableCommand, AnswerAtTable]:
        return {
            TableCommand.VERIFY: self._verify,
            TableCommand.REPLAY: self._looking_back.replay,
            TableCommand.EXPORT: self._export,
            TableCommand.SCORE: self._explainer.show,
        }

    def menus(self) -> Sequence[app_commands.ContextMenu]:
        return self._menus

    async def _replay_from_menu(self, interaction: discord.Interaction, message: discord.Message) -> None:
        await self._at_table(interaction, None, TableCommand.REPLAY, of_message(message))

    async def _why_from_menu(self, interaction: discord.Interaction, message: discord.Message) -> None:
        await self._at_table(interaction, None, TableCommand.SCORE, of_message(message))

    async def _at_table(
        self, interaction: discord.Interaction, key: str | None, command: TableCommand, find: Find
    ) -> None:
        answer = self.commands_at_tables()[command]
        await at_one_table(interaction, self._tables, key, find, command=command, answer=answer)

    async def _verify(self, press: TablePress) -> None:
        """Check the very record that `/game export` gives, as anyone could. *Fair deal* asks for the same."""
        table = press.table
        commitment, record = await self._tables.logs.commitment(table), await self._tables.logs.record(table.id)
        games = self._tables.games.rules
        text = write(record, games=games).encode()
        proof = await asyncio.to_thread(lambda: prove(text, games=games)) if table.is_over else None
        screen = proof_screen(
            table,
            record,
            commitment=commitment,
            posted=await self._posted(table),
            proof=proof,
            locale=press.locale,
        )
        await answer_here(press, screen)

    async def _posted(self, table: Table) -> str | None:
        """Return the address of the message that carried the commitment of `table`; None if it is not known."""
        message_id = await self._tables.lobbies.message_of(await self._tables.twins.first_of(table))
        if message_id is None and table.is_practice and table.default_cut.isdecimal():
            message_id = int(table.default_cut)  # where nobody was asked, the cut is the number of that message
        return (
            None
            if message_id is None
            else jump_to(table.guild_id, table.home_id, message_id, is_elsewhere=table.terms.is_elsewhere)
        )

    async def _export(self, press: TablePress) -> None:
        _check_may_take(press)
        record = await self._tables.logs.record(press.table.id)
        text = write(record, games=self._tables.games.rules).encode()
        await answer_here(press, record_screen(press.table, text, locale=press.locale))


def _check_may_take(press: TablePress) -> None:
    """Check that a player of the table asks for its record, or anyone where its server says so.

    Raises Declined (NOT_SEATED) or Objection (RECORD).
    """
    table, guild_id = press.table, home_of(press.interaction)
    if table.seat_of(press.player) is not None:
        return
    if table.guild_id is None or guild_id != table.guild_id or not table.is_over:
        raise Declined(Reason.NOT_SEATED)
    if server_of(press.interaction).records is not Records.EVERYONE:
        raise Objection(Why.RECORD)
