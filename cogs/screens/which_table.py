"""The question which table a command is about."""

from collections.abc import Sequence

from bot.tables import Player, Table
from bot.text import Locale, listed, say
from cogs.ids import CustomId, TableCommand, Verb
from cogs.names import day, game_name, shortened
from cogs.screens.screen import Choice, Menu, PrivateScreen

MOST_TABLES = 25  # lines of a menu, a limit of Discord's
LONGEST_LINE = 100  # characters, a limit of Discord's


def which_table(
    tables: Sequence[Table], player: Player, command: TableCommand, *, given: str = "", locale: Locale
) -> PrivateScreen:
    """Ask at which of these tables, in this order, to do what `command` of `player` is about.

    `given`: the text of that command, which the answer carries.
    """
    choices = tuple(
        Choice(_label(table, player, locale), table.id, _marks(table, player, locale)) for table in tables[:MOST_TABLES]
    )
    words = say(locale, "which-table", command=command.value)
    if len(tables) > MOST_TABLES:
        words = f"{words}\n-# {say(locale, 'which-table-more')}"
    menu = Menu(say(locale, "which-table-choose"), CustomId(Verb.WHICH_TABLE, given, word=command.value), choices)
    return PrivateScreen((words, menu))


def _label(table: Table, player: Player, locale: Locale) -> str:
    """Return the game and the other people at a table; nothing is formatted in a menu."""
    others = shortened([each.name for each in table.players if each.id != player.id])
    words = say(
        locale, "which-table-line", game=game_name(table.terms, locale=locale), opponents=listed(others, locale=locale)
    )
    return words if len(words) <= LONGEST_LINE else f"{words[: LONGEST_LINE - 1].rstrip()}…"


def _marks(table: Table, player: Player, locale: Locale) -> str:
    """Return the day a game began, or ended, and what tells it from others of that day."""
    began = say(
        locale,
        "which-table-ended" if table.is_over else "which-table-began",
        day=day(table.moved_at if table.is_over else table.started_at, locale=locale),
    )
    yours = [say(locale, "table-list-yours")] if table.awaits(player) else []
    return " · ".join([began, *yours, table.id])
