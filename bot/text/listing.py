"""Words in a row, as each language joins them."""

from collections.abc import Sequence

from bot.text.catalog import Locale, say
from bot.text.reader import You


def you(name: str, *, locale: Locale) -> You:
    """Return the reader, in place of their `name`."""
    return You(say(locale, "you-label"), say(locale, "you"), name=name)


def listed(words: Sequence[str], *, locale: Locale) -> str:
    """Return things that go together: `3s, 10s and 8s`. The reader comes last: `Ann and you`."""
    own = next((each for each in words if isinstance(each, You)), None)
    if own is None or len(words) == 1:
        return words[0] if own is not None else _joined("list", words, locale)
    others = [each for each in words if each is not own]
    whole = _joined("list", [*others, own.within], locale)
    return You(whole, whole, name=own.name, is_among=True)


def in_turn(acts: Sequence[str], *, locale: Locale) -> str:
    """Return acts in their order, each of which may hold a list: `drew, laid 3s and 8s, threw 7♠`."""
    return _joined("acts", acts, locale)


def _joined(key: str, words: Sequence[str], locale: Locale) -> str:
    if len(words) < 2:
        return "".join(words)
    many = "two" if len(words) == 2 else "many"
    return say(locale, f"{key}-{many}", before=", ".join(words[:-1]), last=words[-1])
