"""A pass that breaks up a good hand is asked about once more, for players who wish that in their settings."""

from dataclasses import replace

from bot.games.anaconda.views import AnacondaView
from bot.text import Locale
from cogs.ids import Verb
from cogs.screens.anaconda.screens import AnacondaScreens
from cogs.screens.game import Showing
from render import Studio
from tests.cogs.screens.test_anaconda_in_words import at, buttons, shown
from tests.games.anaconda.tables import look
from tests.there import there


def passing(screens: AnacondaScreens, view: AnacondaView, *labels: str, asks: bool, locale: Locale = "en") -> Showing:
    """Mark these cards and pass them; return the table as its reader sees it, who wishes to be asked or not."""
    own = replace(shown(view, locale), asks_passing=asks)
    for label in (*labels, "Pass these 3"):
        screens.choose(own, buttons(screens, view)[label].id, [])
    return own


def test_who_wishes_it_is_asked_before_a_pair_is_passed_and_may_do_it(studio: Studio) -> None:
    screens, view = AnacondaScreens(studio), look(at("ABC: check"), "A")
    own = passing(screens, view, "K♦", "K♣", "9♠", asks=True)
    assert screens.note(own) == "**You’d break up: pair of kings. Pass anyway?**"
    sure = there(screens.controls(own).gives)
    assert sure.id.verb == Verb.ANYWAY
    assert [*map(str, screens.choose(own, sure.id, []))] == ["pass KD KC 9S"]


def test_nobody_else_is_asked_nor_where_the_pair_stays(studio: Studio) -> None:
    view = look(at("ABC: check"), "A")
    assert AnacondaScreens(studio).note(passing(AnacondaScreens(studio), view, "K♦", "K♣", "9♠", asks=False)) is None
    screens = AnacondaScreens(studio)
    assert screens.note(passing(screens, view, "9♠", "6♣", "4♥", asks=True)) is None
