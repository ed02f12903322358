"""What follows when somebody leaves a game of three or more (F12, F20, F21).

A game uses what fits its own rules: some seat a deputy, some let the leaver's cards go.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from bot.games.protocol import Ending, Move, Outcome, Seat, Side, Timeout, Transfer


def ending_by(move: Move) -> Ending:
    """Return how the game ends if this leaving ends it."""
    return Ending.TIMEOUT if isinstance(move, Timeout) else Ending.RESIGNED


def last_side(sides: Iterable[Side], left: Collection[Seat]) -> Side | None:
    """Return those who stay, once all of them are of one side: the game ends, and they win. None while it goes on."""
    staying = [tuple(seat for seat in side if seat not in left) for side in sides]
    remaining = [side for side in staying if side]
    return remaining[0] if len(remaining) == 1 else None


def ranked(sides: Iterable[Side], scores: Sequence[int], left: Sequence[Seat]) -> tuple[Side, ...]:
    """Return the places of an outcome by scores, one for each seat and alike for a side, the highest first.

    Players who left are below all who stayed, the earlier the lower.
    """
    staying = [seat for side in sides for seat in side if seat not in left]
    staying.sort(key=lambda seat: (-scores[seat], seat))
    places = [tuple(seats) for _, seats in groupby(staying, key=lambda seat: scores[seat])]
    return (*places, *((seat,) for seat in reversed(left)))


def won(sides: Iterable[Side], scores: Sequence[int], left: Sequence[Seat], *, ending: Ending) -> Outcome:
    """Return the outcome by scores: the highest among those who have not left win, together if they are level."""
    places = ranked(sides, scores, left)
    return Outcome(ending=ending, winners=frozenset(places[0]), places=places)


def paid_to_nobody_gone(transfers: Iterable[Transfer], left: Collection[Seat]) -> tuple[Transfer, ...]:
    """Return the transfers without those to a seat that has left. What such a seat owes it pays."""
    return tuple(transfer for transfer in transfers if transfer.payee not in left)
