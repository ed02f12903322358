"""The stage's samples as pictures, with usual names and with ten of forty letters."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.text import Locale
from render.inputs import Picture, Style
from render.names import names_of
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.scene import Scene
from render.stage.canvas import Stage
from render.stage.cast import Cast
from render.stage.samples import SAMPLES
from render.states import Draw
from render.studio import Studio
from render.style import Gamut

LONG = ("stage-pot", "stage-states", "stage-end-three", "stage-melds-full", "stage-open-seven", "stage-trick-ten")


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield the name of every sample, and a function that draws it."""
    for name in SAMPLES:
        yield name, partial(draw, studio, name, MANY_NAMES)
    for name in LONG:
        yield f"{name}-names", partial(draw, studio, name, MANY_LONG_NAMES)


def draw(studio: Studio, name: str, players: Sequence[str], locale: Locale, style: Style) -> Picture:
    """Draw a sample with these players."""

    def layout() -> Scene:
        stage = Stage(studio.fonts, locale, style)
        return SAMPLES[name](Cast.of(stage, names_of(studio.fonts, locale, players)))

    shown = name, tuple(players), locale
    return studio.draw(studio.with_cards("stage", shown, style, layout, gamut=Gamut.WIDE))
