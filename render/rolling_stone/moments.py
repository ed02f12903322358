"""The moments of Rolling Stone: hands that swelled, and hands that never did."""

from collections.abc import Iterator

from bot.games.protocol import Seat
from bot.games.rolling_stone.board import Ended, Score
from bot.games.rolling_stone.counting import BALLOON
from bot.games.rolling_stone.views import RollingView
from render.moments import Moment

SLIM, FROM, GASP = "rolling-stone-moment-slim", "rolling-stone-moment-balloon", "rolling-stone-moment-gasp"
SWOLLEN, HUGE = "rolling-stone-moment-swollen", 20  # cards of a hand that everyone laughs about


def moments_of(view: RollingView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(moment for score in view.board.scores for moment in _moments(score))


def _moments(score: Score) -> Iterator[Moment]:
    most = max(score.most, default=0)
    if most:
        fattest = Seat(score.most.index(most))
        yield Moment(SWOLLEN, score.deal, (fattest,), most, weight=2 if most >= HUGE else 0)
    if score.winner is None:
        return
    winner = (score.winner,)
    if score.ended is Ended.LIMIT:
        yield Moment(GASP, score.deal, winner, score.tricks, weight=2)
    elif score.most[score.winner] >= BALLOON:
        yield Moment(FROM, score.deal, winner, score.most[score.winner], weight=3)
    elif not score.took[score.winner]:
        yield Moment(SLIM, score.deal, winner, weight=1)
