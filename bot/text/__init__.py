"""Every sentence the product says, by language: Fluent catalogs and `say`."""

from bot.text.catalog import LOCALES, Locale, edition, further_words, has, parse_locale, say
from bot.text.listing import in_turn, listed, you
from bot.text.reader import You, capitalized

__all__ = [
    "LOCALES",
    "Locale",
    "You",
    "capitalized",
    "edition",
    "further_words",
    "has",
    "in_turn",
    "listed",
    "parse_locale",
    "say",
    "you",
]
