"""One deal of Mille, hidden cards included, from the deck to the last card (Rules 2 to 5).

A deal is frozen. Each function plays one move that the judge has allowed, and returns the next deal and
the events. A deal is over when its phase is `DEAL` again. Screens never import this module.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.cards import BYTE_SIZES, CARDS, Card, Hand, pack, unpack
from bot.games.discarding import Discarded, Drew, FewLeft, Passed
from bot.games.mille.board import FIRST_TWO, OTHER, TWO, Board, Phase, before_first_deal, holds_pair
from bot.games.mille.events import Blocked, Dealt, Laid, Picked, Renewed, SquaredUp, Took, TurnedOver, WentOut
from bot.games.mille.melds import SQUARED, TURNED
from bot.games.mille.moves import Discard, Lay, Take
from bot.games.protocol import Event, Seat

DECK = tuple(sorted(CARDS * 2, key=lambda card: card.place))  # 104 cards in a fixed order
HAND_SIZE = 15  # cards dealt to each player
TURNED_UP = 2 * HAND_SIZE  # index of the card of the deck that starts the pile
FEW = 2  # cards left in hand that a player has to announce

_BEGIN, _PLAY = Phase.BEGIN, Phase.PLAY  # reading a member from its enum costs as much as a small tuple

_TWOS = 8 * TWO  # bits below the byte of the twos


class Deal(NamedTuple):
    """A deal at one moment. The board is open; everything else is hidden. Sets of cards are packed (see `cards`)."""

    board: Board
    hands: tuple[int, int]
    stock: bytes  # places of its cards; the next card to draw comes first
    fresh: int  # cards that the seat to act got into hand this turn

    def __repr__(self) -> str:
        return f"Deal({self.board.number}, {self.board.phase.value})"  # never a card


Played = tuple[Deal, tuple[Event, ...]]
"""The next deal, and the events."""


def before_first(first: Seat) -> Deal:
    """Return the bare table of a game in which `first` deals first."""
    return Deal(before_first_deal(first), (0, 0), b"", 0)


def next_dealer(board: Board) -> Seat:
    """Return the seat that deals next: the deal alternates (Rules 2)."""
    return board.dealer if board.number == 0 else OTHER[board.dealer]


def deal_out(before: Board, deck: Sequence[Card]) -> Played:
    """Deal `deck`, whose first card leaves it first: one card at a time, the non-dealer first (Rules 2)."""
    dealer = next_dealer(before)
    actor = OTHER[dealer]
    to_actor, to_dealer = pack(deck[0:TURNED_UP:2]), pack(deck[1:TURNED_UP:2])
    hands = (to_actor, to_dealer) if actor is Seat.A else (to_dealer, to_actor)
    top = deck[TURNED_UP]
    stock = bytes(card.place for card in deck[TURNED_UP + 1 :])
    board = Board(
        number=before.number + 1,
        dealer=dealer,
        phase=Phase.BEGIN,
        actor=actor,
        may_pick=top.place >= FIRST_TWO,
        stock=len(stock),
        renewals=0,
        pile=1,
        top=top.place,
        buried=0,
        in_hand=(HAND_SIZE, HAND_SIZE),
        laid=(0, 0),
        wilds=(0, 0),
        known=(0, 0),
        turns=_bump(before.turns, actor),
    )
    dealt = Dealt(board.number, dealer, top, (Hand.of_bits(hands[0]), Hand.of_bits(hands[1])))
    return Deal(board, hands, stock, 0), (dealt,)


def draw(deal: Deal, seat: Seat) -> Played:
    """Draw the top card of the stock. If the stock is empty, a renewed one is owed first (Rules 5)."""
    board, hands, stock, _ = deal
    if not stock:
        owing = board._replace(phase=Phase.RENEW, may_pick=False, turns=_bump(board.turns, seat))
        return Deal(owing, hands, stock, 0), ()
    number, dealer, _, _, _, left, renewals, pile, top, buried, in_hand, laid, wilds, known, turns = board
    place = stock[0]
    card = 1 << 2 * place
    drawn = Board(
        number,
        dealer,
        _PLAY,
        seat,
        False,
        left - 1,
        renewals,
        pile,
        top,
        buried,
        _put(in_hand, seat, in_hand[seat] + 1),
        laid,
        wilds,
        known,
        _bump(turns, seat),
    )
    return Deal(drawn, _put(hands, seat, hands[seat] + card), stock[1:], card), (Drew(seat, CARDS[place]),)


def renew(deal: Deal, seat: Seat, cards: Sequence[Card]) -> Played:
    """Turn the pile, without its top card, into the new stock in the order of `cards`; then `seat` draws."""
    board = deal.board
    renewed = board._replace(stock=len(cards), renewals=board.renewals + 1, pile=1, buried=0)
    stock = bytes(card.place for card in cards)
    drawn, events = draw(deal._replace(board=renewed, stock=stock), seat)
    return drawn, (Renewed(renewed.renewals, len(stock)), *events)


def owed_stock(board: Board) -> tuple[Card, ...]:
    """Return the cards of a renewed stock, which is the pile without its top, in hand order."""
    return unpack(board.buried)


def pick(deal: Deal, seat: Seat) -> Played:
    """Take the turned-up two into hand instead of drawing (Rules 3.1)."""
    board, hands, stock, _ = deal
    card = 1 << 2 * board.top
    picked = board._replace(
        phase=Phase.PLAY,
        may_pick=False,
        pile=0,
        top=-1,
        in_hand=_put(board.in_hand, seat, board.in_hand[seat] + 1),
        known=_put(board.known, seat, board.known[seat] + card),
        turns=_bump(board.turns, seat),
    )
    event = Picked(seat, CARDS[board.top])
    return Deal(picked, _put(hands, seat, hands[seat] + card), stock, card), (event,)


def take(deal: Deal, seat: Seat, move: Take) -> Played:
    """Take the whole pile with a pair. Three cards go on the table, the rest to hand (Rules 3.1)."""
    board, hands, stock, _ = deal
    top = CARDS[board.top]
    pair = (1 << 2 * move.first.place) + (1 << 2 * move.second.place)
    rest = board.pile - 1
    laid = board.laid[seat] + pair + (1 << 2 * board.top)
    taken = board._replace(
        phase=Phase.PLAY,
        may_pick=False,
        pile=0,
        top=-1,
        buried=0,
        in_hand=_put(board.in_hand, seat, board.in_hand[seat] - 2 + rest),
        laid=_put(board.laid, seat, laid),
        known=_put(board.known, seat, _less(board.known[seat], (move.first, move.second)) + board.buried),
        turns=_bump(board.turns, seat),
    )
    hand = hands[seat] - pair + board.buried
    events: tuple[Event, ...] = (Took(seat, top.rank, (move.first, move.second, top), rest),)
    events += _closed(seat, top.rank.place, laid, board.wilds[seat])
    return _out_if_empty(Deal(taken, _put(hands, seat, hand), stock, board.buried), seat, events)


def lay(deal: Deal, seat: Seat, move: Lay) -> Played:
    """Lay a new meld, or add to a meld of this seat (Rules 3.2 and 4)."""
    board, hands, stock, fresh = deal
    number, dealer, phase, _, _, left, renewals, pile, top, buried, in_hand, laid, wilds, known, turns = board
    shift = 8 * move.rank.place
    naturals = move.naturals << shift
    own_laid = laid[seat] + naturals
    own_wilds = wilds[seat] + (move.wilds << shift)
    own_known = known[seat]
    melded = Board(
        number,
        dealer,
        phase,
        seat,
        False,
        left,
        renewals,
        pile,
        top,
        buried,
        _put(in_hand, seat, in_hand[seat] - len(move.cards)),
        _put(laid, seat, own_laid),
        _put(wilds, seat, own_wilds) if move.wilds else wilds,
        _put(known, seat, _less(own_known, move.cards)) if own_known else known,
        _bump(turns, seat),
    )
    events: tuple[Event, ...] = (Laid(seat, move.rank, move.cards),)
    if naturals and BYTE_SIZES[own_laid >> shift & 255] >= SQUARED:
        events += _closed(seat, move.rank.place, own_laid, own_wilds)
    hand = hands[seat] - naturals - (move.wilds << _TWOS)
    return _out_if_empty(Deal(melded, _put(hands, seat, hand), stock, fresh), seat, events)


def discard(deal: Deal, seat: Seat, move: Discard) -> Played:
    """Put one card on the pile, which ends the turn. The deal may end too: out, or blocked (Rules 3.3 and 5)."""
    board, hands, stock, _ = deal
    number, dealer, _, _, _, size, renewals, pile, top, buried, in_hand, laid, wilds, known, turns = board
    place = move.card.place
    other = OTHER[seat]
    left = in_hand[seat] - 1
    own_known = known[seat]
    turned = Board(
        number,
        dealer,
        _BEGIN,
        other,
        False,
        size,
        renewals,
        pile + 1,
        place,
        buried + (1 << 2 * top) if pile else 0,
        _put(in_hand, seat, left),
        laid,
        wilds,
        _put(known, seat, _less(own_known, (move.card,))) if own_known else known,
        (turns[0] + 1, turns[1] + 1),
    )
    after = Deal(turned, _put(hands, seat, hands[seat] - (1 << 2 * place)), stock, 0)
    if left > FEW and size:
        return after, (Discarded(seat, move.card),)
    return _after_discard(after, seat, move.card, turns)


def _after_discard(after: Deal, seat: Seat, card: Card, turns_before: tuple[int, int]) -> Played:
    """Return what follows a discard when few cards are left, in hand or in the stock."""
    board = after.board
    left = board.in_hand[seat]
    events: tuple[Event, ...] = (Discarded(seat, card),)
    if left == 0:
        return _over(after, turns_before, seat, (*events, WentOut(seat)))
    if board.is_stock_gone and not holds_pair(after.hands[OTHER[seat]], board.top):
        return _over(after, turns_before, seat, (*events, Blocked()))
    if left <= FEW:
        events += (FewLeft(seat, left),)
    return after, events


def pass_by(deal: Deal, seat: Seat) -> Played:
    """Leave the pile once the stock is used up, which ends the deal (Rules 5)."""
    return _over(deal, deal.board.turns, seat, (Passed(seat), Blocked()))


def stop(deal: Deal) -> Deal:
    """Return the deal at the end of the game: no seat acts anymore."""
    turns = deal.board.turns
    board = deal.board._replace(phase=Phase.OVER, actor=None, may_pick=False, turns=(turns[0] + 1, turns[1] + 1))
    return deal._replace(board=board)


def _over(deal: Deal, turns_before: tuple[int, int], seat: Seat, events: tuple[Event, ...]) -> Played:
    """Return the deal has ended by a move of `seat`: a deck is owed."""
    board = deal.board._replace(phase=Phase.DEAL, actor=None, may_pick=False, turns=_bump(turns_before, seat))
    return deal._replace(board=board, fresh=0), events


def _out_if_empty(deal: Deal, seat: Seat, events: tuple[Event, ...]) -> Played:
    if deal.board.in_hand[seat]:
        return deal, events
    # The move is counted in `turns` already; undo that, because `_over` counts it again.
    before = _put(deal.board.turns, seat, deal.board.turns[seat] - 1)
    return _over(deal, before, seat, (*events, WentOut(seat)))


def _closed(seat: Seat, rank: int, laid: int, wilds: int) -> tuple[Event, ...]:
    """Return the event when a meld that grew is squared up or turned over (Rules 4)."""
    naturals = BYTE_SIZES[laid >> 8 * rank & 255]
    if naturals < SQUARED or wilds >> 8 * rank & 255:
        return ()
    closed = TurnedOver if naturals == TURNED else SquaredUp
    return (closed(seat, CARDS[4 * rank].rank),)


def _put(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _bump(turns: tuple[int, int], seat: Seat) -> tuple[int, int]:
    return _put(turns, seat, turns[seat] + 1)


def _less(known: int, gone: Iterable[Card]) -> int:
    """Return `known` without the cards `gone`. Equal cards are indistinguishable, so the known one is assumed to go."""
    for card in gone:
        shift = 2 * card.place
        if known >> shift & 3:
            known -= 1 << shift
    return known
