"""The worth of a deal's points in stakes, to one player of a rummy with contracts."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.games.rummy.contracts import Payment, started

A_DEAL = 70.0  # points by which a deal moves two players apart, about


class Agreed(Protocol):
    """The options that say how many deals there are, and what the end pays."""

    @property
    def contracts(self) -> str:
        """One letter for each deal."""

    @property
    def payment(self) -> Payment:
        """The thing that is paid for."""

    @property
    def per(self) -> int:
        """Points a stake."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The points of a game so far, and what the end of it pays."""

    totals: tuple[int, ...]
    seat: int
    to_come: int  # deals after this one
    payment: Payment
    per: int  # points a stake

    @classmethod
    def of(cls, agreed: Agreed, totals: tuple[int, ...], seat: int, *, at: int) -> "Stakes":
        """Return the stakes of a seat in the deal after the first `at`."""
        return cls(totals, seat, len(agreed.contracts) - at - 1, agreed.payment, agreed.per)

    def after(self, points: Sequence[int]) -> float:
        """Return what a seat has of a deal that brings these points.

        After the last deal that is what is paid. Before, each may still win, who has fewer points more likely; and
        later deals move nobody further apart on average.
        """
        totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        if not self.to_come:
            return self._paid(totals)
        seat = self.seat
        if self.payment is Payment.GAME:
            return len(totals) * self._chances(totals)[seat] - 1
        chances, own = self._chances(self.totals), points[seat]
        apart = [(chances[seat] + each) * (other - own) for each, other in zip(chances, points, strict=True)]
        return sum(apart) / self.per

    def _chances(self, totals: Sequence[int]) -> list[float]:
        """Return how likely each wins the game."""
        spread, least = A_DEAL * math.sqrt(self.to_come), min(totals)
        weights = [math.exp((least - total) / spread) for total in totals]
        return [each / sum(weights) for each in weights]

    def _paid(self, totals: Sequence[int]) -> float:
        least = min(totals)
        due = [1 if self.payment is Payment.GAME else started(total - least, self.per) for total in totals]
        if totals[self.seat] > least:
            return -float(due[self.seat])
        paid = [each for each, total in zip(due, totals, strict=True) if total > least]
        return sum(paid) / (len(totals) - len(paid))
