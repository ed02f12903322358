"""A player's panel without a table around it: what it shows, and what a press there plays, by its label."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from bot.games.dealing import DealtBoard, DealtView, Numbered
from bot.text import Locale
from cogs.screens.game import GameScreens, Showing
from cogs.screens.screen import Button, Menu
from render import Studio
from render.sample_names import MANY_NAMES

T = TypeVar("T")
AnyView = DealtView[DealtBoard[Numbered]]


def of_studio(kind: Callable[[Studio], T]) -> Callable[[Studio], T]:
    """Return a fixture: the screens or the rulebook of a game, with the pictures of the studio."""

    @pytest.fixture
    def made(studio: Studio) -> T:
        return kind(studio)

    return made


def shown(view: AnyView, locale: Locale = "en") -> Showing:
    return Showing("KEY", view, MANY_NAMES[: len(view.board.seats)], 50, "chips", locale)


def buttons(screens: GameScreens, view: AnyView, locale: Locale = "en") -> dict[str, Button]:
    """Return what can be pressed, by its label."""
    return {each.label: each for each in screens.controls(shown(view, locale)).buttons() if each.enabled}


def pressed(screens: GameScreens, view: AnyView, *labels: str) -> tuple[str, ...]:
    """Return the moves of the last of these presses, in notation."""
    *_, last = (screens.choose(shown(view), buttons(screens, view)[label].id, []) for label in labels)
    return tuple(map(str, last))


def in_menus(screens: GameScreens, view: AnyView) -> list[str]:
    """Return the lines of the menus behind ⋯."""
    menus = (row for row in screens.controls(shown(view)).tools if isinstance(row, Menu))
    return [choice.label for menu in menus for choice in menu.choices]
