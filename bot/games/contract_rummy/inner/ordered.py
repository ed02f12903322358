"""Orders of Contract Rummy that say *if*: what they come to once their time has come (CR2.8)."""

from bot.games.cards import JOKER, Card, Hand
from bot.games.contract_rummy.board import Board
from bot.games.contract_rummy.contracts import CONTRACTS, RULES
from bot.games.contract_rummy.moves import Ask, AskLast, AskRank
from bot.games.entries import more
from bot.games.protocol import Move, No, Seat
from bot.games.rummy.nearing import missing


def comes_to(board: Board, seat: Seat, hand: Hand, move: Move) -> Move:
    """Return what an order of this seat, which holds `hand`, comes to; any other move, and one too early, as it is."""
    table = board.table
    if table.top is None or seat not in table.asked:
        return move
    match move:
        case AskRank(rank=rank):
            is_wanted = table.top is not JOKER and table.top.rank is rank
        case AskLast():
            is_wanted = not table.has_laid[seat] and _completes(table.top, hand, board.contract)
        case _:
            return move
    return Ask() if is_wanted else No()


def _completes(card: Card, hand: Hand, contract: int) -> bool:
    wanted = CONTRACTS[contract]
    return missing(hand, wanted, RULES) == 1 and missing(more(hand, card), wanted, RULES) == 0
