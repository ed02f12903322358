"""The stakes that a deal of Mille brings a player: what is paid, and what later deals may change (Rules 7 and 8)."""

import math
from dataclasses import dataclass

from bot.games.mille.options import MilleOptions, Skunk
from bot.games.mille.scoring import winner_of
from bot.games.mille.settlement import LARGER, settle_totals
from bot.games.protocol import Ending, Seat

# Of 6,000 deals of playouts. With these numbers the formula below was within two stakes of what 25,000 games of such
# deals paid on average, wherever both had less than 900 of 1,200 points, and within three elsewhere.
MEAN, LEADS, SPREAD = 165.0, 190.0, 100.0  # points of a deal: of a player; deviations of their difference, and of one
EACH = 215.0  # points by which the greater total comes nearer to the target in a deal

Pair = tuple[int, int]
"""A number for the player whose stakes they are, and one for the other."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A game between two deals."""

    options: MilleOptions
    totals: Pair
    naturals: Pair
    chapeaux: Pair

    def after(self, scores: Pair, naturals: Pair) -> "Standing":
        """Return the game after a deal."""
        chapeaux = (int(scores[0] < 0), int(scores[1] < 0))
        return Standing(
            self.options, _sum(self.totals, scores), _sum(self.naturals, naturals), _sum(self.chapeaux, chapeaux)
        )

    def stakes(self) -> float:
        """Return what the game brings in small stakes: exactly if it is over, else on average."""
        winner = winner_of(self.options, self.totals, self.naturals)
        if winner is None:
            return self._hope()
        settled = settle_totals(
            self.options,
            totals=self.totals,
            naturals=self.naturals,
            chapeaux=self.chapeaux,
            winner=winner,
            ending=Ending.PLAYED,
            stake=1,
        )
        paid = sum(line.amount for line in settled.lines)
        return float(paid if winner is Seat.A else -paid)

    def _hope(self) -> float:
        """Return what it brings on average if the deals to come are as good for one as for the other."""
        deals = max(1.0, (self.options.target - max(self.totals)) / EACH)
        lead, spread = self.totals[0] - self.totals[1], LEADS * math.sqrt(deals)
        chance, density = _below(lead / spread), spread * math.exp(-((lead / spread) ** 2) / 2) / math.sqrt(math.tau)
        return self._if_won(0, chance, density, deals) - self._if_won(1, 1 - chance, density, deals)

    def _if_won(self, seat: int, chance: float, density: float, deals: float) -> float:
        """Return the payment if this one wins, times the chance of that."""
        if chance < 1e-9:  # of no weight, and no divisor
            return 0.0
        other = 1 - seat
        lead = self.totals[seat] - self.totals[other]
        ahead = lead + density / chance  # at the end, on average of the games that are won
        behind = self.totals[other] + MEAN * deals - (ahead - lead) / 2
        paid = LARGER * (1 + self.naturals[seat] + self.chapeaux[other]) + ahead / 100
        skunk = _below((self.options.target / 2 - behind) / (SPREAD * math.sqrt(deals)))
        return chance * (paid + skunk * (LARGER if self.options.skunk is Skunk.MARK else paid))


def _below(deviations: float) -> float:
    """Return how likely a normal number is below this."""
    return math.erfc(-deviations / math.sqrt(2)) / 2


def _sum(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]
