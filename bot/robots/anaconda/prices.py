"""What a player of Anaconda pays for a chance: the regular, and those whom playouts imagine."""

import math

from bot.games.anaconda.board import DEAREST

CURIOUS = 0.45  # a beginner calls with the better hands above this place
PROUD = 0.9  # and bets with those above this one

EARLY = (0.55, 1.1)  # an early hand is worth this share of an even one, and so much more the better it is
CAUTION = 0.95  # times that share, for each raise of the round: others have something too
SCARED = 2  # raises that count: without a limit there may be forty small ones
LARGE = 0.45  # the share with which one bets a whole pot where there is no limit, not half of one
SOBER = 0.1  # so much more of a share for each bet of the round, to raise it


def early_share(promised: float, players: int, full: int) -> float:
    """Return the share of the pot that four cards of this promise are worth before cards are declared."""
    least, more = EARLY
    return (least + more * promised) / players * math.pow(CAUTION, min(max(0, full - 1), SCARED))


def is_worth_calling(share: float, pot: int, price: int, *, number: int) -> bool:
    """Return whether a share of the pot, the call included, is worth its price in this round of betting.

    Two passes, or one, may still change any hand before cards are declared: to fold most of them gives pots away.
    """
    return share * pot > (0.8 if number < DEAREST else 1.15) * price


def is_worth_betting(share: float, players: int, full: int, *, number: int) -> bool:
    """Return whether a share of the pot is worth a bet, or a raise after so many of them.

    For the same reason few hands are before the last pass: nobody is scared away.
    """
    return share > (1.6 if number < DEAREST else 1.2) / players * (1 + full * SOBER)


def sized(share: float, due: int, pot: int, least: int, most: int) -> int:
    """Return the amount of a bet with this share, between the least and the highest: without a limit part of a pot.

    `pot` has the call in it.
    """
    return max(least, min(most, due + (pot if share > LARGE else pot // 2)))
