"""`--check-shuffle`: count over many decks of known seeds whether the published shuffle is fair.

Two counts, each held against chance by chi-square: how often each kind of card lies in each place, and which card
follows which. A figure may be a fixed number of standard deviations from its mean before it is called unfair.
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from bot.games.cards import Card
from bot.games.protocol import Chance, Game, Seat
from bot.games.shuffle import SEED_BYTES, shuffle
from bot.hosted import Games
from bot.tables import DEFAULT_GAME

BOUND = 4.0  # standard deviations either side of the mean: a fair shuffle is beyond it once in 16,000 counts
UNFAIR = 1  # exit status

Deck = Sequence[Hashable]
Cell = TypeVar("Cell", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Figure:
    """A chi-square, and the degrees of freedom that say what it should be near."""

    name: str
    decks: int
    chi_square: float
    freedom: int  # degrees of freedom; also the mean of a fair shuffle

    @property
    def deviations(self) -> float:
        """The distance of the figure from its mean, in standard deviations."""
        return (self.chi_square - self.freedom) / math.sqrt(2 * self.freedom)

    @property
    def is_fair(self) -> bool:
        """Whether the figure is within the bounds."""
        return abs(self.deviations) <= BOUND


def main(argv: Sequence[str], games: Games) -> int:
    """Shuffle as many decks as the command line asks for and print the figures. Returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bot simulate --check-shuffle",
        description="Count over many decks whether the published shuffle is fair.",
        allow_abbrev=False,
    )
    parser.add_argument("--game", choices=[*games], default=DEFAULT_GAME, help="whose deck (default: %(default)s)")
    parser.add_argument("--decks", type=int, default=10_000, help="how many, 1000 at least (default: 10000)")
    parser.add_argument("--seed", type=int, default=1, help="the first deck's seed, counted up from there (default: 1)")
    given = parser.parse_args(argv)
    if given.decks < 1000 or given.seed < 0:
        parser.error("at least 1000 decks, and a seed that is not negative")
    figures = check(partial(deal, games[given.game].game, given.seed), given.decks)
    for figure in figures:
        verdict = "fair" if figure.is_fair else "NOT FAIR"
        print(
            f"{figure.name}: chi-square {figure.chi_square:.1f} over {figure.decks} decks with {figure.freedom} degrees"
            f" of freedom: {figure.deviations:+.2f} standard deviations (bound {BOUND:g}): {verdict}"
        )
    return 0 if all(figure.is_fair for figure in figures) else UNFAIR


def deal(game: Game, seed: int, number: int) -> tuple[Card, ...]:
    """Return the first deck of the table with this number; their seeds are counted up from `seed`."""
    return shuffle((seed + number).to_bytes(SEED_BYTES), game=game.name, chance=_owed(game))


def check(deck: Callable[[int], Deck], decks: int) -> tuple[Figure, Figure]:
    """Return both figures for the decks 0 to `decks` - 1. Each deck must hold the same cards."""
    shuffled = [deck(number) for number in range(decks)]
    return places(shuffled), neighbors(shuffled)


def places(decks: Sequence[Deck]) -> Figure:
    """Count how often each kind of card lies in each place.

    Each place holds one card and each card lies in one place, which ties the counts of a deck to each other: of n
    places and k kinds (n - 1)(k - 1) counts are free, and the plain sum is too large by n / (n - 1).
    """
    size, held = len(decks[0]), Counter(decks[0])
    found: Counter[tuple[int, Hashable]] = Counter()
    for deck in decks:
        found.update(enumerate(deck))
    expected = {(at, kind): len(decks) * held[kind] / size for at in range(size) for kind in held}
    chi_square = _chi_square(found, expected) * (size - 1) / size
    return Figure("places", len(decks), chi_square, (size - 1) * (len(held) - 1))


def neighbors(decks: Sequence[Deck]) -> Figure:
    """Count which card follows which. Each deck gives one pair, from another place, so that no two counts are tied."""
    size, held = len(decks[0]), Counter(decks[0])
    found: Counter[tuple[Hashable, Hashable]] = Counter()
    for number, deck in enumerate(decks):
        first = number % (size - 1)
        found[deck[first], deck[first + 1]] += 1
    pairs = size * (size - 1)
    expected = {
        (first, second): len(decks) * held[first] * (held[second] - (first == second)) / pairs
        for first in held
        for second in held
    }
    possible = {pair: times for pair, times in expected.items() if times}
    return Figure("neighbors", len(decks), _chi_square(found, possible), len(possible) - 1)


def _chi_square(found: Mapping[Cell, int], expected: Mapping[Cell, float]) -> float:
    return sum((found.get(cell, 0) - times) ** 2 / times for cell, times in expected.items())


def _owed(game: Game) -> Chance:
    chance = game.start(game.options({}), game.seats.start, Seat.A).chance
    if chance is None:
        raise ValueError("this game begins without a deck")
    return chance
