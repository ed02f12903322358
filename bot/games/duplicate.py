"""Duplicate: several tables play the same deals, so that the cards are the same for all and only the play differs.

The people are teams, as many as there are sides at a table. At the table `number`, from 0, the team `team` plays the
side `(team + number) % sides`: so each team plays each side once, with the same cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass

MOST_PEOPLE = 25  # in one duplicate, of whom a menu of Discord's takes all


@dataclass(frozen=True, slots=True, kw_only=True)
class Duplicate:
    """A game's ways to compare the results of the same cards at several tables: the difference, and perhaps others."""

    has_matchpoints: bool = False  # whether each deal also counts by who did better, however much


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of the deals that all tables have finished. Tuples have one entry for each team."""

    deals: tuple[tuple[int, ...], ...]  # by deal: what each team gained over each other one, which sums to zero
    matchpoints: tuple[int, ...] | None  # twos for a better deal, ones for an equal one; None where nobody counts them

    @property
    def sums(self) -> tuple[int, ...]:
        """The gain of each team in all of them."""
        return tuple(map(sum, zip(*self.deals, strict=True)))


def compared(played: Sequence[Sequence[Sequence[int]]], *, teams: int, has_matchpoints: bool) -> Comparison:
    """Return how the teams compare. `played`: by table, and there by finished deal, the points of each side.

    Deals that not all tables have finished are left out.
    """
    deals = []
    for deal in zip(*played, strict=False):
        points = [sum(at[side_of(team, number, teams)] for number, at in enumerate(deal)) for team in range(teams)]
        deals.append(tuple(teams * own - sum(points) for own in points))
    matched = [tuple(sum(_matched(own, other) for other in deal) - 1 for own in deal) for deal in deals]
    total = tuple(sum(deal[team] for deal in matched) for team in range(teams))
    return Comparison(tuple(deals), total if has_matchpoints else None)


def side_of(team: int, number: int, teams: int) -> int:
    """Return which side a team plays at the table `number`, from 0."""
    return (team + number) % teams


def _matched(own: int, other: int) -> int:
    return 2 if own > other else int(own == other)
