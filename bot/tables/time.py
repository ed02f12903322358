"""What time it is."""

import time
from typing import Protocol

MINUTE = 60_000  # ms
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock(Protocol):
    """Tells the time, as whole milliseconds since 1970 (UTC)."""

    def now(self) -> int: ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000
