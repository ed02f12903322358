"""The pages behind `/about`: for players, on privacy, and the terms."""

from enum import StrEnum

from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.kept import KEPT, Kept
from cogs.screens.screen import Button, PrivateScreen


class Page(StrEnum):
    """A page that anyone may read."""

    PLAYERS = "players"
    PRIVACY = "privacy"
    TERMS = "terms"


def page_screen(page: Page, *, locale: Locale) -> PrivateScreen:
    """Return the words of a page, and the buttons of all pages."""
    return PrivateScreen((_words(page, locale=locale), page_buttons(locale=locale, shown=page)))


def page_buttons(*, locale: Locale, shown: Page | None = None) -> tuple[Button, ...]:
    """Return a button for each page; that of the one that is `shown` cannot be pressed."""
    return tuple(
        Button(say(locale, f"page-{each}-button"), CustomId(Verb.PAGE, "", word=each.value), enabled=each is not shown)
        for each in Page
    )


def _words(page: Page, *, locale: Locale) -> str:
    words = say(locale, f"page-{page}")
    if page is not Page.PRIVACY:
        return words
    kept = [f"- {say(locale, f'kept-{each}')}" for each in KEPT if each is not Kept.NOBODY]
    return "\n".join([words, *kept, say(locale, "privacy-rights")])
