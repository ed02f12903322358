"""The moves that a seat may play now, listed lazily and in a stable order.

A turn has too many moves to list all: so the list has no contract that is laid at once (`arranging` finds those), later
melds one at a time, and one card laid off or one joker taken at a time. The judge accepts any.
"""

from collections.abc import Collection, Iterator

from bot.games.cards import CARDS, JOKER, Card, Hand
from bot.games.contract_rummy.board import Board, Phase, Table
from bot.games.contract_rummy.contracts import RULES
from bot.games.contract_rummy.judge import refusal
from bot.games.contract_rummy.moves import Ask, Discard, Draw, Group, Lay, Pass, Swap, Take, Taking
from bot.games.entries import less, more
from bot.games.legal import LegalMoves
from bot.games.protocol import Move, No, Seat
from bot.games.rummy.fitting import adds, lays
from bot.games.rummy.melds import Run

_ANSWERS: tuple[Move, ...] = (No(), Ask())
_DRAW: tuple[Move, ...] = (Draw(),)
_TAKE_OR_DRAW: tuple[Move, ...] = (Draw(), Take())
_TAKE_OR_PASS: tuple[Move, ...] = (Take(), Pass())
_PASS: tuple[Move, ...] = (Pass(),)
_DISCARDS: tuple[Move, ...] = tuple(map(Discard, (*CARDS, JOKER)))


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
        case Phase.BEGIN if table.is_gone:
            return _TAKE_OR_PASS if table.may_take else _PASS
        case Phase.BEGIN:
            return _TAKE_OR_DRAW if table.may_take else _DRAW
        case Phase.PLAY:
            return plays(table, seat, hand)
    return ()


def plays(table: Table, seat: Seat, hand: Hand) -> list[Move]:
    """Return what the active player may play once the others have been asked: the discards come last."""
    faces = dict.fromkeys(hand)
    moves: list[Move] = []
    if table.has_laid[seat] and not table.lays_now:
        moves += adds(table.melds, faces, RULES)
        moves += exchanges(table, hand)
        moves += [Lay((group,)) for group in lays(hand, RULES)]
    moves += [_DISCARDS[card.place] for card in faces]
    return moves


def exchanges(table: Table, hand: Hand) -> Iterator[Swap]:
    """Yield ways to take one joker and lay it in one new meld (CR4.2), by the number of the meld that it comes from."""
    for number, (_, meld) in enumerate(table.melds, start=1):
        if isinstance(meld, Run) and JOKER in meld.cards:
            for card in dict.fromkeys(meld.stand_ins):
                if card in hand:
                    yield from (Swap((Taking(number, card),), (group,)) for group in _with_joker(hand, card))


def _with_joker(hand: Hand, card: Card) -> Iterator[Group]:
    """Yield new melds with a joker, of a hand that gives this card for it."""
    return lays(more(less(hand, card), JOKER), RULES, least_jokers=1)
