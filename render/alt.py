"""Alt texts: plain sentences for people who cannot see the picture, the most important first."""

from collections.abc import Iterable

from bot.text import Locale
from render.words import say

LIMIT = 1024  # characters, a limit of Discord's


def in_full(parts: Iterable[str], alt: str) -> str:
    """Return all these sentences joined if `alt` leaves some out; else an empty string."""
    text = " ".join(part for part in parts if part)
    return "" if text == alt else text


def sentences(locale: Locale, parts: Iterable[str], *, more: str = "pictures-alt-more") -> str:
    """Join the sentences into one text of at most LIMIT characters. The last ones give way, and the text says so.

    `more`: the key of the sentence that says where the rest is.
    """
    given = [part for part in parts if part]
    text = " ".join(given)
    if len(text) <= LIMIT:
        return text
    rest = say(locale, more)
    while given and len(" ".join([*given, rest])) > LIMIT:
        given.pop()
    return " ".join([*given, rest])
