"""The kinds of column. A number has 64 bits and a text is ordered by its code points, whichever engine keeps it.

Left to itself PostgreSQL gives a number 32 bits or 16, and orders texts as the language of its server does.
"""

from typing import Final

from sqlalchemy import BigInteger, ColumnElement, Dialect, Integer, SmallInteger, Text, TypeDecorator, cast, func
from sqlalchemy.types import TypeEngine

NUL: Final = "\0"
INSTEAD: Final = "\N{REPLACEMENT CHARACTER}"


class _Words(TypeDecorator[str]):
    """Text in PostgreSQL, which cannot hold the character NUL: another one replaces it."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[str]:
        """Return text, compared byte by byte."""
        return Text(collation="C")

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Return the value to store, or to look for."""
        return value if value is None or NUL not in value else value.replace(NUL, INSTEAD)


Words: Final = Text().with_variant(_Words(), "postgresql")
Whole: Final = Integer().with_variant(BigInteger(), "postgresql")  # SQLite numbers its rows by an INTEGER alone
Small: Final = SmallInteger().with_variant(BigInteger(), "postgresql")


def whole_sum(numbers: ColumnElement[int]) -> ColumnElement[int]:
    """Return the sum of some numbers, as one of their kind: PostgreSQL would make it a decimal fraction."""
    return cast(func.sum(numbers), BigInteger)
