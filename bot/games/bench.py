"""How fast the rules are: list the legal moves, draw one at random, play it, all through the protocol.

Chance and the clock come from outside, here as everywhere in the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from bot.games.protocol import Game, Position, Seat
from bot.games.registry import GAMES

MOVES = 60_000  # a round
ROUNDS = 5  # the median is printed
MATCH_MOVES = 3_000  # then a new match is begun
GOAL = 150_000  # moves a second, one thread


_T = TypeVar("_T")


class Chooser(Protocol):
    """The part of `random.Random` that is needed."""

    def random(self) -> float:
        """At least 0 and less than 1."""

    def sample(self, population: Sequence[_T], k: int) -> list[_T]:
        """`k` of the population, in random order."""


def rules(chooser: Chooser, clock: Callable[[], float]) -> Iterator[str]:
    """Moves a second of every game, a line each."""
    for game in GAMES.values():
        play(game, chooser, MOVES // 10)
        rates = []
        for _ in range(ROUNDS):
            begun = clock()
            play(game, chooser, MOVES)
            rates.append(MOVES / (clock() - begun))
        rate = sorted(rates)[ROUNDS // 2]
        yield f"{game.name}: {rate:,.0f} random moves a second ({rate / GOAL:.2f} of the goal of {GOAL:,})"


def play(game: Game, chooser: Chooser, moves: int) -> Position:
    """Play `moves` random moves, match after match, every legal move listed each time."""
    position = _begin(game)
    begun = 0
    for played in range(moves):
        if position.outcome is not None or played - begun == MATCH_MOVES:
            position, begun = _begin(game), played
        while (chance := position.chance) is not None:
            position = position.supply(chooser.sample(chance.cards, len(chance.cards))).position
        seat = next(iter(position.to_act))
        legal = list(position.legal_moves(seat))
        position = position.play(seat, legal[int(chooser.random() * len(legal))]).position
    return position


def _begin(game: Game) -> Position:
    return game.start(game.options({}), game.seats.start, Seat.A)
