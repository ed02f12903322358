"""Hand On: a small game of the tests, in which cards are passed on unseen, after the rules of no game in the bot.

1. Each of three to five gets three cards, the rest is out of play.
2. All choose two cards of their hand in secret, and pass them to the next on the left. Then all do so once more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.games.cards import Card
from bot.games.protocol import Seat, clockwise
from bot.games.whereabouts import Whereabouts

HELD, PASSED, PASSES = 3, 2, 2

Cards = frozenset[Card]
Place = tuple[Seat, Seat] | None
"""The giver and the holder of a seat's cards that came from another, or that it kept; None: out of play."""


@dataclass(frozen=True, slots=True)
class HandOnView:
    """A seat's knowledge."""

    seat: Seat
    seats: tuple[Seat, ...]
    deck: tuple[Card, ...]
    hand: Cards
    gave: tuple[Cards, ...]  # pass by pass

    @property
    def sure(self) -> Cards:
        """The sure cards of the next on the left: they had chosen before they saw them."""
        return self.gave[-1] if self.gave else frozenset()

    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose places this seat cannot know."""
        return tuple(card for card in self.deck if card not in self.hand | self.sure)

    def whereabouts(self) -> Whereabouts[Place]:
        """Return the places: cards passed on before are still there, or among the two that were passed on then."""
        order = clockwise(len(self.seats), after=self.seat)
        rooms: dict[Place, int] = {}
        for before, seat in pairwise((self.seat, *order[:-1])):
            rooms[seat, seat] = HELD - PASSED if self.gave else HELD
            if self.gave and before != self.seat:
                rooms[seat, before] = PASSED
        rooms[None] = len(self.unseen()) - sum(rooms.values())
        among = frozenset[Place]({(order[0], order[0]), (order[1], order[0])})
        earlier = self.gave[0] if len(self.gave) == PASSES else ()
        return Whereabouts(rooms, tuple((card, among) for card in earlier if card in self.unseen()))


@dataclass(frozen=True, slots=True)
class HandOn:
    """A deal at one moment."""

    deck: tuple[Card, ...]  # in hand order
    hands: tuple[Cards, ...]
    gave: tuple[tuple[Cards, ...], ...]  # by seat, pass by pass

    @classmethod
    def dealt(cls, cards: Sequence[Card], seats: int) -> "HandOn":
        """Return the first cards, three to each."""
        deck = tuple(sorted(cards, key=lambda card: card.place))
        return cls(deck, tuple(frozenset(cards[HELD * seat :][:HELD]) for seat in range(seats)), ((),) * seats)

    def passed(self, choices: Sequence[Cards]) -> "HandOn":
        """Return the deal once all have chosen what to pass."""
        hands = [hand - choices[seat] | choices[seat - 1] for seat, hand in enumerate(self.hands)]
        gave = tuple((*before, now) for before, now in zip(self.gave, choices, strict=True))
        return HandOn(self.deck, tuple(hands), gave)

    def view(self, seat: Seat) -> HandOnView:
        """Return a seat's knowledge."""
        return HandOnView(seat, tuple(map(Seat, range(len(self.hands)))), self.deck, self.hands[seat], self.gave[seat])


def imagine(view: HandOnView, unseen: Sequence[Card]) -> HandOn:
    """Return a deal that fits a seat's knowledge. It says nothing about others' passes."""
    held = {seat: set[Card]() for seat in view.seats}
    for place, cards in view.whereabouts().laid(unseen).items():
        if place is not None:
            held[place[0]] |= {*cards}
    held[view.seat] |= view.hand
    held[clockwise(len(view.seats), after=view.seat)[0]] |= view.sure
    gave = tuple(view.gave if seat == view.seat else () for seat in view.seats)
    return HandOn(view.deck, tuple(frozenset(held[seat]) for seat in view.seats), gave)
