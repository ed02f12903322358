"""The moves that a seat may play now, as positions and views hand them out."""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import tee
from typing import Generic, TypeVarTuple

from bot.games.protocol import Abandon, Move, Refusal, Resign, Timeout

Known = TypeVarTuple("Known")

_WHOLE = (list, tuple)  # made once: `list | tuple` is rebuilt each time, which slows a fast game


class LegalMoves(Collection[Move], Generic[*Known]):
    """A seat's legal moves, without leaving. The repr shows none: the moves would betray the hand.

    `in` asks the judge, so it accepts any of several equal moves. `listing` names one of each class, in a stable order,
    and is first called when needed; it may yield moves lazily. Both are given the known facts: as a rule the board, the
    seat, and its hand.
    """

    __slots__ = ("_judge", "_known", "_listed", "_listing")

    def __init__(
        self,
        judge: Callable[[*Known, Move], Refusal | None],
        listing: Callable[[*Known], Iterable[Move]],
        *known: *Known,
    ) -> None:
        self._judge = judge
        self._listing = listing
        self._known = known
        self._listed: Iterable[Move] | None = None

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or isinstance(move, Resign | Timeout | Abandon):
            return False
        return self._judge(*self._known, move) is None

    def __iter__(self) -> Iterator[Move]:
        listed = self._listed
        if listed is None:
            listed = self._listed = self._listing(*self._known)
        if isinstance(listed, _WHOLE):
            return iter(listed)
        self._listed, own = tee(listed)  # nothing is made twice
        return own

    def __len__(self) -> int:
        return len(self._listed) if isinstance(self._listed, _WHOLE) else sum(1 for _ in self)

    def __repr__(self) -> str:
        return "LegalMoves()"
