"""The list of the people whom a person blocks fits Discord, at any number and with any names."""

import pytest

from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.screens.blocks import MOST_LISTED, blocked_screen, blocks_screen
from cogs.screens.screen import Menu
from tests.cogs.desk import sent

LONGEST = "*W*" * 40


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("many", [0, 1, MOST_LISTED, MOST_LISTED + 300])
def test_the_list_fits(many: int, locale: Locale) -> None:
    blocked = [10**18 + each for each in range(many)]
    screen = blocks_screen(blocked, dict.fromkeys(blocked[::2], LONGEST), locale=locale)
    sent(screen).check()
    words = screen.blocks[0]
    assert isinstance(words, str)
    assert words.count("<@") == min(many, MOST_LISTED)
    assert ("300" in words) == (many > MOST_LISTED)
    menus = [each for each in screen.blocks if isinstance(each, Menu)]
    assert [each.value for menu in menus for each in menu.choices] == [str(each) for each in blocked[:MOST_LISTED]]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_formats_nothing(locale: Locale) -> None:
    screen = blocked_screen(7, LONGEST, locale=locale)
    sent(screen).check()
    assert "*W*" not in str(screen.blocks[0])
    (button,) = screen.blocks[1]
    assert (button.id.verb, button.id.key) == (Verb.UNBLOCK, "7")  # type: ignore[union-attr]
