"""Small cards next to the plain names of cards: pictures that Discord keeps for the application as its emoji.

A screen gets, as a value, the emoji that its reader sees. Without emoji the names alone say everything, so that nothing
depends on whether Discord has them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from bot.games.cards import Card
from render.emoji import name_of


@dataclass(frozen=True, slots=True)
class Emoji:
    """A picture that Discord keeps for the application."""

    name: str
    id: int

    def __str__(self) -> str:
        """Return the emoji in Discord's markdown."""
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True, slots=True)
class SmallCards:
    """The emoji that one reader sees, by the names of the pictures (`card_qs`)."""

    found: Mapping[str, Emoji] = field(default_factory=lambda: MappingProxyType({}))

    def of(self, card: Card | None) -> Emoji | None:
        """Return the emoji of a card, or of a card face down (None); None where there is none."""
        return self.found.get(name_of(card)) if self.found else None

    def before_words(self, card: Card, words: str) -> str:
        """Return the `words` for a card, with its emoji before them where there is one."""
        emoji = self.of(card)
        return words if emoji is None else f"{emoji} {words}"


NAMES_ALONE = SmallCards()
"""The value for a reader who sees no emoji."""
