"""A player's reading of the table in Linger Longer: who may hold what, and whether a card will be beaten."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.games.cards import RANKS, Card, Suit
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat
from bot.games.tricks import beats

A_TRUMP = 20  # ranks by which a trump is dearer than a plain card


def cost(card: Card, trump: Suit | None) -> int:
    """Return what a card is worth keeping, in ranks."""
    return len(RANKS) - 1 - card.rank.place + A_TRUMP * (card.suit is trump)


def winners(board: Board, cards: Iterable[Card]) -> list[Card]:
    """Return the cards that would win the trick so far."""
    if board.trick is None or board.winning is None:
        return [*cards]
    best = board.trick.card(board.winning)
    return [card for card in cards if best is not None and beats(card, best, board.trump)]


@dataclass(frozen=True, slots=True)
class Reading:
    """A view, and what follows from it."""

    board: Board
    unseen: tuple[Card, ...]
    after: tuple[Seat, ...]  # who plays to the trick after the own seat
    voids: frozenset[tuple[Seat, Suit]]  # suits that players could not follow, and have drawn no card since

    @classmethod
    def of(cls, view: LingerView) -> "Reading":
        """Read a view of a seat that plays now."""
        trick = view.board.trick
        after = () if trick is None else trick.players[len(trick.cards) + 1 :]
        return cls(view.board, view.unseen(), after, frozenset(_voids(view.board)))

    def holds(self, card: Card) -> float:
        """Return how likely a card that wins as it is played is not beaten later. Hands are taken as independent."""
        return math.prod(1 - self._beaten(seat, card) for seat in self.after)

    def _beaten(self, seat: Seat, card: Card) -> float:
        """Return how likely a seat that plays later can beat this card."""
        led, trump = self.board.led or card.suit, self.board.trump
        higher = self._has(seat, [each for each in self._open(seat) if beats(each, card, None)], card.suit)
        if led is trump:
            return higher
        unable = 1 - self._has(seat, [each for each in self._open(seat) if each.suit is led], led)
        if card.suit is trump:
            return unable * higher
        trumping = self._has(seat, [each for each in self._open(seat) if each.suit is trump], trump)
        return min(1, higher + unable * trumping)

    def _open(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat may hold."""
        shown = self._shown(seat)
        return self.unseen if shown is None else (*self.unseen, shown)

    def _shown(self, seat: Seat) -> Card | None:
        return self.board.shown if seat == self.board.dealer else None

    def _has(self, seat: Seat, wanted: list[Card], suit: Suit | None) -> float:
        """Return how likely a seat holds one of these cards, all of one suit."""
        shown = self._shown(seat)
        if shown is not None and shown in wanted:
            return 1
        if suit is None or (seat, suit) in self.voids:
            return 0
        hidden = self.board.in_hand[seat] - (shown is not None)
        return 1 - math.comb(len(self.unseen) - len(wanted), hidden) / math.comb(len(self.unseen), hidden)


def _voids(board: Board) -> Iterator[tuple[Seat, Suit]]:
    """Yield who could not follow which suit, and has drawn nothing since."""
    tricks = board.tricks if board.trick is None else (*board.tricks, board.trick)
    for number, trick in enumerate(tricks):
        for seat, card in trick:
            if trick.led is not None and card.suit is not trick.led and seat not in board.takers[number:]:
                yield seat, trick.led
