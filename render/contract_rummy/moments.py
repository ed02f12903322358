"""The moments of Contract Rummy: the last deal laid at once, jokers taken, cards bought, and a game won without."""

from collections.abc import Iterator

from bot.games.contract_rummy.contracts import CONTRACTS, WHOLE
from bot.games.contract_rummy.counting import frugal
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import SEATS
from render.moments import Moment

WHOLE_HAND, JOKERS = "contract-rummy-moment-whole", "contract-rummy-moment-jokers"
BOUGHT, FRUGAL = "contract-rummy-moment-bought", "contract-rummy-moment-frugal"
OUT = "rummy-moment-out"
MANY_JOKERS, MANY_BOUGHT = 2, 4  # of one player in a deal


def moments_of(view: ContractRummyView) -> tuple[Moment, ...]:
    """Return what people will tell about the finished deals."""
    return tuple(_moments(view))


def _moments(view: ContractRummyView) -> Iterator[Moment]:
    for score in view.board.scores:
        for seat in SEATS[: len(score.jokers)]:
            if score.jokers[seat] >= MANY_JOKERS:
                yield Moment(JOKERS, score.deal, (seat,), score.jokers[seat])
        if score.out is None:
            continue
        if score.contract == WHOLE:
            yield Moment(WHOLE_HAND, score.deal, (score.out,), CONTRACTS[WHOLE].runs, weight=3)
        elif score.bought[score.out] >= MANY_BOUGHT:
            yield Moment(BOUGHT, score.deal, (score.out,), score.bought[score.out], weight=2)
        else:
            yield Moment(OUT, score.deal, (score.out,), max(score.scores), weight=0)
    if winners := frugal(view.board):
        yield Moment(FRUGAL, view.board.deal, winners, len(view.board.scores), weight=2)
