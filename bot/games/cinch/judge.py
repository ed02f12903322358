"""The one judge of Cinch, and the moves that it allows. It knows the board, one hand, and what the dealer looks at."""

from collections.abc import Collection, Iterable
from itertools import combinations

from bot.games.cards import SUITS, Hand
from bot.games.cinch.board import Board, Stage
from bot.games.cinch.choosing import robbed_first, thrown_first
from bot.games.cinch.moves import Bid, Name, Pass, Play, Rob, Throw
from bot.games.cinch.name import NAME
from bot.games.cinch.trumps import suited
from bot.games.legal import LegalMoves
from bot.games.one_card.board import Phase
from bot.games.one_card.judge import plays_of
from bot.games.protocol import Move, Refusal, Seat
from bot.games.refusing import Refusals

_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "C7.3",
        "not-seated": "C1.1",
        "by-agreement": "C9.1",
        "has-left": "C9.1",
        "not-a-move": "C12.2",
        "no-cards-yet": "C2.2",
        "not-your-turn": "C5.1",
        "call-first": "C3.1",
        "name-first": "C3.3",
        "throw-first": "C4.2",
        "rob-first": "C4.4",
        "play-now": "C5.1",
        "bid-too-low": "C3.1",
        "throw-count": "C4.2",
        "rob-count": "C4.4",
        "not-in-stub": "C4.4",
        "not-held": "C5.1",
        "must-follow": "C5.2",
        "follow-or-trump": "C5.3",
    },
)

_STAGES: dict[Stage, tuple[str, tuple[type[Move], ...]]] = {
    Stage.BID: ("call-first", (Pass, Bid)),
    Stage.NAME: ("name-first", (Name,)),
    Stage.THROW: ("throw-first", (Throw,)),
    Stage.ROB: ("rob-first", (Rob,)),
    Stage.PLAY: ("play-now", (Play,)),
}
"""The moves of each stage, and the refusal of any other."""


def refusal(board: Board, seat: Seat | None, hand: Hand, rest: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move`; None if it may. `rest`: what a robbing dealer sees."""

    def playing(seat: Seat) -> Refusal | None:
        if not isinstance(move, Pass | Bid | Name | Throw | Rob | Play):
            return _REFUSALS.because("not-a-move")
        if board.phase is Phase.DEAL:
            return _REFUSALS.because("no-cards-yet")
        if seat != board.active:
            return _REFUSALS.because("not-your-turn")
        code, kinds = _STAGES[board.stage]
        return _asked(board, seat, hand, rest, move) if isinstance(move, kinds) else _REFUSALS.because(code)

    return _REFUSALS.judged(board, seat, move, playing)


def _asked(board: Board, seat: Seat, hand: Hand, rest: Hand, move: Move) -> Refusal | None:
    """Return why a move of the kind that is asked may not be played."""
    match move:
        case Bid(points) if points not in board.bids:
            return _REFUSALS.because("bid-too-low", ("bid", board.bid))
        case Throw(cards) if len(cards) != board.to_throw(seat):
            return _REFUSALS.because("throw-count", ("count", board.to_throw(seat)))
        case Throw(cards) if not hand.has_all(cards):
            return _REFUSALS.because("not-held")
        case Rob(cards) if len(cards) != board.missing(seat):
            return _REFUSALS.because("rob-count", ("count", board.missing(seat)))
        case Rob(cards) if not rest.has_all(cards):
            return _REFUSALS.because("not-in-stub")
        case Play(card) if card not in hand:
            return _REFUSALS.because("not-held")
        case Play(card) if board.led is not None and card not in playable(board, seat, hand):
            code = "must-follow" if board.led is board.trump else "follow-or-trump"
            return _REFUSALS.because(code, ("suit", board.led.value))
    return None


def playable(board: Board, seat: Seat | None, hand: Hand) -> Hand:
    """Return the cards that `seat` may play to the trick now (C5.2, C5.3); none while it is asked something else."""
    led, trump = board.led, board.trump
    if seat is None or seat != board.active or board.stage is not Stage.PLAY or trump is None:
        return Hand()
    if led is None:
        return hand
    trumps = suited(hand, trump, trump)
    if led is trump:
        return trumps or hand
    return Hand.of_bits(trumps.bits | suited(hand, led, trump).bits) or hand


def legal_moves(board: Board, seat: Seat | None, hand: Hand, rest: Hand) -> Collection[Move]:
    """Return the moves of `seat` now, without leaving: of several cards the default for silence comes first."""
    return LegalMoves(refusal, _listed, board, seat, hand, rest)


def _listed(board: Board, seat: Seat | None, hand: Hand, rest: Hand) -> Iterable[Move]:
    if seat is None or seat != board.active:
        return ()
    match board.stage:
        case Stage.BID:
            return (Pass(), *map(Bid, board.bids))
        case Stage.NAME:
            return tuple(map(Name, SUITS))
        case Stage.THROW:
            return map(Throw, map(Hand, combinations(thrown_first(hand, board.trump), board.to_throw(seat))))
        case Stage.ROB:
            return map(Rob, map(Hand, combinations(robbed_first(rest, board.trump), board.missing(seat))))
        case Stage.PLAY:
            return plays_of(playable(board, seat, hand))
