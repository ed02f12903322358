"""The message in a channel in place of one that could not be drawn."""

from bot.tables import Announcement, Table
from bot.text import Locale, say
from cogs.names import game_name, names_of
from cogs.screens.screen import PublicScreen, plain_public


def lost_screen(announcement: Announcement, table: Table | None, *, locale: Locale) -> PublicScreen:
    """Return that `announcement` cannot be shown, and where to ask; without a `table`, its log is damaged."""
    if table is None:
        return plain_public(say(locale, "lost-damaged", table=announcement.table))
    game, players = game_name(table.terms, locale=locale), names_of(table.players, locale=locale)
    kind = "settle" if announcement.kind == "settle" else "deal"
    said = {"game": game, "players": players, "table": announcement.table, "deal": str(announcement.deal)}
    return plain_public(say(locale, f"lost-{kind}", **said))
