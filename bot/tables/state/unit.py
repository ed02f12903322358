"""Moves and other rows on their way to the log of one table, with their automatic consequences."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

from bot.games.protocol import Event, Move, Owed, Seat, Step
from bot.store import LogRow, OrderDoneRow, OrderRow
from bot.tables.state.ahead import Ahead
from bot.tables.state.asking import changes_choice
from bot.tables.state.log_rows import RENEW, Entry, after, entry_of, step_of
from bot.tables.state.table import Table
from bot.tables.time import Clock

Choice = Callable[[Table], tuple[Seat, Move] | None]
"""A function that chooses who plays what next at a table; None when nobody does."""


class Unit:
    """A set of rows stored together or not at all. Nothing is stored here; `now` is the table after them.

    The stock that a move needs follows it. `follow` plays what needs no press: forced moves that everyone can foresee,
    and due orders.
    """

    def __init__(
        self,
        table: Table,
        clock: Clock,
        *,
        orders: Sequence[OrderRow],
        seed: Callable[[str], Awaitable[bytes]],
        is_answering: bool = False,
        is_pausing: Callable[[Table], bool] = lambda _: False,
    ) -> None:
        """`orders`: those at the table. `seed`: reads the seed of a table.

        `is_answering`: whether it is time for orders to answer in the open window. `is_pausing`: whether nothing may
        show in the present turn yet.
        """
        self.now = table
        self.entries: list[Entry] = []
        self.ahead = Ahead(table, orders, is_answering, is_pausing)
        self._clock = clock
        self._seed = seed

    async def play(self, seat: Seat | None, move: Move) -> None:
        """Play `move`; write nothing if that secret choice has already been made. Raises Refused."""
        row = LogRow(self.now.id, self.now.ply + 1, seat, str(move), self._clock.now())
        step, before = self.now.position.play(seat, move), self.now.position
        if changes_choice(before, row, step.position) and step.position == before:
            return
        self._add(row, step)
        chance = self.now.position.chance
        if chance is not None and chance.kind is Owed.STOCK:  # the next move may need the new stock
            renewal = LogRow(self.now.id, self.now.ply + 1, None, RENEW, self.now.moved_at)
            self._add(renewal, step_of(self.now, renewal, await self._seed(self.now.id)))

    def append(self, rows: Iterable[LogRow], *, seed: bytes = b"") -> None:
        """Add rows; those that deal cards need the `seed`. Raises ValueError for one that does not fit."""
        for row in rows:
            self._add(row, step_of(self.now, row, seed))

    async def play_each(self, choose: Choice) -> None:
        """Play the moves of `choose` until it returns None. Raises Refused."""
        while (chosen := choose(self.now)) is not None:
            await self.play(*chosen)

    async def follow(self) -> None:
        """Play what follows automatically."""
        await self.play_each(lambda table: table.position.forced or self.ahead.next_move(table))

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, oldest first."""
        return tuple(event for entry in self.entries for event in entry.step.events)

    @property
    def steps(self) -> Iterable[Step]:
        """The step of each row."""
        return (entry.step for entry in self.entries)

    @property
    def is_hidden(self) -> bool:
        """Whether only the seats that acted can know that anything happened."""
        return all(entry.is_hidden for entry in self.entries)

    @property
    def orders(self) -> list[OrderRow | OrderDoneRow]:
        """The changes of the orders at the table."""
        return self.ahead.changes(self.now)

    def _add(self, row: LogRow, step: Step) -> None:
        self.entries.append(entry_of(self.now, row, step))
        self.now = after(self.now, row, step)
