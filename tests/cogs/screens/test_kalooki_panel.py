"""Kalooki's panel: the contract in one press, everything that fits tacked on, and calls off turn."""

from collections.abc import Iterator

import pytest

from bot.games.protocol import Position, Seat
from cogs.ids import CustomId, Verb
from cogs.screens.game import Showing
from cogs.screens.kalooki.screens import KalookiScreens
from cogs.screens.questions import offered
from render import Studio
from tests.games.kalooki.tables import set_up

NAMES = ("Ann", "Bob", "Cem")


@pytest.fixture(scope="module")
def screens() -> Iterator[KalookiScreens]:
    """The screens of Kalooki."""
    with Studio() as studio:
        yield KalookiScreens(studio)


def shown(position: Position, seat: Seat = Seat.A) -> Showing:
    """Return what a player's panel shows."""
    return Showing("TABLE", position.view(seat), NAMES, stake=10, unit="coins", locale="en")


def pressed(screens: KalookiScreens, position: Position, label: str, seat: Seat = Seat.A) -> list[str]:
    """Return the moves that a press on the button with this label plays."""
    showing = shown(position, seat)
    (offer,) = [each for asked in screens.questions(showing) for each in offered(asked) if label in each.label]
    press = CustomId(Verb.ACT, "TABLE", showing.view.turn, offer.word)
    return [*map(str, screens.choose(showing, press, []))]


def test_the_contract_goes_down_in_one_press_and_its_button_says_what_stays(screens: KalookiScreens) -> None:
    now = set_up(a="5S 5H 5D 6S 6H 6D 7S 7H 7D KC", is_playing=True)
    assert pressed(screens, now, "(left: 1)") == ["lay set 7S 7H 7D, set 6S 6H 6D, set 5S 5H 5D"]


def test_all_that_fits_is_tacked_on_in_one_press(screens: KalookiScreens) -> None:
    now = set_up("A: set 5S 5H 5D", "B: run 3C 4C 5C 6C", a="5C 7C 8C KD JK", is_playing=True)
    assert pressed(screens, now, "Tack on all") == ["add 1 5C", "add 2 high 7C", "add 2 high 8C"]


def test_a_call_says_how_many_are_left_and_a_fourth_what_it_costs(screens: KalookiScreens) -> None:
    assert pressed(screens, set_up(), "Call 9♣ (3 left)", Seat.C) == ["call"]
    assert pressed(screens, set_up(calls=(0, 0, 3)), "Call 9♣ (−50)", Seat.C) == ["call"]
