"""The parts between two cuts are drawn alone and kept; the picture is the same as one drawn whole."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render import Studio, Theme, sample_names
from render.fonts import Fonts
from render.inputs import Style
from render.memory import Memories
from render.mille import panel, samples
from render.mille.pictures import MillePictures
from render.names import names_of
from render.paint import Painter, Painters
from render.scene import Scene
from render.studio import MEMORY
from tests.left_out import first

FONTS = Fonts()
NAMES = names_of(FONTS, "en", sample_names.NAMES)


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painters(FONTS, Memories.of(MEMORY)).painter(Theme.NIGHT)


def is_as_whole(painter: Painter, scene: Scene) -> bool:
    read = Image.open(BytesIO(painter.png(scene)))
    whole = painter.canvas(scene)
    return (read.size, read.tobytes()) == (whole.size, whole.tobytes())


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("every", first(1, [9, 1], why="all pictures"))
def test_no_cut_goes_through_anything_that_is_seen(scenes: dict[str, Scene], painter: Painter, every: int) -> None:
    cut = dict([(name, scene) for name, scene in scenes.items() if scene.cuts][::every])
    assert {name.split()[0].partition("-")[0] for name in cut} == {"panel", "table"}
    assert [name for name, scene in cut.items() if not is_as_whole(painter, scene)] == []


@pytest.mark.parametrize("cards", [1, 2, 9, 15, 24, 33, 45, 60])
@pytest.mark.parametrize("style", [Style(), Style(larger=True)])
def test_no_cut_goes_through_a_hand(cards: int, style: Style, painter: Painter) -> None:
    for seed in range(2):
        view = samples.dealt(cards, seed)
        assert is_as_whole(painter, panel.layout(view, NAMES, FONTS, "en", style=style))


def test_cuts_go_down_by_whole_pixels(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        edges = (0.0, *scene.cuts, scene.height)
        assert list(edges) == sorted(set(edges)), name
        assert all((2 * edge).is_integer() for edge in scene.cuts), name


def test_only_what_changed_is_drawn_again() -> None:
    with Studio() as studio:
        base = samples.FIFTEEN
        changed = {
            "stock": replace(base, stock=12),
            "hand": replace(base, hand=samples.dealt(15, 8).hand, fresh=()),
        }
        studio.draw(MillePictures(studio).panel(base, names=sample_names.NAMES))
        drawn = studio.misses["strip"]
        studio.draw(MillePictures(studio).panel(changed["stock"], names=sample_names.NAMES))
        assert studio.misses["strip"] - drawn == 1
        studio.draw(MillePictures(studio).panel(changed["hand"], names=sample_names.NAMES))
        assert studio.misses["strip"] - drawn == 2, "the strip, or the hand"
