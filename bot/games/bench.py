"""The speed of the rules: list the legal moves, choose one at random, play it, all through the protocol.

For comparison the same run measures the common way: a mutable game must be copied before each move, so that a move
refused, taken back or only considered leaves it unchanged.

The measured time includes shuffling and dealing. In a game that needs a deck every few moves that is a large part: so
each game has a separate goal, and the line shows how many moves a deck lasts.

Chance and the clock come from outside, here as everywhere in the rules.
"""

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, Protocol

from bot.games.chance import Luck
from bot.games.protocol import Game, Owed, Position, Seat

MOVES = 60_000  # in each round
COPIED_MOVES = 6_000  # in each round of the common way
ROUNDS = 5  # the median is printed
MATCH_MOVES = 3_000  # after which a new match begins


class Chooser(Luck, Protocol):
    """The part of `random.Random` that is needed."""

    def random(self) -> float:
        """Return a random number, at least 0 and less than 1."""


def rules(
    goals: Mapping[Game, int],
    *,
    chooser: Chooser,
    clock: Callable[[], float],
    moves: int = MOVES,
    copied: int = COPIED_MOVES,
) -> Iterator[str]:
    """Yield the moves per second of these games, one line each, next to the goal of each on one thread."""
    for game, goal in goals.items():
        decks = play(game, chooser, moves // 10).decks
        ours, common = [], []
        for _ in range(ROUNDS):
            ours.append(_rate(game, chooser, clock, moves, before=_as_it_is))
            common.append(_rate(game, chooser, clock, copied, before=copy.deepcopy))
        rate, usual = sorted(ours)[ROUNDS // 2], sorted(common)[ROUNDS // 2]
        yield (
            f"{game.name}: {rate:,.0f} random moves a second ({rate / goal:.2f} of the goal of {goal:,}),"
            f" {moves // 10 / max(1, decks):.1f} with a deck,"
            f" {rate / usual:.1f} times as many as with a deep copy of the game before each ({usual:,.0f})"
        )


class Played(NamedTuple):
    """The state of random play, and the number of decks used."""

    position: Position
    decks: int


def _rate(
    game: Game, chooser: Chooser, clock: Callable[[], float], moves: int, *, before: Callable[[Position], Position]
) -> float:
    """Return the moves per second."""
    begun = clock()
    play(game, chooser, moves, before=before)
    return moves / (clock() - begun)


def _as_it_is(position: Position) -> Position:
    return position


def play(game: Game, chooser: Chooser, moves: int, *, before: Callable[[Position], Position] = _as_it_is) -> Played:
    """Play `moves` random moves, match after match. All legal moves are listed each time.

    `before` is applied to the position before each move.
    """
    position = _begin(game)
    begun = decks = 0
    for played in range(moves):
        if position.outcome is not None or played - begun == MATCH_MOVES:
            position, begun = _begin(game), played
        while (chance := position.chance) is not None:
            position = position.supply(chooser.sample(chance.cards, len(chance.cards))).position
            decks += chance.kind is Owed.DECK
        seat = next(iter(position.awaited))
        legal = list(position.legal_moves(seat))
        position = before(position).play(seat, legal[int(chooser.random() * len(legal))]).position
    return Played(position, decks)


def _begin(game: Game) -> Position:
    return game.start(game.options({}), game.seats.start, Seat.A)
