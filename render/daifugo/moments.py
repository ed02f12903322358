"""The moments of Daifugo: who rose, who fell, and who stays."""

from collections.abc import Iterator

from bot.games.daifugo.counting import DYNASTY
from bot.games.daifugo.views import DaifugoView
from render.moments import Moment
from render.shapes import Shape

ROSE, FELL, STAYED = "daifugo-moment-rose", "daifugo-moment-fell", "daifugo-moment-dynasty"
LAST = "daifugo-moment-last"


def moments_of(view: DaifugoView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(_moments(view))


def _moments(view: DaifugoView) -> Iterator[Moment]:
    reign, before = 0, None
    for score in view.board.scores:
        first = score.order[0]
        reign, before = (reign + 1 if first == before else 1), first
        if reign >= DYNASTY:
            yield Moment(STAYED, score.deal, (first,), reign, weight=reign)
        yield Moment(LAST, score.deal, (first,), weight=0)
        if score.rose is not None:
            yield Moment(ROSE, score.deal, (score.rose,), weight=3)
        if score.fell is not None:
            yield Moment(FELL, score.deal, (score.fell,), sign=Shape.LOW, weight=2)
