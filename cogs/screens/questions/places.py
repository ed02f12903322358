"""The place of each card of a hand between two turns, so that no button moves under a finger."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from cachetools import FIFOCache

from bot.games.cards import Card, HandOrder, Sorting
from cogs.screens.game import Showing
from cogs.screens.questions.kept import KEPT


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a card; `is_empty` once it has left the hand."""

    card: Card = field(repr=False)
    is_empty: bool = False


@dataclass(frozen=True, slots=True)
class _Row:
    """The places of one hand, and the last turn that began with them."""

    turn: int | None
    dealt: int | None
    order: tuple[HandOrder, Sorting]
    places: tuple[Place, ...] = field(repr=False)


class Places:
    """The places of every hand, in memory only: without it hands are just sorted."""

    def __init__(self) -> None:
        self._rows: FIFOCache[tuple[str, int], _Row] = FIFOCache(KEPT)

    def of(
        self,
        showing: Showing,
        lying: Sequence[Card],
        *,
        room: int = 0,
        dealt: int | None = None,
        goes_on: bool = False,
    ) -> tuple[Place, ...]:
        """Return the places of the reader's hand, which is now sorted as `lying`.

        It is sorted when the reader's turn begins, when a new hand was dealt, and at once in another order. Until then
        what has left the hand leaves an empty place, to which it may come back; what has come takes the first empty
        one, or one at the end.

        `room`: how many places there are at least, once it is sorted. `dealt`: the number of the deal; without it a
        hand is new where most of it is. `goes_on`: the reader has made a first move in this turn, and makes more.
        """
        view = showing.view
        if view.seat is None:
            return tuple(map(Place, lying))
        at, turn = (showing.key, int(view.seat)), view.turn if view.seat in view.to_act and not goes_on else None
        kept, places = self._rows.get(at), tuple[Place, ...]()
        order = showing.style.order, showing.style.sorting
        if kept is not None and (kept.dealt, kept.order) == (dealt, order) and turn in (None, kept.turn):
            places = _moved(kept.places, lying, is_same=dealt is not None)
        if not places:
            free = Place(lying[-1], is_empty=True) if lying else None
            places = (*map(Place, lying), *([free] * (room - len(lying)) if free is not None else ()))
        self._rows[at] = _Row(turn if turn is not None or kept is None else kept.turn, dealt, order, places)
        return places


def _moved(places: Sequence[Place], lying: Sequence[Card], *, is_same: bool) -> tuple[Place, ...]:
    """Return the places with these cards there; none where most of the hand is new, unless it `is_same`."""
    here, found = Counter(lying), list[Place]()
    there = Counter(place.card for place in places if not place.is_empty)
    if dict(here) == dict(there):  # both without zeros; counters look for those in Python
        return tuple(places)
    for place in places:
        is_here = here[place.card] > 0
        here[place.card] -= is_here
        found.append(Place(place.card, is_empty=not is_here))
    new = list[Card]()
    for card in lying:
        if here[card] > 0:
            here[card] -= 1
            new.append(card)
    if not is_same and len(new) > len(lying) - len(new):
        return ()
    for number, place in enumerate(found):
        if place.is_empty and new:
            found[number] = Place(new.pop(0))
    return (*found, *map(Place, new))
