"""Cards that nobody sees, put where each may lie: for imagining a position that fits what one seat knows."""

from collections.abc import Container, Hashable, Sequence
from typing import TypeVar

CardT = TypeVar("CardT", bound=Hashable)


def placed(allowed: Sequence[Container[CardT]], cards: Sequence[CardT]) -> list[CardT]:
    """Return a card for each place, one that it allows; in the order of `cards`, as far as that goes.

    No two of `cards` are equal: of several packs, place numbers. Raises ValueError where they do not fit. Places that
    allow little come first, if there are many.
    """
    holder: dict[CardT, int] = {}

    def seated(at: int, tried: set[CardT]) -> bool:
        fitting = [card for card in cards if card in allowed[at] and card not in tried]
        if (free := next((card for card in fitting if card not in holder), None)) is not None:
            holder[free] = at
            return True
        for card in fitting:
            if card not in tried:
                tried.add(card)
                if seated(holder[card], tried):  # its holder finds another one
                    holder[card] = at
                    return True
        return False

    if len(allowed) != len(cards) or not all(seated(at, set()) for at in range(len(allowed))):
        raise ValueError("these cards do not fit what is known")
    at_place = {at: card for card, at in holder.items()}
    return [at_place[at] for at in range(len(allowed))]
