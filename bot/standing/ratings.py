"""How strong players are: the Plackett-Luce model of Weng and Lin, which takes two players or ten.

A rating is kept as whole millionths and rounded after every game, so that deriving it anew gives the same numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

MILLION = 1_000_000
PROVISIONAL = 10  # games until a rating counts on a leaderboard
SHOWN_AT_FIRST = 1_000  # points
POINTS = 40  # shown, for one of the model's


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a player's strength: mean and deviation in millionths, after so many games."""

    mu: int = 25 * MILLION
    sigma: int = 25 * MILLION // 3
    games: int = 0

    @property
    def shown(self) -> int:
        """The number people see: what the player is good for almost certainly. 1000 at the beginning."""
        return SHOWN_AT_FIRST + round(POINTS * (self.mu - 3 * self.sigma) / MILLION)

    @property
    def is_provisional(self) -> bool:
        """Whether there were too few games yet to stand on a leaderboard of ratings."""
        return self.games < PROVISIONAL


def rate(before: Sequence[Rating], winners: Sequence[bool]) -> list[Rating]:
    """The ratings after a game, by seat; `winners` shared the first place, all others the last."""
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
