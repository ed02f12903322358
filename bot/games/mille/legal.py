"""The moves that a seat may play now, listed lazily and in a stable order, with one representative of equal moves.

Cards of a kind are equal, so lays are listed by how many cards of each kind they use: a few hundred at
most, where lays by faces number thousands. Draws come first, then lays and discards, both in hand order.
"""

from collections.abc import Collection
from functools import lru_cache
from itertools import product

from bot.games.cards import BYTE_SIZES, CARDS, RANKS, Card, rank_cards
from bot.games.legal import LegalMoves
from bot.games.mille.board import TWO, Board, Phase, holds_pair
from bot.games.mille.judge import refusal
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.protocol import Move, Seat

_DRAW, _PICK, _PASS = Draw(), Pick(), Pass()
_RANK_PLACES = range(13)
_BEGIN, _PLAY = Phase.BEGIN, Phase.PLAY  # reading a member from its enum is slow
_CACHED_RANKS = 8192  # the same bytes come again and again; the cache takes some 10 MB at most


def legal_moves(board: Board, seat: Seat | None, hand: int) -> Collection[Move]:
    """Return the legal moves of one seat, without resigning."""
    return LegalMoves(refusal, _moves, board, seat, hand)


def _moves(board: Board, seat: Seat | None, hand: int) -> list[Move]:
    if seat is None or seat != board.actor:
        return []
    if board.phase is _PLAY:
        return _plays(board.laid[seat], hand)
    if board.phase is _BEGIN:
        return _beginnings(board, hand)
    return []


def _beginnings(board: Board, hand: int) -> list[Move]:
    is_gone = not board.stock and board.is_stock_gone
    moves: list[Move] = [] if is_gone else [_DRAW]
    if board.may_pick:
        moves.append(_PICK)
    if holds_pair(hand, board.top):
        rank = board.top >> 2
        moves += _takes(rank, hand >> 8 * rank & 255)
    if is_gone:
        moves.append(_PASS)
    return moves


def _plays(laid: int, hand: int) -> list[Move]:
    moves: list[Move] = []
    discards: list[Move] = []
    twos = hand >> 8 * TWO
    wilds = BYTE_SIZES[twos]
    enough = 3 - wilds  # natural cards that start a meld
    for rank, byte, melded in zip(_RANK_PLACES, hand.to_bytes(13, "little"), laid.to_bytes(13, "little"), strict=True):
        if byte:
            discards += _DISCARDS[rank][byte]
            if melded or BYTE_SIZES[byte] >= enough:
                moves += _lays(rank, byte, twos, melded != 0)
        elif melded and wilds:
            moves += _lays(rank, 0, twos, True)
    moves += discards
    return moves


@lru_cache(_CACHED_RANKS)
def _lays(rank: int, byte: int, twos: int, has_meld: bool) -> tuple[Move, ...]:
    """Return every class of lay of this rank, from the cards of the rank and the twos in hand."""
    wild = _choices(TWO, twos) if rank != TWO else (0,)
    least = 1 if has_meld else 3
    return tuple(
        [
            _lay(rank, own, laid_wild)
            for own in _choices(rank, byte)
            for laid_wild in wild
            if BYTE_SIZES[own] + BYTE_SIZES[laid_wild] >= least and (own or has_meld)
        ]
    )


@lru_cache(2 * _CACHED_RANKS)
def _lay(rank: int, own: int, wild: int) -> Lay:
    return Lay(RANKS[rank], rank_cards(rank, own) + rank_cards(TWO, wild))


@lru_cache(_CACHED_RANKS)
def _choices(rank: int, byte: int) -> tuple[int, ...]:
    """Return the byte of every class of choice from these cards of a rank, the empty choice included."""
    kinds = [[_byte(kind[:count]) for count in range(len(kind) + 1)] for kind in _by_kind(rank_cards(rank, byte))]
    return tuple(map(sum, product(*kinds)))


def _byte(cards: tuple[Card, ...]) -> int:
    return sum(1 << 2 * card.suit.place for card in cards)


@lru_cache(_CACHED_RANKS)
def _takes(rank: int, byte: int) -> tuple[Move, ...]:
    """Return a take with each pair of kinds of this rank."""
    kinds = _by_kind(rank_cards(rank, byte))
    pairs = [kind[:2] for kind in kinds if len(kind) >= 2]
    pairs += [(kinds[0][0], kinds[1][0])] if len(kinds) == 2 else []
    return tuple(Take(first, second) for first, second in pairs)


def _by_kind(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the cards of a rank, by kind (at most two) in hand order."""
    kinds = dict.fromkeys(map(kind_of, cards))
    return [tuple(card for card in cards if kind_of(card) == kind) for kind in kinds]


def _discards(rank: int, byte: int) -> tuple[Move, ...]:
    """Return a discard of each kind of this rank."""
    return tuple(_ONE_DISCARD[kind[0].place] for kind in _by_kind(rank_cards(rank, byte)))


_ONE_DISCARD = tuple(map(Discard, CARDS))
_DISCARDS = tuple(
    tuple(_discards(rank, byte) if byte & byte >> 1 & 0x55 == 0 else () for byte in range(256)) for rank in _RANK_PLACES
)  # by rank and its byte, for all bytes of two packs
