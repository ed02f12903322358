"""A player's view changes in one place, and from one possible state to another."""

import ast
from pathlib import Path
from typing import cast

import discord

from cogs.stage import panel_state
from cogs.stage.panel import Panel
from cogs.stage.panel_state import Held, Old, PanelState


def _panel(message_id: int) -> Panel:
    return Panel(cast("discord.Interaction", None), 0, message_id)  # nobody edits it here


def _changed(path: Path) -> list[str]:
    """Return the places where this module assigns to parts of a panel state."""
    return [
        f"{path.name}:{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "state"
    ]


def test_only_its_own_methods_change_a_panel_state() -> None:
    own = Path(panel_state.__file__)
    others = [path for path in sorted(own.parent.glob("*.py")) if path != own]
    assert others
    assert [place for path in others for place in _changed(path)] == []


def test_a_player_sees_one_hidden_reply_or_the_line_that_it_became() -> None:
    state = PanelState()
    assert (state.play_hidden(_panel(1)), state.live) == (None, _panel(1))
    assert state.play_hidden(_panel(2)) == _panel(1), "the one whose place it takes"
    assert (state.put_away(), state.reply, state.line) == (_panel(2), None, _panel(2))
    assert (state.is_hidden, state.live) == (True, None), "the player has gone nowhere else yet"
    state.play_directly(_panel(3))
    assert (state.is_hidden, state.live, state.line) == (False, _panel(3), _panel(2))
    assert (state.play_hidden(_panel(4)), state.line) == (_panel(2), None)


def test_a_direct_message_that_takes_the_place_of_one_that_was_left_is_not_left() -> None:
    state = PanelState()
    state.play_hidden(_panel(1))
    state.leave_direct(is_owed=True)
    assert state.is_busy
    state.put_away()
    state.play_directly(_panel(2))
    assert not state.is_busy


def test_a_notice_is_held_back_once() -> None:
    state = PanelState()
    state.hold(3)
    state.hold(3, is_drawn=True)
    assert not state.is_new(3), "the live panel shows it"
    state.hold(3)
    assert state.notice == Held(3, is_drawn=True)
    state.release(overdue=3)
    state.hold(3)
    state.hold(3, is_drawn=True)  # it was being drawn when it became overdue
    assert (state.holds(3), state.is_new(3)) == (False, True)
    state.hold(4)
    state.tell(4)
    assert (state.holds(4), state.is_new(4), state.is_busy) == (True, False, False)


def test_a_turn_shown_late_is_held_back_with_the_one_that_has_come_since() -> None:
    """A deal may begin while the result of the last one is being drawn: the next turn is known before that is shown.

    Otherwise a message calls the player to the turn that is past, and their hidden panel is put away.
    """
    state = PanelState()
    state.hold(4)
    state.hold(3)
    assert (state.holds(3), state.holds(4), state.holds(5)) == (True, True, False)
    state.hold(3, is_drawn=True)
    assert state.notice == Held(4)
    assert state.is_new(4), "the live panel shows the turn before"


def test_a_seat_that_was_never_called_is_owed_nothing() -> None:
    state = PanelState()
    state.tell(-1)
    state.hold(-1)
    assert (state.notified_turn, state.notice, state.is_new(-1), state.has_pressed(-1)) == (None, None, False, True)


def test_a_message_that_is_played_in_again_is_no_old_one() -> None:
    state = PanelState()
    state.outdate(Old(5, 1, None))
    state.outdate(Old(5, 2, None))
    state.keep(1)
    assert state.old == (Old(5, 2, None),)
    state.drop(state.old[0])
    assert not state.is_busy
