"""Lines about the whole game: in place of a panel, that it is over; at its head the game, its place, and the clock."""

from bot.games.protocol import Seat
from bot.tables import Table
from bot.text import Locale, say
from cogs.names import deal_and_place, game_name, opponents
from cogs.screens.page import is_small_line
from cogs.screens.situation import Situation
from cogs.screens.waiting import absent, own_clock


def head_of(table: Table, seat: Seat, situation: Situation, locale: Locale) -> str:
    """Return which game this is and until when one may think; if a line has room, against whom and where, too."""
    game, place = game_name(table.terms, locale=locale), deal_and_place(table, locale=locale, deleted=situation.deleted)
    against, away = game, absent(table, seat, locale=locale)
    if len(table.players) == 2:  # of more there is no room for names but in the picture
        against = say(locale, "panel-title", game=game, opponent=opponents(table, table.players[seat], locale=locale))
    clock = own_clock(table, seat, late=situation.late, locale=locale)
    parts = [(against, place, away), (game, place, away), (game, away), (against, place), (game, place), (game,)]
    titles = [" · ".join(filter(None, (*each, clock))) for each in (parts if away else parts[3:])]
    return next((each for each in titles if is_small_line(each)), titles[-1])


def over_line(table: Table, situation: Situation, locale: Locale) -> str:
    """Return that this game is over, and where its settlement is."""
    if table.guild_id is None:
        return say(locale, "panel-over-below")
    if table.terms.is_elsewhere:
        return say(locale, "panel-over-elsewhere")
    if situation.was_removed:
        return say(locale, "panel-over-removed")
    return say(locale, "panel-over-direct" if table.channel_id in situation.deleted else "panel-over")
