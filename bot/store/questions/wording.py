"""SQLAlchemy's statements in the words of SQLite, for aiosqlite, and its lines as Python values.

This is the one place that converts types. SQLite knows no truth values: it stores 0 and 1.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy import Boolean, Dialect, Executable, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.elements import ClauseElement

T = TypeVar("T")

DIALECT: Final[Dialect] = sqlite.dialect(paramstyle="named")


@dataclass(frozen=True, slots=True)
class Wording:
    """A question as SQLite reads it. `truths` are the columns, counted from 0, that hold truth values."""

    sql: str
    parameters: dict[str, object]
    truths: Collection[int]

    def made(self, lines: Iterable[Sequence[object]], kind: Callable[..., T]) -> list[T]:
        """Make each line of the answer into a `kind`."""
        if not self.truths:
            return [kind(*line) for line in lines]
        return [kind(*map(self._value, range(len(line)), line)) for line in lines]

    def _value(self, column: int, value: object) -> object:
        return bool(value) if column in self.truths and value is not None else value


def worded(question: Executable) -> Wording:
    """Put a question into words, with its values."""
    if not isinstance(question, ClauseElement):
        raise TypeError(f"{type(question).__name__} is no statement")
    made = question.compile(dialect=DIALECT, compile_kwargs={"render_postcompile": True})
    return Wording(str(made), made.params, _truths(question) if isinstance(question, Select) else ())


def _truths(question: Select[*tuple[object, ...]]) -> tuple[int, ...]:
    return tuple(at for at, column in enumerate(question.selected_columns) if isinstance(column.type, Boolean))


def written(statement: ClauseElement, names: Collection[str]) -> tuple[str, dict[str, object]]:
    """Put a statement that writes into words, with the values of those parameters that are not among `names`."""
    made = statement.compile(dialect=DIALECT, column_keys=list(names))
    return str(made), {name: value for name, value in made.params.items() if name not in names}
