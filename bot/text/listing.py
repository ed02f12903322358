"""Words in a row, as each language joins them."""

from collections.abc import Sequence

from bot.text.catalogue import Locale, say


def listed(words: Sequence[str], *, locale: Locale) -> str:
    """Things that go together: `3s, 10s and 8s`."""
    return _joined("list", words, locale)


def in_turn(acts: Sequence[str], *, locale: Locale) -> str:
    """Acts in their order, each of which may hold a list: `drew, laid 3s and 8s, threw 7♠`."""
    return _joined("acts", acts, locale)


def _joined(key: str, words: Sequence[str], locale: Locale) -> str:
    if len(words) < 2:
        return "".join(words)
    many = "two" if len(words) == 2 else "many"
    return say(locale, f"{key}-{many}", before=", ".join(words[:-1]), last=words[-1])
