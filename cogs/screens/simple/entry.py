"""The entry of a small game without its own screens and pictures."""

from dataclasses import fields
from enum import StrEnum
from functools import partial

from bot.games.simple.options import SimpleOptions
from bot.games.simple.views import SimpleView
from cogs.options import Typed, Variants
from cogs.screens.shown import Shown
from cogs.screens.simple.rulebook import SimpleRulebook
from cogs.screens.simple.screens import SimpleScreens
from render.simple.gallery import drawings
from render.simple.pictures import SimplePictures

DIGITS = 4  # of a number that is typed
NUMBERS = ("1", "2", "3", "5", "10", "20")  # that are suggested before anything is typed


def shown(view: type[SimpleView]) -> Shown:
    """Return the entry of the game whose views are of this kind, with the screens and pictures of every small game."""

    class Screens(SimpleScreens):
        """The screens of this game."""

        drawing = staticmethod(partial(SimplePictures, kind=view))
        parse = staticmethod(view.parse)

    class Rules(SimpleRulebook):
        """The rules of this game."""

        name = view.game

    return Shown(
        name=view.game,
        screens=Screens,
        rulebook=Rules,
        variants=variants(view.options_kind()),
        samples=partial(drawings, kind=view),
    )


def variants(usual: SimpleOptions) -> Variants:
    """Return all alternatives to the usual options."""
    found: dict[str, tuple[str, ...] | Typed] = {}
    for name in (field.name for field in fields(usual)):
        match value := getattr(usual, name):
            case bool():
                found[name] = ("no", "yes") if value else ("yes", "no")
            case StrEnum():
                found[name] = (*(each.value for each in type(value) if each != value), value.value)
            case _:
                found[name] = Typed(DIGITS, usual=NUMBERS)
    return found
