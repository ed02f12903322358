"""The cards as printed: a deck with special faces, and the plain one of the house.

Only a `Card` is printed with special faces: gold twos, and the two dear cards. A `PlainCard` has a plain face, where
gold means a joker.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bot.games.cards import Card, Rank, Suit

QUEEN_OF_SPADES, JACK_OF_DIAMONDS = Card(Rank.QUEEN, Suit.SPADES), Card(Rank.JACK, Suit.DIAMONDS)

PRINTED_VALUE: Mapping[Card, int] = MappingProxyType({QUEEN_OF_SPADES: 100, JACK_OF_DIAMONDS: 50})
"""The dear cards, whose points are on their faces."""


class Back(StrEnum):
    """The emblem on the medallion of a back."""

    MONOGRAM = "monogram"
    HOUSE = "house"  # a hat


@dataclass(frozen=True, slots=True)
class PlainCard:
    """A card with a plain face, or one face down."""

    card: Card | None  # perhaps a joker; None: face down
    stands_for: Rank | None = None  # a joker in a meld: the rank is printed, and a star where the suit would be
    counts_as: Suit | None = None  # in addition to its own suit, on a tile of brass
    is_grayed: bool = False  # mixed towards the panel: it cannot be played now
    is_fold: bool = False  # no card but three dots, for the middle of a run of which only the ends are drawn


FACE_DOWN = PlainCard(None)
FOLD = PlainCard(None, is_fold=True)

Printed = Card | PlainCard
"""A card as it is printed."""
