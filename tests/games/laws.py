"""Laws that hold in every random game of a table, and are checked in each.

A test for each seed would show the same, but ten thousand tests cost more than their checks.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from types import MappingProxyType
from typing import Any

from bot.games.protocol import SEATS, Seat
from tests.games.conftest import Case
from tests.games.kits import Table, random_game, twins_of
from tests.left_out import fewer

LOOKS = 8  # positions of a game that each viewer looks at

Made = Callable[[Table, int, Seat | None], object]

MADE: Mapping[str, Made] = MappingProxyType(
    {
        "seed": lambda _, seed, __: seed,
        "viewer": lambda _, __, viewer: viewer,
        "played": lambda table, seed, _: random_game(table, seed),
        "twins": lambda table, seed, viewer: twins_of(table, seed, viewer, fewer(LOOKS)),
    }
)
"""The values that a law may request and that differ by seed: by the names of its parameters."""


def viewers_at(table: Table) -> Sequence[Seat | None]:
    """Return possible onlookers: a bystander, the first player and the last."""
    return None, Seat.A, SEATS[table.seats - 1]


def for_each_seed(law: Callable[..., None]) -> Callable[..., None]:
    """Return a test that checks `law` in each game of a `case`; a failure names the table, the seed and the viewer.

    The law may request `seed`, the random game that was `played`, and any fixture. One that requests `twins` or
    `viewer` is checked for each viewer.
    """
    asked = inspect.signature(law).parameters
    own = [name for name in MADE if name in asked]
    fixtures = dict.fromkeys(["case", *asked])

    @wraps(law)
    def test(case: Case, **fixed: Any) -> None:
        assert case.played
        for table, seed in case.played:
            for viewer in viewers_at(table) if {"twins", "viewer"} & {*own} else (None,):
                try:
                    law(**{name: MADE[name](table, seed, viewer) for name in own}, **fixed)
                except BaseException as error:
                    error.add_note(f"{table}, seed {seed}, seen by {viewer}")
                    raise

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    test.__signature__ = inspect.Signature([inspect.Parameter(name, kind) for name in fixtures if name not in own])  # type: ignore[attr-defined]
    return test
