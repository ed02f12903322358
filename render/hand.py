"""The private hand: fanned groups, one a rank, as large as the picture allows."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from bot.games.cards import Card, Rank, Suit
from bot.games.mille.views import MilleView
from bot.text import Locale, say
from render.alt import sentences
from render.words import PRINTED_VALUE, suit_word

LIFTED_AT_MOST = 6  # a taken pile of more cards is not lifted: everything would stand up
# Red and black in turn until the suits run out, so that neighbours differ more often than not.
SUITS_IN_GROUP = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in the hand, and whether it has only just come."""

    card: Card
    is_fresh: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one rank, left to right: the last one is the only card seen whole."""

    rank: Rank
    cards: tuple[HeldCard, ...]

    @property
    def is_wild(self) -> bool:
        """Whether these are the twos."""
        return self.rank is Rank.TWO


def group_by_rank(hand: Iterable[Card], fresh: Iterable[Card]) -> tuple[Group, ...]:
    """One group a rank, ace first, twos last; in it by suit, then a dear card, then what has just come."""
    waiting = list(fresh)
    held: list[HeldCard] = []
    for card in hand:
        is_fresh = card in waiting
        if is_fresh:
            waiting.remove(card)
        held.append(HeldCard(card, is_fresh))
    ranks = list(Rank)
    held.sort(key=lambda one: (ranks.index(one.card.rank), *_place(one)))
    return tuple(Group(rank, tuple(cards)) for rank, cards in groupby(held, key=lambda one: one.card.rank))


def _place(held: HeldCard) -> tuple[bool, bool, int]:
    return held.is_fresh, held.card in PRINTED_VALUE, SUITS_IN_GROUP.index(held.card.suit)


def describe(view: MilleView, groups: tuple[Group, ...], locale: Locale) -> str:
    """The alt text. It is as secret as the hand."""
    count = sum(len(group.cards) for group in groups)
    fresh = sum(held.is_fresh for group in groups for held in group.cards)
    came = "pictures-hand-alt-fresh" if fresh == 1 else "pictures-hand-alt-taken"
    parts = [say(locale, "pictures-hand-alt", count=count, points=str(view.held))]
    for group in groups:
        cards = ", ".join(_spoken_card(held, locale, came) for held in group.cards)
        title = say(locale, f"pictures-group-{group.rank}")
        parts.append(say(locale, "pictures-hand-alt-group", group=title, count=len(group.cards), cards=cards))
    return sentences(locale, parts)


def _spoken_card(held: HeldCard, locale: Locale, came: str) -> str:
    words = suit_word(locale, held.card)
    if held.card in PRINTED_VALUE:
        words = say(locale, "pictures-hand-alt-worth", card=words, points=PRINTED_VALUE[held.card])
    return say(locale, came, card=words) if held.is_fresh else words
