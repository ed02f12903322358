"""A panel in use is redrawn even where another process has announced the turn, and stored that."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.games.protocol import Seat
from bot.tables import PanelRow, Table
from cogs.stage.panel_state import PanelState
from cogs.stage.panels import Panels


@pytest.mark.parametrize("is_in_use", [True, False])
async def test_a_turn_that_another_process_has_told_stands_in_the_panel_that_is_used_here(*, is_in_use: bool) -> None:
    redrawn: list[Seat] = []

    async def nothing(*_: object) -> None:
        pass

    async def last(_table: Table, _seat: Seat) -> PanelRow:
        return PanelRow("TABLE", 0, 5, 7, 4)

    async def redraw(_table: Table, seat: Seat, _state: PanelState) -> None:
        redrawn.append(seat)

    panels = SimpleNamespace(
        _show_result=nothing,
        drawing=SimpleNamespace(last=last, redraw=redraw),
        upkeep=SimpleNamespace(tidy=nothing),
        _live=SimpleNamespace(is_in_use=lambda _state: is_in_use),
        _ground=SimpleNamespace(tables=SimpleNamespace(presence=SimpleNamespace(is_unserved=lambda _table: False))),
    )
    table, state = SimpleNamespace(id="TABLE", called={Seat.A: 4}, guild_id=9, players=["ann"]), PanelState()
    state.tell(3)
    await Panels._bring_up_to_date(cast("Panels", panels), cast("Table", table), Seat.A, state)
    assert (redrawn, state.notified_turn) == ([Seat.A] if is_in_use else [], 4)


@pytest.mark.parametrize("message_id", [0, 7])
@pytest.mark.parametrize("is_unserved", [True, False])
async def test_a_turn_in_a_hidden_panel_of_a_process_that_is_gone_is_shown_by_direct_message(
    message_id: int, *, is_unserved: bool
) -> None:
    """The last direct message may still show the turn before: the player went on in the hidden panel."""
    shown: list[str] = []

    async def nothing(*_: object) -> None:
        pass

    async def last(_table: Table, _seat: Seat) -> PanelRow:
        return PanelRow("TABLE", 0, 5, message_id, 4)

    async def redraw_last(*_: object) -> bool:
        shown.append("redrawn")
        return True

    async def came(*_: object) -> None:
        shown.append("sent")

    tables = SimpleNamespace(presence=SimpleNamespace(is_unserved=lambda _table: is_unserved))
    panels = SimpleNamespace(
        _show_result=nothing,
        drawing=SimpleNamespace(last=last, redraw_last=redraw_last),
        upkeep=SimpleNamespace(tidy=nothing),
        turns=SimpleNamespace(came=came),
        _live=SimpleNamespace(is_in_use=lambda _state: False),
        _ground=SimpleNamespace(tables=tables),
    )
    table, state = SimpleNamespace(id="TABLE", called={Seat.A: 4}, guild_id=9, players=["ann"]), PanelState()
    await Panels._bring_up_to_date(cast("Panels", panels), cast("Table", table), Seat.A, state)
    assert shown == ([] if not is_unserved else ["redrawn"] if message_id else ["sent"])
