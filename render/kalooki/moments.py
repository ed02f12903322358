"""The moments of Kalooki: bent tables, deals in a row, calls that paid, deals that are off, games without a point."""

from collections.abc import Iterator

from bot.games.kalooki.counting import spotless
from bot.games.kalooki.views import KalookiView
from render.moments import Moment
from render.shapes import Shape

BENT, IN_A_ROW, CALLED, OUT = (f"kalooki-moment-{each}" for each in ("bent", "row", "called", "out"))
VOID, DROPPED, SPOTLESS = (f"kalooki-moment-{each}" for each in ("void", "dropped", "spotless"))
A_ROW = 3  # deals


def moments_of(view: KalookiView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(_moments(view))


def _moments(view: KalookiView) -> Iterator[Moment]:
    board, row = view.board, 0
    for before, score in zip((None, *board.scores), board.scores, strict=False):
        is_last = score is board.last
        if score.ended == "void":
            is_dropped = is_last and not board.voids
            yield Moment(DROPPED if is_dropped else VOID, score.deal, (), sign=Shape.ASTERISK)
        row = row + 1 if before is not None and before.out == score.out else 1
        if score.out is None:
            continue
        own = (score.out,)
        if row >= A_ROW:
            yield Moment(IN_A_ROW, score.deal, own, row, weight=3)
        if score.bent:
            yield Moment(BENT, score.deal, own, max(score.scores), weight=2)
        elif is_last and (calls := board.table.calls[score.out]):
            yield Moment(CALLED, score.deal, own, calls)
        else:
            yield Moment(OUT, score.deal, own, max(score.scores), weight=0)
    if winners := spotless(board):
        yield Moment(SPOTLESS, board.deal, winners, len(board.scores), weight=3)
