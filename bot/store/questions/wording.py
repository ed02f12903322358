"""SQLAlchemy's statements in the words of SQLite, for aiosqlite, and its lines as Python values.

This is the one place that converts types. SQLite knows no truth values: it stores 0 and 1.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from sqlalchemy import Boolean, Dialect, Executable, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

T = TypeVar("T")

LENGTHS: Final = 50  # lengths of lists in the values of one question, whose words are kept
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


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place for a value, or for the value number `at` of a list."""

    name: str
    at: int | None = None


class Prepared:
    """A question that is made once, with `bindparam` for its values, and put into words once: that takes the longest.

    Values may be lists: each length has its own words.
    """

    def __init__(self, question: Executable) -> None:
        self.question = question
        self._made = lru_cache(LENGTHS)(self._make)

    def worded(self, values: Mapping[str, object]) -> Wording:
        """Return the words of the question with these values."""
        made = self._made(tuple((name, len(each) if isinstance(each, list) else None) for name, each in values.items()))
        parameters = {word: _filled(each, values) for word, each in made.parameters.items()}
        return Wording(made.sql, parameters, made.truths)

    def _make(self, shape: Iterable[tuple[str, int | None]]) -> Wording:
        slots = {
            name: _Slot(name) if length is None else [_Slot(name, at) for at in range(length)] for name, length in shape
        }
        made = _statement(self.question).compile(dialect=DIALECT)
        if not isinstance(made, SQLCompiler):
            raise TypeError(f"{type(made).__name__} makes no statement")
        said = made.construct_expanded_state(slots)
        return Wording(said.statement, dict(said.parameters), _truths(self.question))


def _filled(place: object, values: Mapping[str, object]) -> object:
    if not isinstance(place, _Slot):
        return place  # a value that belongs to the question
    value = values[place.name]
    return value if place.at is None or not isinstance(value, list) else value[place.at]


def worded(question: Executable) -> Wording:
    """Put a question into words, with its values."""
    made = _statement(question).compile(dialect=DIALECT, compile_kwargs={"render_postcompile": True})
    return Wording(str(made), made.params, _truths(question))


def _statement(question: Executable) -> ClauseElement:
    if not isinstance(question, ClauseElement):
        raise TypeError(f"{type(question).__name__} is no statement")
    return question


def _truths(question: Executable) -> tuple[int, ...]:
    columns = question.selected_columns if isinstance(question, Select) else ()
    return tuple(at for at, column in enumerate(columns) if isinstance(column.type, Boolean))


def written(statement: ClauseElement, names: Collection[str]) -> tuple[str, dict[str, object]]:
    """Put a statement that writes into words, with the values of those parameters that are not among `names`."""
    made = statement.compile(dialect=DIALECT, column_keys=list(names))
    return str(made), {name: value for name, value in made.params.items() if name not in names}
