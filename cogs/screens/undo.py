"""Taking back moves: the buttons in a panel, and the sentence about it."""

from bot.games.protocol import Seat
from bot.tables import Table, TookBack
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.game import Showing
from cogs.screens.screen import GRAY, Button


def undo_buttons(table: Table, seat: Seat, *, locale: Locale) -> tuple[Button, ...]:
    """Return buttons to take back the last move, and all of several; none when there is nothing to take back."""
    moves, turn = len(table.may_undo(seat)), table.position.turn(seat)
    if not moves:
        return ()
    last = Button(say(locale, "undo"), CustomId(Verb.UNDO, table.id, turn, f"1-{moves}"), GRAY)
    if moves == 1:
        return (last,)
    return last, Button(
        say(locale, "undo-all", count=moves), CustomId(Verb.UNDO, table.id, turn, f"{moves}-{moves}"), GRAY
    )


def no_undo_button(key: str, turn: int, *, locale: Locale) -> Button:
    """Return *Undo* in a turn where there is nothing to take back yet: it keeps its place."""
    return Button(say(locale, "undo"), CustomId(Verb.UNDO, key, turn, "0-0"), GRAY, enabled=False)


def undo_sentence(undone: TookBack, count: int, shown: Showing) -> str:
    """Return the sentence that a player took back `count` moves."""
    return say(shown.locale, "undo-event", player=shown.spoken[undone.seat], count=count)
