"""The limits on beginning sessions, and the recommended number of shards.

Source: Discord's reference, "Gateway: rate limiting", "Sharding" and "Get gateway bot".
"""

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StartLimits:
    """The limits given to the bot before it begins, and enforced when it does.

    A session may begin every `between` seconds for each key, and the key of a shard is its number modulo `at_once`.
    """

    shards: int = 1  # that are recommended
    a_day: int = 1000
    at_once: int = 1
    between: float = 0.0  # here nobody need wait, unless it is asked for
    most_servers: int = 2500  # of one shard


class Starts:
    """The sessions that began. It runs on the machine's time, since the bot paces itself by its own."""

    def __init__(self, limits: StartLimits) -> None:
        self.limits = limits
        self.made = 0
        self._last: dict[int, float] = {}  # of each key

    @property
    def left(self) -> int:
        """The number that may still begin today."""
        return max(0, self.limits.a_day - self.made)

    def take(self, shard: int) -> bool:
        """Return whether a shard may begin a session now; if so, it has."""
        now, key = time.monotonic(), shard % self.limits.at_once
        if key in self._last and now - self._last[key] < self.limits.between:
            return False
        self._last[key] = now
        self.made += 1
        return True
