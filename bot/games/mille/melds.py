"""Melds on the table (Rules 4)."""

from dataclasses import dataclass
from functools import lru_cache

from bot.games.cards import CARDS, RANKS, Card, Rank, rank_cards
from bot.games.mille.kinds import POINTS

SQUARED = 7  # natural cards
TURNED = 8  # natural cards: all of a rank
KEPT = 1024  # sides of a table whose melds are remembered


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table: all cards of one rank a player has laid, and the wild twos laid with them (Rules 4)."""

    rank: Rank
    naturals: tuple[Card, ...]  # in hand order
    wilds: tuple[Card, ...] = ()  # in hand order; none in a meld of twos

    @property
    def is_squared(self) -> bool:
        """Squared up: exactly seven natural cards and no wild two."""
        return len(self.naturals) == SQUARED and not self.wilds

    @property
    def is_turned(self) -> bool:
        """Turned over: exactly eight natural cards and no wild two, a natural."""
        return len(self.naturals) == TURNED and not self.wilds

    @property
    def points(self) -> int:
        """Points as printed on the cards, before doubling."""
        return sum([POINTS[card.place] for card in self.naturals + self.wilds])


@lru_cache(KEPT)  # what lies open changes with a lay only, and every view shows it
def melds_of(laid: int, wilds: int) -> tuple[Meld, ...]:
    """Return the melds that a board packs in two integers, in hand order of their ranks."""
    return tuple(
        Meld(rank, rank_cards(rank.place, byte), rank_cards(Rank.TWO.place, wild))
        for rank, byte, wild in zip(RANKS, laid.to_bytes(13, "little"), wilds.to_bytes(13, "little"), strict=True)
        if byte
    )


def card_at(place: int) -> Card | None:
    """Return the card at `place` in hand order; None for -1."""
    return CARDS[place] if place >= 0 else None
