"""A comparison of our pictures with the way most bots draw cards, on the same canvas and in the same run."""

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from render.cards import HEIGHT, rounded
from render.fonts import EXPORT, Fonts
from render.inputs import Picture, Theme
from render.memory import Memories
from render.paint import Painter, Painters
from render.pixels import px
from render.scene import Box, Fan, Scene
from render.studio import MEMORY, Studio
from render.style import WIDTH, Tint

FILE = (500, 700)  # px of a card file
ROUNDS = 3
BATCH = 5  # of our pictures in one measurement, since one alone is too quick to time well
TICK = 0.001  # s between two looks at the event loop's clock


Tables = Sequence[Sequence[Callable[[Studio], Coroutine[None, None, Picture]]]]
"""The pictures drawn at each of several tables, in order."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The pictures and layouts of a game that the bench measures."""

    first: Callable[[Studio], Picture]  # the picture on which a player waits first
    layouts: Sequence[tuple[str, Callable[[Fonts], Scene]]]  # those drawn in the common way too
    tables: Callable[[int], Tables]  # pictures drawn at once; another number gives other pictures


@dataclass(frozen=True, slots=True)
class Comparison:
    """One picture drawn in both ways; times are medians."""

    name: str
    common_ms: float
    ours_ms: float
    size: int  # bytes of our picture
    common_size: int  # bytes of the common way's: RGBA with Pillow's defaults, without words and shadows
    plain_size: int  # bytes of our pixels as RGBA with Pillow's defaults

    @property
    def times_faster(self) -> float:
        """The number of our pictures drawn in the time of one drawn the common way."""
        return self.common_ms / self.ours_ms


def compare(name: str, layout: Callable[[Fonts], Scene], folder: Path) -> Comparison:
    """Draw one picture both ways in alternation; write the common way's card files to `folder`."""
    fonts = Fonts()
    painter = Painters(fonts, Memories.of(MEMORY)).painter(Theme.NIGHT)
    scene = replace(layout(fonts), cuts=())
    files = _card_files(scene, painter, folder)

    def ours() -> bytes:
        return painter.png(replace(layout(fonts), cuts=()))  # uncut: no part of it is kept packed

    png = ours()  # from here on sprites are cached, as they are during a game
    common_times, our_times = [], []
    for _ in range(ROUNDS):
        common_times.append(_milliseconds(lambda: common_way(scene, files)))
        our_times.append(_milliseconds(lambda: [ours() for _ in range(BATCH)]) / BATCH)
    plain = BytesIO()
    Image.open(BytesIO(png)).convert("RGBA").save(plain, "PNG")
    return Comparison(
        name,
        statistics.median(common_times),
        statistics.median(our_times),
        len(png),
        len(common_way(scene, files)),
        len(plain.getvalue()),
    )


def common_way(scene: Scene, files: list[Path]) -> bytes:
    """Draw the common way: open a file per card of a fan, resize it, paste it, and save with the defaults."""
    canvas = Image.new("RGBA", (px(WIDTH), px(scene.height)), "#1B1F33")
    waiting = iter(files)
    for fan in scene.items:
        if isinstance(fan, Fan):
            for place in fan.places():
                card = Image.open(next(waiting)).convert("RGBA").resize((px(place.width), px(place.height)))
                canvas.paste(card, (px(place.x), px(place.y)), card)
    file = BytesIO()
    canvas.save(file, "PNG")
    return file.getvalue()


def loop_delays(work: Callable[[], Coroutine[None, None, None]]) -> list[float]:
    """Return how late, in ms, the event loop resumed a task that only watches the clock while `work` ran."""

    async def watch() -> list[float]:
        delays: list[float] = []
        task = asyncio.ensure_future(work())
        while not task.done():
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            delays.append((time.perf_counter() - before - TICK) * 1000)
        await task
        return delays

    return asyncio.run(watch())


async def _render_many(studio: Studio, tables: Tables) -> None:
    """Draw each table's pictures one after another, and all tables at once; none was drawn before."""

    async def one(table: Sequence[Callable[[Studio], Coroutine[None, None, Picture]]]) -> None:
        for draw in table:
            await draw(studio)

    await asyncio.gather(*(one(table) for table in tables))


async def _idle() -> None:
    await asyncio.sleep(1.0)


def played(drawings: Sequence[Callable[[Studio], Picture]]) -> str:
    """Draw what play needs; report how processor time is shared, and what was redrawn once games went on."""
    spent: Counter[str] = Counter()
    with Studio() as studio, _timed(Painter, "png", spent), _timed(Painter, "rows", spent):
        half = len(drawings) // 2
        for draw in drawings[:half]:
            draw(studio)
        spent.clear()
        missed, began = studio.misses, time.thread_time()
        for draw in drawings[half:]:
            draw(studio)
        whole, missed = time.thread_time() - began, studio.misses - missed
    shares = {"layout": whole - spent["png"], "paint": spent["rows"], "encode": spent["png"] - spent["rows"]}
    percentages = ", ".join(f"{name} {share / whole:.0%}" for name, share in shares.items())
    drawn = ", ".join(f"{kind} {count / (len(drawings) - half):.2f}" for kind, count in missed.most_common(6))
    return f"played games: {percentages}; drawn anew for a picture: {drawn}"


@contextmanager
def _timed(owner: type, name: str, spent: Counter[str]) -> Iterator[None]:
    """Add up the processor's time in a method until the block ends."""
    method = getattr(owner, name)

    def timed(*args: object) -> object:
        before = time.thread_time()
        try:
            return method(*args)
        finally:
            spent[name] += time.thread_time() - before  # type: ignore[assignment]

    setattr(owner, name, timed)
    try:
        yield
    finally:
        setattr(owner, name, method)


def lines(measured: Measured) -> Iterator[str]:
    """Measure the pictures of a game: a cold start, how long the event loop waits for them, and both ways to draw."""
    started = time.perf_counter()
    with Studio() as studio:
        ready = time.perf_counter()
        measured.first(studio)
        first = time.perf_counter()
    yield f"cold start: studio {(ready - started) * 1000:.0f} ms, first panel {(first - ready) * 1000:.0f} ms"
    with Studio() as studio:
        cold, warm = measured.tables(1), measured.tables(5)
        for name, work in (
            ("idle", _idle),
            ("four tables rendering, first panels", lambda: _render_many(studio, cold)),
            ("four tables rendering, later panels", lambda: _render_many(studio, warm)),
        ):
            delays = loop_delays(work)
            p50, p99 = statistics.median(delays), statistics.quantiles(delays, n=100, method="inclusive")[-1]
            yield f"event loop, {name}: delay p50 {p50:.2f} ms, p99 {p99:.2f} ms"
    with TemporaryDirectory() as folder:
        for name, layout in measured.layouts:
            found = compare(name, layout, Path(folder))
            yield (
                f"{found.name}: common way {found.common_ms:.1f} ms, ours {found.ours_ms:.2f} ms, "
                f"{found.times_faster:.0f} times faster; {found.size / 1000:.1f} KB, "
                f"{found.size / found.common_size:.2f} of the common way's {found.common_size / 1000:.0f} KB, "
                f"{found.size / found.plain_size:.2f} of our pixels as RGBA"
            )


def _card_files(scene: Scene, painter: Painter, folder: Path) -> list[Path]:
    """Write a file of 500 x 700 pixels for each card of the scene, and return the paths in the scene's order."""
    paths = []
    for fan in scene.items:
        for card in fan.cards if isinstance(fan, Fan) else ():
            path = folder / f"{card}.png"
            if not path.exists():
                wide = FILE[0] / EXPORT
                box = Box(0, 0, wide, HEIGHT * wide)
                alone = Fan(box, 0, wide, 0, (card,), (False,), Tint.BG)
                image = painter.image(Scene(box.height, (alone,), "")).convert("RGBA").crop((0, 0, *FILE))
                image.putalpha(rounded(*FILE, 62))
                image.save(path)
            paths.append(path)
    return paths


def _milliseconds(work: Callable[[], object]) -> float:
    before = time.perf_counter()
    work()
    return (time.perf_counter() - before) * 1000
