"""The default moves of a player of Kalooki who says nothing (K6.5)."""

from bot.games.cards import JOKER, Card, Hand
from bot.games.kalooki.board import Board, Phase
from bot.games.kalooki.moves import Allow, Discard, Draw, EndTurn, Pass
from bot.games.kalooki.scoring import cost
from bot.games.protocol import Move, No, Seat


def default(board: Board, seat: Seat, hand: Hand) -> Move:
    """Return the move of a seat that is asked, or on turn: no call, no meld, and the costliest natural card."""
    table = board.table
    if seat in table.asked:
        return No()
    match table.phase:
        case Phase.CALLED:
            return Allow()
        case Phase.PLAY:
            naturals = [card for card in hand if card is not JOKER]
            return Discard(min(naturals, key=_reluctance)) if naturals else EndTurn()
        case _:
            return Pass() if table.is_gone else Draw()


def _reluctance(card: Card) -> tuple[int, int, int]:
    """Sort key of the cards to discard by default: the costliest first, then by suit, and by rank from the two up."""
    return -cost(card), card.suit.place, -card.rank.place
