"""A player's knowledge of cards that they passed on: who has them, or may have them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.games.anaconda.board import DEALT, Board
from bot.games.anaconda.moves import PASSED
from bot.games.cards import CARDS, Card, Hand
from bot.games.protocol import Seat
from bot.games.whereabouts import Whereabouts


@dataclass(frozen=True, slots=True)
class Parcel:
    """Cards that a player has passed to another. Only these two know them."""

    number: int  # of the pass, 1 or 2
    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Place:
    """A place of hidden cards: some of a player's."""

    holder: Seat | None  # None: out of play
    is_from_pass: bool = False  # whether they came to the holder in the second pass; otherwise all others


def open_cards(board: Board) -> Mapping[Seat, tuple[Card, ...]]:
    """Return the cards of each player that everyone has seen in this deal: four, or five at a showdown."""
    shown = {seat: cards for seat, cards in zip(board.seats, board.shown, strict=False) if cards}
    hands = () if board.last is None else board.last.hands
    return shown | {seat: hand for seat, hand in zip(board.seats, hands, strict=False) if hand}


def sure(board: Board, seat: Seat, hand: Hand, parcels: Sequence[Parcel]) -> Mapping[Seat, tuple[Card, ...]]:
    """Return the cards that `seat` passed to others, and that are in their hands still, without those that lie open."""
    found: dict[Seat, tuple[Card, ...]] = {}
    for parcel in parcels:
        if parcel.giver == seat and not _may_be_passed_on(board, seat, parcel):
            hidden = _hidden(board, hand, parcel.cards)
            if hidden:
                found[parcel.receiver] = (*found.get(parcel.receiver, ()), *hidden)
    return found


def unseen(board: Board, seat: Seat | None, hand: Hand, parcels: Sequence[Parcel]) -> tuple[Card, ...]:
    """Return the cards whose places `seat` cannot know, in hand order."""
    if board.deal == 0:
        return ()
    known = {*hand, *(card for cards in open_cards(board).values() for card in cards)}
    if seat is not None:
        known |= {card for cards in sure(board, seat, hand, parcels).values() for card in cards}
    return tuple([card for card in CARDS if card not in known])


def whereabouts(board: Board, seat: Seat | None, hand: Hand, parcels: Sequence[Parcel]) -> Whereabouts[Place]:
    """Return the places of the cards that `seat` cannot see.

    Cards of the first pass may have been passed on: then the receiver still has them, or they are among the three that
    went on from there. Once hands are shown, nobody else knows which of the cards came from where.
    """
    opened = open_cards(board)
    known = {} if seat is None else sure(board, seat, hand, parcels)
    passed_on = _passed_on(board, seat, hand, parcels)
    rooms: dict[Place, int] = {}
    for one in board.dealt:
        if one == seat:
            continue
        left = DEALT - len(opened.get(one, ())) - len(known.get(one, ()))
        if passed_on is not None and one in passed_on.others and one not in opened:
            rooms[Place(one, is_from_pass=True)] = PASSED
            left -= PASSED
        rooms[Place(one)] = left
    rooms[Place(None)] = len(CARDS) - DEALT * len(board.dealt)
    if passed_on is None:
        return Whereabouts(rooms)
    first, further = Place(passed_on.first), Place(passed_on.further, is_from_pass=passed_on.further not in opened)
    among = frozenset({first, further})
    return Whereabouts(rooms, tuple((card, among) for card in passed_on.cards))


@dataclass(frozen=True, slots=True)
class _PassedOn:
    """Cards that are in one of two hands."""

    cards: tuple[Card, ...]
    first: Seat  # who got them
    further: Seat  # who got three cards from there
    others: frozenset[Seat]  # those of the two that got cards from someone else than their former owner


def _passed_on(board: Board, seat: Seat | None, hand: Hand, parcels: Sequence[Parcel]) -> _PassedOn | None:
    """Return the own cards of the first pass that are in one of two hands; None where there are none."""
    for parcel in parcels:
        if seat is not None and parcel.giver == seat and _may_be_passed_on(board, seat, parcel):
            cards, to = _hidden(board, hand, parcel.cards), dict(board.second_pass)
            first, further = parcel.receiver, to[parcel.receiver]
            others = frozenset({first, further}.difference([to[seat]] if seat in to else []))
            return _PassedOn(cards, first, further, others) if cards else None
    return None


def _may_be_passed_on(board: Board, seat: Seat, parcel: Parcel) -> bool:
    """Return whether these cards may have gone on to a third player: those to `seat` would be in sight."""
    return parcel.number == 1 and dict(board.second_pass).get(parcel.receiver, seat) != seat


def _hidden(board: Board, hand: Hand, cards: Iterable[Card]) -> tuple[Card, ...]:
    seen = {card for shown in open_cards(board).values() for card in shown}
    return tuple([card for card in cards if card not in hand and card not in seen])
