"""Magpie by value, as a registry of screens would hold it, and the folder of its words."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from bot.text import Locale
from cogs.screens.registry import SHOWN as REAL_SHOWN
from cogs.screens.shown import Shown
from render import Draw, Picture, Studio, Style
from tests.witness import game
from tests.witness.options import CHOICES
from tests.witness.pictures.pictures import MagpiePictures
from tests.witness.screens.rulebook import MagpieRulebook
from tests.witness.screens.screens import MagpieScreens
from tests.witness.views import MagpieView

WORDS = Path(__file__).parents[1] / "words"
NAMES = ("Ann", "Bob", "Cem")


def samples(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """A few moments of one deal."""
    pictures = MagpiePictures(studio)
    for name, lines in {"given": game.GIVEN, "played": game.PLAYED, "over": game.OVER}.items():
        view = game.position(*lines).view(None)
        assert isinstance(view, MagpieView)
        for kind in ("table", "scorepad"):
            yield f"{kind}-{name}", partial(_draw, pictures, kind, view)


def _draw(pictures: MagpiePictures, kind: str, view: MagpieView, locale: Locale, style: Style) -> Picture:
    return pictures.draw(kind, view, names=NAMES, locale=locale, style=style)


SHOWN = Shown(
    screens=MagpieScreens,
    rulebook=MagpieRulebook,
    variants={name: tuple(map(str, values)) for name, values in CHOICES.items()},
    samples=samples,
)
MORE_SHOWN: Mapping[str, Shown] = {**REAL_SHOWN, "magpie": SHOWN}
"""The games that the bot shows, and Magpie."""
