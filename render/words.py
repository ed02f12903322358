"""Numbers and cards as pictures write them and as alt texts say them."""

from functools import lru_cache

from bot import text
from bot.games.cards import Card, Rank, Suit
from bot.text import Locale

# The same few words are said in every picture; formatting them anew costs as much as painting.
say = lru_cache(maxsize=8192)(text.say)

THIN_SPACE = "\u2009"
MINUS = "\N{MINUS SIGN}"

QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)
JACK_OF_DIAMONDS = Card(Rank.JACK, Suit.DIAMONDS)
# Red and black in turn until the suits run out, so that neighbours differ more often than not.
SUITS_IN_GROUP = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
PRINTED_VALUE = {QUEEN_OF_SPADES: 100, JACK_OF_DIAMONDS: 50}  # points printed on the two dear cards


def written(number: int, *, signed: bool = False) -> str:
    """A number inside a picture: thin spaces between thousands, a true minus, a plus when `signed`."""
    digits = f"{abs(number):,}".replace(",", THIN_SPACE)
    if number < 0:
        return f"{MINUS}{digits}"
    return f"+{digits}" if signed else digits


def spoken(number: int) -> str:
    """A number in an alt text: no grouping, a true minus."""
    return f"{number}" if number >= 0 else f"{MINUS}{-number}"


def money(locale: Locale, minor: int, *, cents: bool, grouped: bool = True) -> str:
    """An amount of minor units, with two decimals or with none."""
    whole, rest = divmod(abs(minor), 100)
    sign = MINUS if minor < 0 else ""
    units = f"{whole:,}".replace(",", THIN_SPACE if grouped else "")
    return f"{sign}{units}{say(locale, 'pictures-decimal')}{rest:02d}" if cents else f"{sign}{units}"


def suit_word(locale: Locale, card: Card) -> str:
    """The suit of `card` in words: screen readers stumble over the signs."""
    return say(locale, f"pictures-suit-{card.suit}")


def card_words(locale: Locale, card: Card) -> str:
    """`card` in words: "nine of clubs"."""
    return say(locale, "pictures-card", rank=say(locale, f"pictures-rank-{card.rank}"), suit=suit_word(locale, card))
