"""A hand for a reader who cannot see it: every card in words, in the order they lie."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from bot.games.cards import JOKER, Card, Suit
from bot.text import Locale
from render.alt import sentences
from render.hands.held import Group, HeldCard
from render.names import Name
from render.words import card_words, say


def alt_text(
    locale: Locale, count: int, groups: Iterable[str], *, follow: Suit | None = None, holder: Name | None = None
) -> str:
    """Return the alt text of a lone hand: how many cards, which suit must be followed, then the groups."""
    return sentences(locale, spoken(locale, count, groups, follow=follow, holder=holder))


def spoken(
    locale: Locale, count: int, groups: Iterable[str], *, follow: Suit | None = None, holder: Name | None = None
) -> list[str]:
    """Return a hand of `count` cards in sentences; `groups` are those about its cards."""
    if holder is None:
        parts = [say(locale, "pictures-hand-alt-yours", count=count)]
    else:
        parts = [say(locale, "pictures-hand-alt-others", name=holder.spoken, count=count)]
    if follow is not None:
        parts.append(say(locale, "pictures-hand-alt-follow", suit=say(locale, f"pictures-suit-{follow}")))
    return [*parts, *groups]


def spoken_suits(groups: Sequence[Group], locale: Locale) -> list[str]:
    """Return a sentence for each suit: "3 trumps, spades: ace, ten, five of clubs." """
    return [_group(group, _suit_title(group, locale), locale, _ranks_of(group, locale)) for group in groups]


def spoken_ranks(groups: Sequence[Group], locale: Locale) -> list[str]:
    """Return a sentence for each rank: "3 tens: 2 clubs, 1 diamond."; a single card by its name."""
    return [_rank(group, locale) for group in groups]


def spoken_cards(cards: Sequence[Card], locale: Locale) -> str:
    """Return cards one by one: "ace of spades, king of hearts"."""
    return ", ".join(_named(card, locale) for card in cards)


def _suit_title(group: Group, locale: Locale) -> str:
    if not isinstance(group.key, Suit):
        return say(locale, "pictures-group-joker", count=len(group.cards))
    if group.is_trumps:
        suit = say(locale, f"pictures-suit-{group.key}")
        return say(locale, "pictures-hand-alt-trumps", count=len(group.cards), suit=suit)
    return say(locale, f"pictures-suits-{group.key}", count=len(group.cards))


def _ranks_of(group: Group, locale: Locale) -> Callable[[HeldCard], str]:
    def said(held: HeldCard) -> str:
        if held.counts_as is not None:
            return card_words(locale, held.card)
        return say(locale, f"pictures-rank-{held.card.rank}")

    return said


def _rank(group: Group, locale: Locale) -> str:
    if group.key is None or len(group.cards) == 1:
        title = _group_word(group, locale)
        first = group.cards[0]
        if group.key is not None:
            title = say(locale, "pictures-hand-alt-single", group=title, suit=_suit(first, locale))
        return f"{_marked(title, first, locale)}."
    counts = Counter(group.cards)
    cards = ", ".join(
        _marked(say(locale, f"pictures-suits-{held.card.suit}", count=copies), held, locale)
        for held, copies in counts.items()
    )
    return say(locale, "pictures-hand-alt-group", group=_group_word(group, locale), cards=cards)


def _group_word(group: Group, locale: Locale) -> str:
    if group.key is None:
        return say(locale, "pictures-group-joker", count=len(group.cards))
    key = "pictures-group-plain-2" if str(group.key) == "2" else f"pictures-group-{group.key}"
    return say(locale, key, count=len(group.cards))


def _group(group: Group, title: str, locale: Locale, said: Callable[[HeldCard], str]) -> str:
    """Return the cards of a group after its title. If none can be played, that is said once."""
    if group.is_grayed:
        title = say(locale, "pictures-hand-alt-not-now", cards=title)
    if group.key is None:
        return f"{title}."
    cards = ", ".join(_marked(said(held), held, locale, grayed=not group.is_grayed) for held in group.cards)
    return say(locale, "pictures-hand-alt-group", group=title, cards=cards)


def _marked(words: str, held: HeldCard, locale: Locale, *, grayed: bool = True) -> str:
    """Return these `words` for a card, saying whether it has just come, and whether it cannot be played now."""
    if held.is_fresh:
        words = say(locale, "pictures-hand-alt-new", card=words)
    return say(locale, "pictures-hand-alt-not-now", cards=words) if held.is_grayed and grayed else words


def _suit(held: HeldCard, locale: Locale) -> str:
    return say(locale, f"pictures-suit-{held.card.suit}")


def _named(card: Card, locale: Locale) -> str:
    return say(locale, "pictures-group-joker", count=1).lower() if card is JOKER else card_words(locale, card)
