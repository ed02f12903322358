"""What a finished game of Mille counts for each player: naturals, chapeaux, skunks."""

from bot.games.cards import Rank
from bot.games.mille.views import DealScore, MilleView
from bot.games.protocol import Seat, Settlement, View
from bot.standing.counts import GameCounts, SeatCounts


def count_mille(view: View, settlement: Settlement) -> GameCounts:
    """The counts of a finished game of Mille, from its public view. Raises TypeError for another game."""
    if not isinstance(view, MilleView):
        raise TypeError("no view of Mille")
    is_skunk = any(line.item == "skunk" for line in settlement.lines) or getattr(settlement, "multiplier", 1) > 1
    seats = tuple(_seat(view, seat, is_skunk=is_skunk) for seat in (Seat.A, Seat.B))
    return GameCounts(len(view.scores), seats)


def _seat(view: MilleView, seat: Seat, *, is_skunk: bool) -> SeatCounts:
    outcome, scores = view.outcome, view.scores
    won = outcome is not None and seat in outcome.winners
    twos = sum(_has_eight_twos(score, seat) for score in scores)
    return SeatCounts(
        points=scores[-1].totals[seat] if scores else 0,
        eights=sum(score.eights[seat] for score in scores) - twos,
        twos=twos,
        cleans=sum(score.cleans[seat] for score in scores),
        chapeaux_given=sum(score.chapeaux[1 - seat] for score in scores),
        chapeaux_suffered=sum(score.chapeaux[seat] for score in scores),
        skunks_given=int(won and is_skunk),
        skunks_suffered=int(not won and is_skunk),
        best_deal=max((score.scores[seat] for score in scores), default=0),
    )


def _has_eight_twos(score: DealScore, seat: Seat) -> bool:
    return any(line.rank is Rank.TWO and line.cards == 8 for line in score.lines[seat])
