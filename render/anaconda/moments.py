"""The moments of Anaconda: everything for one player, a half without a rival, a bluff, and hands that few ever hold."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.games.anaconda.options import AnacondaOptions, LowRanking
from bot.games.anaconda.views import AnacondaView, Ended, Half, Score
from bot.games.cards import Card, parse_card
from bot.games.poker import Category, category, worth
from bot.games.protocol import Seat
from render.anaconda.hands import laid_out, worth_of
from render.anaconda.spoken import taken, takers
from render.moments import Moment
from render.shapes import Shape

SCOOP, LONE, UNSEEN, GREAT, LOWEST = (
    "anaconda-moment-scoop",
    "anaconda-moment-lone",
    "anaconda-moment-unseen",
    "anaconda-moment-great",
    "anaconda-moment-lowest",
)
BIG = 20  # bets, from which on a pot won alone is a moment
SEVERAL, MANY = 3, 4  # players at a showdown

GREATEST = frozenset((Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH))
LOWEST_HANDS: Mapping[LowRanking, str] = MappingProxyType(
    {
        LowRanking.ACE_TO_FIVE: "5S 4H 3D 2C AS",
        LowRanking.ACE_TO_SIX: "6S 4H 3D 2C AS",
        LowRanking.DEUCE_TO_SEVEN: "7S 5H 4D 3C 2S",
    }
)


def moments_of(view: AnacondaView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    options = view.board.options
    return tuple(moment for score in view.board.scores for moment in _moments(score, options))


def _moments(score: Score, options: AnacondaOptions) -> Iterator[Moment]:
    who = takers(score)
    if score.ended is Ended.FOLDED:
        if who and (most := taken(score, who[0])) >= BIG * options.bet:
            yield Moment(UNSEEN, score.deal, who[:1], most, weight=2)
        return
    if len(who) == 1 and len(score.playing) >= SEVERAL:
        yield Moment(SCOOP, score.deal, who, taken(score, who[0]), weight=3)
    for half in Half:
        sided = [seat for seat in score.playing if score.declared[seat] is half]
        if len(sided) == 1 and len(score.playing) >= MANY and sided[0] in who:
            yield Moment(LONE, score.deal, (sided[0],), taken(score, sided[0]), weight=2)
    for seat in who:
        if cards := score.hands[seat]:
            yield from _of_cards(score, seat, cards, options)


def _of_cards(score: Score, seat: Seat, cards: Sequence[Card], options: AnacondaOptions) -> Iterator[Moment]:
    """Yield that a winner had four of a kind or a straight flush; or the lowest hand there is."""
    if score.declared[seat] is Half.HIGH and category(worth(cards)) in GREATEST:
        yield Moment(GREAT, score.deal, (seat,), card=laid_out(cards, Half.HIGH, options)[0], weight=4)
    lowest = tuple(map(parse_card, LOWEST_HANDS[options.low].split()))
    if score.declared[seat] is Half.LOW and worth_of(cards, Half.LOW, options) == worth_of(lowest, Half.LOW, options):
        yield Moment(LOWEST, score.deal, (seat,), sign=Shape.LOW, weight=3)
