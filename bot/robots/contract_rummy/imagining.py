"""Deals of Contract Rummy that fit all that a player saw."""

from bot.games.contract_rummy.board import MOST_RENEWALS, TAKES, Phase
from bot.games.contract_rummy.contracts import WHOLE, cards_each
from bot.games.contract_rummy.options import MayI
from bot.games.contract_rummy.scoring import cost
from bot.games.contract_rummy.views import ContractRummyView
from bot.robots.contract_rummy.playing_out import ContractRummyDealt
from bot.robots.rummies.imagining import Imagining, kind_of, knowledge, seen
from bot.robots.rummies.packed import by_code

COSTS = by_code(cost)


def imagining_of(view: ContractRummyView) -> Imagining[ContractRummyDealt]:
    """Return what a seat knows of the deal that is on."""
    board, table = view.board, view.board.table
    now = seen(ContractRummyDealt, view, kind_of(view, COSTS, renewals=MOST_RENEWALS, takes=TAKES), table.bought)
    now.is_whole, now.is_limited = board.contract == WHOLE, board.options.may_i is MayI.THREE
    is_passed = table.phase is Phase.PLAY and table.takes == 0 and bool(now.pile)
    declined = [seat for seat in now.others() if is_passed and now.may_buy(seat)]
    return knowledge(now, view, dealt=cards_each(board.contract), declined=declined)
