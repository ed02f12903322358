"""Texts in a hidden message next to a panel, with a button that deletes it."""

from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, PrivateScreen


def close_button(*, locale: Locale) -> Button:
    """Return *Close*, which deletes its hidden message."""
    return Button(say(locale, "close"), CustomId(Verb.CLOSE, "text"))


def closing(words: str, *more: Button, locale: Locale) -> PrivateScreen:
    """Return a hidden message of these words, with `more` buttons before *Close*."""
    return PrivateScreen((words, (*more, close_button(locale=locale))))
