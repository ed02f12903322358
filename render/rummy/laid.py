"""Melds on the table, as they are printed and as they are spoken of."""

from collections.abc import Collection

from bot.games.cards import JOKER, Card
from bot.games.protocol import Seat
from bot.games.rummy.melds import Meld as Laid
from bot.games.rummy.melds import Run, Set
from bot.text import Locale
from render.deck import PlainCard
from render.hands.spoken import spoken_cards
from render.rummy.shown import RummyShown
from render.stage.melds import Meld
from render.style import PLAYERS
from render.words import say


def melds_of(shown: RummyShown, seat: Seat, *, has_bars: bool = True) -> list[Meld]:
    """Return the melds that a player has laid, under their numbers; jokers say what they stand for."""
    return [
        _drawn(number, meld, seat, shown.free, has_bars=has_bars)
        for number, (owner, meld) in enumerate(shown.melds, start=1)
        if owner == seat
    ]


def _drawn(number: int, meld: Laid, seat: Seat, free: Collection[tuple[int, int]], *, has_bars: bool) -> Meld:
    cards = tuple(_printed(meld))
    ringed = frozenset(cards[at] for of, at in free if of == number)
    return Meld(number, cards, isinstance(meld, Run), PLAYERS[seat] if has_bars else None, ringed)


def _printed(meld: Laid) -> list[PlainCard]:
    """Return the cards of a meld as they are printed."""
    if isinstance(meld, Set):
        return [PlainCard(card, stands_for=meld.rank if card is JOKER else None) for card in meld.cards]
    pairs = zip(meld.cards, meld.places, strict=True)
    return [PlainCard(card, stands_for=place.rank if card is JOKER else None) for card, place in pairs]


def spoken_meld(meld: Laid, locale: Locale) -> str:
    """Return the cards of a meld by their names; a joker in a run says what it stands for."""
    if isinstance(meld, Run):
        cards = zip(meld.cards, meld.places, strict=True)
        return ", ".join(spoken_card(card, place, locale) for card, place in cards)
    return spoken_cards(meld.cards, locale)


def spoken_card(card: Card, place: Card, locale: Locale) -> str:
    """Return a card by its name; a joker with the card in whose `place` it lies, unless that is open."""
    if card is not JOKER or place is JOKER:
        return spoken_cards((card,), locale)
    return say(locale, "rummy-alt-joker", card=spoken_cards((place,), locale))
