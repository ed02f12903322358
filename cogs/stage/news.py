"""What a move or another change at a table brings up to date: which panels, and how soon the public message."""

from bot.games.protocol import Left, Seat
from bot.tables import Deputised, News, Paused, Resumed, Table
from cogs.stage.ground import Ground
from cogs.stage.panels import Panels
from cogs.stage.table_message import ANSWERED, TableMessages

PAUSES = Paused | Resumed | Deputised


class NewsShown:
    """A chooser of what is redrawn after each piece of news."""

    def __init__(self, ground: Ground, messages: TableMessages, panels: Panels) -> None:
        self._ground = ground
        self._messages = messages
        self._panels = panels

    def show(self, news: News) -> None:
        """Bring the players' panels and the public message up to date, soon; returns at once."""
        table, screens = news.table, self._ground.screens[news.table.terms.game.name]
        is_pause = any(isinstance(event, PAUSES | Left) for event in news.events)
        if _ends_turn(news) and not is_pause:
            self._ground.budget.end_turn(table.id)
        moved = news.seat if table.terms.plays_forced else None
        self._panels.put(table, again=_outdated_by(news), moved=moved, is_cut_off=news.is_cut_off)
        if not self._messages.is_shown_here(table):
            return
        if news.events and not any(screens.is_news(event) for event in news.events):
            return
        if not table.terms.game.has_hands and not is_pause:  # nobody looks at a panel
            self._messages.put(table, within=0 if news.seat is None else ANSWERED)
        elif is_pause or not news.events or _is_turning_point(table):
            self._messages.put(table)
        elif news.seat is not None and news.seat in table.position.to_act:
            self._messages.put(table, within=self._ground.timing.mid_turn)
        else:
            self._messages.put_spaced(table)


def _outdated_by(news: News) -> frozenset[Seat]:
    """Return the seats whose panels have become wrong about the time, or about who plays: whom one passes cards to."""
    if news.table.awaits_twins:  # it shows cards of a deal that others still play
        return news.table.in_person | news.table.gone
    is_outdated = any(isinstance(event, PAUSES | Left) for event in news.events)
    return news.table.position.to_act | news.table.deputies | news.table.gone if is_outdated else frozenset()


def _is_turning_point(table: Table) -> bool:
    """Return whether the table has just begun, or a deal or the game is over: the table alone shows how that ended."""
    is_between = table.awaits_deck is not None or table.awaits_twins
    return table.is_over or is_between or (table.is_dealt and table.deal < 2)


def _ends_turn(news: News) -> bool:
    """Return whether a player's turn ended with this move."""
    if news.seat is None or news.table.is_dealt:
        return False
    return not news.table.terms.game.has_long_turns or news.seat not in news.table.position.to_act
