"""One falsification of every column that is not free: each is named by table, key and column, alone or side by side."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.schema.schema import leases, metadata
from tests.left_out import first
from tests.standing.audit.evidence import FREE, LOST
from tests.standing.audit.falsifications import CORRECTION, DELETED, FALSE
from tests.standing.audit.planting import check, lawless, plant
from tests.standing.audit.test_side_by_side import MOST_FAULTS, alone

TOLD = [table for table in metadata.sorted_tables if table is not leases]
"""The tables about people and games. Leases are about processes, and are worth nothing once these have ended."""


def test_without_falsification_nothing_is_found(database: Path) -> None:
    assert check(database) == []
    with closing(sqlite3.connect(database)) as connection:
        counts = {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TOLD}
    assert all(counts.values()), "something stands in every table"


def test_every_column_is_free_or_falsified() -> None:
    columns = {(table.name, column.name) for table in TOLD for column in table.columns}
    assert FREE.keys() | FALSE.keys() == columns
    assert DELETED.keys() | LOST.keys() == {table.name for table in TOLD}
    assert not DELETED.keys() & LOST.keys()


def test_the_guide_says_what_no_second_row_tells() -> None:
    page = (Path(__file__).resolve().parents[3] / "bot" / "deploy" / "CHECK.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]
    reasons = {name: why for names, why, *_ in rows for name in re.findall(r"`([a-z_]+\.?[a-z_]*)`", names)}
    assert {name: why for name, why in reasons.items() if "." in name} == {
        ".".join(key): why for key, why in FREE.items()
    }
    assert {name: why for name, why in reasons.items() if name in LOST} == dict(LOST)


UPDATES = {
    (table, column): (f"UPDATE {table} SET {column} = {value} WHERE {where}",)
    for (table, column), (value, where, _) in FALSE.items()
}
DELETES = {table: (f"DELETE FROM {table} WHERE {where}",) for table, (where, _) in DELETED.items()}


@pytest.mark.parametrize("which", first(1, alone(UPDATES), why="all columns"), ids=".".join)
def test_a_falsified_column_is_named(database: Path, which: tuple[str, str]) -> None:
    table, column = which
    *_, row = FALSE[which]
    faults = plant(database, *UPDATES[which])
    assert [fault for fault in faults if table in fault and column in fault and row in fault], faults
    assert len(faults) < MOST_FAULTS, "one falsification does not bury what it is about"
    assert not [fault for fault in faults if "\n" in fault or "discard" in fault]


@pytest.mark.parametrize("table", first(1, alone(DELETES), why="all columns"))
def test_what_was_deleted_is_named(database: Path, table: str) -> None:
    _, words = DELETED[table]
    faults = plant(database, *DELETES[table])
    assert [fault for fault in faults if table in fault and words in fault], faults


def test_a_correction_that_is_deleted_whole_is_betrayed_by_its_note(database: Path) -> None:
    with lawless(database) as connection:
        [[key]] = connection.execute(f"SELECT {CORRECTION}").fetchall()
        for table in ("agreements", "consents", "proposed_transfers"):
            connection.execute(f"DELETE FROM {table} WHERE proposal_id = ?", (key,))
        connection.execute("DELETE FROM proposals WHERE id = ?", (key,))
    sentence = f"proposals with id {key}: is missing, though it was agreed to (notes with key agreed/{key})"
    assert sentence in check(database)


def test_an_agreement_without_consents_is_named(database: Path) -> None:
    """It is the proposal that waits for its second consent."""
    refused = "SELECT proposal_id FROM dissents"
    waiting = f"SELECT proposal_id, at FROM consents GROUP BY 1 HAVING count(*) = 1 AND proposal_id NOT IN ({refused})"
    with lawless(database) as connection:
        [[key, at]] = connection.execute(waiting).fetchall()
        connection.execute("INSERT INTO agreements VALUES (?, ?)", (key, at))
    faults = check(database)
    assert [each for each in faults if f"consents with proposal_id {key}" in each and "is missing" in each], faults


@pytest.mark.long("rare cases")
def test_an_agreement_from_before_there_were_notes_is_held_to_its_kind(database: Path) -> None:
    """A debt paid outside must still be as large as it was, and a netting changes nobody's balance."""
    with lawless(database) as connection:
        connection.execute("DELETE FROM notes WHERE key LIKE 'agreed/%'")
        connection.execute("UPDATE entries SET mac = NULL")
    assert check(database) == []
    for kind, words in (("square", "but the two owed each other"), ("net", "which a netting never does")):
        with lawless(database) as connection:
            connection.execute(
                "UPDATE proposed_transfers SET amount = amount + 1 WHERE (proposal_id, payer_id) = (SELECT id, payer_id"
                " FROM proposals JOIN proposed_transfers ON proposal_id = id WHERE kind = ? LIMIT 1)",
                (kind,),
            )
        assert [each for each in check(database) if "amount" in each and words in each]


def test_one_entry_that_cannot_be_read_hides_no_other(database: Path) -> None:
    with lawless(database) as connection:
        connection.execute(f"UPDATE consents SET at = 'noon' WHERE proposal_id = {CORRECTION} AND player_id = 2")
        connection.execute("DELETE FROM agreements WHERE proposal_id = (SELECT id FROM proposals WHERE kind = 'net')")
    faults = check(database)
    assert [fault for fault in faults if "cannot be checked" in fault]
    assert [fault for fault in faults if fault.startswith("agreements with") and "everybody agreed" in fault]


def test_missing_values_are_named(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, 'body TEXT NOT NULL', 'body TEXT')")
        connection.commit()
    with lawless(database) as connection:
        assert connection.execute("UPDATE announcements SET body = NULL WHERE number = 1").rowcount == 1
    assert [fault for fault in check(database) if "number 1: body holds no value of its kind" in fault]
