"""The one judge of Linger Longer, and the moves it lists. It knows the board and one hand."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.games.cards import CARDS, Card, Hand, Suit
from bot.games.linger_longer.board import Board, Phase
from bot.games.linger_longer.moves import Play
from bot.games.linger_longer.name import NAME
from bot.games.protocol import Abandon, Move, Refusal, Resign, Seat, Timeout
from bot.games.tricks import following


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Why `seat`, holding `hand`, may not play `move` now; None when it may."""
    if board.phase is Phase.OVER:
        return _refuse("game-over", "L5.1")
    if seat is None:
        return None if isinstance(move, Abandon) else _refuse("not-seated", "L1.1")
    if seat not in board.seats:
        return _refuse("not-seated", "L1.1")
    if isinstance(move, Abandon):
        return _refuse("by-agreement", "L7.1")
    if isinstance(move, Resign | Timeout):
        return _refuse("has-left", "L7.1") if seat in board.left else None
    if not isinstance(move, Play):
        return _refuse("not-a-move", "L10.2")
    if board.phase is Phase.DEAL:
        return _refuse("no-cards-yet", "L2.2")
    if seat != board.active:
        return _refuse("not-your-turn", "L3.2") if board.out_in(seat) is None else _refuse("is-out", "L3.6")
    return _playing(board.led, hand, move.card)


def _playing(led: Suit | None, hand: Hand, card: Card) -> Refusal | None:
    if card not in hand:
        return _refuse("not-held", "L3.2")
    if led is not None and card not in following(hand, led):
        return Refusal(NAME, "must-follow", "L3.2", (("suit", led.value),))
    return None


def _refuse(code: str, rule: str) -> Refusal:
    return Refusal(NAME, code, rule)


@dataclass(frozen=True, slots=True)
class LegalMoves(Collection[Move]):
    """What a seat may play now, without leaving. The repr shows no card."""

    board: Board = field(repr=False)
    seat: Seat | None
    hand: Hand

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Play) and refusal(self.board, self.seat, self.hand, move) is None

    def __iter__(self) -> Iterator[Move]:
        return (_PLAYS[card.place] for card in self._cards())

    def __len__(self) -> int:
        return len(self._cards())

    def _cards(self) -> Hand:
        """The cards that may be played, in hand order."""
        board = self.board
        if self.seat is None or self.seat != board.active:
            return Hand()
        return following(self.hand, board.led)


_PLAYS = tuple(map(Play, CARDS))
