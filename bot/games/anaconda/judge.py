"""The one judge of Anaconda, and the moves that it allows. It knows the board and one hand."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from bot.games.anaconda.betting import bounds, is_capped, price, wagers
from bot.games.anaconda.board import Board, Phase
from bot.games.anaconda.moves import OPEN, PASSED, Bet, Call, CallUpTo, Check, Fold, High, Low, PassOn, Raise, Show
from bot.games.anaconda.name import NAME
from bot.games.anaconda.options import Limit
from bot.games.cards import Card, Hand
from bot.games.legal import LegalMoves
from bot.games.poker import FIVE
from bot.games.protocol import Move, Refusal, Seat, Timeout
from bot.games.refusing import Refusals

_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "A8.1",
        "not-seated": "A1.1",
        "by-agreement": "A8.1",
        "has-left": "A8.2",
        "never-late": "A8.2",
        "not-a-move": "A10",
        "no-cards-yet": "A2.1",
        "is-out": "A4.7",
        "bet-now": "A4.1",
        "pass-now": "A3.1",
        "declare-now": "A3.3",
        "show-now": "A3.4",
        "is-all-in": "A4.5",
        "not-your-turn": "A4.1",
        "must-match": "A4.1",
        "costs-more": "A4.1",
        "nothing-to-match": "A4.1",
        "raise-instead": "A4.1",
        "bet-instead": "A4.1",
        "is-capped": "A4.2",
        "has-acted": "A4.4",
        "too-few-chips": "A4.4",
        "nobody-answers": "A4.5",
        "wrong-size": "A4.2",
        "too-little": "A4.3",
        "too-much": "A4.4",
        "not-held": "A3.1",
    },
)

_NOW = {Phase.BET: "bet-now", Phase.GIVE: "pass-now", Phase.DECLARE: "declare-now", Phase.SHOW: "show-now"}


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""
    if isinstance(move, Timeout) and _is_all_in(board, seat) and board.outcome is None and seat not in board.left:
        return _REFUSALS.because("never-late")

    def playing(seat: Seat) -> Refusal | None:
        if seat in board.left:
            return _REFUSALS.because("has-left")
        if not isinstance(move, _MOVES):  # orders are none either
            if isinstance(move, CallUpTo) and seat == board.active and move.to < board.bets.due:
                return _REFUSALS.because("costs-more", ("price", price(board, seat)))
            return _REFUSALS.because("not-a-move")
        if board.phase is Phase.DEAL:
            return _REFUSALS.because("no-cards-yet")
        if seat not in board.money.playing:
            return _REFUSALS.because("is-out")
        if not isinstance(move, _OF[board.phase]):
            return _REFUSALS.because(_NOW[board.phase])
        match move:
            case PassOn(cards=cards):
                return _holding(hand, cards)
            case Show():
                return _holding(hand, move.five)
            case High() | Low():
                return None
        if seat != board.active:
            return _REFUSALS.because("not-your-turn" if board.money.stacks[seat] else "is-all-in")
        return _betting(board, seat, move)

    return _REFUSALS.judged(board, seat, move, playing)


_OF: dict[Phase, tuple[type[Move], ...]] = {
    Phase.BET: (Check, Call, Bet, Raise, Fold),
    Phase.GIVE: (PassOn,),
    Phase.DECLARE: (High, Low),
    Phase.SHOW: (Show,),
}
_MOVES = tuple(kind for kinds in _OF.values() for kind in kinds)


def _is_all_in(board: Board, seat: Seat | None) -> bool:
    return seat is not None and seat in board.money.playing and not board.money.stacks[seat]


def _holding(hand: Hand, cards: Sequence[Card]) -> Refusal | None:
    is_held = len(set(cards)) == len(cards) and all(card in hand for card in cards)
    return None if is_held else _REFUSALS.because("not-held")


def _betting(board: Board, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Check() if price(board, seat):
            return _REFUSALS.because("must-match", ("price", price(board, seat)))
        case Call() if not price(board, seat):
            return _REFUSALS.because("nothing-to-match")
        case Bet() if board.bets.due:
            return _REFUSALS.because("raise-instead")
        case Raise() if not board.bets.due:
            return _REFUSALS.because("bet-instead")
        case Bet(to=amount) | Raise(to=amount):
            return _wagering(board, seat, amount)
    return None


def _wagering(board: Board, seat: Seat, amount: int) -> Refusal | None:
    found, every = bounds(board, seat), board.bets.put[seat] + board.money.stacks[seat]
    if found is None:
        if is_capped(board):
            return _REFUSALS.because("is-capped")
        if every <= board.bets.due:
            return _REFUSALS.because("too-few-chips")
        return _REFUSALS.because("has-acted" if seat in board.bets.acted else "nobody-answers")
    if found.least <= amount <= found.most:
        return None
    if amount > every:
        return _REFUSALS.because("too-much", ("most", every))
    if board.options.limit is Limit.FIXED:
        return _REFUSALS.because("wrong-size", ("amount", found.least))
    return _REFUSALS.because("too-little", ("least", found.least))


def legal_moves(board: Board, seat: Seat | None, hand: Hand) -> Collection[Move]:
    """Return what `seat`, holding `hand`, may play now, without leaving.

    Of bets and raises without a limit only the usual amounts are listed.
    """
    return LegalMoves(refusal, _listed, board, seat, hand)


_CHECK, _CALL, _FOLD = Check(), Call(), Fold()


def _listed(board: Board, seat: Seat | None, hand: Hand) -> Sequence[Move]:
    if seat is None or seat not in board.asked:
        return ()
    match board.phase:
        case Phase.GIVE:
            return [*map(PassOn, combinations(hand, PASSED))]
        case Phase.DECLARE:
            return (High(), Low())
        case Phase.SHOW:
            return [*_shows(hand)]
    return [_CALL if price(board, seat) else _CHECK, *(each.move for each in wagers(board, seat)), _FOLD]


def _shows(hand: Hand) -> Iterator[Move]:
    for five in combinations(hand, FIVE):
        yield from map(Show, [*combinations(five, OPEN)][::-1], five)  # the last four of them leave the first card out
