"""The sentences of a check: one for each difference, with table, key and column as named in SQL.

No sentence holds a seed, a card or a move: its reader may be a player of a running game.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import fields
from typing import TypeVar

from bot.store.copies.kinds import Stored, column_of, key_of, named

UNCHECKED = "so that its game cannot be checked"

S = TypeVar("S", bound=Stored)


def wrong(row: Stored, field: str, words: str) -> str:
    """Return the sentence about one column of a row."""
    return f"{named(row)}: {column_of(type(row), field)} {words}"


def missing(row: Stored, words: str = "") -> str:
    """Return the sentence about a row that should be there."""
    return f"{named(row)}: is missing{words and ', '}{words}"


def differences(
    stored: Iterable[S], wanted: Iterable[S], *, says: str = "the log says", stray: str = "follows from no log",
    without: Collection[str] = (),
) -> Iterator[str]:  # fmt: skip
    """Yield one sentence for each row that is missing, for each that is too many, and for each column that differs.

    `says` and `stray` are the words for the other side; fields `without` are not compared.
    """
    found, expected = ({key_of(row): row for row in rows} for rows in (stored, wanted))
    for key in sorted(found.keys() | expected.keys()):
        if key not in found:
            yield missing(expected[key])
        elif key not in expected:
            yield f"{named(found[key])}: {stray}"
        elif found[key] != expected[key]:
            yield from _columns(found[key], expected[key], says=says, without=without)


def _columns(found: S, expected: S, *, says: str, without: Collection[str]) -> Iterator[str]:
    for field in fields(expected):
        is_value, should = getattr(found, field.name), getattr(expected, field.name)
        if is_value != should and field.name not in without:
            yield wrong(found, field.name, f"is {is_value}, {says} {should}")
