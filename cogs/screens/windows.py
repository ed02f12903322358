"""A player's orders ahead in a panel: for windows, and for moves that wait for them or for their turn.

Others see none of it, only until when answers count.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.games.protocol import Move, No, Seat, View
from bot.tables import Order, Table, When, claim_at, is_dealt
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import until
from cogs.screens.frame import A_ROW, Controls, fitting_rows
from cogs.screens.game import Showing
from cogs.screens.screen import BLUE, GRAY, GREEN, Button, Choice, Menu, Row
from cogs.screens.situation import Situation

STANDING = "standing"  # in the id of an order for all windows of a deal
OF_MENU, TAKE_BACK = (
    "menu-",
    "back",
)  # begins the word of a menu of orders, before the round; its line that takes one back


def window_line(table: Table, situation: Situation, *, locale: Locale) -> list[str]:
    """Return the public line that a window is open, and until when: without a clock, sooner if most people look."""
    if claim_at(table.position) is None or situation.closes_at is None:
        return []
    key = "window-closes" if table.terms.pace is not None else "window-closes-soon"
    return [say(locale, key, time=until(situation.closes_at))]


def moves_ahead(orders: Iterable[Order]) -> tuple[Move, ...]:
    """Return the moves that wait until they can be played."""
    return next((order.moves for order in orders if order.when is When.TURN), ())


def own_window_lines(table: Table, seat: Seat, situation: Situation, *, locale: Locale) -> list[str]:
    """Return the same for the player at `seat`, with their kept orders until it closes."""
    lines, claim = window_line(table, situation, locale=locale), claim_at(table.position)
    if kept := [order for order in situation.orders if order.when is When.TURN]:
        if claim is None:
            lines.append(say(locale, "turn-kept", choice=_named("later", table, kept[0].moves[0], locale)))
        else:
            lines.append(say(locale, "window-kept"))
    if standing := [order for order in situation.orders if order.when is When.ALWAYS]:
        lines.append(_standing_line(table, standing[0].moves[0], locale))
    elif situation.has(When.WINDOW) and not (claim is not None and seat in claim.asked):
        lines.append(say(locale, "window-skips"))
    return lines


def with_orders(controls: Controls, table: Table, shown: Showing, situation: Situation) -> Controls:
    """Return the controls of a panel with its reader's orders, one as the second verb, several as a row of choices.

    Those for all windows of the deal are behind ⋯.

    Behind a window the player whose turn it is orders waiting moves; without one, those whose turn is to come.
    """
    claim, view = claim_at(table.position), shown.view
    if view.seat is not None and (rows := _standing_orders(table, view.seat, situation, locale=shown.locale)):
        controls = replace(controls, tools=(*rows, *controls.tools))
    is_free = claim is None or view.seat == claim.active
    if view.seat is None or not is_dealt(table) or table.is_paused or not is_free:
        return controls
    orderable, kept = view.orderable_moves(), [order for order in situation.orders if order.when is When.TURN]
    moves = [move for move in view.waiting_moves() if kept or move in orderable]  # others have the game's own buttons
    if len(orderable) > 1 and not table.terms.game.has_windows:
        rows = _all_orders(table, shown, moves, kept) if view.window is None and view.to_act else ()
        return replace(controls, choices=(*controls.choices, *rows))
    if not moves:
        return controls
    first, *rest = _waiting(table, shown, moves, kept)
    if controls.second is None:
        controls = replace(controls, second=first)
    elif controls.main is None:
        controls = replace(controls, main=first)
    else:
        rest = [first, *rest]
    return replace(controls, tools=(*controls.tools, *fitting_rows(rest)))


def order_tools(table: Table, seat: Seat, situation: Situation, *, locale: Locale) -> tuple[Button, ...]:
    """Return the possible orders for windows: not to be asked again in this deal, or the next time."""
    claim = claim_at(table.position)
    if not _may_order(table) or situation.has(When.ALWAYS):
        return ()
    if claim is not None and seat in claim.asked:
        return (_never(table, locale),)
    if _is_part_of_window(table, seat):
        return ()
    skip = Button(say(locale, "window-skip"), CustomId(Verb.ORDER, table.id, table.deal, When.WINDOW), GRAY)
    return _never(table, locale), *(() if situation.has(When.WINDOW) else (skip,))


def _standing_orders(table: Table, seat: Seat, situation: Situation, *, locale: Locale) -> tuple[Row, ...]:
    """Return what the player at `seat` may order for all windows of the deal: a button if it is one, else a menu."""
    moves = table.view(seat).standing_orders() if _may_order(table) else ()
    given = [order.moves[0] for order in situation.orders if order.when is When.ALWAYS]
    press = CustomId(Verb.ORDER, table.id, table.deal, STANDING)
    match moves:
        case []:
            return ()
        case [move]:
            id_ = replace(press, word=f"{STANDING}-{standing_word(move)}")
            return () if move in given else ((Button(_standing(table, move, locale), id_, GRAY),),)
    lines = [Choice(_standing(table, move, locale), standing_word(move), chosen=move in given) for move in moves]
    return (Menu(say(locale, "window-order"), press, tuple(lines)),)


def standing_word(move: Move) -> str:
    """Return the word of an order in ids and menus; it names no card that anyone holds."""
    return str(move).replace(" ", "-")


def kept_orders(table: Table, seat: Seat, situation: Situation, *, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons that take back orders for windows."""
    if not _may_order(table):
        return ()
    if situation.has(When.ALWAYS):
        return (_back(table, When.ALWAYS, say(locale, "window-ask-again")),)
    if situation.has(When.WINDOW) and not _is_part_of_window(table, seat):
        return (_back(table, When.WINDOW, say(locale, "window-no-skip")),)
    return ()


def _may_order(table: Table) -> bool:
    return table.terms.game.has_windows and is_dealt(table) and not table.is_paused


def _is_part_of_window(table: Table, seat: Seat) -> bool:
    claim = claim_at(table.position)
    return claim is not None and seat in (*claim.asked, claim.active)


def _waiting(table: Table, shown: Showing, moves: Sequence[Move], kept: Sequence[Order]) -> tuple[Button, ...]:
    """Return the waiting moves: each may be ordered, and the ordered one may be taken back."""
    if kept:
        return (_back(table, When.TURN, _named("take-back", table, kept[0].moves[0], shown.locale)),)
    return tuple(
        Button(_named("later", table, move, shown.locale), later_id(table, shown.view, move), BLUE) for move in moves
    )


def _all_orders(
    table: Table, shown: Showing, moves: Sequence[Move], kept: Sequence[Order]
) -> tuple[tuple[Button, ...], ...] | tuple[Menu]:
    """Return a button for each move that may be ordered in this phase: the ordered one takes it back.

    More than a row of them are a menu, in which another order takes the place of the one that is kept.
    """
    orderable = shown.view.orderable_moves()
    labels = [_named("later", table, move, shown.locale) for move in orderable]
    is_kept = [any(order.moves[:1] == (move,) for order in kept) for move in orderable]
    buttons = []
    for move, label, own in zip(orderable, labels, is_kept, strict=True):
        button = Button(label, later_id(table, shown.view, move), BLUE, enabled=move in moves and not kept)
        buttons.append(replace(_back(table, When.TURN, label), style=GREEN) if own else button)
    if len(rows := fitting_rows(buttons)) == 1 or len(orderable) <= A_ROW:
        return rows
    press = replace(later_id(table, shown.view, orderable[0]), word=f"{OF_MENU}{shown.view.ordering_round}")
    lines = [
        Choice(label, str(place), chosen=own)
        for place, (move, label, own) in enumerate(zip(orderable, labels, is_kept, strict=True))
        if own or move in moves
    ]
    if any(is_kept):
        lines.append(Choice(say(shown.locale, "orders-take-back"), TAKE_BACK))
    is_open = bool(moves) or any(is_kept)
    lines = lines or [Choice(label, str(place)) for place, label in enumerate(labels)]
    return (Menu(say(shown.locale, "orders-ahead"), press, tuple(lines), enabled=is_open),)


def later_id(table: Table, view: View, move: Move) -> CustomId:
    """Return the id of a button that orders a waiting move: it names deal and round, and not the turn."""
    place = view.orderable_moves().index(move)
    return CustomId(Verb.LATER, table.id, table.deal, f"{view.ordering_round}-{place}")


def _named(what: str, table: Table, move: Move, locale: Locale) -> str:
    """Return the words of a button about such a move, in the game's terms."""
    verb, *named = str(move).split()
    return say(locale, f"{table.terms.game.name}-{what}-{verb}", of=" ".join(named[-1:]))


def _standing(table: Table, move: Move, locale: Locale) -> str:
    """Return an order for all windows of a deal, in the game's terms."""
    verb, *named = str(move).split()
    return say(locale, f"{table.terms.game.name}-standing-{verb}", of=" ".join(named))


def _standing_line(table: Table, move: Move, locale: Locale) -> str:
    """Return the sentence about the order that a player has given for all windows of the deal."""
    if move == No():
        return say(locale, "window-standing")
    return say(locale, "window-ordered", order=_standing(table, move, locale))


def _never(table: Table, locale: Locale) -> Button:
    return Button(say(locale, "window-never"), CustomId(Verb.ORDER, table.id, table.deal, When.ALWAYS), GRAY)


def _back(table: Table, when: When, label: str) -> Button:
    return Button(label, CustomId(Verb.UNORDER, table.id, table.deal, when), GRAY)
