"""The games that the contract and leak tests run over. A new game adds its kit here."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from bot.games.protocol import Refused, Seat
from tests.games.anaconda_kit import AnacondaKit
from tests.games.beggar_kit import BeggarKit
from tests.games.cinch_kit import CinchKit
from tests.games.contract_rummy_kit import ContractRummyKit
from tests.games.daifugo_kit import DaifugoKit
from tests.games.guts_kit import GutsKit
from tests.games.kalooki_kit import KalookiKit
from tests.games.kit import Kit
from tests.games.linger_kit import LingerKit
from tests.games.mille_kit import MilleKit
from tests.games.play import RandomGame, play_at_random
from tests.games.rolling_kit import RollingKit
from tests.witness.editions import UpdatedKit
from tests.witness.kit import MagpieKit

KITS: Mapping[str, Kit] = MappingProxyType(
    {
        kit.game.name: kit
        for kit in (
            MilleKit(),
            GutsKit(),
            LingerKit(),
            RollingKit(),
            BeggarKit(),
            CinchKit(),
            DaifugoKit(),
            KalookiKit(),
            ContractRummyKit(),
            AnacondaKit(),
            MagpieKit(),
        )
    }
)
"""A kit for every game of the suites: those of the bot, and the small one of the tests."""

IN_ALL_EDITIONS: Mapping[str, Kit] = MappingProxyType({**KITS, UpdatedKit.game.name: UpdatedKit()})
"""The same with every edition of each game: the other tests of Magpie are about its first."""


RECENT = 16  # games, and sets of twins, that are kept for the tests that follow: those of a table run together


class Table(NamedTuple):
    """A game, and its number of players."""

    name: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"


def tables() -> Iterator[Table]:
    """Yield every game at every number of seats: the smallest and the largest first."""
    for name, kit in KITS.items():
        numbers = [*kit.game.seats]
        for seats in dict.fromkeys((numbers[0], numbers[-1], *numbers)):
            yield Table(name, seats)


def ends_of_range(table: Table) -> bool:
    """Return whether it is the smallest or the largest table of its game."""
    numbers = KITS[table.name].game.seats
    return table.seats in (numbers[0], numbers[-1])


def is_largest(table: Table) -> bool:
    """Return whether it is the largest table of its game."""
    return table.seats == KITS[table.name].game.seats[-1]


@lru_cache(RECENT)
def random_game(table: Table, seed: int) -> RandomGame:
    """Return the random game with this seed, which also picks the variant. In every third one a player leaves.

    Two players do not leave one by one: the first ends the game.
    """
    kit = KITS[table.name]
    options = kit.game.options(kit.variants[seed % len(kit.variants)])
    return play_at_random(
        kit.game, options, seed, seats=table.seats, leaves=seed % 3 == 2 and table.seats > 2, likely=kit.likely
    )


@lru_cache(RECENT)
def twins_of(table: Table, seed: int, viewer: Seat | None, looks: int) -> tuple[tuple[RandomGame, RandomGame], ...]:
    """Return a random game up to some plies, each time with a twin whose facts hidden from `viewer` differ."""
    chooser = random.Random(seed)
    played = random_game(table, seed)
    found: list[tuple[RandomGame, RandomGame]] = []
    for _ in range(10 * looks):
        plies = chooser.randrange(1, min(len(played.plies), 1000))
        try:
            twin = KITS[table.name].twin(played, plies, viewer, chooser)
        except Refused:
            continue  # a deal that would have been blocked with the other cards
        if twin is not None and twin.final != played.plies[plies - 1].after:
            found.append((replace(played, plies=played.plies[:plies]), twin))
        if len(found) == looks:
            return tuple(found)
    raise AssertionError("hardly any position hides anything")
