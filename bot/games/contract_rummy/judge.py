"""The one judge of Contract Rummy: may this seat play this move now?

It knows only the open board and the hand of the seat. So a position and a view ask the same judge, and no refusal can
reveal a hidden card.
"""

from collections.abc import Sequence
from types import MappingProxyType

from bot.games.cards import JOKER, Card, Hand
from bot.games.contract_rummy.board import Board, Phase
from bot.games.contract_rummy.contracts import CONTRACTS, RULES, WHOLE
from bot.games.contract_rummy.moves import (
    ORDERS,
    Add,
    Ask,
    Discard,
    Draw,
    Group,
    Kind,
    Lay,
    Pass,
    Swap,
    Take,
    Taking,
)
from bot.games.contract_rummy.name import NAME
from bot.games.entries import joined
from bot.games.protocol import Move, No, Refusal, Seat
from bot.games.refusing import Refusals
from bot.games.rummy.judging import MeldJudge
from bot.games.rummy.laid import Laid, numbered, with_meld
from bot.games.rummy.melds import Fault, Meld, Set

_REFUSALS = Refusals(
    NAME,
    MappingProxyType(
        {
            "game-over": "CR5.4",
            "not-seated": "CR1.1",
            "by-agreement": "CR5.5",
            "has-left": "CR5.5",
            "cards-owed": "CR1.5",
            "not-your-turn": "CR2",
            "not-of-this-game": "CR8",
            # The beginning of a turn
            "begin-first": "CR2.1",
            "already-begun": "CR2.1",
            "no-pile": "CR2.6",
            "stock-gone": "CR2.6",
            "stock-left": "CR2.6",
            "taken-enough": "CR2.7",
            # May I?
            "only-ordered": "CR2.8",
            "only-asked": "CR2.2",
            "not-asked": "CR2.2",
            "others-asked": "CR2.2",
            "own-turn": "CR2.3",
            "just-bought": "CR2.3",
            "own-discard": "CR2.4",
            "bought-three": "CR2.4",
            "no-penalty": "CR2.5",
            # Melds
            "not-held": "CR3.4",
            "contract-first": "CR3.4",
            "set-too-short": "CR3.1",
            "mixed-ranks": "CR3.1",
            "run-too-short": "CR3.2",
            "not-a-run": "CR3.2",
            "no-naturals": "CR3.3",
            "one-set": "CR3.5",
            "one-run": "CR3.5",
            "only-discard": "CR3.6",
            "no-such-meld": "CR3.7",
            # Laying off
            "lay-first": "CR4",
            "wrong-rank": "CR4.1",
            "no-end": "CR4.1",
            "which-end": "CR4.1",
            "not-next": "CR4.1",
            "no-room": "CR3.2",
            "no-joker-for-it": "CR4.2",
            "joker-stays": "CR4.2",
            "joker-not-laid": "CR4.2",
            # The end of a turn
            "discard-not-held": "CR5.1",
            "no-laying-off": "CR5.2",
            "every-card": "CR5.2",
        }
    ),
)

_MOVES = (Ask, No, Take, Draw, Pass, Lay, Add, Swap, Discard)
_because = _REFUSALS.because

_MELDS = MeldJudge(
    _REFUSALS,
    RULES,
    laying=MappingProxyType(
        {
            Kind.SET: {Fault.MIXED: "mixed-ranks", Fault.FEW_NATURALS: "no-naturals", Fault.TOO_SHORT: "set-too-short"},
            Kind.RUN: {Fault.NO_RUN: "not-a-run", Fault.FEW_NATURALS: "no-naturals", Fault.TOO_SHORT: "run-too-short"},
        }
    ),
    adding=MappingProxyType({Fault.MIXED: "wrong-rank", Fault.NO_ROOM: "no-room", Fault.NOT_NEXT: "not-next"}),
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
    if isinstance(move, Ask | No):
        return None if seat in table.asked else _because(_why_not_asked(board, seat, move))
    if seat in table.asked:
        return _because("only-asked")
    if seat != table.active:
        return _because("not-your-turn")
    match table.phase:
        case Phase.BEGIN:
            return _beginning(board, move)
        case Phase.ASKED:
            return _because("others-asked")
        case _:
            return _melding(board, seat, hand, move)


# The beginning of a turn, and who is asked (CR2)


def _why_not_asked(board: Board, seat: Seat, move: Move) -> str:
    """Return the code of the reason why a player is not asked for the top card."""
    table = board.table
    if seat == table.active:
        return "own-turn"
    if isinstance(move, No) or table.phase is not Phase.ASKED:
        return "not-asked" if table.phase is not Phase.PLAY or table.is_for_sale else "no-penalty"
    if seat == table.buyer:
        return "just-bought"
    if seat == table.thrower:
        return "own-discard"
    return "bought-three" if table.is_limited(seat, board.options.may_i) else "not-asked"


def _beginning(board: Board, move: Move) -> Refusal | None:
    table = board.table
    match move:
        case Take() if not table.may_take:
            return _because("taken-enough" if table.pile else "no-pile")
        case Draw() if table.is_gone:
            return _because("stock-gone")
        case Pass() if not table.is_gone:
            return _because("stock-left")
        case Take() | Draw() | Pass():
            return None
    return _because("begin-first")


# Melds, and the end of a turn (CR3 to CR5)


def _melding(board: Board, seat: Seat, hand: Hand, move: Move) -> Refusal | None:
    match move:
        case Discard(card=card):
            return _discarding(hand, card)
        case Take() | Draw() | Pass():
            return _because("already-begun")
        case _ if board.table.lays_now:
            return _because("only-discard")
        case Lay(groups=groups):
            return _laying(board, seat, hand, groups)
        case Add() | Swap() if board.contract == WHOLE:
            return _because("no-laying-off")
        case Add() | Swap() if not board.table.has_laid[seat]:
            return _because("lay-first")
        case Add():
            return _MELDS.no_addition(board.table.melds, hand, move)
        case Swap():
            return _swapping(board, hand, move)
    return _because("already-begun")


def _discarding(hand: Hand, card: Card) -> Refusal | None:
    return None if card in hand else _because("discard-not-held")


def _laying(board: Board, seat: Seat, hand: Hand, groups: tuple[Group, ...]) -> Refusal | None:
    """Return why these melds may not be laid: a contract at first, any others later."""
    melds = _MELDS.melds(hand, groups)
    if isinstance(melds, Refusal):
        return melds
    return None if board.table.has_laid[seat] else _no_contract(board.contract, melds, len(hand))


def _no_contract(contract: int, melds: list[Meld], in_hand: int) -> Refusal | None:
    """Return why melds are not the contract (CR3.4, CR3.5, CR5.2); of the last one, they are laid with every card."""
    wanted, sets = CONTRACTS[contract], sum(isinstance(meld, Set) for meld in melds)
    if (sets, len(melds) - sets) != (wanted.sets, wanted.runs):
        return _because("contract-first", ("sets", wanted.sets), ("runs", wanted.runs))
    for at, meld in enumerate(melds):
        if any(RULES.are_one(meld, other) for other in melds[:at]):
            if isinstance(meld, Set):
                return _because("one-set", ("rank", str(meld.rank)))
            return _because("one-run", ("suit", str(meld.suit)))
    if contract == WHOLE and sum(len(meld.cards) for meld in melds) < in_hand:
        return _because("every-card")
    return None


# Taking jokers (CR4.2)


def _swapping(board: Board, hand: Hand, move: Swap) -> Refusal | None:
    if not hand.has_all(taking.card for taking in move.takings):
        return _because("not-held")
    after = taken(board.table.melds, move.takings)
    if isinstance(after, str):
        return _because(after)
    rest = joined(less_all(hand, move.takings), [JOKER] * len(move.takings))
    melds = _MELDS.melds(rest, move.groups)
    if isinstance(melds, Refusal):
        return melds
    laid = sum(meld.cards.count(JOKER) for meld in melds)
    return None if laid >= len(move.takings) else _because("joker-not-laid")


def taken(melds: tuple[Laid, ...], takings: Sequence[Taking]) -> tuple[Laid, ...] | str:
    """Return the melds once cards are in the places of jokers, or the code of the reason why one is not."""
    for number, card in takings:
        meld = numbered(melds, number)
        if meld is None:
            return "no-such-meld"
        if isinstance(meld, Set):
            return "joker-stays"
        now = meld.with_card_for_joker(card)
        if isinstance(now, Fault):
            return "no-joker-for-it"
        melds = with_meld(melds, number, now)
    return melds


def less_all(hand: Hand, takings: Sequence[Taking]) -> Hand:
    """Return the hand without the cards that took the places of jokers. It must hold them."""
    bits = hand.bits
    for taking in takings:
        bits -= 1 << 2 * taking.card.place
    return Hand.of_bits(bits)
