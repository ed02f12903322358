"""The moments of Cinch: all fourteen, and bids that took courage."""

from collections.abc import Iterator

from bot.games.cinch.board import SIDES, Score
from bot.games.cinch.counting import BRAVE
from bot.games.cinch.moves import HIGHEST_BID
from bot.games.cinch.views import CinchView
from render.moments import Moment

FOURTEEN, BID = "cinch-moment-fourteen", "cinch-moment-brave"


def moments_of(view: CinchView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(moment for score in view.board.scores for moment in _moments(score))


def _moments(score: Score) -> Iterator[Moment]:
    for side, points in zip(SIDES, score.points, strict=True):
        if points == HIGHEST_BID:
            yield Moment(FOURTEEN, score.deal, side, points, weight=3)
    if score.is_made and score.bidder is not None and score.bid >= BRAVE:
        yield Moment(BID, score.deal, (score.bidder,), score.bid, weight=2)
