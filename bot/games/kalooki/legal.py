"""What a seat may play now, listed lazily and in a stable order.

A turn has too many moves to list all: so the list has no contract that is laid at once (`arranging` finds those), later
melds one at a time, and tacks one card at a time. The judge accepts any.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache

from bot.games.cards import CARDS, JOKER, RANKS, SUITS, Card, Hand, Suit, rank_cards
from bot.games.kalooki.board import Board, Phase, Table
from bot.games.kalooki.contracts import RULES
from bot.games.kalooki.judge import refusal
from bot.games.kalooki.moves import Add, Allow, Call, Discard, Draw, EndTurn, Group, Kind, Lay, Pass, Swap, Take
from bot.games.legal import LegalMoves
from bot.games.melds import HIGHEST, LONGEST, LOWEST, End, Fault, Meld, Run, Set, card_of
from bot.games.protocol import Move, No, Seat

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
    faces.pop(JOKER, None)
    moves: list[Move] = []
    if table.has_laid[seat]:
        moves += _tacks(table, faces, has_joker=JOKER in hand)
        moves += _lays(hand, table.owned(seat))
    moves += [_DISCARDS[card.place] for card in faces] if faces else _END
    return moves


# Tacking on (K4)


def tacks(table: Table, hand: Hand) -> list[Move]:
    """Return every way to tack one card of this hand on to a meld, and to move a joker, by number of the meld."""
    return _tacks(table, {card for card in hand if card is not JOKER}, has_joker=JOKER in hand)


def _tacks(table: Table, faces: Collection[Card], *, has_joker: bool) -> list[Move]:
    moves: list[Move] = []
    for number, (_, meld) in enumerate(table.melds, start=1):
        fitting, freeing = _room(meld)
        for place, card in fitting:
            if card in faces or (card is JOKER and has_joker):
                moves.append(Add(number, (card,), place))
        moves += [Swap(number, card) for card in freeing if card in faces]
    return moves


@lru_cache(_CACHED_MELDS)
def _room(meld: Meld) -> tuple[tuple[tuple[End | None, Card], ...], tuple[Card, ...]]:
    """Return what may be tacked on to a meld and where, and the natural cards that may replace one of its jokers."""
    if isinstance(meld, Set):
        return tuple([(None, card) for card in (*rank_cards(meld.rank.place, 0b01010101), JOKER)]), ()
    fitting = [
        (end, card)
        for end in RULES.ends(meld)
        for card in (meld.next_at(end), JOKER)
        if isinstance(RULES.added_to_run(meld, (card,), end), Run)
    ]
    freeing = [card for card in meld.stand_ins if isinstance(RULES.with_joker_moved(meld, card), Run)]
    return tuple(fitting), tuple(freeing)


# Further melds (K3.5)


def _lays(hand: Hand, own: tuple[Meld, ...]) -> Iterator[Move]:
    """Yield one more meld at a time: all natural cards of a rank, and runs with as few jokers as their length allows.

    A three of two cards needs a joker. Of runs, those of natural cards are as long as the hand allows, and those with
    jokers have the least length.
    """
    if len(hand) < RULES.least_set:
        return
    jokers = hand.count(JOKER)
    ranks = {meld.rank for meld in own if isinstance(meld, Set)}
    suits = {meld.suit for meld in own if isinstance(meld, Run)}
    for rank in RANKS:
        byte = hand.bits >> 8 * rank.place & 255
        cards = rank_cards(rank.place, byte) if byte and rank not in ranks else ()
        if len(cards) >= RULES.least_set:
            yield Lay((Group(Kind.SET, cards),))
        elif len(cards) == RULES.least_set - 1 and jokers:
            yield Lay((Group(Kind.SET, (*cards, JOKER)),))
    for suit in SUITS:
        if suit not in suits and len(hand) >= RULES.least_run:
            yield from (Lay((Group(Kind.RUN, cards),)) for cards in _runs(hand, suit, jokers))


def _runs(hand: Hand, suit: Suit, jokers: int) -> Iterator[tuple[Card, ...]]:
    held = [height for height in range(LOWEST, HIGHEST + 1) if card_of(suit, height) in hand]
    if len(held) + jokers < RULES.least_run:
        return
    for low in range(LOWEST, HIGHEST - RULES.least_run + 2):
        places = [card_of(suit, height) for height in range(low, low + RULES.least_run)]
        cards = tuple([card if card in hand else JOKER for card in places])
        lacking = cards.count(JOKER)
        if lacking == 0 and low - 1 in held:
            continue  # part of a longer one
        high = low + RULES.least_run
        while lacking == 0 and high in held and len(cards) < LONGEST:
            cards, high = (*cards, card_of(suit, high)), high + 1
        if lacking <= jokers and not isinstance(RULES.run_of(cards), Fault):
            yield cards
