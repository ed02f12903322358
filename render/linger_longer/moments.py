"""The moments of Linger Longer: who lingered against all odds."""

from collections.abc import Iterator

from bot.games.cards import Rank
from bot.games.linger_longer.board import Ended, Score
from bot.games.linger_longer.counting import CROWD, FIELD
from bot.games.linger_longer.views import LingerView
from render.moments import Moment

SWEEP, PHOTO, TWO = "linger-longer-moment-sweep", "linger-longer-moment-photo", "linger-longer-moment-two"


def moments_of(view: LingerView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    players = len(view.board.seats)
    return tuple(moment for score in view.board.scores for moment in _moments(score, players))


def _moments(score: Score, players: int) -> Iterator[Moment]:
    winner = (score.winner,)
    if score.ended is not Ended.LAST or not score.tricks:
        return
    last = score.tricks[-1]
    if players >= FIELD and {*score.takers} == {score.winner}:
        yield Moment(SWEEP, score.deal, winner, len(score.takers), weight=3)
    if score.scores[score.winner] == 1 and len(last.players) >= CROWD:
        yield Moment(PHOTO, score.deal, winner, card=last.card(score.winner), weight=1)
    card = last.card(score.winner)
    if card is not None and card.rank is Rank.TWO:
        yield Moment(TWO, score.deal, winner, card=card, weight=2)
