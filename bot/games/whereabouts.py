"""The possible places of cards that a seat cannot see, if some are known to lie in one of several places.

A card that A passed to B is in B's hand, or among the three that B passed on to D. So *the three that D has of B* are a
place, and *the four that B kept* another: each is a place with limited room. If others choose at random what they pass,
all ways to place the cards are equally likely; a robot adds what it knows of people.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, repeat
from math import factorial, prod
from typing import Generic, Protocol, TypeVar

from bot.games.cards import Card
from bot.games.placing import placed

PlaceT = TypeVar("PlaceT", bound=Hashable)
_T = TypeVar("_T")


class Chooser(Protocol):
    """The part of `random.Random` that is needed."""

    def randrange(self, stop: int, /) -> int:
        """Return a random number, at least 0 and less than `stop`."""

    def random(self) -> float:
        """Return a random number, at least 0 and less than 1."""


@dataclass(frozen=True, slots=True)
class Whereabouts(Generic[PlaceT]):
    """A seat's knowledge of cards that it cannot see."""

    rooms: Mapping[PlaceT, int]  # how many of them lie in each place
    known: tuple[tuple[Card, frozenset[PlaceT]], ...] = field(default=(), repr=False)  # a card, and where it may lie

    def laid(self, cards: Sequence[Card]) -> Mapping[PlaceT, tuple[Card, ...]]:
        """Lay these cards: place after place, in their order as far as the known facts allow.

        `Game.imagine` lays cards so. With shuffled cards that favors some placements: robots take `layings`.
        Raises ValueError where the cards do not fit.
        """
        spots, allowed = self._spots, self._allowed(cards)
        if any(places is not None and spot not in places for spot, places in zip(spots, allowed, strict=True)):
            fitting = {
                place: {at for at, places in enumerate(allowed) if places is None or place in places}
                for place in self.rooms
            }
            cards = [cards[at] for at in placed([fitting[spot] for spot in spots], range(len(cards)))]
        lying = iter(cards)
        return {place: tuple(islice(lying, room)) for place, room in self.rooms.items()}

    def layings(self, cards: Sequence[Card], chooser: Chooser) -> Iterator[Mapping[PlaceT, list[Card]]]:
        """Lay these cards again and again: all ways to lie are equally likely, and `laid` leaves their order.

        Places are counted as one where no known card makes a difference between them: the work grows with those that
        differ. To lay 42 cards, three of them known, takes 30 µs. Raises ValueError where the cards do not fit.
        """
        allowed = self._allowed(cards)
        alike: dict[tuple[bool, ...], list[PlaceT]] = {}
        for place in self.rooms:
            alike.setdefault(tuple([place in places for _, places in self.known]), []).append(place)
        groups = [*alike.values()]
        known = sorted(
            (
                ([at for at, group in enumerate(groups) if group[0] in places], card)
                for card, places in zip(cards, allowed, strict=True)
                if places is not None
            ),
            key=lambda each: each[0],  # cards that may lie in the same places come together: less to count
        )
        free = [card for card, places in zip(cards, allowed, strict=True) if places is None]
        rooms = tuple([sum(self.rooms[place] for place in group) for group in groups])
        ways = _ways([among for among, _ in known], len(free))
        if not ways(0, rooms):
            raise ValueError(_NO_FIT)

        sizes = [[self.rooms[place] for place in group] for group in groups]
        order = {place: at for at, place in enumerate(place for group in groups for place in group)}
        places = [(place, order[place]) for place in self.rooms]

        def laying() -> Mapping[PlaceT, list[Card]]:
            left, lying = rooms, list[list[Card]]()
            held = [list[Card]() for _ in groups]
            for number, (among, card) in enumerate(known):
                chosen = chooser.randrange(ways(number, left))
                at = next(at for at in among if (chosen := chosen - ways(number + 1, _less(left, at))) < 0)
                held[at].append(card)
                left = _less(left, at)
            others = iter(_mixed(free, chooser))
            for wanted, some, room in zip(sizes, held, left, strict=True):
                here = [*some, *islice(others, room)]
                mixed = iter(_mixed(here, chooser) if some else here)
                lying += [[*islice(mixed, size)] for size in wanted]
            return {place: lying[at] for place, at in places}

        return (laying() for _ in repeat(None))

    @property
    def _spots(self) -> list[PlaceT]:
        """The place of each card, if they are laid in order."""
        return [place for place, room in self.rooms.items() for _ in range(room)]

    def _allowed(self, cards: Sequence[Card]) -> list[frozenset[PlaceT] | None]:
        """Find where each of these cards may lie; None: anywhere. Of equal cards one that lies well is known."""
        spots, copies = self._spots, dict[Card, list[int]]()
        if len(spots) != len(cards):
            raise ValueError(_NO_FIT)
        for at, card in enumerate(cards):
            copies.setdefault(card, []).append(at)
        found: list[frozenset[PlaceT] | None] = [None] * len(cards)
        for card, places in sorted(self.known, key=lambda each: len(each[1])):
            if not (left := copies.get(card)):
                raise ValueError(_NO_FIT)
            at = min(left, key=lambda at: spots[at] not in places)
            left.remove(at)
            found[at] = places
        return found


_NO_FIT = "these cards do not fit what is known"


def _mixed(cards: Sequence[_T], chooser: Chooser) -> list[_T]:
    """Return these cards in random order: `random.sample` takes twice as long."""
    keys = [chooser.random() for _ in cards]
    return [cards[at] for at in sorted(range(len(cards)), key=keys.__getitem__)]


def _ways(known: Sequence[Sequence[int]], free: int) -> Callable[[int, tuple[int, ...]], int]:
    """Make a function that counts the ways in which known cards from one on, and some others, fill rooms."""

    @cache
    def ways(first: int, rooms: tuple[int, ...]) -> int:
        if min(rooms, default=0) < 0:
            return 0
        if first == len(known):
            return factorial(free) // prod(map(factorial, rooms))
        return sum([ways(first + 1, _less(rooms, at)) for at in known[first]])

    return ways


def _less(rooms: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*rooms[:at], rooms[at] - 1, *rooms[at + 1 :])
