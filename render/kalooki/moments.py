"""The moments of Kalooki: tables that were bent."""

from collections.abc import Iterator

from bot.games.kalooki.views import KalookiView
from render.moments import Moment

BENT, OUT = "kalooki-moment-bent", "rummy-moment-out"


def moments_of(view: KalookiView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(_moments(view))


def _moments(view: KalookiView) -> Iterator[Moment]:
    for score in view.board.scores:
        if score.out is None:
            continue
        if score.bent:
            yield Moment(BENT, score.deal, (score.out,), max(score.scores), weight=2)
        else:
            yield Moment(OUT, score.deal, (score.out,), max(score.scores), weight=0)
