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


def rate(before: Sequence[Rating], winners: Sequence[bool]) -> list[Rating]:
    """The ratings after a game, in order of seat. `winners` share the first place, all others the last."""
    model = _model()
    teams = [[model.rating(mu=each.mu / MILLION, sigma=each.sigma / MILLION)] for each in before]
    after = model.rate(teams, ranks=[0.0 if won else 1.0 for won in winners])
    return [
        Rating(round(now.mu * MILLION), round(now.sigma * MILLION), each.games + 1)
        for each, (now,) in zip(before, after, strict=True)
    ]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
