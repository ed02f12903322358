"""Where each card of a hand stands between two turns, so that no button moves under a finger."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from cachetools import FIFOCache

from bot.games.cards import Card
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
    places: tuple[Place, ...] = field(repr=False)


class Places:
    """The places of every hand, in memory only: without it hands are just sorted."""

    def __init__(self) -> None:
        self._rows: FIFOCache[tuple[str, int], _Row] = FIFOCache(KEPT)

    def of(self, showing: Showing, lying: Sequence[Card]) -> tuple[Place, ...]:
        """Return the places of the reader's hand, which is now sorted as `lying`.

        It is sorted when the reader's turn begins, and when a new hand was dealt. Until then what has left the hand
        leaves an empty place, and what has come takes the first empty one, or one at the end.
        """
        view = showing.view
        if view.seat is None:
            return tuple(map(Place, lying))
        at, turn = (showing.key, int(view.seat)), view.turn if view.seat in view.to_act else None
        kept = self._rows.get(at)
        if kept is None or (turn is not None and turn != kept.turn) or not (moved := _moved(kept.places, lying)):
            moved = tuple(map(Place, lying))
        self._rows[at] = _Row(turn if turn is not None or kept is None else kept.turn, moved)
        return moved


def _moved(places: Sequence[Place], lying: Sequence[Card]) -> tuple[Place, ...]:
    """Return the places with these cards there; none where most of the hand is new."""
    here, found = Counter(lying), list[Place]()
    for place in places:
        is_here = not place.is_empty and here[place.card] > 0
        here[place.card] -= is_here
        found.append(Place(place.card, is_empty=not is_here))
    new = list[Card]()
    for card in lying:
        if here[card] > 0:
            here[card] -= 1
            new.append(card)
    if len(new) > len(lying) - len(new):
        return ()
    for number, place in enumerate(found):
        if place.is_empty and new:
            found[number] = Place(new.pop(0))
    return (*found, *map(Place, new))
