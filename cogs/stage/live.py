"""The panels that people use: where each is, and until when it can be changed without a counted request."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.games.protocol import SEATS, Seat
from bot.tables import Clock, Table
from bot.values.timing import USUAL as USUAL_TIMING
from cogs.stage.panel import Panel
from cogs.stage.panel_state import PanelState

IN_USE = 5 * 60_000  # ms since the last press; until then its player is taken to look at the panel
FREE = 14 * 60_000  # ms since a press; Discord lets its answer be changed for fifteen minutes
SPARE = 30_000  # ms; a panel is put away within so much of `FREE`
USUAL = 32 << 20  # bytes of knowledge about seats; that about the oldest is forgotten first
OF_STATE, OF_PANEL = 9_000, 6_500  # bytes, as measured (5,000), and the data that Discord sends beyond the playground
SPARED = 0.9  # the share of the limit that stays when something must be forgotten, so that this is seldom


class LivePanels:
    """The states of all players, in memory only: without it panels are just redrawn later."""

    def __init__(
        self,
        clock: Clock,
        *,
        most: int = USUAL,
        elsewhere: Callable[[str, Seat], bool] = lambda _key, _seat: False,
        patience: float = USUAL_TIMING.press_within,
    ) -> None:
        """Keep at most `most` bytes; panels with something under way are kept even beyond.

        `elsewhere`: whether a seat uses a panel at another process. `patience`: seconds that a press waits for the
        stage.
        """
        self._clock = clock
        self._patience = patience
        self._elsewhere = elsewhere
        self._most = most
        self._room = most  # bytes that may be added before the states must be weighed again
        self._states: OrderedDict[tuple[str, Seat], PanelState] = OrderedDict()

    def state(self, key: str, seat: Seat) -> PanelState:
        """Return this seat's state at the table `key`."""
        if (state := self._states.get((key, seat))) is None:
            state = self._states[key, seat] = PanelState()
            self._room -= OF_STATE
        self._states.move_to_end((key, seat))
        self._room -= OF_PANEL  # the caller that asks for a state may put a panel there
        if self._room < 0:
            self._make_room()
        return state

    def _make_room(self) -> None:
        """Weigh the states. If they are too large, forget panels that nothing can change, then idle states."""
        weight = sum(map(_weight, self._states.values()))
        if weight > SPARED * self._most:
            *others, _ = self._states  # the last one is being asked for
            for goes in (self._holds_nothing, lambda state: not state.is_busy):
                for each in others:
                    state = self._states.get(each)
                    if weight > SPARED * self._most and state is not None and goes(state):
                        weight -= _weight(self._states.pop(each))
        self._room = max(self._most - weight, round((1 - SPARED) * self._most))  # seldom, also when all are busy

    def _holds_nothing(self, state: PanelState) -> bool:
        """Return whether nothing would be lost without this state: none of its panels can be changed anymore."""
        return not state.is_busy and not any(map(self.is_free, state.panels))

    def find(self, key: str, seat: Seat) -> PanelState | None:
        """Return the same, if anything is known of it."""
        return self._states.get((key, seat))

    def holds(self, key: str) -> bool:
        """Return whether a panel of the table `key` can be changed here for no counted request."""
        found = (state for seat in SEATS if (state := self._states.get((key, seat))) is not None)
        return any(self.is_free(panel) for state in found for panel in state.panels)

    @property
    def tables(self) -> set[str]:
        """The tables of which a panel can be changed here for no counted request."""
        return {key for (key, _), state in self._states.items() if any(map(self.is_free, state.panels))}

    def forget(self, key: str, seat: Seat) -> None:
        """Forget this seat: its game is over."""
        self._states.pop((key, seat), None)

    def is_free(self, panel: Panel | None) -> bool:
        """Return whether `panel` can still be changed by its press."""
        return panel is not None and self._clock.now() < panel.pressed_at + FREE + SPARE

    def live(self, state: PanelState) -> Panel | None:
        """Return the live panel, if it can be redrawn."""
        return state.live if self.is_free(state.live) else None

    def is_in_use(self, state: PanelState) -> bool:
        """Return whether the player pressed in the live panel a short time ago."""
        return self.live(state) is not None and state.press is not None and self._within(state.press.at, IN_USE)

    def is_used(self, key: str, seat: Seat) -> bool:
        """Return whether a player uses a panel of this seat, here or elsewhere."""
        state = self.find(key, seat)
        return (state is not None and self.is_in_use(state)) or self._elsewhere(key, seat)

    def is_held(self, table: Table, seat: Seat) -> bool:
        """Return whether the notice of this turn is held back."""
        state = self.find(table.id, seat)
        return (state is not None and state.holds(table.called[seat])) or self._elsewhere(table.id, seat)

    def is_followed(self, table: Table) -> bool:
        """Return whether everyone at `table` looks at their own panel."""
        return all(self.is_used(table.id, seat) for seat in people(table))

    def note_turns(self, table: Table) -> None:
        """Hold back the notices of turns that have come, where the player uses a panel."""
        for seat in people(table):
            is_first = table.is_dealt and table.deal == 1
            state = self.state(table.id, seat) if is_first else self.find(table.id, seat)
            if state is None:
                continue
            if table.is_dealt:
                state.deal(table.deal, is_owed=is_first and _is_promised(table))
            if not state.knows(table.called[seat]) and self.is_in_use(state):
                state.hold(table.called[seat])

    def _within(self, at: int | None, milliseconds: float) -> bool:
        return at is not None and self._clock.now() < at + milliseconds

    @asynccontextmanager
    async def pressing(self, key: str, seat: Seat) -> AsyncIterator[None]:
        """Keep the stage from changing the panel of this seat while a press on it is answered.

        What the stage does there takes a moment only; after its patience the press is answered all the same.
        """
        lock = self.state(key, seat).lock
        is_mine = await lock.acquire() if not lock.locked() else await _acquired(lock, within=self._patience)
        try:
            yield
        finally:
            if is_mine:
                lock.release()


async def _acquired(lock: asyncio.Lock, *, within: float) -> bool:
    """Acquire `lock`; return False if that took too long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(within):
            return await lock.acquire()
    return False


def _weight(state: PanelState) -> int:
    return OF_STATE + OF_PANEL * len(state.panels)


def _is_promised(table: Table) -> bool:
    """Return whether people were promised their first hand by direct message when they sat down."""
    return table.terms.game.has_hands and not table.is_practice


def people(table: Table) -> list[Seat]:
    """Return the seats that people play themselves."""
    return [seat for seat in sorted(table.in_person) if table.players[seat].discord_id is not None]


def turn_alarm(table: Table, seat: Seat) -> str:
    """Return the timekeeper's key of the notice that `seat` gets when its turn goes without a press."""
    return f"turn {table.id} {seat}"


def hidden_alarm(key: str, seat: Seat) -> str:
    """Return the timekeeper's key of putting a hidden reply away, before Discord no longer lets anyone edit it."""
    return f"hidden {key} {seat}"
