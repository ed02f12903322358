"""Deals of Kalooki that fit all that a player saw."""

from bot.games.kalooki.board import MOST_RENEWALS, TAKES, Phase
from bot.games.kalooki.contracts import cards_each
from bot.games.kalooki.scoring import cost
from bot.games.kalooki.views import KalookiView
from bot.robots.kalooki.playing_out import KalookiDealt
from bot.robots.rummies.imagining import Imagining, kind_of, knowledge, seen
from bot.robots.rummies.packed import by_code

COSTS = by_code(cost)


def imagining_of(view: KalookiView) -> Imagining[KalookiDealt]:
    """Return what a seat knows of the deal that is on."""
    table = view.board.table
    now = seen(KalookiDealt, view, kind_of(view, COSTS, renewals=MOST_RENEWALS, takes=TAKES), table.calls)
    is_passed = table.phase in (Phase.BEGIN, Phase.PLAY) and not table.asked and table.takes == 0
    declined = [seat for seat in now.others() if is_passed and now.pile and now.is_asked(seat)]
    return knowledge(now, view, dealt=cards_each(view.board.contract), declined=declined)
