"""The one judge of Kalooki: may this seat play this move now?

It knows only the open board and the hand of the seat. So a position and a view ask the same judge, and no refusal can
reveal a hidden card.
"""

from types import MappingProxyType

from bot.games.cards import JOKER, Card, Hand
from bot.games.kalooki.board import MOST_CALLS, Board, Phase
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.moves import (
    ORDERS,
    Add,
    Allow,
    Call,
    Discard,
    Draw,
    EndTurn,
    Group,
    Kind,
    Lay,
    Pass,
    Swap,
    Take,
)
from bot.games.kalooki.name import NAME
from bot.games.kalooki.options import Overcall
from bot.games.protocol import Move, No, Refusal, Seat
from bot.games.refusing import Refusals
from bot.games.rummy.judging import MeldJudge
from bot.games.rummy.laid import numbered, owned
from bot.games.rummy.melds import Fault, Meld, Set

_REFUSALS = Refusals(
    NAME,
    MappingProxyType(
        {
            "game-over": "K6.4",
            "not-seated": "K1.1",
            "by-agreement": "K6.5",
            "has-left": "K6.5",
            "cards-owed": "K1.5",
            "not-your-turn": "K2",
            "not-of-this-game": "K9",
            # Calls
            "only-ordered": "K2.12",
            "only-asked": "K2.2",
            "not-asked": "K2.2",
            "own-turn": "K2.2",
            "own-discard": "K2.2",
            "has-laid": "K2.2",
            "three-calls": "K2.7",
            "no-penalty": "K2.8",
            "nothing-called": "K2.3",
            "answer-first": "K2.3",
            # The beginning of a turn
            "begin-first": "K2.1",
            "already-begun": "K2.1",
            "laid-draws": "K2.1",
            "no-pile": "K2.1",
            "must-draw": "K2.4",
            "others-asked": "K2.5",
            "stock-gone": "K2.10",
            "stock-left": "K2.10",
            "taken-enough": "K2.11",
            # Melds
            "not-held": "K3.5",
            "contract-first": "K3.5",
            "mixed-ranks": "K3.1",
            "few-naturals": "K3.1",
            "three-too-short": "K3.1",
            "four-too-short": "K3.2",
            "not-a-run": "K3.2",
            "jokers-adjoin": "K3.3",
            "rank-twice": "K3.4",
            "suit-twice": "K3.4",
            "no-such-meld": "K3.6",
            # Tacking on
            "lay-first": "K4",
            "wrong-rank": "K4.1",
            "no-end": "K4.1",
            "which-end": "K4.2",
            "not-next": "K4.2",
            "other-end": "K4.2",
            "no-room": "K4.2",
            "no-joker-for-it": "K4.3",
            "joker-without-room": "K4.3",
            "joker-stays": "K4.3",
            # The end of a turn
            "joker-discarded": "K5.1",
            "discard-not-held": "K5.1",
            "still-holds": "K5.2",
        }
    ),
)

_MOVES = (Call, No, Allow, Take, Draw, Pass, Lay, Add, Swap, Discard, EndTurn)
_because = _REFUSALS.because

_MELDS = MeldJudge(
    _REFUSALS,
    RULES,
    laying=MappingProxyType(
        {
            Kind.SET: {
                Fault.MIXED: "mixed-ranks",
                Fault.FEW_NATURALS: "few-naturals",
                Fault.TOO_SHORT: "three-too-short",
            },
            Kind.RUN: {
                Fault.NO_RUN: "not-a-run",
                Fault.FEW_NATURALS: "jokers-adjoin",  # four or more jokers alone
                Fault.TOO_SHORT: "four-too-short",
                Fault.JOKERS_ADJOIN: "jokers-adjoin",
            },
        }
    ),
    adding=MappingProxyType(
        {
            Fault.MIXED: "wrong-rank",
            Fault.NO_ROOM: "no-room",
            Fault.OTHER_END: "other-end",
            Fault.NOT_NEXT: "not-next",
            Fault.JOKERS_ADJOIN: "jokers-adjoin",
        }
    ),
)
SWAPPING = MappingProxyType(
    {
        Fault.NO_JOKER: "no-joker-for-it",
        Fault.NO_ROOM: "joker-without-room",
        Fault.JOKERS_ADJOIN: "jokers-adjoin",
    }
)


def refusal(board: Board, seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now; None when it may."""
    if isinstance(move, Discard) and seat is not None and seat is board.table.active and _is_playing(board):
        return _discarding(hand, move.card)  # the usual case, and the same answer
    return _REFUSALS.judged(board, seat, move, lambda own: _playing(board, own, hand, move))


def _is_playing(board: Board) -> bool:
    return board.outcome is None and board.table.phase is Phase.PLAY


def _playing(board: Board, seat: Seat, hand: Hand, move: Move) -> Refusal | None:
    table = board.table
    if not isinstance(move, _MOVES):
        return _because("only-ordered" if isinstance(move, ORDERS) else "not-of-this-game")
    if table.active is None or table.phase is Phase.RENEW:
        return _because("cards-owed")
    if isinstance(move, Call | No):
        return None if seat in table.asked else _not_asked(board, seat, move)
    if seat in table.asked:
        return _because("only-asked")
    if seat != table.active:
        return _because("not-your-turn")
    match table.phase:
        case Phase.BEGIN:
            return _beginning(board, move)
        case Phase.CALLED:
            return _allowing(board, move)
        case Phase.DRAW:
            return _drawing(move)
        case _:
            return _melding(board, seat, hand, move)


# Calls, and the beginning of a turn (K2)


def _not_asked(board: Board, seat: Seat, move: Move) -> Refusal:
    """Return why a player is not asked whether they call."""
    table = board.table
    if isinstance(move, No) or table.phase is not Phase.BEGIN:
        return _because("not-asked")
    if seat == table.active:
        return _because("own-turn")
    if table.has_laid[seat]:
        return _because("has-laid")
    if seat == table.thrower:
        return _because("own-discard")
    if board.options.overcall is Overcall.REFUSE and table.calls[seat] >= MOST_CALLS:
        return _because("three-calls")
    return _because("not-asked" if table.is_callable_by_some else "no-penalty")


def _beginning(board: Board, move: Move) -> Refusal | None:
    table = board.table
    match move:
        case Take():
            return None if table.may_take else _because(_why_no_take(board))
        case Draw():
            if table.asked:
                return _because("others-asked")
            return _because("stock-gone") if table.is_gone else None
        case Pass():
            return None if table.is_gone else _because("stock-left")
        case Allow():
            return _because("nothing-called")
    return _because("begin-first")


def _why_no_take(board: Board) -> str:
    table = board.table
    if table.active is not None and table.has_laid[table.active]:
        return "laid-draws"
    return "taken-enough" if table.pile else "no-pile"


def _allowing(board: Board, move: Move) -> Refusal | None:
    match move:
        case Allow():
            return None
        case Take():
            return None if board.table.may_take else _because(_why_no_take(board))
    return _because("answer-first")


def _drawing(move: Move) -> Refusal | None:
    match move:
        case Draw():
            return None
        case Allow():
            return _because("nothing-called")
    return _because("must-draw")


# Melds, and the end of a turn (K3 to K5)


def _melding(board: Board, seat: Seat, hand: Hand, move: Move) -> Refusal | None:
    match move:
        case Discard(card=card):
            return _discarding(hand, card)
        case EndTurn():
            return None if hand.count(JOKER) == len(hand) else _because("still-holds")
        case Lay(groups=groups):
            return _laying(board, seat, hand, groups)
        case Add() | Swap() if not board.table.has_laid[seat]:
            return _because("lay-first")
        case Add():
            return _MELDS.no_addition(board.table.melds, hand, move)
        case Swap():
            return _swapping(board, hand, move)
    return _because("already-begun")


def _discarding(hand: Hand, card: Card) -> Refusal | None:
    if card is JOKER:
        return _because("joker-discarded")
    return None if card in hand else _because("discard-not-held")


def _laying(board: Board, seat: Seat, hand: Hand, groups: tuple[Group, ...]) -> Refusal | None:
    melds = _MELDS.melds(hand, groups)
    if isinstance(melds, Refusal):
        return melds
    if not board.table.has_laid[seat]:
        wanted, threes = CONTRACTS[board.contract], sum(isinstance(meld, Set) for meld in melds)
        if (threes, len(melds) - threes) != (wanted.sets, wanted.runs):
            return _because("contract-first", ("threes", wanted.sets), ("fours", wanted.runs))
    return _twice([*owned(board.table.melds, seat), *melds], since=len(melds))


def _twice(melds: list[Meld], *, since: int) -> Refusal | None:
    """Return why the last `since` of these melds of one player do not go with each other and the others (K3.4)."""
    for at in range(len(melds) - since, len(melds)):
        for other in melds[:at]:
            if RULES.are_one(melds[at], other):
                meld = melds[at]
                if isinstance(meld, Set):
                    return _because("rank-twice", ("rank", str(meld.rank)))
                return _because("suit-twice", ("suit", str(meld.suit)))
    return None


def _swapping(board: Board, hand: Hand, move: Swap) -> Refusal | None:
    meld = numbered(board.table.melds, move.meld)
    if meld is None:
        return _because("no-such-meld")
    if move.card not in hand:
        return _because("not-held")
    if isinstance(meld, Set):
        return _because("joker-stays")
    moved = RULES.with_joker_moved(meld, move.card)
    return _because(SWAPPING[moved]) if isinstance(moved, Fault) else None
