"""The cards as they are printed: one deck for all games."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.cards import Card, Rank, Suit

QUEEN_OF_SPADES, JACK_OF_DIAMONDS = Card(Rank.QUEEN, Suit.SPADES), Card(Rank.JACK, Suit.DIAMONDS)

PRINTED_VALUE: Mapping[Card, int] = MappingProxyType({QUEEN_OF_SPADES: 100, JACK_OF_DIAMONDS: 50})
"""The dear cards, whose points stand on their faces."""
