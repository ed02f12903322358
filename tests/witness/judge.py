"""The one judge of Magpie, and the moves it lists. It knows the board and the hand of one seat, nothing else."""

from collections.abc import Collection, Iterator

from bot.games.cards import JOKER, Card, Hand
from bot.games.legal import LegalMoves
from bot.games.protocol import Abandon, Move, No, Refusal, Resign, Seat, Timeout
from tests.witness.board import Board, Phase
from tests.witness.moves import Claim, Discard, Draw, Give, Take
from tests.witness.options import NAME


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""
    if board.phase is Phase.OVER:
        return _refuse("game-over", "6.1")
    if seat is None:
        return None if isinstance(move, Abandon) else _refuse("not-seated", "1.1")
    if seat not in board.seats:
        return _refuse("not-seated", "1.1")
    match move:
        case Abandon():
            return _refuse("by-agreement", "7.1")
        case Resign() | Timeout() if seat in board.left:
            return _refuse("has-left", "7.1")
        case Resign():
            return None
        case Timeout():
            return _refuse("only-asked", "7.2") if seat in board.asked else None
        case Give(card=card) if board.phase is Phase.GIVE:
            return _giving(board, hand, card)
    if seat in board.asked:
        return _answering(board, move)
    if seat == board.active and board.phase is not Phase.RENEW:
        return _acting(board, hand, move)
    return _refuse("not-your-turn", "4.1")


def _giving(board: Board, hand: Hand, card: Card) -> Refusal | None:
    if card not in hand:
        return _refuse("not-held", "3.1")
    has_others = any(held != JOKER for held in hand)
    return _refuse("a-joker", "3.1") if card == JOKER and has_others and not board.options.gives_jokers else None


def _answering(board: Board, move: Move) -> Refusal | None:
    match move:
        case No():
            return None
        case Claim(price=price):
            return None if price == board.price else _refuse("another-price", "4.2", price=board.price)
        case _:
            return _refuse("only-asked", "4.2")


def _acting(board: Board, hand: Hand, move: Move) -> Refusal | None:
    match board.phase, move:
        case Phase.BEGIN, Take():
            return None if board.pile else _refuse("no-pile", "4.4")
        case Phase.BEGIN, Draw():
            return _refuse("others-are-asked", "4.3") if board.asked else None
        case Phase.CLAIMED, Draw():
            return None
        case Phase.DISCARD, Discard(card=card):
            return None if card in hand else _refuse("not-held", "4.1")
        case _:
            return _refuse("not-now", "4.1")


def _refuse(code: str, rule: str, **about: str | int) -> Refusal:
    return Refusal(NAME, code, rule, tuple(about.items()))


def legal_moves(board: Board, seat: Seat | None, hand: Hand) -> Collection[Move]:
    """Return what a seat may play now, without leaving."""
    return LegalMoves(refusal, _listed, board, seat, hand)


def _listed(board: Board, seat: Seat | None, hand: Hand) -> Iterator[Move]:
    faces = dict.fromkeys(hand)
    every = [*map(Give, faces), No(), Claim(board.price), Take(), Draw(), *map(Discard, faces)]
    return (move for move in every if refusal(board, seat, hand, move) is None)
