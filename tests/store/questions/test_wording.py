"""A question that is made once and asked with many values."""

import sqlite3
from collections.abc import Sequence

import pytest
from sqlalchemy import bindparam, literal, select
from sqlalchemy.exc import InvalidRequestError

from bot.store.questions.wording import Prepared
from bot.store.schema.schema import notes

ROWS = [("a", "1"), ("b", "2"), ("c", "3")]
AMONG = Prepared(
    select(notes.c.key, literal(True))
    .where(notes.c.key.in_(bindparam("keys", expanding=True)), notes.c.value != bindparam("but"))
    .order_by(notes.c.key)
)


def answer(keys: Sequence[str], but: str) -> list[tuple[object, ...]]:
    asked = AMONG.worded({"keys": list(keys), "but": but})
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE notes (key TEXT, value TEXT)")
        connection.executemany("INSERT INTO notes VALUES (?, ?)", ROWS)
        lines = connection.execute(asked.sql, asked.parameters).fetchall()
    connection.close()
    return asked.made(lines, lambda *line: line)


@pytest.mark.parametrize("keys", ["", "a", "b", "ca", "bac", "xyzabc"])
def test_each_answer_is_that_of_its_own_values(keys: str) -> None:
    for but in ("2", "9"):
        assert answer(keys, but) == [(key, True) for key, value in ROWS if key in keys and value != but]


def test_its_words_are_made_once_for_each_length() -> None:
    one, other, longer = (AMONG.worded({"keys": list(keys), "but": "9"}) for keys in ("ab", "bc", "abc"))
    assert one.sql is other.sql
    assert one.sql != longer.sql
    assert one.parameters != other.parameters


def test_without_a_value_nothing_is_asked() -> None:
    with pytest.raises(InvalidRequestError, match="required"):
        AMONG.worded({"but": "2"})
