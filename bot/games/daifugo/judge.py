"""The one judge of Daifugo, and the moves that it allows. It knows the board and one hand."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from bot.games.cards import RANKS, Card, Hand, rank_cards
from bot.games.daifugo.board import Board, Phase
from bot.games.daifugo.moves import MOST, Give, Pass, Play
from bot.games.daifugo.name import NAME
from bot.games.daifugo.ranks import height, lowest, of_rank, upwards
from bot.games.legal import LegalMoves
from bot.games.protocol import Move, Refusal, Seat
from bot.games.refusing import Refusals

_REFUSALS = Refusals(
    NAME,
    {
        "game-over": "D6.1",
        "not-seated": "D1.1",
        "by-agreement": "D6.2",
        "has-left": "D6.2",
        "not-a-move": "D9",
        "no-cards-yet": "D3.1",
        "exchange-first": "D5",
        "gives-nothing": "D5",
        "wrong-gift": "D5.3",
        "is-out": "D4.4",
        "has-passed": "D4.2",
        "not-your-turn": "D4.1",
        "must-lead": "D4.1",
        "not-held": "D4.1",
        "mixed-ranks": "D4.1",
        "wrong-number": "D4.1",
        "not-higher": "D4.1",
    },
)


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""

    def playing(seat: Seat) -> Refusal | None:
        if not isinstance(move, Play | Pass | Give):
            return _REFUSALS.because("not-a-move")
        if board.phase is Phase.DEAL:
            return _REFUSALS.because("no-cards-yet")
        if isinstance(move, Give):
            return _giving(board, seat, hand, move)
        if board.phase is Phase.GIVE:
            return _REFUSALS.because("exchange-first")
        if seat != board.active:
            return _REFUSALS.because(_waits(board, seat))
        if isinstance(move, Pass):
            return None if board.laid else _REFUSALS.because("must-lead")
        return _playing(board, hand, move)

    return _REFUSALS.judged(board, seat, move, playing)


def _waits(board: Board, seat: Seat) -> str:
    """Return why a seat is not in turn."""
    if not board.in_hand[seat]:
        return "is-out"
    return "has-passed" if seat in board.passed else "not-your-turn"


def _giving(board: Board, seat: Seat, hand: Hand, move: Give) -> Refusal | None:
    count = board.gives(seat)
    if board.phase is not Phase.GIVE or not count:
        return _REFUSALS.because("gives-nothing")
    if not _holds(hand, move.cards):
        return _REFUSALS.because("not-held")
    if len(move.cards) != count:
        return _REFUSALS.because("wrong-gift", ("wanted", count))
    return None


def _playing(board: Board, hand: Hand, move: Play) -> Refusal | None:
    first, *others = move.cards
    if not _holds(hand, move.cards):
        return _REFUSALS.because("not-held")
    if any(card.rank is not first.rank for card in others):
        return _REFUSALS.because("mixed-ranks")
    top, is_turned = board.top, board.is_turned
    if top is None:
        return None
    if len(move.cards) != len(top.cards):
        return _REFUSALS.because("wrong-number", ("wanted", len(top.cards)))
    if height(first.rank, is_turned=is_turned) <= height(top.rank, is_turned=is_turned):
        return _REFUSALS.because("not-higher", ("rank", top.rank.value))
    return None


def _holds(hand: Hand, cards: tuple[Card, ...]) -> bool:
    return len(set(cards)) == len(cards) and all(card in hand for card in cards)


def legal_moves(board: Board, seat: Seat | None, hand: Hand) -> Collection[Move]:
    """Return what `seat`, holding `hand`, may play now, one for each rank and number: suits do not matter.

    Of plays the lowest ranks come first, in the order in force, fewer cards before more, and a pass last. Of gifts the
    first is the lowest.
    """
    return LegalMoves(refusal, _listed, board, seat, hand)


def _listed(board: Board, seat: Seat | None, hand: Hand) -> Sequence[Move]:
    if seat is None or seat not in board.asked:
        return ()
    if board.phase is Phase.GIVE:
        return [*_gifts(hand, board.gives(seat))]
    return [*playable(board, hand), _PASS] if board.laid else playable(board, hand)


def _gifts(hand: Hand, count: int) -> Iterator[Move]:
    by_rank = [cards for rank in upwards(is_turned=False) if (cards := of_rank(hand, rank))]
    for ranks in combinations_with_replacement(range(len(by_rank)), count):
        if all(ranks.count(rank) <= len(by_rank[rank]) for rank in ranks):
            yield Give(tuple(by_rank[rank][ranks[:at].count(rank)] for at, rank in enumerate(ranks)))


def playable(board: Board, hand: Hand) -> list[Play]:
    """Return the possible plays of this hand in its turn: one for each rank and number, the lowest first."""
    bits, ranks = hand.bits, upwards(is_turned=board.is_turned)
    if not board.laid:
        return [play for rank in ranks for play in _PLAYS[rank.place][bits >> 8 * rank.place & 255]]
    top = board.laid[-1]
    wanted, found = len(top.cards), []
    for rank in ranks[height(top.rank, is_turned=board.is_turned) + 1 :]:
        plays = _PLAYS[rank.place][bits >> 8 * rank.place & 255]
        if len(plays) >= wanted:
            found.append(plays[wanted - 1])
    return found


def _plays_of(cards: tuple[Card, ...]) -> tuple[Play, ...]:
    return tuple(Play(cards[:count]) for count in range(1, len(cards) + 1))


_SUITS = [suits for count in range(MOST + 1) for suits in combinations(range(MOST), count)]
_BYTES = [sum(1 << 2 * suit for suit in suits) for suits in _SUITS]
_PLAYS = tuple({byte: _plays_of(rank_cards(rank, byte)) for byte in _BYTES} for rank in range(len(RANKS)))
"""For each rank, and the suits of it in a hand: the plays of one card, of two, and so on."""

_PASS = Pass()


def default(board: Board, seat: Seat, hand: Hand) -> Move:
    """Return the default move of a seat that is asked: its lowest cards (D5.6)."""
    if board.phase is Phase.GIVE:
        return Give(lowest(hand, board.gives(seat)))
    if board.laid:
        return next(iter(playable(board, hand)), _PASS)
    ranks = upwards(is_turned=board.is_turned)
    return next(plays[-1] for rank in ranks if (plays := _PLAYS[rank.place][hand.bits >> 8 * rank.place & 255]))
