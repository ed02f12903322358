"""The panels in use take at most the set memory, and the important ones are forgotten last."""

from typing import cast

import discord

from bot.games.protocol import Seat
from cogs.stage.live import FREE, IN_USE, OF_PANEL, OF_STATE, SPARE, LivePanels
from cogs.stage.panel import Panel
from cogs.stage.panel_state import PanelState
from tests.tables.still_clock import StillClock

ROOM = 20 * (OF_STATE + OF_PANEL)


def _press(live: LivePanels, clock: StillClock, key: str) -> PanelState:
    """Press at this table."""
    state = live.state(key, Seat.A)
    state.play_directly(Panel(cast("discord.Interaction", None), clock.now(), message_id=1))  # nobody edits it here
    return state


def _known(live: LivePanels, keys: list[str]) -> list[str]:
    return [key for key in keys if live.find(key, Seat.A) is not None]


def test_the_panels_pressed_longest_ago_are_forgotten_first() -> None:
    clock = StillClock()
    live, keys = LivePanels(clock, most=ROOM), [f"T{number}" for number in range(200)]
    for key in keys:
        _press(live, clock, key)
        clock.advance(1)
    kept = _known(live, keys)
    assert kept == keys[-len(kept) :]
    assert 15 <= len(kept) <= 22


def test_what_can_no_longer_be_changed_goes_before_what_can() -> None:
    """A panel forgotten too soon would be redrawn by a counted request."""
    clock = StillClock()
    live = LivePanels(clock, most=ROOM)
    fresh = [f"FRESH{number}" for number in range(10)]
    for key in fresh:
        _press(live, clock, key)
    for number in range(200):
        stale = Panel(cast("discord.Interaction", None), clock.now() - FREE - SPARE, message_id=1)
        _press(live, clock, f"STALE{number}").play_directly(stale)
    assert _known(live, fresh) == fresh


async def test_what_is_under_way_is_never_forgotten() -> None:
    clock = StillClock()
    live = LivePanels(clock, most=ROOM)
    locked, owing, held = (_press(live, clock, key) for key in ("LOCKED", "OWING", "HELD"))
    owing.deal(1, is_owed=True)
    held.hold(3)
    async with locked.lock:
        for number in range(200):
            _press(live, clock, f"T{number}")
        assert _known(live, ["LOCKED", "OWING", "HELD"]) == ["LOCKED", "OWING", "HELD"]
        assert live.state("LOCKED", Seat.A) is locked


def test_somebody_is_there_for_five_minutes_after_a_press() -> None:
    """A player for whom hosting need not wait in a window has pressed nothing, or nothing for that long."""
    clock = StillClock()
    live = LivePanels(clock)
    assert not live.is_used("TABLE", Seat.A)
    state = _press(live, clock, "TABLE")
    assert not live.is_used("TABLE", Seat.A), "a message that was sent is no press"
    state.note_press(clock.now(), 1)
    assert live.is_used("TABLE", Seat.A)
    clock.advance(IN_USE - 1)
    assert live.is_used("TABLE", Seat.A)
    clock.advance(1)
    assert not live.is_used("TABLE", Seat.A)
