"""Drawn parts that may be needed again, bounded by bytes over all kinds, themes and threads.

The least recently used go first. A game uses the same few cards, words and zones from one picture to the next, so that
little is redrawn once it is under way.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar, TypeVarTuple, Unpack, cast

Ts = TypeVarTuple("Ts")
T = TypeVar("T")
OVERHEAD = 600  # bytes of a key and its entry on top of the value, roughly


class Memory:
    """A cache of up to `limit` bytes, for use from any thread.

    A picture asks some fifty times. Caches of libraries look a key up twice and in Python, which took a tenth of the
    time to draw it.
    """

    def __init__(self, limit: int) -> None:
        self.misses: Counter[str] = Counter()  # drawings that were not kept, by kind; roughly, when threads count
        self.size = 0  # bytes that are kept
        self._limit = limit
        self._kept: dict[Hashable, tuple[object, int]] = {}  # what was used last comes last
        self._lock = Lock()

    def find(self, key: Hashable) -> object | None:
        """Return the value kept under `key`."""
        with self._lock:
            entry = self._kept.pop(key, None)
            if entry is None:
                return None
            self._kept[key] = entry
            return entry[0]

    def keep(self, key: Hashable, value: object, size: int) -> None:
        """Keep `value`, which takes `size` bytes, unless it alone exceeds the limit."""
        size += OVERHEAD
        if size > self._limit:
            return
        with self._lock:
            _, before = self._kept.pop(key, (None, 0))  # of another thread that drew the same
            self._kept[key] = value, size
            self.size += size - before
            while self.size > self._limit:
                _, freed = self._kept.pop(next(iter(self._kept)))
                self.size -= freed


@dataclass(frozen=True, slots=True)
class Memories:
    """Two memories: parts wanted in every game do not give way to parts wanted in one."""

    common: Memory  # words, faces, zones
    passing: Memory  # groups of cards in a hand or a meld, with what is under them, strips of pictures, finished ones

    @classmethod
    def of(cls, limit: int) -> "Memories":
        """Return two memories that keep up to `limit` bytes together."""
        passing = 2 * limit // 5
        return cls(Memory(limit - passing), Memory(passing))

    @property
    def size(self) -> int:
        """The number of bytes kept."""
        return self.common.size + self.passing.size

    @property
    def misses(self) -> Counter[str]:
        """The number of drawings that were not kept, by kind."""
        return self.common.misses + self.passing.misses


class Key:
    """A request. Its hash is computed once, since a memory needs it several times."""

    __slots__ = ("_hash", "_parts")

    def __init__(self, *parts: Hashable) -> None:
        self._parts = parts
        self._hash = hash(parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self._parts == other._parts


class Shelf(Generic[*Ts, T]):
    """The part of a memory for one function's drawings; called like that function. Nothing kept may change.

    The function may be called twice for the same arguments when two threads need them at once.
    """

    def __init__(self, memory: Memory, draw: Callable[[Unpack[Ts]], T], size: Callable[[T], int]) -> None:
        """Keep drawings of `draw`, whose bytes `size` counts."""
        self._memory, self._draw, self._size = memory, draw, size

    def __call__(self, *args: *Ts) -> T:
        key = Key(self, *args)
        found = self._memory.find(key)
        if found is not None:
            return cast("T", found)
        self._memory.misses[self._draw.__name__.removeprefix("_draw_")] += 1
        drawn = self._draw(*args)
        self._memory.keep(key, drawn, self._size(drawn))
        return drawn
