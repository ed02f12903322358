"""The moves for a player of Contract Rummy who says nothing (CR5.5)."""

from bot.games.cards import JOKER, Card, Hand
from bot.games.contract_rummy.board import Board, Phase
from bot.games.contract_rummy.moves import Discard, Draw, Pass
from bot.games.contract_rummy.scoring import cost
from bot.games.protocol import Move, No, Seat


def default(board: Board, seat: Seat, hand: Hand) -> Move:
    """Return the move of a seat that is asked, or whose turn it is: no card bought, no meld, and the costliest card."""
    table = board.table
    if seat in table.asked:
        return No()
    if table.phase is Phase.PLAY:
        return Discard(min(hand, key=_reluctance))
    return Pass() if table.is_gone else Draw()


def _reluctance(card: Card) -> tuple[int, int, int]:
    """Sort key of the cards to discard by default: the costliest first, then by suit and by rank, jokers last."""
    if card is JOKER:
        return -cost(card), 4, 0
    return -cost(card), card.suit.place, -card.rank.place
