"""The moves that a seat may play now, listed lazily and in a stable order.

A turn has too many moves to list all: so the list has no contract that is laid at once (`arranging` finds those), later
melds one at a time, and tacks one card at a time. The judge accepts any.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache

from bot.games.cards import CARDS, JOKER, Card, Hand
from bot.games.kalooki.board import Board, Phase, Table
from bot.games.kalooki.contracts import RULES
from bot.games.kalooki.judge import refusal
from bot.games.kalooki.moves import Add, Allow, Call, Discard, Draw, EndTurn, Lay, Pass, Swap, Take
from bot.games.legal import LegalMoves
from bot.games.protocol import Move, No, Seat
from bot.games.rummy.fitting import adds_to, lays
from bot.games.rummy.laid import owned
from bot.games.rummy.melds import Meld, Run, Set

_CACHED_MELDS = 4096  # they stay the same for many moves

_ANSWERS: tuple[Move, ...] = (No(), Call())
_DRAW: tuple[Move, ...] = (Draw(),)
_TAKE: tuple[Move, ...] = (Take(),)
_TAKE_OR_DRAW: tuple[Move, ...] = (Draw(), Take())
_TAKE_OR_PASS: tuple[Move, ...] = (Take(), Pass())
_PASS: tuple[Move, ...] = (Pass(),)
_ALLOW: tuple[Move, ...] = (Allow(),)
_ALLOW_OR_TAKE: tuple[Move, ...] = (Allow(), Take())
_END: tuple[Move, ...] = (EndTurn(),)
_DISCARDS: tuple[Move, ...] = tuple(map(Discard, CARDS))


def legal_moves(board: Board, seat: Seat | None, hand: Hand) -> Collection[Move]:
    """Return the legal moves of one seat, without leaving."""
    return LegalMoves(refusal, _listed, board, seat, hand)


def _listed(board: Board, seat: Seat | None, hand: Hand) -> Collection[Move]:
    table = board.table
    if seat in table.asked:
        return _ANSWERS
    if seat is None or seat != table.active:
        return ()
    match table.phase:
        case Phase.BEGIN:
            return _beginnings(table)
        case Phase.CALLED:
            return _ALLOW_OR_TAKE if table.may_take else _ALLOW
        case Phase.DRAW:
            return _DRAW
        case Phase.PLAY:
            return _plays(table, seat, hand)
    return ()


def _beginnings(table: Table) -> Collection[Move]:
    if table.asked:
        return _TAKE if table.may_take else ()
    if table.is_gone:
        return _TAKE_OR_PASS if table.may_take else _PASS
    return _TAKE_OR_DRAW if table.may_take else _DRAW


def _plays(table: Table, seat: Seat, hand: Hand) -> list[Move]:
    faces = dict.fromkeys(hand)
    moves: list[Move] = []
    if table.has_laid[seat]:
        moves += _tacks(table, faces)
        moves += _lays(hand, owned(table.melds, seat))
    discards = [_DISCARDS[card.place] for card in faces if card is not JOKER]
    moves += discards or _END
    return moves


def _tacks(table: Table, faces: Collection[Card]) -> list[Add | Swap]:
    moves: list[Add | Swap] = []
    for number, (_, meld) in enumerate(table.melds, start=1):
        moves += adds_to(number, meld, faces, RULES)
        moves += [Swap(number, card) for card in _freeing(meld) if card in faces]
    return moves


@lru_cache(_CACHED_MELDS)
def _freeing(meld: Meld) -> tuple[Card, ...]:
    """Return the natural cards that may replace a joker of a meld."""
    if isinstance(meld, Set):
        return ()
    return tuple([card for card in meld.stand_ins if isinstance(RULES.with_joker_moved(meld, card), Run)])


def _lays(hand: Hand, own: tuple[Meld, ...]) -> Iterator[Move]:
    """Yield one more meld at a time, of no rank and no suit of those that the player has laid (K3.4, K3.5)."""
    ranks = {meld.rank for meld in own if isinstance(meld, Set)}
    suits = {meld.suit for meld in own if isinstance(meld, Run)}
    yield from (Lay((group,)) for group in lays(hand, RULES, ranks=ranks, suits=suits))
