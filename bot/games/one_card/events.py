"""The events of every game in which a turn is one card (F19)."""

from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played to the trick, or led."""

    seat: Seat
    card: Card
    is_last: bool = False  # the only one in hand, where that plays itself

    @property
    def is_forced(self) -> bool:
        """Whether it was the only card in a hand."""
        return self.is_last
