"""The strength of players, by the Plackett-Luce model of Weng and Lin, which works for any number of players.

A rating is stored in whole millionths and rounded after every game, so that deriving it again gives the same numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

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
        """Whether the player has too few games to stand on the leaderboard by rating."""
        return self.games < PROVISIONAL


def rate(before: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, team by team as they are given. The lowest place is the best; equals share theirs."""
    model = _model()
    teams = [[model.rating(mu=each.mu / MILLION, sigma=each.sigma / MILLION) for each in team] for team in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        [
            Rating(round(now.mu * MILLION), round(now.sigma * MILLION), each.games + 1)
            for each, now in zip(team, rated, strict=True)
        ]
        for team, rated in zip(before, after, strict=True)
    ]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
