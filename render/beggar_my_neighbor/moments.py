"""The moments of Beggar My Neighbor: rallies, long deals, and who came back from a few cards."""

from collections.abc import Iterator

from bot.games.beggar_my_neighbor.board import Score
from bot.games.beggar_my_neighbor.counting import FEW, MARATHON, RALLY
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Seat
from render.moments import Moment

BACK, EXCHANGE, LONG = "beggar-moment-back", "beggar-moment-rally", "beggar-moment-marathon"


def moments_of(view: BeggarView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(moment for score in view.board.scores for moment in _moments(score))


def _moments(score: Score) -> Iterator[Moment]:
    both, longest = (Seat.A, Seat.B), len(score.course.rally)
    if longest > 1:
        yield Moment(EXCHANGE, score.deal, both, longest, weight=2 if longest >= RALLY else 0)
    if score.winner is None:
        return
    if (fewest := score.course.fewest[score.winner]) <= FEW:
        yield Moment(BACK, score.deal, (score.winner,), fewest, weight=3)
    if score.laps > MARATHON:
        yield Moment(LONG, score.deal, (score.winner,), score.laps, weight=1)
