"""Alt texts: plain sentences, the most important first, for those who cannot see the picture."""

from collections.abc import Iterable

from bot.text import Locale
from render.words import say

LIMIT = 1024  # characters Discord takes


def sentences(locale: Locale, parts: Iterable[str]) -> str:
    """The sentences in one text; whole ones are left out from the end when there is no room, and that is said."""
    given = [part for part in parts if part]
    text = " ".join(given)
    if len(text) <= LIMIT:
        return text
    more = say(locale, "pictures-alt-more")
    while given and len(" ".join([*given, more])) > LIMIT:
        given.pop()
    return " ".join([*given, more])
