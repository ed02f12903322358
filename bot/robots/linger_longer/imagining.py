"""Deals that fit all that a player of Linger Longer saw: who could not follow, and has drawn since.

A card in hand was dealt or drawn after some trick. Who could not follow a suit then had none of it, so no card that was
already there, and is still held or was played later, is of that suit. Which of their cards someone has played is not
seen: all ways that fit are counted.
"""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from bot.games.cards import Card, Suit
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat
from bot.robots.linger_longer.playing_out import CODES, PlayedOut, coded

DEALT = -1  # the trick after which a card of the first hand came

Since = tuple[int, ...]
"""After which trick each hidden card of a hand came."""
Lacks = tuple[frozenset[Suit], ...]
"""The suits of which each hidden card of a hand is not."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Another player's hidden cards, in each way that fits what was seen."""

    seat: Seat
    ways: tuple[Lacks, ...]
    likely: tuple[float, ...]  # of each way, summed up to it


@dataclass(frozen=True, slots=True)
class Imagining:
    """A seat's knowledge of a deal."""

    view: LingerView
    unseen: tuple[Card, ...]
    holders: tuple[Holder, ...]

    @classmethod
    def of(cls, view: LingerView) -> "Imagining":
        """Return what a seat knows."""
        unseen = view.unseen()
        others = (seat for seat in view.board.seats if seat != view.seat and view.board.in_hand[seat])
        return cls(view, unseen, tuple(_holder(view.board, seat, unseen) for seat in others))

    def deal(self, random: Random) -> PlayedOut:
        """Return the deal as it lies, with hidden cards as chance wants them. Raises ValueError where none is on."""
        board = self.view.board
        if board.trick is None or board.trump is None or self.view.seat is None:
            raise ValueError("no card is asked for")
        hands = [0] * len(board.in_hand)
        stock = self._dealt(random, hands)
        hands[self.view.seat] = coded(self.view.hand)
        if board.shown is not None and board.dealer != self.view.seat:
            hands[board.dealer] |= CODES[board.shown.place]
        for seat, card in board.trick:
            hands[seat] |= CODES[card.place]
        deal = PlayedOut.of(hands, stock, board.trump, map(int, board.trick.players))
        for card in board.trick.cards:
            deal.play(CODES[card.place])
        return deal

    def _dealt(self, random: Random, hands: list[int]) -> list[int]:
        """Deal the unseen cards to the others. Returns the stock."""
        while True:  # what lies there really fits, so chance finds some such deal sooner or later
            left = random.sample(self.unseen, len(self.unseen))
            places = [
                (lacks, holder.seat)
                for holder in self.holders
                for lacks in random.choices(holder.ways, cum_weights=holder.likely)[0]
            ]
            dealt = [0] * len(hands)
            for lacks, seat in sorted(places, key=lambda place: -len(place[0])):
                at = next((at for at, card in enumerate(left) if card.suit not in lacks), None)
                if at is None:
                    break
                dealt[seat] |= CODES[left.pop(at).place]
            else:
                hands[:] = dealt
                return [CODES[card.place] for card in left]


def _holder(board: Board, seat: Seat, unseen: tuple[Card, ...]) -> Holder:
    """Return the ways in which a hand fits, and how likely each is, as if its cards had nothing to do with others'."""
    ways, likely = list[Lacks](), list[float]()
    suits = Counter(card.suit for card in unseen)
    for lacks, count in _ways(board, seat).items():
        ways.append(lacks)
        likely.append(count * math.prod(len(unseen) - sum(suits[suit] for suit in each) for each in lacks))
    return Holder(seat, tuple(ways), tuple(accumulate(likely)))


def _ways(board: Board, seat: Seat) -> Counter[Lacks]:
    """Return which suits the hidden cards of a seat can lack, and in how many ways they came and went."""
    is_shown = board.shown is not None and seat == board.dealer
    hands: Counter[Since] = Counter({(DEALT,) * (len(board.in_hand) - is_shown): 1})
    lacked = list[tuple[int, Suit]]()  # in which tricks someone could not follow
    for number, led, card, draws in _played(board, seat):
        after: Counter[Since] = Counter()
        since = max((trick for trick, suit in lacked if suit is card.suit), default=DEALT)
        for hand, ways in hands.items():
            for came in dict.fromkeys(hand):
                if came >= since:
                    at = hand.index(came)
                    after[hand[:at] + hand[at + 1 :] + (number,) * draws] += ways * hand.count(came)
        hands = after
        if card.suit is not led:
            lacked.append((number, led))
    found: Counter[Lacks] = Counter()
    for hand, ways in hands.items():
        found[tuple(frozenset(suit for trick, suit in lacked if trick > came) for came in hand)] += ways
    return found


def _played(board: Board, seat: Seat) -> Iterator[tuple[int, Suit, Card, bool]]:
    """Yield the plays of a seat: the number of the trick, the suit led, the card, and whether the seat drew then."""
    tricks = board.tricks if board.trick is None else (*board.tricks, board.trick)
    for number, trick in enumerate(tricks):
        card = trick.card(seat)
        if card is not None and trick.led is not None:
            yield number, trick.led, card, number < len(board.takers) and board.takers[number] == seat
