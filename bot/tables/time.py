"""What time it is."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time, as whole milliseconds since 1970 (UTC)."""

    def now(self) -> int: ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000
