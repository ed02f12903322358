"""The measurements of Mille's pictures."""

from collections.abc import Callable, Coroutine, Iterator
from functools import partial

from bot.games.mille.views import MilleView
from render.bench import Measured, Tables
from render.fonts import Fonts
from render.inputs import Picture
from render.mille import hand, panel, samples
from render.mille.pictures import MillePictures
from render.names import names_of
from render.sample_names import NAMES
from render.scene import Scene
from render.studio import Studio


def _layouts() -> Iterator[tuple[str, Callable[[Fonts], Scene]]]:
    """Yield a name for each picture that is compared, and its layout."""
    for view in (samples.FIFTEEN, samples.FORTY):
        count = 0 if view.hand is None else len(view.hand)
        yield f"hand of {count}", partial(_hand, view)
        yield f"panel of {count}", partial(_panel, view)


def _hand(view: MilleView, fonts: Fonts) -> Scene:
    return hand.layout(view, fonts, "en")


def _panel(view: MilleView, fonts: Fonts) -> Scene:
    return panel.layout(view, names_of(fonts, "en", NAMES), fonts, "en")


def _first(studio: Studio) -> Picture:
    return studio.draw(MillePictures(studio).panel(samples.FIFTEEN, names=NAMES))


def _tables(seed: int) -> Tables:
    """Return twenty panels at each of four tables."""
    return [[_drawing(samples.dealt(12 + n % 30, seed + 1000 * table + n)) for n in range(20)] for table in range(4)]


def _drawing(view: MilleView) -> Callable[[Studio], Coroutine[None, None, Picture]]:
    def draw(studio: Studio) -> Coroutine[None, None, Picture]:
        return studio.picture(MillePictures(studio).panel(view, names=NAMES))

    return draw


MEASURED = Measured(_first, tuple(_layouts()), _tables)
