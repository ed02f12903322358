"""The cost of pictures of a table of many, compared with those of a game for two."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from types import MappingProxyType

from render.fonts import Fonts
from render.inputs import Theme
from render.memory import Memories
from render.names import names_of
from render.paint import Painter, Painters
from render.sample_names import MANY_NAMES
from render.scene import Scene
from render.stage.canvas import Stage
from render.stage.cast import Cast
from render.stage.samples import SAMPLES
from render.studio import MEMORY
from render.style import Gamut

ROUNDS = 5
Layout = Callable[[Fonts], Scene]
NONE: Mapping[str, Mapping[str, Layout]] = MappingProxyType({})


def lines(
    other: Sequence[tuple[str, Layout]], *, more: Mapping[str, Mapping[str, Layout]] = NONE, rounds: int = ROUNDS
) -> Iterator[str]:
    """Draw every sample afresh, and again with its parts kept, alternating with the `other` pictures.

    `more`: pictures in the same colors, by name, in groups.
    """
    fonts = Fonts()
    began = time.thread_time()
    painters = Painters(fonts, Memories.of(MEMORY))
    wide, usual = painters.painter(Theme.NIGHT, gamut=Gamut.WIDE), painters.painter(Theme.NIGHT)
    yield f"tables of many: both palettes in {_ms(began):.0f} ms of processor"
    groups = {"tables of many": {name: _layout(name) for name in SAMPLES}, **more}
    drawn = [(name, wide, layout) for group in groups.values() for name, layout in group.items()]
    drawn += [(name, usual, layout) for name, layout in other]
    first: dict[str, float] = {}
    again: dict[str, list[float]] = {name: [] for name, _, _ in drawn}
    sizes: dict[str, int] = {}
    for turn in range(rounds + 1):
        for name, painter, layout in drawn:
            began = time.thread_time()
            sizes[name] = _draw(painter, layout, fonts)
            if turn:
                again[name].append(_ms(began))
            else:
                first[name] = _ms(began)
    warm = {name: median(times) for name, times in again.items()}
    for title, group in groups.items():
        yield _line(title, list(group), first, warm, sizes)
    for name, _ in other:
        yield _line(name, [name], first, warm, sizes)


def _layout(name: str) -> Layout:
    def layout(fonts: Fonts) -> Scene:
        return SAMPLES[name](Cast.of(Stage(fonts, "en"), names_of(fonts, "en", MANY_NAMES)))

    return layout


def _draw(painter: Painter, layout: Layout, fonts: Fonts) -> int:
    """Draw the picture and return its size; without its cuts, so that no part of it is kept packed."""
    scene = layout(fonts)
    return len(painter.png(Scene(scene.height, scene.items, scene.alt)))


def _line(
    title: str, names: Sequence[str], first: dict[str, float], warm: dict[str, float], sizes: dict[str, int]
) -> str:  # fmt: skip
    worst, largest = max(names, key=warm.__getitem__), max(names, key=sizes.__getitem__)
    most = f" (at most {warm[worst]:.2f}, {worst})" if len(names) > 1 else ""
    biggest = f" (at most {sizes[largest] / 1000:.1f}, {largest})" if len(names) > 1 else ""
    return (
        f"{title}: {median(warm[name] for name in names):.2f} ms of processor{most}, "
        f"at first {median(first[name] for name in names):.1f}; "
        f"{median(sizes[name] for name in names) / 1000:.1f} KB{biggest}"
    )


def _ms(began: float) -> float:
    return (time.thread_time() - began) * 1000
