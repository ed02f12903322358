"""The rows of players' orders. See `rows.py`.

They are their owner's secret: no row shows its moves, not even by its own `repr`.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OrderRow:
    """Moves that a seat has ordered ahead, one a line; `kind` says when they are played. Replaces.

    An order is dead once its deal is over, and is deleted then.
    """

    table: str
    seat: int
    deal: int
    kind: str
    moves: str = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class OrderDoneRow:
    """The end of the order that was given at `at`: it is played, taken back or dead. A newer one stays."""

    table: str
    seat: int
    deal: int
    kind: str
    at: int
