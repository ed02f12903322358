"""The common basis of most parts of hosting, as one value."""

from dataclasses import dataclass

from bot.store import Store
from bot.tables.clocks import Timekeeper
from bot.tables.log.log_writer import LogWriter
from bot.tables.log.memory import Memory
from bot.tables.telling.home import Home
from bot.tables.time import Clock


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground of hosting: where tables are kept and changed, the store, and the clock."""

    home: Home
    store: Store
    memory: Memory
    log_writer: LogWriter
    clock: Clock
    timekeeper: Timekeeper


class OnGround:
    """A part of hosting on this ground."""

    def __init__(self, ground: Ground) -> None:
        self._home = ground.home
        self._store = ground.store
        self._memory = ground.memory
        self._log_writer = ground.log_writer
        self._clock = ground.clock
        self._timekeeper = ground.timekeeper
