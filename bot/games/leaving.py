"""The effects when someone leaves a game of three or more (F12, F20, F21).

A game uses what fits its own rules: some seat a deputy, some let the leaver's cards go.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.games.protocol import Ending, Game, Move, Outcome, Position, Resign, Seat, Side, Timeout, Transfer, View


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


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of leaving now, in minor units, as far as it is known before."""

    net: int | None  # what the leaver gains, or loses if negative; None: the game goes on, and decides
    transfers: tuple[Transfer, ...] = ()  # the leaver's, where it is known who is paid
    most: int | None = None  # where `net` is open: the most that the leaver can lose; None when there is no bound


def cost_of_leaving(game: Game, view: View, *, seats: int, stake: int) -> Cost:
    """Return what leaving costs the viewer now, at a table for `seats`.

    It follows from the view alone, since all that is hidden is made up: in two ways, because what differs is open.
    """
    seat, unseen = view.seat, view.unseen()
    if seat is None:
        raise ValueError("a bystander has nothing to leave")
    found = {_cost(game, game.imagine(view, cards), seat, stake) for cards in (unseen, unseen[::-1])}
    if len(found) == 1 and (known := found.pop()) is not None:
        return known
    return Cost(None, most=game.most_lost_from(view, seats=seats, stake=stake))


def _cost(game: Game, position: Position, seat: Seat, stake: int) -> Cost | None:
    """Return what leaving costs `seat` in this position; None where that is open."""
    after = position.play(seat, Resign()).position
    if after.outcome is None or after.outcome.ending is Ending.PLAYED:  # hidden cards decide a deal that it ends
        net = game.kept_by(seat, after, stake)
        return None if net is None else Cost(net)
    transfers = game.settle(after, stake).transfers
    own = tuple(each for each in transfers if seat in (each.payer, each.payee))
    return Cost(sum(each.amount if each.payee == seat else -each.amount for each in own), own)
