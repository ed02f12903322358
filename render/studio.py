"""The drawing of pictures in two threads, with fonts that are opened once; the latest ones are kept."""

from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Lock
from time import perf_counter
from types import TracebackType

from bot.loop import made_by
from bot.text import Locale
from render import daily as daily_cards
from render import leaderboard as leaderboards
from render import stats as stats_sheets
from render.fonts import FOLDER, Fonts
from render.inputs import PLAIN, DailyCard, LeaderboardSheet, Picture, StatsSheet, Style, Theme
from render.memory import Key, Memories
from render.names import name_of
from render.paint import Painters
from render.scene import Scene
from render.style import Gamut

THREADS = 2  # Pillow releases the interpreter's lock while it pastes and encodes: two threads draw 1.9 times as much
MEMORY = 80_000_000


@dataclass(frozen=True, slots=True)
class Order:
    """A picture to be drawn, if none is kept under its `key`."""

    key: Key  # all that the picture shows, and nothing else: equal keys are drawn once
    filename: str
    style: Style
    gamut: Gamut
    layout: Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class Work:
    """The pictures drawn so far."""

    pictures: int
    seconds: float  # of all threads, also those that they waited for each other


class Studio:
    """A drawer of pictures off the event loop. A process creates one at its start and closes it at its end.

    The same input gives the same bytes. Its methods may be called from many tasks at once.

    Finished pictures and their parts are kept, for whichever request needs them next. No one learns of a hidden hand by
    how fast a picture comes. The key of a panel or a hand holds all its cards, so only the same hand finds it. The
    parts that are shared (a card of some width, a word) reveal nothing about its holder.
    """

    def __init__(self, fonts: Path = FOLDER, *, memory: int = MEMORY) -> None:
        """Open all fonts. `memory`: how many bytes of pictures and their parts are kept.

        Raises MissingFont, which names the file.
        """
        self.fonts = Fonts(fonts)
        self._memories = Memories.of(memory)
        self._painters = Painters(self.fonts, self._memories)
        for theme in Theme:
            self._painters.painter(theme)
        self._under_way: dict[Key, Future[Picture]] = {}  # by key
        self._work = Work(0, 0.0)
        self._lock = Lock()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="render")
        self.prepared = self._threads.submit(self._prepare)

    def _prepare(self) -> None:
        """Make the parts that the first pictures of tables for many need, before any request for one."""
        for theme in Theme:
            self._painters.painter(theme, gamut=Gamut.WIDE)

    @property
    def kept(self) -> int:
        """The bytes of pictures and their parts that are kept."""
        return self._memories.size

    @property
    def misses(self) -> Counter[str]:
        """The number of parts that had to be drawn, by kind."""
        return self._memories.misses

    @property
    def drawn(self) -> Work:
        """The pictures that were drawn since the start, without those that were kept from before."""
        return self._work

    def leaderboard(self, sheet: LeaderboardSheet, *, locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order a page of the leaderboard."""

        def layout() -> Scene:
            names = tuple(name_of(self.fonts, locale, name, place) for name, place in leaderboards.named(sheet))
            return leaderboards.layout(sheet, names, self.fonts, locale)

        return self.without_cards("leaderboard", (sheet, locale), style, layout)

    def stats(self, sheet: StatsSheet, *, locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the stats of a player."""

        def layout() -> Scene:
            names = tuple(name_of(self.fonts, locale, name, seat) for name, seat in stats_sheets.named(sheet))
            return stats_sheets.layout(sheet, names, self.fonts, locale)

        return self.without_cards("stats", (sheet, locale), style, layout)

    def daily(self, card: DailyCard, *, locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the card of a daily deal."""

        def layout() -> Scene:
            return daily_cards.layout(card, name_of(self.fonts, locale, card.name, "1"), self.fonts, locale)

        return self.without_cards("daily", (card, locale), style, layout)

    def with_cards(
        self, kind: str, shown: Hashable, style: Style, layout: Callable[[], Scene], *, gamut: Gamut = Gamut.USUAL
    ) -> Order:
        """Return the order of a picture with cards: it depends on the deck, and on whether they are larger."""
        key = Key(kind, shown, style.theme, style.four_colors, style.larger)
        return Order(key, f"{kind}.png", Style(style.theme, style.four_colors), gamut, layout)

    def without_cards(
        self, kind: str, shown: Hashable, style: Style, layout: Callable[[], Scene], *, gamut: Gamut = Gamut.USUAL
    ) -> Order:
        """Return the order of a picture that depends only on the theme."""
        return Order(Key(kind, shown, style.theme), f"{kind}.png", Style(style.theme), gamut, layout)

    def close(self) -> None:
        """End the threads, after they have finished the pictures that they are drawing."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> "Studio":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def draw(self, order: Order) -> Picture:
        """Return the picture kept under the order's key, or draw a new one."""
        kept = self._memories.passing.find(order.key)
        return kept if isinstance(kept, Picture) else self._draw(order)

    def _draw(self, order: Order) -> Picture:
        began = perf_counter()
        scene, style = order.layout(), order.style
        painter = self._painters.painter(style.theme, four_colors=style.four_colors, gamut=order.gamut)
        picture = Picture(painter.png(scene), scene.alt, order.filename, scene.whole)
        with self._lock:
            self._work = Work(self._work.pictures + 1, self._work.seconds + perf_counter() - began)
        self._memories.passing.keep(order.key, picture, len(picture.png) + 2 * len(picture.alt))
        return picture

    async def picture(self, order: Order) -> Picture:
        """Draw what `draw` draws, off the loop. All who ask while the picture is being drawn get the same one.

        A caller that stops waiting leaves the drawing to the others.
        """
        kept = self._memories.passing.find(order.key)
        if isinstance(kept, Picture):
            return kept
        with self._lock:
            drawing = self._under_way.get(order.key)
            is_new = drawing is None
            if drawing is None:
                drawing = self._under_way[order.key] = self._threads.submit(copy_context().run, self.draw, order)
        if is_new:
            drawing.add_done_callback(partial(self._finish, order.key))
        return await made_by(drawing)

    def _finish(self, key: Key, _: Future[Picture]) -> None:
        with self._lock:
            del self._under_way[key]


class Drawings:
    """Pictures of a game, drawn and kept by a studio: its other methods return orders."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def picture(self, order: Order) -> Picture:
        """Draw off the loop."""
        return await self._studio.picture(order)

    def draw(self, order: Order) -> Picture:
        """Draw on the calling thread."""
        return self._studio.draw(order)
