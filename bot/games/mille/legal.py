"""What a seat may play now: lazily, one representative for each class of equal cards, in a stable order.

Cards of a kind are equal, so lays are listed by how many cards of each kind they use: a few hundred at
most, where lays by faces number thousands. Draws come first, then lays and discards, both in hand order.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import overload

from bot.games.cards import BYTE_SIZES, BYTE_SUITS, CARDS, RANKS, Card
from bot.games.mille.board import Board, Phase, holds_pair
from bot.games.mille.judge import refusal
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.protocol import Move, Resign, Seat, Timeout

_DRAW, _PICK, _PASS = Draw(), Pick(), Pass()
_TWO = 12  # place of the rank
_CACHED_RANKS = 8192  # bytes of suits come back again and again; some 10 MB at most


class LegalMoves(Sequence[Move]):
    """The legal moves of one seat, without resigning. `in` asks the judge, so it takes any faces."""

    __slots__ = ("_board", "_groups", "_hand", "_seat")

    def __init__(self, board: Board, seat: Seat | None, hand: int) -> None:
        self._board = board
        self._seat = seat
        self._hand = hand
        self._groups: list[tuple[Move, ...]] | None = None

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and not isinstance(move, Resign | Timeout)
            and refusal(self._board, self._seat, self._hand, move) is None
        )

    def __len__(self) -> int:
        return sum(map(len, self._listed()))

    def __iter__(self) -> Iterator[Move]:
        for group in self._listed():
            yield from group

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self)[index]
        left = index if index >= 0 else index + len(self)
        if left >= 0:
            for group in self._listed():
                if left < len(group):
                    return group[left]
                left -= len(group)
        raise IndexError("there are not so many legal moves")

    def __repr__(self) -> str:
        return f"LegalMoves({len(self)} moves)"  # the moves themselves would tell the hand

    def _listed(self) -> list[tuple[Move, ...]]:
        if self._groups is None:
            self._groups = _groups(self._board, self._seat, self._hand)
        return self._groups


def _groups(board: Board, seat: Seat | None, hand: int) -> list[tuple[Move, ...]]:
    if seat is None or seat != board.actor:
        return []
    if board.phase is Phase.BEGIN:
        return _beginnings(board, hand)
    if board.phase is Phase.PLAY:
        return _plays(board.laid[seat], hand)
    return []


def _beginnings(board: Board, hand: int) -> list[tuple[Move, ...]]:
    is_gone = board.is_stock_gone
    groups: list[tuple[Move, ...]] = []
    if not is_gone:
        groups.append((_DRAW,))
    if board.may_pick:
        groups.append((_PICK,))
    if holds_pair(hand, board.top):
        rank = board.top >> 2
        groups.append(_takes(rank, hand >> 8 * rank & 255))
    if is_gone:
        groups.append((_PASS,))
    return groups


def _plays(laid: int, hand: int) -> list[tuple[Move, ...]]:
    lays: list[tuple[Move, ...]] = []
    discards: list[tuple[Move, ...]] = []
    twos = hand >> 8 * _TWO
    wilds = BYTE_SIZES[twos]
    for rank, byte in enumerate(hand.to_bytes(13, "little")):
        has_meld = laid >> 8 * rank & 255 != 0
        if byte:
            discards.append(_discards(rank, byte))
            if has_meld or BYTE_SIZES[byte] + wilds >= 3:
                lays.append(_lays(rank, byte, twos, has_meld))
        elif has_meld and wilds:
            lays.append(_lays(rank, 0, twos, has_meld))
    return lays + discards


@lru_cache(_CACHED_RANKS)
def _lays(rank: int, byte: int, twos: int, has_meld: bool) -> tuple[Move, ...]:
    """Every class of lay of this rank, from the cards of the rank and the twos in hand."""
    cards = _faces(rank, byte)
    natural = [
        tuple(sorted((card for part in parts for card in part), key=lambda card: card.place))
        for parts in product(*(_firsts(kind) for kind in _by_kind(cards)))
    ]
    wild = _firsts(_faces(_TWO, twos)) if rank != _TWO else [()]
    return tuple(
        Lay(RANKS[rank], own + twos_laid)
        for own in natural
        for twos_laid in wild
        if (own or twos_laid) and (has_meld or (own and len(own) + len(twos_laid) >= 3))
    )


@lru_cache(_CACHED_RANKS)
def _discards(rank: int, byte: int) -> tuple[Move, ...]:
    """A discard of each kind of this rank."""
    return tuple(Discard(kind[0]) for kind in _by_kind(_faces(rank, byte)))


@lru_cache(_CACHED_RANKS)
def _takes(rank: int, byte: int) -> tuple[Move, ...]:
    """A take with each pair of kinds of this rank."""
    kinds = _by_kind(_faces(rank, byte))
    pairs = [kind[:2] for kind in kinds if len(kind) >= 2]
    pairs += [(kinds[0][0], kinds[1][0])] if len(kinds) == 2 else []
    return tuple(Take(first, second) for first, second in pairs)


def _faces(rank: int, byte: int) -> tuple[Card, ...]:
    return tuple(CARDS[4 * rank + suit] for suit in BYTE_SUITS[byte])


def _by_kind(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The cards of a rank, by kind (at most two) in hand order."""
    kinds = dict.fromkeys(map(kind_of, cards))
    return [tuple(card for card in cards if kind_of(card) == kind) for kind in kinds]


def _firsts(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """None of the cards, the first, the first two, and so on."""
    return [cards[:count] for count in range(len(cards) + 1)]
