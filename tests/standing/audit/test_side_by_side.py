"""Many falsifications in one database, which do not hide each other: one check of each takes as long as one of all.

`test_falsified.py` checks alone what is not here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path
from typing import TypeVar

import pytest

from tests.left_out import first
from tests.standing.audit.falsifications import A_GAME, DELETED, FALSE
from tests.standing.audit.further_falsifications import FURTHER
from tests.standing.audit.planting import plant

GAMES = 8
MOST_FAULTS = 40  # that one falsification leads to
KIN = (
    ("tournament", "pot"),
    ("daily",),
    ("proposals", "proposed", "consents", "agreements", "entries", "dissents", "notes"),
    ("finished", "game_f", "tall", "winnings", "ratings", "feats"),
    ("tables", "panels", "orders", "notices", "leftovers", "table_", "offers"),
    ("league",),
    ("lobb",),
    ("night",),
    ("blocks", "preferences", "listings"),
    ("announcements",),
)
"""How tables are named in which one falsification may hide another. All of them depend on players, who are in none."""

Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Case:
    """Statements that falsify something, and the words of the sentence that names it."""

    statements: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def is_of_a_game(self) -> bool:
        return any(A_GAME in each for each in self.statements)

    def in_game(self, number: int) -> "Case":
        """Return the same, done to another game."""
        other = f"GAME{number:06}"
        statements = tuple(each.replace(A_GAME, other) for each in self.statements)
        return Case(statements, tuple(each.replace(A_GAME, other) for each in self.words))


def in_games_of_their_own(cases: Iterable[Case]) -> list[list[Case]]:
    """Return as many of the cases at once as there are games, each in another one."""
    found = list(cases)
    portions = [found[at : at + GAMES] for at in range(0, len(found), GAMES)]
    return [[each.in_game(number) for number, each in enumerate(some, 1)] for some in portions]


def cases_of_columns() -> list[list[Case]]:
    """Return each column of a game, along with one column of each of the other tables.

    The first two of those tables are left out: they are keys, whose dependents are named as well. So are daily deals:
    what is wrong with a sitting hides what is wrong with its moves. And so are tournaments and their pots.
    """
    of_games: list[Case] = []
    others: dict[str, list[Case]] = {}
    for (table, column), (value, where, row) in FALSE.items():
        if table.startswith(("daily_", "tournament", "pot")):
            continue
        case = Case((f"UPDATE {table} SET {column} = {value} WHERE {where}",), (table, column, row))
        (of_games if case.is_of_a_game else others.setdefault(table, [])).append(case)
    return [
        *in_games_of_their_own(of_games),
        *([each for each in some if each] for some in list(zip_longest(*others.values()))[2:]),
    ]


def cases_of_deleted_rows() -> list[list[Case]]:
    cases = {
        table: Case((f"DELETE FROM {table} WHERE {where}",), (table, words))
        for table, (where, words) in DELETED.items()
    }
    [first_games, last_games] = in_games_of_their_own(each for each in cases.values() if each.is_of_a_game)
    return [
        first_games,
        [*last_games, *(cases[table] for table in ("proposed_transfers", "game_facts"))],
        [cases[table] for table in ("finished_games", "proposals")],
        [cases[table] for table in ("agreements", "feats", "ratings", "tallies")],
        [cases[table] for table in ("consents", "winnings", "lobby_acts")],
        [cases["lobbies"]],
    ]


def further_cases() -> list[list[Case]]:
    cases = {name: Case(tuple(statements), (words,)) for name, (*statements, words) in FURTHER.items()}
    of_games = in_games_of_their_own(each for each in cases.values() if each.is_of_a_game)
    apart = (
        "the word of the bot's last hour",
        "from when until when the bot was away",
        "announced in another order",
        "a note of what was agreed to",
    )
    posted = [name for name in cases if "post" in name]  # all of the same few announcements
    others = [each for name, each in cases.items() if not each.is_of_a_game and name not in (*apart, *posted)]
    return [*of_games[1:], [*of_games[0], *others], [cases[name] for name in apart]]


def cases_of_kin() -> list[list[Case]]:
    """Return what no other case has, one of each kin at a time."""
    kin: dict[tuple[str, ...], list[Case]] = {}
    for table, case in _left():
        for each in KIN:
            if table.startswith(each):
                kin.setdefault(each, []).append(case)
    return [[each for each in some if each] for some in zip_longest(*kin.values())]


def _left() -> Iterator[tuple[str, Case]]:
    """Yield each case that is neither in a game of its own nor along with other tables, with its table."""
    done = _done(*cases_of_columns(), *cases_of_deleted_rows(), *further_cases())
    cases = [
        *(
            (table, Case((f"UPDATE {table} SET {column} = {value} WHERE {where}",), (table, column, row)))
            for (table, column), (value, where, row) in FALSE.items()
        ),
        *(
            (table, Case((f"DELETE FROM {table} WHERE {where}",), (table, words)))
            for table, (where, words) in DELETED.items()
        ),
        *(("announcements", Case(tuple(some), (words,))) for what, (*some, words) in FURTHER.items() if "post" in what),
    ]
    return ((table, case) for table, case in cases if _in_first_game(case.statements) not in done)


def _in_first_game(statements: Iterable[str]) -> tuple[str, ...]:
    return tuple(re.sub(r"GAME\d{6}", A_GAME, each) for each in statements)


def _done(*cases: list[Case]) -> set[tuple[str, ...]]:
    return {_in_first_game(each.statements) for each in chain(*cases)}


def alone(falsifications: Mapping[Key, Iterable[str]]) -> list[Key]:
    """Return those whose statements are in no case here."""
    done = _done(*cases_of_columns(), *cases_of_deleted_rows(), *further_cases(), *cases_of_kin())
    return [key for key, statements in falsifications.items() if _in_first_game(statements) not in done]


@pytest.mark.parametrize(
    "cases",
    [
        *first(1, cases_of_columns(), why="all columns"),
        *first(1, cases_of_deleted_rows(), why="all forgeries"),
        *first(1, further_cases(), why="all forgeries"),
        *first(1, cases_of_kin(), why="all columns"),
    ],
)
def test_each_is_named(database: Path, cases: list[Case]) -> None:
    faults = plant(database, *(sql for case in cases for sql in case.statements))
    unnamed = [case for case in cases if not any(all(word in fault for word in case.words) for fault in faults)]
    assert not unnamed, faults
    assert not [fault for fault in faults if "\n" in fault or "discard" in fault]
    assert len(faults) < MOST_FAULTS * len(cases), "no falsification buries what it is about"
