"""The order in which robots' thoughts begin: by rank, and within a rank by turns."""

from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Rank(IntEnum):
    """The ranks of those who ask, the first served first. A new kind of asker gets its place here, and needs no more.

    Nobody interrupts a thought that has begun. So a caller who wants more than a move asks in pieces of some 100 ms:
    that is how long anyone of a higher rank then waits for them.
    """

    TABLE = 0  # at which two people or more play
    PRACTICE = 1  # of one person among robots
    ADVICE = 2  # that someone reads sooner or later: hints, reviews


@dataclass(frozen=True, slots=True)
class Asker:
    """The one for whom a thought is: those of a rank take turns, however much each asks for."""

    rank: Rank
    who: str  # the table, or the person who practices or reads


class Queue(Generic[Item]):
    """A queue of things that askers wait for. Each asker's own keep their order."""

    def __init__(self) -> None:
        self._waiting: dict[Rank, OrderedDict[str, deque[Item]]] = {rank: OrderedDict() for rank in Rank}

    def __len__(self) -> int:
        return sum(len(items) for askers in self._waiting.values() for items in askers.values())

    def put(self, asker: Asker, item: Item) -> None:
        """Add what an asker waits for. One who waits for nothing yet comes after all others of that rank."""
        self._waiting[asker.rank].setdefault(asker.who, deque()).append(item)

    def pop(self) -> Item:
        """Remove and return what is next; its asker is then the last of that rank. Raises IndexError if empty."""
        for askers in self._waiting.values():
            if askers:
                who, items = askers.popitem(last=False)
                item = items.popleft()
                if items:
                    askers[who] = items
                return item
        raise IndexError("nobody waits")

    def discard(self, asker: Asker, item: Item) -> None:
        """Remove what an asker no longer waits for. Nothing happens if it is not here."""
        askers = self._waiting[asker.rank]
        items = askers.get(asker.who)
        if items is not None and item in items:
            items.remove(item)
            if not items:
                del askers[asker.who]
