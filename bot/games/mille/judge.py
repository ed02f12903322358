"""The one judge of Mille: may this seat play this move now?

It knows only the open board and the hand of the seat. So a position and a view ask the same judge, and no
refusal can reveal a hidden card.
"""

from enum import StrEnum

from bot.games.cards import BYTE_SIZES, CARDS, Card, byte_holds
from bot.games.mille.board import TWO, Board, Phase
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.name import NAME
from bot.games.protocol import Abandon, Move, Refusal, Resign, Seat, Timeout


class Code(StrEnum):
    """A reason to refuse a move of Mille. The catalog has a sentence for each."""

    GAME_OVER = "game-over"
    NOT_SEATED = "not-seated"
    BY_AGREEMENT = "by-agreement"  # nobody can abandon a game alone
    CARDS_OWED = "cards-owed"  # between deals, or while the stock is renewed
    NOT_YOUR_TURN = "not-your-turn"
    NOT_OF_THIS_GAME = "not-of-this-game"
    BEGIN_FIRST = "begin-first"  # draw, take or pick comes before laying and discarding
    ALREADY_BEGUN = "already-begun"
    STOCK_GONE = "stock-gone"  # only take or pass
    TAKE_WRONG_RANK = "take-wrong-rank"
    TAKE_NEEDS_PAIR = "take-needs-pair"
    PICK_NOT_NOW = "pick-not-now"
    PASS_NOT_NOW = "pass-not-now"  # noqa: S105  no password
    LAY_NOTHING = "lay-nothing"
    LAY_WRONG_RANK = "lay-wrong-rank"
    LAY_NOT_HELD = "lay-not-held"
    LAY_NEEDS_NATURAL = "lay-needs-natural"
    LAY_NEEDS_THREE = "lay-needs-three"
    DISCARD_NOT_HELD = "discard-not-held"


_BEGIN, _PLAY = Phase.BEGIN, Phase.PLAY  # reading a member from its enum is slow, and the judge is called most often

RULES = {
    Code.GAME_OVER: "7",
    Code.NOT_SEATED: "1",
    Code.BY_AGREEMENT: "8a",
    Code.CARDS_OWED: "2",
    Code.NOT_YOUR_TURN: "3",
    Code.NOT_OF_THIS_GAME: "3",
    Code.BEGIN_FIRST: "3.1",
    Code.ALREADY_BEGUN: "3.1",
    Code.STOCK_GONE: "5",
    Code.TAKE_WRONG_RANK: "3.1",
    Code.TAKE_NEEDS_PAIR: "3.1",
    Code.PICK_NOT_NOW: "3.1",
    Code.PASS_NOT_NOW: "5",
    Code.LAY_NOTHING: "3.2",
    Code.LAY_WRONG_RANK: "4",
    Code.LAY_NOT_HELD: "3.2",
    Code.LAY_NEEDS_NATURAL: "4",
    Code.LAY_NEEDS_THREE: "4",
    Code.DISCARD_NOT_HELD: "3.3",
}
"""The rule on which each refusal rests."""


def refuse(code: Code, **about: str | int) -> Refusal:
    """Return the refusal with this code, and the words its sentence needs."""
    return Refusal(NAME, code, RULES[code], tuple(about.items()))


def refusal(board: Board, seat: Seat | None, hand: int, move: Move) -> Refusal | None:
    """Return why `seat`, holding packed `hand`, may not play `move` now; None when it may."""
    if seat is not None and seat == board.actor:
        if board.phase is _PLAY:
            return _playing(board, seat, hand, move)
        if board.phase is _BEGIN:
            return _beginning(board, hand, move)
    return _off_turn(board, seat, move)


def _off_turn(board: Board, seat: Seat | None, move: Move) -> Refusal | None:
    if board.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    if seat is None:
        return None if isinstance(move, Abandon) else refuse(Code.NOT_SEATED)
    if seat not in (Seat.A, Seat.B):
        return refuse(Code.NOT_SEATED)
    if (judged := _at_any_time(move)) is not None:
        return judged
    if isinstance(move, Resign | Timeout):
        return None
    return refuse(Code.NOT_YOUR_TURN if board.to_act else Code.CARDS_OWED)


def _at_any_time(move: Move) -> Refusal | None:
    """Return why no seat may ever play `move` by itself. None for moves of Mille and for those that end the game."""
    if isinstance(move, Draw | Take | Pick | Pass | Lay | Discard | Resign | Timeout):
        return None
    return refuse(Code.BY_AGREEMENT if isinstance(move, Abandon) else Code.NOT_OF_THIS_GAME)


def _beginning(board: Board, hand: int, move: Move) -> Refusal | None:
    """Judge the beginning of a turn (Rules 3.1, and Rules 5 for the end of the stock)."""
    match move:
        case Draw():
            return refuse(Code.STOCK_GONE) if not board.stock and board.is_stock_gone else None
        case Take():
            return _take(board, hand, move)
        case Pick():
            return None if board.may_pick else refuse(Code.PICK_NOT_NOW)
        case Pass():
            return None if board.is_stock_gone else refuse(Code.PASS_NOT_NOW)
        case Lay() | Discard():
            return refuse(Code.BEGIN_FIRST)
        case _:
            return _at_any_time(move)


def _playing(board: Board, seat: Seat, hand: int, move: Move) -> Refusal | None:
    """Judge a lay or a discard (Rules 3.2 and 3.3)."""
    match move:
        case Discard():
            return None if hand >> 2 * move.card.place & 3 else refuse(Code.DISCARD_NOT_HELD)
        case Lay():
            return _lay(board, seat, hand, move)
        case Draw() | Take() | Pick() | Pass():
            return refuse(Code.ALREADY_BEGUN)
        case _:
            return _at_any_time(move)


def _take(board: Board, hand: int, move: Take) -> Refusal | None:
    top = CARDS[board.top]
    if move.first.rank is not top.rank or move.second.rank is not top.rank:
        return refuse(Code.TAKE_WRONG_RANK, rank=str(top.rank))
    if move.first == move.second:
        is_held = _holds(hand, move.first, 2)
    else:
        is_held = _holds(hand, move.first, 1) and _holds(hand, move.second, 1)
    return None if is_held else refuse(Code.TAKE_NEEDS_PAIR, rank=str(top.rank))


def _lay(board: Board, seat: Seat, hand: int, move: Lay) -> Refusal | None:
    if not move.cards:
        return refuse(Code.LAY_NOTHING)
    if not move.is_of_rank:
        return refuse(Code.LAY_WRONG_RANK, rank=str(move.rank))
    rank = move.rank.place
    twos = hand >> 8 * TWO
    if not byte_holds(hand >> 8 * rank & 255, move.naturals) or (move.wilds and not byte_holds(twos, move.wilds)):
        return refuse(Code.LAY_NOT_HELD)
    if not board.has_meld(seat, rank):
        if not move.naturals:
            return refuse(Code.LAY_NEEDS_NATURAL, rank=str(move.rank))
        if BYTE_SIZES[move.naturals] + BYTE_SIZES[move.wilds] < 3:
            return refuse(Code.LAY_NEEDS_THREE, rank=str(move.rank))
    return None


def _holds(hand: int, card: Card, copies: int) -> bool:
    return hand >> 2 * card.place & 3 >= copies
