"""The hand of a deal is sent once to a player in the channel, by any process."""

from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.games.protocol import Seat
from bot.tables import Notice, PanelRow, SeatNotice, Table
from cogs.stage.direct import DirectMessages
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.panel import Panel
from cogs.stage.panel_state import PanelState
from cogs.stage.upkeep import Upkeep


@pytest.mark.parametrize("is_notified", [False, True])
async def test_a_hand_that_another_process_has_sent_is_not_deleted_and_sent_again(*, is_notified: bool) -> None:
    tried: list[int] = []

    async def preferences(_player: object) -> SimpleNamespace:
        return SimpleNamespace(notice=Notice.DM)

    async def was_notified(key: str, notice: SeatNotice) -> bool:
        assert (key, notice) == ("TABLE", SeatNotice(Seat.A, "hand", 3))
        return is_notified

    async def last(_table: Table, _seat: Seat) -> PanelRow:
        return PanelRow("TABLE", 0, 5, 7, 1)

    async def remove(_table: Table, _seat: Seat, old: PanelRow) -> bool:
        tried.append(old.message_id)
        return False

    ground = SimpleNamespace(
        tables=SimpleNamespace(
            preferences=SimpleNamespace(of=preferences), messages=SimpleNamespace(was_notified=was_notified)
        ),
        live=SimpleNamespace(is_in_use=lambda _desk: True),
    )
    direct = SimpleNamespace(is_free=lambda _desk, _message: False, remove_if_cheap=remove)
    drawing = SimpleNamespace(last=last)
    upkeep = Upkeep(cast("Ground", ground), cast("DirectMessages", direct), cast("Drawing", drawing))
    table = cast("Table", SimpleNamespace(id="TABLE", players=["ann"], called={Seat.A: 1}, deal=3))
    state = PanelState()
    state.play_hidden(Panel(cast("discord.Interaction", None), 0, message_id=1))  # nobody edits it here
    state.deal(3, is_owed=True)
    await upkeep.tidy(table, Seat.A, state)
    assert (tried, state.owes_hand) == ([] if is_notified else [7], not is_notified)
