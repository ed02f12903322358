"""The worth of a robot: its seat's score a deal among novices, with the same decks in other hands too."""

from collections.abc import Callable
from random import Random
from statistics import mean

from bot.games.chance import dealt
from bot.games.protocol import SEATS, Game, Options, Seat, View
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.protocol import Level

Scored = Callable[[View, Seat], float]
"""A function of the public view of a finished match that gives a seat's score a deal."""


def worth(game: Game, options: Options, seats: int, matches: int, *, scored: Scored) -> float:
    """Return how much more a deal the regular scores among novices than a novice in its place."""
    regular, novice = (
        mean(_of_match(game, options, seats, number, number, level=level, scored=scored) for number in range(matches))
        for level in (Level.REGULAR, Level.NOVICE)
    )
    return regular - novice


def gained(game: Game, options: Options, seats: int, decks: int, *, scored: Scored) -> list[float]:
    """Return the regular's score a deal among novices for each of these sequences of decks, as a mean of all seats.

    Where scores sum to zero, a novice in its place has none on average, and the luck of the deal nearly cancels.
    """
    return [
        mean(
            _of_match(game, options, seats, deck * seats + place, deck, level=Level.REGULAR, scored=scored)
            for place in range(seats)
        )
        for deck in range(decks)
    ]


def _of_match(
    game: Game, options: Options, seats: int, number: int, deck: int, *, level: Level, scored: Scored
) -> float:
    """Return one seat's score a deal; the number says which seat."""
    own, decks = SEATS[number % seats], Random(f"{deck} decks")
    luck = [Random(f"{number} {seat}") for seat in range(seats)]
    now = game.start(options, seats, Seat.A)
    while (now := dealt(now, decks)).outcome is None:
        seat = min(now.awaited)
        view = now.view(seat)
        robot = find_robot(level if seat is own else Level.NOVICE, view, robots=GAMES.robots)
        now = now.play(seat, robot.choose(view, random=luck[seat])).position
    return scored(now.view(None), own)
