"""Unrequested changes of live panels: the game for players who are not asked, and events next to it.

All of it is drawn in panels that a press can change, for no counted request.
"""

from bot.games.protocol import Seat
from bot.tables import Table
from cogs.debouncer import Debouncer
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.live import people

FOLLOWS = 3.0  # s, the least time between two changes of a panel whose player is not asked
ASIDE = 1.0  # s, the least time between two changes of panels for events next to the game


class Asides:
    """A redrawer of live panels whose players have asked for nothing."""

    def __init__(self, ground: Ground, drawing: Drawing) -> None:
        self._ground = ground
        self._live = ground.live
        self._drawing = drawing
        again = ground.timing.shown_again
        self._asides = Debouncer("asides", self._show_aside, between=ASIDE, calm=ground.calm, again=again)
        self._following = Debouncer("panels that follow", self._follow, between=FOLLOWS, calm=ground.calm, again=again)

    async def close(self) -> None:
        """Redraw nothing more."""
        await self._following.close()
        await self._asides.close()

    def put(self, table: Table) -> None:
        """Show soon the changes next to the game."""
        self._asides.put(table)

    def follow(self, table: Table) -> None:
        """Let the panels of those who are not asked follow public events, if anyone looks at one."""
        if any(self._live.is_used(table.id, seat) for seat in people(table)):
            self._following.put(table)

    def is_behind(self, key: str) -> bool:
        """Return whether panels at the table `key` are still to follow."""
        return self._following.is_behind(key)

    async def show_reaction(self, table: Table, seat: Seat) -> None:
        """Redraw the live panels of the others who want to see reactions, which costs no counted request."""
        for other in people(table):
            if other != seat and (await self._ground.tables.preferences.of(table.players[other])).reacts:
                await self._show_again(table, other)

    async def _show_aside(self, table: Table) -> None:
        for seat in people(table):
            await self._show_again(table, seat)

    async def _show_again(self, table: Table, seat: Seat) -> None:
        """Redraw the live panel of `seat`, if there is one: no button moves by it."""
        state = self._live.find(table.id, seat)
        if state is None:
            return
        async with state.lock:
            now = await self._ground.tables.memory.table(table.id)
            if not state.is_resting and not now.is_over:
                await self._drawing.redraw(now, seat, state, again=True)

    async def _follow(self, table: Table) -> None:
        """Redraw the live panels of those who are not asked, which costs no counted request."""
        for seat in people(table):
            state = self._live.find(table.id, seat)
            if state is None or not self._live.is_in_use(state) or state.shows(table.ply):
                continue
            async with state.lock:
                now = await self._ground.tables.memory.table(table.id)
                is_called = seat in now.position.to_act or state.is_new(now.called[seat])
                if now.is_over or state.is_resting or is_called or seat not in now.in_person:
                    continue
                await self._drawing.redraw(now, seat, state)
