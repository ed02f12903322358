"""Public facts of a window: whom it asks, whose clocks run, and which log rows are hidden answers."""

from bot.games.protocol import ENDS, Asking, Position, Seat, Window
from bot.store import LogRow
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.undo import UNDO


def claim_at(position: Position) -> Window | None:
    """Return the window at `position` in which something may be claimed; None when there is none."""
    window = position.window
    return window if window is not None and window.asking is Asking.CLAIM else None


def choice_at(position: Position) -> Window | None:
    """Return the secret choice that is open at `position`; None when there is none."""
    window = position.window
    return window if window is not None and window.asking is Asking.CHOICE else None


def awaited_openly(position: Position) -> frozenset[Seat]:
    """Return the seats the game waits for, as everyone knows: for a claim all that are asked, answered or not."""
    claim = claim_at(position)
    return position.awaited if claim is None else frozenset(claim.asked)


def called_at(position: Position) -> frozenset[Seat]:
    """Return the seats with something to do now, as everyone knows: those awaited, and the one whose turn goes on."""
    return awaited_openly(position) | (held_at(position) & position.to_act)


def is_asked(position: Position, seat: Seat) -> bool:
    """Return whether `seat` is asked off turn whether it claims something."""
    claim = claim_at(position)
    return claim is not None and seat in claim.asked


def held_at(position: Position) -> frozenset[Seat]:
    """Return whose turn goes on with a stopped clock: the active player, while others are asked."""
    claim = claim_at(position)
    return frozenset() if claim is None or claim.active is None else frozenset({claim.active}) - {*claim.asked}


def goes_on(before: Position, now: Position) -> frozenset[Seat]:
    """Return the seats whose question stays the same: all of them, unless a window opens or closes.

    Then it is only the player whose turn continues.
    """
    was, window = before.window, now.window
    if is_same(was, window):
        return before.to_act
    if was is not None and was.asking is Asking.CHOICE:
        return frozenset()  # all have chosen, and any seat asked now is asked something else
    active = {each.active for each in (was, window) if each is not None and each.asking is Asking.CLAIM}
    return frozenset(seat for seat in active if seat is not None)


def is_same(was: Window | None, window: Window | None) -> bool:
    """Return whether both are the same window, perhaps with more answers."""
    if was is None or window is None:
        return was is window
    known = (was.asking, was.number, was.asked, was.active)
    return known == (window.asking, window.number, window.asked, window.active) and was.answered <= window.answered


def answers_claim(position: Position, row: LogRow) -> bool:
    """Return whether `row` answers at `position` whether to claim. Nobody else may know who has answered."""
    claim = claim_at(position)
    if claim is None or row.seat not in claim.asked:
        return False
    return not (row.text in ENDS or row.text in NON_MOVES or row.text == UNDO)


def changes_choice(before: Position, row: LogRow, after: Position) -> bool:
    """Return whether `row` replaces a secret choice. Nobody else may know how often a player wavers."""
    window = choice_at(before)
    if window is None or row.seat not in window.answered:
        return False
    return not (row.text in ENDS or row.text in NON_MOVES or row.text == UNDO) and is_same(window, after.window)
