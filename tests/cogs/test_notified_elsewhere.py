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
        _ground=SimpleNamespace(tables=SimpleNamespace(preferences=SimpleNamespace(of=nothing))),
    )
    table, state = SimpleNamespace(id="TABLE", called={Seat.A: 4}, guild_id=9, players=["ann"]), PanelState()
    state.tell(3)
    await Panels._bring_up_to_date(cast("Panels", panels), cast("Table", table), Seat.A, state)
    assert (redrawn, state.told) == ([Seat.A] if is_in_use else [], 4)
