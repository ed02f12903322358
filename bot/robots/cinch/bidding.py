"""The rest of a bidding, and the deal after it, in cards that others may hold. Cards are their places in hand order."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bot.games.cards import CARDS, SUITS, Suit
from bot.games.cinch.board import DEALT, HELD, Board, side_of
from bot.games.cinch.moves import HIGHEST_BID
from bot.games.cinch.options import AllPass
from bot.games.cinch.trumps import power
from bot.games.cinch.views import CinchView
from bot.games.protocol import Seat
from bot.robots.cinch.playing_out import CODES, TRUMPS, WORTHY, PlayedOut, highest, lowest
from bot.robots.cinch.regular import LEAST, called, valued
from bot.robots.cinch.stakes import Stakes
from bot.robots.playouts import best

TRIES = 6  # deals that are imagined until the calls fit one
SLACK = 0.5  # how much less than it bid a hand may be worth
MORE = 3  # bids that are thought of above the least that a sound player makes
NAMED = 3  # suits that are thought of

_TRUMPS = 14
_AS_TRUMPS = tuple(
    sum(1 << power(card, suit) - 1 + _TRUMPS * suit.place for suit in SUITS if power(card, suit)) for card in CARDS
)
"""For each card by its place what it is among the trumps of every suit, from the two to the ace."""


def suits_of(cards: Sequence[int]) -> list[tuple[float, Suit]]:
    """Return what a sound player thinks that a hand brings with each suit as trumps; the best first."""
    bits = sum([_AS_TRUMPS[card] for card in cards])
    values = [(valued(bits >> _TRUMPS * suit.place & (1 << _TRUMPS) - 1), suit) for suit in SUITS]
    return sorted(values, key=_value, reverse=True)


def _value(one: tuple[float, Suit]) -> float:
    return one[0]


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a deal before trumps are named."""

    hands: Sequence[Sequence[int]]  # by seat
    stub: Sequence[int]
    best: Sequence[tuple[float, Suit]]  # suit of each hand, and what it should bring


class Contract(NamedTuple):
    """A bid that holds, or one that all but the dealer were spared."""

    bidder: Seat
    trump: Suit
    bid: int


@dataclass(frozen=True, slots=True)
class Auction:
    """A bidding as a seat sees it."""

    board: Board
    seat: Seat
    hand: tuple[int, ...]
    unseen: tuple[int, ...]
    stakes: Stakes

    @classmethod
    def of(cls, view: CinchView) -> "Auction":
        """Read a view. Raises ValueError for that of a bystander."""
        if view.seat is None:
            raise ValueError("a bystander bids nothing")
        hand, unseen = (tuple(card.place for card in cards) for cards in (view.hand, view.unseen()))
        return cls(view.board, view.seat, hand, unseen, Stakes.of(view.board, side_of(view.seat)))

    def bid(self, random: Random, *, playouts: int) -> int:
        """Return what wins most, of what a sound player bids and bids around it; 0 for a pass."""
        return best(self.bids(), lambda: self.imagined(random), self._after, playouts=playouts)

    def bids(self) -> list[int]:
        """Return the bids that are thought of, what a sound player bids first; 0 is a pass."""
        least = max(LEAST, self.board.bid + 1)
        usual = called(suits_of(self.hand)[0][0], self.board.bid, deals=self.seat == self.board.dealer)
        bids = [usual, 0, self.board.bid + 1, *range(least, least + MORE + 1)]
        return [*dict.fromkeys(each for each in bids if each <= HIGHEST_BID)]

    def trump(self, random: Random, *, playouts: int) -> Suit:
        """Return the suit that wins most, of those with which the hand looks best."""

        def won(cards: Cards, suit: Suit) -> float:
            return self._played(cards, Contract(self.seat, suit, self.board.bid))

        suits = [suit for _, suit in suits_of(self.hand)[:NAMED]]
        return best(suits, lambda: self.imagined(random), won, playouts=playouts)

    def imagined(self, random: Random) -> Cards:
        """Return a deal in which, if chance allows, the others would have called as they did."""
        others = [seat for seat in self.board.seats if seat != self.seat]
        for last in reversed(range(TRIES)):
            cards = random.sample(self.unseen, len(self.unseen))
            hands = [self.hand] * len(self.board.seats)
            for at, seat in enumerate(others):
                hands[seat] = tuple(cards[DEALT * at : DEALT * (at + 1)])
            found = Cards(hands, cards[DEALT * len(others) :], [suits_of(hand)[0] for hand in hands])
            if not last or self._fits(found):
                return found
        raise AssertionError("the last one is taken")

    def _fits(self, cards: Cards) -> bool:
        """Return whether sound players with these cards would have called so."""
        bid = 0
        for call in self.board.calls:
            if call.seat != self.seat:
                value = cards.best[call.seat][0]
                would = called(value, bid, deals=call.seat == self.board.dealer)
                if (would > 0) != (call.points > 0) or value < call.points - SLACK:
                    return False
            bid = max(bid, call.points)
        return True

    def _after(self, cards: Cards, bid: int) -> float:
        """Return how likely the match is won after this bid, if the others go on as sound players do."""
        contract = self.contract(cards, bid)
        return self.stakes.after((0, 0), 0, 0) if contract is None else self._played(cards, contract)

    def contract(self, cards: Cards, bid: int) -> Contract | None:
        """Return the contract after this bid, if the others go on as sound players do; None if there is none."""
        board, bidder = self.board, self.board.bidder
        bid, bidder = (bid, self.seat) if bid else (board.bid, bidder)
        for seat in board.order[len(board.calls) + 1 :]:
            if points := called(cards.best[seat][0], bid, deals=seat == board.dealer):
                bid, bidder = points, seat
        if bidder is None and board.options.all_pass is AllPass.REDEAL:
            return None
        bidder = board.dealer if bidder is None else bidder
        return Contract(bidder, cards.best[bidder][1], bid)

    def points(self, cards: Cards, contract: Contract) -> tuple[int, int]:
        """Return the points of both sides in such a deal."""
        return PlayedOut.of(drawn(cards, self.board.order, contract.trump), contract.bidder).to_the_end()

    def _played(self, cards: Cards, contract: Contract) -> float:
        return self.stakes.after(self.points(cards, contract), side_of(contract.bidder), contract.bid)


def drawn(cards: Cards, order: Sequence[Seat], trump: Suit) -> list[int]:
    """Return the hands as they are played with these trumps, as bits; who is the last in this order robs."""
    codes = CODES[trump]
    hands = [sum([codes[card] for card in hand]) for hand in cards.hands]
    stub, away = [codes[card] for card in cards.stub], sum(hand & ~TRUMPS for hand in hands)
    for seat in order:
        held = hands[seat] & TRUMPS
        while held.bit_count() > HELD:
            held ^= lowest(held & ~WORTHY or held)
        if seat == order[-1]:
            stub.sort(key=_worth, reverse=True)
        missing = HELD - held.bit_count()
        hands[seat], stub = held | sum(stub[:missing]), stub[missing:]
    for seat in order:
        while hands[seat].bit_count() < HELD:  # the stub was too short
            back = highest(away)
            hands[seat], away = hands[seat] | back, away ^ back
    return hands


def _worth(card: int) -> tuple[bool, int]:
    """Return how much a dealer wants a card: points, then trumps from the top, then the highest others."""
    return card & WORTHY != 0, card
