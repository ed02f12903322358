"""The common basis of most parts of hosting, as one value."""

from dataclasses import dataclass

from bot.store import Store
from bot.tables.clocks import Timekeeper
from bot.tables.log.log_writer import LogWriter
from bot.tables.log.memory import Memory
from bot.tables.state.seeds import Seeds
from bot.tables.telling.home import Home
from bot.tables.telling.ports import Stage
from bot.tables.time import Clock


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground of hosting: where tables are kept, changed and shown, the store, and the clock."""

    home: Home
    store: Store
    memory: Memory
    log_writer: LogWriter
    clock: Clock
    timekeeper: Timekeeper
    stage: Stage
    seeds: Seeds


class OnGround:
    """A part of hosting on this ground."""

    def __init__(self, ground: Ground) -> None:
        self._home = ground.home
        self._store = ground.store
        self._memory = ground.memory
        self._log_writer = ground.log_writer
        self._clock = ground.clock
        self._timekeeper = ground.timekeeper
        self._stage = ground.stage
        self._seeds = ground.seeds
