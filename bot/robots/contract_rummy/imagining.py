"""Deals of Contract Rummy that fit all that a player saw."""

from bot.games.contract_rummy.board import MOST_RENEWALS, TAKES, Phase
from bot.games.contract_rummy.contracts import CONTRACTS, RULES, WHOLE, cards_each
from bot.games.contract_rummy.options import MayI
from bot.games.contract_rummy.scoring import cost
from bot.games.contract_rummy.views import ContractRummyView
from bot.robots.contract_rummy.playing_out import ContractRummyDealt
from bot.robots.rummies.dealt import Kind
from bot.robots.rummies.imagining import Imagining, hands_seen, knowledge, see
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.packed import by_code

COSTS = by_code(cost)


def imagining_of(view: ContractRummyView) -> Imagining[ContractRummyDealt]:
    """Return what a seat knows of the deal that is on."""
    board, table = view.board, view.board.table
    wanted, seats = CONTRACTS[board.contract], len(board.seats)
    kind = Kind(wanted, RULES, COSTS, MOST_RENEWALS, TAKES * seats, Needs(wanted, RULES))
    now = ContractRummyDealt(kind, hands_seen(view), active=-1 if table.active is None else int(table.active))
    now.is_whole, now.is_limited = board.contract == WHOLE, board.options.may_i is MayI.THREE
    see(now, view)
    now.claims, now.lays_now = [*table.bought], table.lays_now
    now.thrower = -1 if table.thrower is None else int(table.thrower)
    now.takes, now.renewals = table.takes, table.renewals
    is_passed = table.phase is Phase.PLAY and table.takes == 0 and bool(now.pile)
    declined = [seat for seat in now.others() if is_passed and now.may_buy(seat)]
    return knowledge(now, view, dealt=cards_each(board.contract), declined=declined)
