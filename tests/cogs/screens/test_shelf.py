"""The shelf of feats: each with its day, and one line of the menu a game."""

import pytest

from bot.standing import Rating, Shelved, Stats
from bot.store import Totals
from bot.tables import Player
from bot.text import LOCALES, Locale, say
from cogs.screens.screen import Menu
from cogs.screens.stats import shelf, stats_screen
from render import Studio, Style

DAY = 86_400_000
PEOPLE = tuple(Player(at, 10**18 + at, "Ann", "en", None) for at in (1, 2))


@pytest.mark.parametrize("locale", LOCALES)
def test_feats_come_in_the_order_of_their_days_and_then_what_is_left(locale: Locale) -> None:
    lines = shelf((Shelved("skunk", "T2", 2 * DAY), Shelved("natural", "T1", DAY), Shelved("comeback")), locale=locale)
    head, first, second, left = lines.splitlines()
    assert head == say(locale, "standing-shelf", count=2, all=3)
    assert (first.endswith(f"<t:{DAY // 1000}:D>"), second.endswith(f"<t:{2 * DAY // 1000}:D>")) == (True, True)
    assert say(locale, "standing-feat-natural").casefold() in first.casefold()
    assert say(locale, "standing-feat-comeback") in left


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("is_own", [True, False])
async def test_ones_own_feats_open_their_games_each_once(studio: Studio, locale: Locale, *, is_own: bool) -> None:
    own = (Shelved("skunk", "T1", DAY), Shelved("natural", "T1", DAY), Shelved("comeback", "T2", 2 * DAY))
    totals = Totals(3, 3, 30, 6, 0, 0, "", "", 0)
    stats = Stats(PEOPLE[0], "mille", None, totals, {}, 5, Rating(), (), {}, shelf=own)
    asker = PEOPLE[0] if is_own else PEOPLE[1]
    screen = await stats_screen(stats, studio, locale=locale, style=Style(), games=["mille"], asker=asker)
    values = [[each.value for each in block.choices] for block in screen.blocks if isinstance(block, Menu)]
    assert values == ([["T1", "T2"]] if is_own else [])
