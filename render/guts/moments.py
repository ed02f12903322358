"""The moments of Guts: pots at the cap, and pairs that were not enough."""

from collections.abc import Iterator

from bot.games.guts.board import Score
from bot.games.guts.views import GutsView
from bot.games.poker import Category, category, worth
from render.moments import Moment

FULL_POT, BEATEN_PAIR = "guts-moment-full-pot", "guts-moment-beaten-pair"


def moments_of(view: GutsView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(moment for score in view.board.scores for moment in _moments(score, view.board.options.cap))


def _moments(score: Score, cap: int) -> Iterator[Moment]:
    if len(score.winners) == 1 and score.counted >= cap:
        yield Moment(FULL_POT, score.deal, score.winners, score.counted, weight=3)
    shown = [(seat, hand) for seat, hand in enumerate(score.hands) if hand is not None]
    pairs = [seat for seat, hand in shown if category(worth(hand)) is Category.PAIR]
    best = next((hand for seat, hand in shown if seat in score.winners), None)
    if best and len(score.winners) == 1 and len(pairs) > 1:
        yield Moment(BEATEN_PAIR, score.deal, score.winners, card=next(iter(best)), weight=2)
