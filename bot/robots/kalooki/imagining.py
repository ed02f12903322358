"""Deals of Kalooki that fit all that a player saw."""

from bot.games.kalooki.board import MOST_RENEWALS, TAKES, Phase
from bot.games.kalooki.contracts import CONTRACTS, RULES, cards_each
from bot.games.kalooki.scoring import cost
from bot.games.kalooki.views import KalookiView
from bot.robots.kalooki.playing_out import KalookiDealt
from bot.robots.rummies.dealt import Kind
from bot.robots.rummies.imagining import Imagining, hands_seen, knowledge, see
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.packed import by_code

COSTS = by_code(cost)


def imagining_of(view: KalookiView) -> Imagining[KalookiDealt]:
    """Return what a seat knows of the deal that is on."""
    board, table = view.board, view.board.table
    wanted, seats = CONTRACTS[board.contract], len(board.seats)
    kind = Kind(wanted, RULES, COSTS, MOST_RENEWALS, TAKES * seats, Needs(wanted, RULES))
    now = KalookiDealt(kind, hands_seen(view), active=-1 if table.active is None else int(table.active))
    see(now, view)
    now.claims, now.lays_now = [*table.calls], table.lays_now
    now.thrower = -1 if table.thrower is None else int(table.thrower)
    now.takes, now.renewals = table.takes, table.renewals
    is_passed = table.phase in (Phase.BEGIN, Phase.PLAY) and not table.asked and table.takes == 0
    declined = [seat for seat in now.others() if is_passed and now.pile and now.is_asked(seat)]
    return knowledge(now, view, dealt=cards_each(board.contract), declined=declined)
