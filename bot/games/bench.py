"""How fast the rules are: list the legal moves, draw one at random, play it, all through the protocol.

Beside it, in the same run, the common way: a game that changes as it is played is copied before each move, so that a
move that is refused, taken back or only thought of leaves the game as it was.

Chance and the clock come from outside, here as everywhere in the rules.
"""

import copy
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from bot.games.protocol import Game, Position, Seat
from bot.games.registry import GAMES

MOVES = 60_000  # a round
COPIED_MOVES = 6_000  # a round of the common way
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


def rules(
    chooser: Chooser, clock: Callable[[], float], *, moves: int = MOVES, copied: int = COPIED_MOVES
) -> Iterator[str]:
    """Moves a second of every game, a line each."""
    for game in GAMES.values():
        play(game, chooser, moves // 10)
        ours, common = [], []
        for _ in range(ROUNDS):
            ours.append(_rate(game, chooser, clock, moves, before=_as_it_is))
            common.append(_rate(game, chooser, clock, copied, before=copy.deepcopy))
        rate, beside = sorted(ours)[ROUNDS // 2], sorted(common)[ROUNDS // 2]
        yield (
            f"{game.name}: {rate:,.0f} random moves a second ({rate / GOAL:.2f} of the goal of {GOAL:,}),"
            f" {rate / beside:.1f} times as many as with a deep copy of the game before each ({beside:,.0f})"
        )


def _rate(
    game: Game, chooser: Chooser, clock: Callable[[], float], moves: int, *, before: Callable[[Position], Position]
) -> float:
    """Moves a second."""
    begun = clock()
    play(game, chooser, moves, before=before)
    return moves / (clock() - begun)


def _as_it_is(position: Position) -> Position:
    return position


def play(game: Game, chooser: Chooser, moves: int, *, before: Callable[[Position], Position] = _as_it_is) -> Position:
    """Play `moves` random moves, match after match, every legal move listed each time.

    Each is played on what `before` makes of the position.
    """
    position = _begin(game)
    begun = 0
    for played in range(moves):
        if position.outcome is not None or played - begun == MATCH_MOVES:
            position, begun = _begin(game), played
        while (chance := position.chance) is not None:
            position = position.supply(chooser.sample(chance.cards, len(chance.cards))).position
        seat = next(iter(position.to_act))
        legal = list(position.legal_moves(seat))
        position = before(position).play(seat, legal[int(chooser.random() * len(legal))]).position
    return position


def _begin(game: Game) -> Position:
    return game.start(game.options({}), game.seats.start, Seat.A)
