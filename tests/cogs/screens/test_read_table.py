"""*Table as text*: words for which an alt text has no room are behind ⋯, and a press away under the public table."""

from dataclasses import replace

import pytest

from bot.games.protocol import Seat
from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.screens.game import Manner
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.table import panel, public_table, read_table, showing
from render import Studio
from tests.cogs.desk import acting, great_hand, sent, start, table_at
from tests.games.guts.tables import GUTS, begun, dealt

pytestmark = pytest.mark.parametrize("locale", LOCALES)
LONG = ("*" * 32, "_" * 32)


async def test_a_long_story_can_be_read(screens: MilleScreens, locale: Locale) -> None:
    position = great_hand(62)
    seat, table = acting(position), table_at(position, names=LONG)
    message = sent(await panel(table, seat, screens, Manner(locale), is_open=True))
    (alt,) = [alt for _, alt, _ in message.files]
    words = await read_table(screens, showing(table, seat, Manner(locale)))
    assert len(message.find(Verb.READ)) == 1
    assert len(words) >= len(alt)
    assert "***" not in words, "names are escaped"


async def test_where_the_picture_says_all_there_is_no_button(screens: MilleScreens, locale: Locale) -> None:
    table = table_at(start(a="KKK QQQ JJJ 999", stock="4"))
    assert sent(await public_table(table, screens, Manner(locale))).find(Verb.READ) == []
    ((_, alt, _),) = sent(await public_table(table, screens, Manner(locale))).files
    assert await read_table(screens, showing(table, None, Manner(locale))) == alt


async def test_who_can_choose_ahead_can_read_the_table_first(studio: Studio, locale: Locale) -> None:
    """The words are behind ⋯, and the orders in a row of their own."""
    position = dealt(begun())
    table = replace(table_at(position, names=("Ann", "Bob", "Cem"), game=GUTS), deal=1)
    (active,) = position.to_act
    for seat in {Seat.A, Seat.B, Seat.C} - {active}:
        panel_ = sent(await panel(table, seat, GutsScreens(studio), Manner(locale)))
        panel_.check()
        assert len(panel_.find(Verb.LATER)) == 3
        assert len(panel_.find(Verb.MORE)) == len(panel_.find(Verb.REFRESH)) == 1
        opened = sent(await panel(table, seat, GutsScreens(studio), Manner(locale), is_open=True))
        assert len(opened.find(Verb.READ)) == 1
