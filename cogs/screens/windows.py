"""A player's orders ahead in a panel: for windows, and for moves that wait for them or for their turn.

Others see none of it, only until when answers count.
"""

from dataclasses import replace

from bot.games.protocol import Move, Seat, View
from bot.tables import Table, When, claim_at, is_dealt
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import until
from cogs.screens.beside import Beside
from cogs.screens.frame import MOST, Controls
from cogs.screens.game import Showing
from cogs.screens.screen import BLUE, GREY, Button


def window_line(table: Table, beside: Beside, *, locale: Locale) -> list[str]:
    """Return the public line that a window is open, and until when."""
    if claim_at(table.position) is None or beside.closes_at is None:
        return []
    return [say(locale, "window-closes", time=until(beside.closes_at))]


def own_window_lines(table: Table, seat: Seat, beside: Beside, *, locale: Locale) -> list[str]:
    """Return the same for the player at `seat`, with their kept orders until it closes."""
    lines, claim = window_line(table, beside, locale=locale), claim_at(table.position)
    if kept := [order for order in beside.orders if order.when is When.TURN]:
        choice = _named("later", table, kept[0].moves[0], locale)
        lines.append(say(locale, "turn-kept", choice=choice) if claim is None else say(locale, "window-kept"))
    if beside.has(When.ALWAYS):
        lines.append(say(locale, "window-standing"))
    elif beside.has(When.WINDOW) and not (claim is not None and seat in claim.asked):
        lines.append(say(locale, "window-skips"))
    return lines


def with_orders(controls: Controls, table: Table, shown: Showing, beside: Beside) -> Controls:
    """Return the controls of a panel with its reader's orders: in a window, first, not to be asked again.

    Behind a window the player whose turn it is orders waiting moves; without one, those whose turn is to come.
    """
    claim, seat = claim_at(table.position), shown.view.seat
    if seat is None:
        return controls
    if claim is not None and seat in claim.asked:
        if beside.has(When.ALWAYS) or len(controls.mains) >= MOST:
            return controls
        return replace(controls, mains=(_never(table, shown.locale), *controls.mains))
    if is_dealt(table) and not table.is_paused and (claim is None or seat == claim.active):
        return replace(controls, mains=(*controls.mains, *_waiting(table, shown, beside))[:MOST])
    return controls


def order_tools(table: Table, seat: Seat, beside: Beside, *, locale: Locale) -> tuple[Button, ...]:
    """Return the possible orders for the next windows of a player who is not asked now."""
    if not _may_order(table) or _is_part_of_window(table, seat) or beside.has(When.ALWAYS):
        return ()
    skip = Button(say(locale, "window-skip"), CustomId(Verb.ORDER, table.id, table.deal, When.WINDOW), GREY)
    return _never(table, locale), *(() if beside.has(When.WINDOW) else (skip,))


def kept_orders(table: Table, seat: Seat, beside: Beside, *, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons that take back orders for windows."""
    if not _may_order(table):
        return ()
    if beside.has(When.ALWAYS):
        return (_back(table, When.ALWAYS, say(locale, "window-ask-again")),)
    if beside.has(When.WINDOW) and not _is_part_of_window(table, seat):
        return (_back(table, When.WINDOW, say(locale, "window-no-skip")),)
    return ()


def _may_order(table: Table) -> bool:
    return table.terms.game.has_windows and is_dealt(table) and not table.is_paused


def _is_part_of_window(table: Table, seat: Seat) -> bool:
    claim = claim_at(table.position)
    return claim is not None and seat in (*claim.asked, claim.active)


def _waiting(table: Table, shown: Showing, beside: Beside) -> tuple[Button, ...]:
    """Return the waiting moves: each may be ordered, and the ordered one may be taken back."""
    moves = shown.view.waiting_moves()
    if moves and (kept := [order for order in beside.orders if order.when is When.TURN]):
        return (_back(table, When.TURN, _named("take-back", table, kept[0].moves[0], shown.locale)),)
    return tuple(
        Button(_named("later", table, move, shown.locale), later_id(table, shown.view, move), BLUE) for move in moves
    )


def later_id(table: Table, view: View, move: Move) -> CustomId:
    """Return the id of a button that orders a waiting move: it names deal and round, and not the turn."""
    place = view.orderable_moves().index(move)
    return CustomId(Verb.LATER, table.id, table.deal, f"{view.ordering_round}-{place}")


def _named(what: str, table: Table, move: Move, locale: Locale) -> str:
    """Return the words of a button about such a move, in the game's terms."""
    key = f"{table.terms.game.name}-{what}-{str(move).split()[0]}"
    return say(locale, key)


def _never(table: Table, locale: Locale) -> Button:
    return Button(say(locale, "window-never"), CustomId(Verb.ORDER, table.id, table.deal, When.ALWAYS), GREY)


def _back(table: Table, when: When, label: str) -> Button:
    return Button(label, CustomId(Verb.UNORDER, table.id, table.deal, when), GREY)
