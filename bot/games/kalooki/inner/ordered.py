"""Orders of Kalooki that say *if*: what they come to once their time has come (K2.12)."""

from bot.games.cards import JOKER, Card, Hand
from bot.games.entries import more
from bot.games.kalooki.board import MOST_CALLS, Board, Phase
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.moves import Allow, Call, CallLast, CallRank, Draw, DrawAnyway
from bot.games.protocol import Move, No, Seat
from bot.games.rummy.nearing import missing


def comes_to(board: Board, seat: Seat, hand: Hand, move: Move) -> Move:
    """Return what an order of this seat, which holds `hand`, comes to; any other move, and one too early, as it is."""
    table = board.table
    match move:
        case DrawAnyway():
            return Allow() if table.phase is Phase.CALLED else Draw()
        case CallRank() | CallLast() if table.top is not None and seat in table.asked:
            is_free = table.calls[seat] < MOST_CALLS  # nobody is fined for an order
            return Call() if is_free and _is_called(move, table.top, hand, board.contract) else No()
    return move


def _is_called(order: CallRank | CallLast, top: Card, hand: Hand, contract: int) -> bool:
    if isinstance(order, CallRank):
        return top is not JOKER and top.rank is order.rank
    wanted = CONTRACTS[contract]
    return missing(hand, wanted, RULES) == 1 and missing(more(hand, top), wanted, RULES) == 0
