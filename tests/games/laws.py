"""Laws that hold in every random game of a table, and are checked in each.

A test for each seed would show the same, but ten thousand tests cost more than their checks.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from types import MappingProxyType
from typing import Any

from bot.games.protocol import Seat
from tests.games.kits import Table, random_game, twins_of
from tests.left_out import fewer

LOOKS = 12  # positions of a game that each viewer looks at

Made = Callable[[Table, int, Seat | None], object]

MADE: Mapping[str, Made] = MappingProxyType(
    {
        "seed": lambda _, seed, __: seed,
        "played": lambda table, seed, _: random_game(table, seed),
        "twins": lambda table, seed, viewer: twins_of(table, seed, viewer, fewer(LOOKS)),
    }
)
"""The values that a law may request and that differ by seed: by the names of its parameters."""


def for_each_seed(law: Callable[..., None]) -> Callable[..., None]:
    """Return a test that checks `law` with each of the run's `seeds`; a failure names the table and the seed.

    The law may request `seed`, the random game that was `played`, `twins`, and any fixture.
    """
    asked = inspect.signature(law).parameters
    own = [name for name in MADE if name in asked]
    fixtures = dict.fromkeys(["table", "seeds", *(["viewer"] if "twins" in own else []), *asked])

    @wraps(law)
    def test(table: Table, seeds: Sequence[int], **others: Any) -> None:
        assert seeds
        for seed in seeds:
            try:
                made = {name: MADE[name](table, seed, others.get("viewer")) for name in own}
                law(**made, **{name: each for name, each in others.items() if name in asked})
            except BaseException as error:
                error.add_note(f"{table}, seed {seed}")
                raise

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    test.__signature__ = inspect.Signature([inspect.Parameter(name, kind) for name in fixtures if name not in own])  # type: ignore[attr-defined]
    return test
