"""This process's duties among others: what it takes over from them, rereads, and hears."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial

from bot.store.fleet.changes import FleetNotice
from bot.store.fleet.follower import IsMeant
from bot.tables.fleet.calls import Calls
from bot.tables.fleet.others import Others
from bot.tables.service import Tables


class Following:
    """A follower of the line to the other processes, for the hosting in this one. See `Follower`."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._ground = tables.ground
        self._others = Others(tables)
        self._calls = Calls(tables)
        self._takeovers = 0  # how often homes were taken

    def take_over(self, is_meant: IsMeant) -> None:
        """Continue where another process has stopped in these servers, now at home here. Return at once."""

        async def take_over() -> None:
            self.forget()
            await take_up(is_meant)
            await self._tables.presence.taken_over(is_meant)
            self._tables.announcer.wake()
            self._tables.ended.tell()

        take_up = self._tables.next_take_up()
        self._takeovers += 1
        self._soon(f"taking over {self._takeovers}", take_over)

    def forget(self) -> None:
        """Reread all that is in memory: others may have changed anything, or it may have a new home."""
        self._tables.memory.drop_at(lambda _: True)
        self._tables.dues.clear()

    def missed(self) -> None:
        """Refresh what people look at here: other processes were out of touch for a while."""
        self._soon("what was missed", self._ground.stage.missed)

    def unserved(self, is_meant: IsMeant | None) -> None:
        """Note that no process serves these servers, which are at home here; None for no such servers."""
        self._tables.presence.unserved(is_meant)

    def deaf(self, since: int | None) -> None:
        """Note since when no press from private channels reaches the other process that brings them; None: they do."""
        self._tables.presence.deaf(since)

    def hear(self, notice: FleetNotice) -> None:
        """Note what another process has stored, and its other messages."""
        self._others.hear(notice.changes)
        for call in notice.calls:
            self._soon(f"call {call.name} {call.table} {call.seat}", partial(self._calls.hear, notice.sender, call))

    def without(self, living: Collection[str]) -> None:
        """Note that only these other processes are alive."""
        self._soon("processes", partial(self._ground.stage.without, frozenset(living)))

    def _soon(self, name: str, action: Callable[[], Awaitable[None]]) -> None:
        self._ground.timekeeper.at(self._ground.clock.now(), name, action)
