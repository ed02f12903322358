"""Commands about one table: the one that can be meant, or one that is chosen from a menu."""

from collections.abc import Iterable, Mapping

import discord

from bot.tables import Declined, Reason, Tables
from cogs.answer import redraw, reply
from cogs.finding import Find, SeveralTables, table_named
from cogs.guard import guarded
from cogs.ids import LONGEST, CustomId, TableCommand, Verb, parse_id
from cogs.locale_and_style import locale_of
from cogs.people import player_of
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnswerAtTable, AnsweringCog
from cogs.screens.screen import PrivateScreen
from cogs.screens.which_table import which_table
from cogs.tools import Tools


class WhichTable(AnsweringCog):
    """The menus of tables, under commands that may mean several."""

    def __init__(self, tools: Tools, parts: Iterable[AnsweringCog]) -> None:
        """Continue the commands of these `parts` at the chosen table."""
        super().__init__(tools)
        self._commands = {command: answer for part in parts for command, answer in part.commands_at_tables().items()}

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.WHICH_TABLE: self._chosen}

    async def _chosen(self, press: Press) -> None:
        """Do at the chosen table what the command would have done."""
        if press.id.word not in set(self._commands):
            raise Declined(Reason.STALE)
        player = await player_of(press.interaction, self._tables)
        table = await table_named(press.interaction, self._tables, player, press.chosen)
        table = await self._tables.waiting.hear(table, player)
        await self._commands[TableCommand(press.id.word)](press.at_table(player, table))


async def at_one_table(
    interaction: discord.Interaction,
    tables: Tables,
    key: str | None,
    find: Find,
    *,
    command: TableCommand,
    answer: AnswerAtTable,
    given: str = "",
) -> None:
    """Answer `command` at the table that `find` finds, guarded; of several tables show a menu.

    `given`: the text of the command, which is the key of a press in that menu. One that no id can carry takes none.
    """

    async def work() -> None:
        player = await player_of(interaction, tables)
        try:
            table = await find(interaction, tables, player, key)
        except SeveralTables as several:
            asked = CustomId(Verb.WHICH_TABLE, given, word=command)
            if parse_id(str(asked)) != asked or len(str(asked)) > LONGEST:
                raise
            screen = which_table(several.tables, player, command, given=given, locale=locale_of(interaction))
            await reply(interaction, screen)
        else:
            table = await tables.waiting.hear(table, player)
            await answer(Press.of(interaction).at_table(player, table))

    await guarded(interaction, work())


async def answer_here(press: TablePress, screen: PrivateScreen) -> None:
    """Answer with `screen`: in place of the menu where the table was chosen, else in a new hidden reply."""
    await (redraw if is_from_menu(press) else reply)(press.interaction, screen)


def is_from_menu(press: TablePress) -> bool:
    """Return whether the table was chosen from a menu of tables, which only this person sees."""
    return press.id.verb == Verb.WHICH_TABLE and press.is_private
