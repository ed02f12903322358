"""The strength of players, by the Plackett-Luce model of Weng and Lin, which works for any number of players.

A rating is stored in whole millionths and rounded after every game, so that deriving it again gives the same numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import lcm
from statistics import fmean

from openskill.models import PlackettLuce

MILLION = 1_000_000
PROVISIONAL = 10  # games that a rating needs before it counts on a leaderboard
SHOWN_AT_FIRST = 1_000  # points
POINTS = 40  # that are shown for one point of the model


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's strength: mean and deviation in millionths, and the number of rated games."""

    mu: int = 25 * MILLION
    sigma: int = 25 * MILLION // 3
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: almost certainly the player is at least this strong. 1000 at the beginning."""
        return SHOWN_AT_FIRST + round(POINTS * (self.mu - 3 * self.sigma) / MILLION)

    @property
    def is_provisional(self) -> bool:
        """Whether the player has too few games for the leaderboard by rating."""
        return self.games < PROVISIONAL


def rate(before: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a game, team by team, in the given order. The lowest place is the best.

    Ties are rated as the mean of all their possible orders. The model's own rule for ties costs them more than the
    place behind them.
    """
    orders = _orders(places)
    rated = [_rated(before, order) for order in orders]
    return [
        [
            Rating(
                round(fmean(each[team][player][0] for each in rated) * MILLION),
                round(fmean(each[team][player][1] for each in rated) * MILLION),
                rating.games + 1,
            )
            for player, rating in enumerate(players)
        ]
        for team, players in enumerate(before)
    ]


def _orders(places: Sequence[int]) -> list[list[int]]:
    """Yield places without ties, in as many ways as it takes for each to be first among its equals once."""
    equals = {place: [team for team, each in enumerate(places) if each == place] for place in sorted(set(places))}
    orders = []
    for shift in range(lcm(*map(len, equals.values()))):
        order = [
            team for group in equals.values() for team in (*group[shift % len(group) :], *group[: shift % len(group)])
        ]
        orders.append([order.index(team) for team in range(len(places))])
    return orders


def _rated(before: Sequence[Sequence[Rating]], order: Sequence[int]) -> list[list[tuple[float, float]]]:
    """Return means and deviations after a game without ties."""
    model = _model()
    teams = [[model.rating(mu=each.mu / MILLION, sigma=each.sigma / MILLION) for each in team] for team in before]
    after = model.rate(teams, ranks=[float(place) for place in order])
    return [[(now.mu, now.sigma) for now in team] for team in after]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
