"""What most parts of hosting stand on, as one value."""

from dataclasses import dataclass

from bot.store import Store
from bot.tables.clocks import Timekeeper
from bot.tables.log.log_writer import LogWriter
from bot.tables.log.memory import Memory
from bot.tables.telling.home import Home
from bot.tables.time import Clock


@dataclass(frozen=True, slots=True)
class Ground:
    """Where tables are kept and changed, what is stored beside them, and what time it is."""

    home: Home
    store: Store
    memory: Memory
    log_writer: LogWriter
    clock: Clock
    timekeeper: Timekeeper
