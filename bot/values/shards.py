"""The shards that a process serves, and the shard of a server."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

MOST: Final = 10_000  # shards; a bot in two million servers has about a thousand
SHIFT: Final = 22  # bits of an id below its time, by which Discord chooses the shard of a server


@dataclass(frozen=True, slots=True)
class Shards:
    """A subset of the `count` shards into which Discord divides a bot's servers."""

    served: frozenset[int]
    count: int

    def __str__(self) -> str:
        return f"{in_short(self.served)}/{self.count}"

    @property
    def is_all(self) -> bool:
        """Whether no other process can serve anything."""
        return len(self.served) == self.count


def shard_of(guild_id: int | None, count: int) -> int:
    """Return the shard where the events of a server arrive; those of direct messages arrive at the first one."""
    return 0 if guild_id is None else (guild_id >> SHIFT) % count


def parse_shards(text: str) -> Shards:
    """Return the inverse of `str(shards)`, such as 0-3/8, 5/8 or 0-1,6/8. Raises ValueError."""
    chosen, _, count = text.replace(" ", "").partition("/")
    most = _whole(count)
    if not 1 <= most <= MOST:
        raise ValueError
    served = frozenset(shard for part in chosen.split(",") for shard in _span(part))
    if max(served) >= most:
        raise ValueError
    return Shards(served, most)


def in_short(shards: Iterable[int]) -> str:
    """Return these numbers, neighbors joined: 0-3,6."""
    spans = []
    for _, run in groupby(enumerate(sorted(shards)), key=lambda each: each[1] - each[0]):
        numbers = [number for _, number in run]
        spans.append(f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}")
    return ",".join(spans)


def _span(text: str) -> range:
    first, dash, last = text.partition("-")
    start = _whole(first)
    end = _whole(last) if dash else start
    if not start <= end < MOST:
        raise ValueError
    return range(start, end + 1)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise ValueError
    return int(text)
