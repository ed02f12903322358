"""The size of tables in memory: some are measured in full, the others estimated from them."""

import enum
import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

from bot.games.protocol import Seat
from bot.tables.state.table import Table

EVERY = 64  # one table in this many is measured, which takes two tenths of a millisecond
SHARE = 8  # the weight of the last measured table is one in this many
_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, enum.Enum)  # shared by all tables


class Scales:
    """An estimator of table sizes, by others of the game: a hundred plies are hardly bigger than ten."""

    def __init__(self) -> None:
        self._usual: dict[str, float] = {}  # bytes, by game
        self._count = 0

    def weigh(self, table: Table) -> int:
        """Return the bytes of `table` with all views of it, measured or estimated."""
        game = table.terms.game.name
        usual = self._usual.get(game)
        self._count += 1
        if usual is not None and self._count % EVERY:
            return round(usual)
        for seat in (*range(len(table.players)), None):
            table.view(None if seat is None else Seat(seat))  # which it keeps once asked for
        weight = deep_size(table)
        self._usual[game] = weight if usual is None else usual + (weight - usual) / SHARE
        return weight


def deep_size(table: Table) -> int:
    """Return the bytes of `table` and its contents, except data that all tables of its game share."""
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
