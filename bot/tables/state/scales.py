"""How many bytes a table takes in memory: some are weighed in full, the others are taken to be like those."""

import enum
import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

from bot.games.protocol import Seat
from bot.tables.state.table import Table

EVERY = 64  # one table in so many is weighed; it takes two tenths of a millisecond
SHARE = 8  # the last table that was weighed counts one in so many
_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, enum.Enum)  # there once for all tables


class Scales:
    """Estimates tables, each by others of its game: one of a hundred plies is hardly bigger than one of ten."""

    def __init__(self) -> None:
        self._usual: dict[str, float] = {}  # bytes, by game
        self._count = 0

    def weigh(self, table: Table) -> int:
        """Return the bytes of `table` with all views of it, in full or as is usual."""
        game = table.terms.game.name
        usual = self._usual.get(game)
        self._count += 1
        if usual is not None and self._count % EVERY:
            return round(usual)
        for seat in (*range(len(table.players)), None):
            table.view(None if seat is None else Seat(seat))  # which it keeps once somebody has asked
        weight = deep_size(table)
        self._usual[game] = weight if usual is None else usual + (weight - usual) / SHARE
        return weight


def deep_size(table: Table) -> int:
    """Return the bytes of `table` and of all it holds, without what every table of its game shares."""
    seen, total = {id(table.terms.game)}, 0
    todo: list[object] = [table]
    while todo:
        each = todo.pop()
        if id(each) in seen or isinstance(each, _SHARED):
            continue
        seen.add(id(each))
        total += sys.getsizeof(each)
        todo += gc.get_referents(each)
    return total
