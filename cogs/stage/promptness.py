"""The times of presses, also of those handled late: a busy moment makes no second tap look like a new press."""

from collections import deque
from datetime import datetime

KEPT = 64  # presses by which the clocks are compared
ANSWERABLE = 3_000  # ms; a press that comes later can no longer be answered, so the clocks have been set


class Promptness:
    """A comparison of Discord's clock, which says when a press was made, with the one on which it is judged.

    The clocks may differ, and no press comes before it is made. So the promptest one lately says by how much they
    differ: each other press was made earlier than it came, by as much as it was slower than that one.
    """

    def __init__(self) -> None:
        self._apart: deque[int] = deque(maxlen=KEPT)  # ms

    def made_at(self, created_at: datetime, now: int) -> int:
        """Return when a press that comes `now` was made, on the same clock, in Unix milliseconds."""
        apart = now - round(1000 * created_at.timestamp())
        late = apart - min((*self._apart, apart))
        if late > ANSWERABLE:
            self._apart.clear()
            late = 0
        self._apart.append(apart)
        return now - late
