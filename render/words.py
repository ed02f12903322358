"""Numbers and cards as pictures print them and alt texts say them."""

from functools import lru_cache

from bot import text
from bot.games.cards import Card, Rank, Suit
from bot.text import Locale
from bot.text.numbers import THIN_SPACE, hundredths, whole

# Pictures repeat the same few words, and formatting a sentence again costs as much as painting it.
say = lru_cache(maxsize=8192)(text.say)

# Black and red alternate, so that neighboring cards mostly differ in color.
SUITS_IN_GROUP = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def written(number: int, *, signed: bool = False) -> str:
    """Return a number in a picture, with thin spaces between thousands and a true minus; `signed` adds a plus."""
    plus = "+" if signed and number >= 0 else ""
    return f"{plus}{whole(number, thousands=THIN_SPACE)}"


def spoken(number: int) -> str:
    """Return a number in an alt text, ungrouped, with a true minus."""
    return whole(number)


def money(locale: Locale, minor: int, *, cents: bool, grouped: bool = True) -> str:
    """Return an amount of minor units, with two decimals or with none; `grouped` puts thin spaces between thousands."""
    return hundredths(minor, locale=locale, has_decimals=cents, thousands=THIN_SPACE if grouped else "")


def rank_sign(rank: Rank) -> str:
    """Return a rank as cards print it."""
    return "10" if rank is Rank.TEN else rank.value


def suit_word(locale: Locale, card: Card) -> str:
    """Return the suit of `card` in words, since screen readers stumble over the symbols."""
    return say(locale, f"pictures-suit-{card.suit}")


def card_words(locale: Locale, card: Card) -> str:
    """Return `card` in words: "nine of clubs"."""
    return say(locale, "pictures-card", rank=say(locale, f"pictures-rank-{card.rank}"), suit=suit_word(locale, card))
