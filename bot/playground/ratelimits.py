"""The speed limits of the bot: buckets per route and channel, and fifty requests a second in all.

Discord does not publish its numbers; these are what its bots see (about five sends in five seconds a channel).
"""

import hashlib
import time
from collections import deque
from dataclasses import dataclass, field

from bot.playground.refusal import RateLimited


@dataclass(frozen=True, slots=True)
class Allowance:
    """A number of requests in a number of seconds."""

    requests: int
    seconds: float


MANY_BUCKETS = 1024  # more than that, and those that are full again are thrown away
UNLIMITED = Allowance(1_000_000, 1.0)


@dataclass(frozen=True, slots=True)
class Limits:
    """The allowances by kind of route, each counted per channel, server or webhook token."""

    sends: Allowance = Allowance(5, 5.0)
    edits: Allowance = Allowance(5, 5.0)
    webhooks: Allowance = Allowance(5, 5.0)
    others: Allowance = Allowance(50, 1.0)
    in_all: Allowance = Allowance(50, 1.0)  # interaction answers do not count

    @classmethod
    def off(cls) -> "Limits":
        """Return no limits; the headers are sent all the same."""
        return cls(*(UNLIMITED for _ in range(5)))


@dataclass(slots=True)
class _Bucket:
    left: int
    resets: float


@dataclass(slots=True)
class RateLimits:
    """The count of requests; it runs on the machine's time, since the bot paces itself by its own."""

    limits: Limits = field(default_factory=Limits)
    counted: int = 0  # requests so far that count against the fifty a second
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)
    _recent: deque[float] = field(default_factory=deque)

    def count(self) -> None:
        """Count a request against the fifty a second; raises `RateLimited` when there were too many."""
        now, allowed = time.monotonic(), self.limits.in_all
        while self._recent and self._recent[0] <= now - allowed.seconds:
            self._recent.popleft()
        self.counted += 1
        if len(self._recent) >= allowed.requests:
            raise RateLimited(round(self._recent[0] + allowed.seconds - now, 3), scope="global")
        if allowed is not UNLIMITED:
            self._recent.append(now)

    def spend(self, name: str, allowed: Allowance, major: str) -> dict[str, str]:
        """Take one from a bucket and give the headers that say so; raises `RateLimited` when it is empty."""
        now = time.monotonic()
        bucket = self._buckets.get((name, major))
        if len(self._buckets) > MANY_BUCKETS:
            self._buckets = {key: kept for key, kept in self._buckets.items() if kept.resets > now}
        if bucket is None or bucket.resets <= now:
            bucket = self._buckets[name, major] = _Bucket(allowed.requests, now + allowed.seconds)
        empty = bucket.left <= 0
        bucket.left = max(0, bucket.left - 1)
        wait = round(bucket.resets - now, 3)
        headers = {
            "X-RateLimit-Limit": str(allowed.requests),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2b(name.encode(), digest_size=16).hexdigest(),
        }
        if empty:
            raise RateLimited(wait, headers=headers)
        return headers
