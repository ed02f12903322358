"""Draws pictures in two threads, with fonts that are opened once, and keeps the latest ones."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from types import TracebackType

from bot.games.mille.views import MilleView
from bot.text import Locale
from render import hand as hands
from render import leaderboard as leaderboards
from render import receipt as receipts
from render import stats as stats_sheets
from render.fonts import FOLDER, Fonts
from render.inputs import PLAIN, LeaderboardSheet, OpenTable, Picture, SettlementSheet, StatsSheet, Style
from render.mille import open_table as open_tables
from render.mille import pad as pads
from render.mille import panel as panels
from render.mille import table as tables
from render.names import name_of, names_of
from render.paint import painters
from render.scene import Scene

THREADS = 2  # Pillow releases the interpreter's lock while it pastes and encodes: two threads draw 1.9 times as much
KEPT = 256  # finished pictures, of about 50 KB each


class Studio:
    """Draws pictures off the event loop. A process creates one at its start and closes it at its end.

    The same input gives the same bytes. Its methods may be called from many tasks at once.
    """

    def __init__(self, fonts: Path = FOLDER) -> None:
        """Open all fonts. Raises MissingFont, which names the file."""
        self._fonts = Fonts(fonts)
        self._painters = painters(self._fonts)
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._lock = Lock()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="render")

    async def hand(
        self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """The hand of `view`, only for whoever holds it, and so is its alt text. Raises ValueError for a bystander.

        After a game others may see it too; `holder` is then the name of whose it was.
        """
        return await self._off_loop(lambda: self.draw_hand(view, locale=locale, style=style, holder=holder))

    async def table(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The public table. `names` are by seat."""
        return await self._off_loop(lambda: self.draw_table(view, names=names, locale=locale, style=style))

    async def panel(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The private panel: the table with the reader below and the own hand under it. Raises ValueError for a
        bystander. Picture and alt text are as secret as the hand.
        """
        return await self._off_loop(lambda: self.draw_panel(view, names=names, locale=locale, style=style))

    async def open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The table with both hands open: at the end of a deal, under a banner if there is something to celebrate, or
        at a moment of a finished game. Everybody may see it.
        """
        return await self._off_loop(lambda: self.draw_open_table(opened, names=names, locale=locale, style=style))

    async def pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The score pad. `game` is the seed of its pencil marks: any text that stays the same during a game."""
        return await self._off_loop(lambda: self.draw_pad(view, names=names, game=game, locale=locale, style=style))

    async def receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The receipt of a settled game."""
        return await self._off_loop(lambda: self.draw_receipt(sheet, names=names, locale=locale, style=style))

    async def leaderboard(self, sheet: LeaderboardSheet, *, locale: Locale = "en", style: Style = PLAIN) -> Picture:
        """A page of the leaderboard."""
        return await self._off_loop(lambda: self.draw_leaderboard(sheet, locale=locale, style=style))

    async def stats(self, sheet: StatsSheet, *, locale: Locale = "en", style: Style = PLAIN) -> Picture:
        """The stats of a player."""
        return await self._off_loop(lambda: self.draw_stats(sheet, locale=locale, style=style))

    def draw_hand(
        self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """As `hand`, on the calling thread."""

        def layout() -> Scene:
            name = name_of(self._fonts, locale, holder, str(view.seat)) if holder else None
            return hands.layout(view, self._fonts, locale, style=style, holder=name)

        return self._drawn(
            ("hand", view.hand, view.fresh, view.held_points, holder, locale, style), "hand.png", style, layout
        )

    def draw_table(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `table`, on the calling thread."""

        def layout() -> Scene:
            return tables.layout(view, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        return self._drawn(("table", tables.shown(view), tuple(names), locale, style), "table.png", style, layout)

    def draw_panel(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `panel`, on the calling thread."""

        def layout() -> Scene:
            return panels.layout(view, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        return self._drawn(("panel", panels.shown(view), tuple(names), locale, style), "panel.png", style, layout)

    def draw_open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `open_table`, on the calling thread."""

        def layout() -> Scene:
            return open_tables.layout(opened, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        key = ("open table", open_tables.shown(opened), tuple(names), locale, style)
        return self._drawn(key, "table.png", style, layout)

    def draw_pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `pad`, on the calling thread."""

        def layout() -> Scene:
            return pads.layout(view, names_of(self._fonts, locale, names), self._fonts, locale, game=game)

        return self._drawn(("pad", pads.shown(view), tuple(names), game, locale, style), "scorepad.png", style, layout)

    def draw_receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `receipt`, on the calling thread."""

        def layout() -> Scene:
            return receipts.layout(sheet, names_of(self._fonts, locale, names), self._fonts, locale)

        return self._drawn(("receipt", sheet, tuple(names), locale, style), "settlement.png", style, layout)

    def draw_leaderboard(self, sheet: LeaderboardSheet, *, locale: Locale = "en", style: Style = PLAIN) -> Picture:
        """As `leaderboard`, on the calling thread."""

        def layout() -> Scene:
            names = tuple(name_of(self._fonts, locale, name, place) for name, place in leaderboards.named(sheet))
            return leaderboards.layout(sheet, names, self._fonts, locale)

        return self._drawn(("leaderboard", sheet, locale, style), "leaderboard.png", style, layout)

    def draw_stats(self, sheet: StatsSheet, *, locale: Locale = "en", style: Style = PLAIN) -> Picture:
        """As `stats`, on the calling thread."""

        def layout() -> Scene:
            names = tuple(name_of(self._fonts, locale, name, seat) for name, seat in stats_sheets.named(sheet))
            return stats_sheets.layout(sheet, names, self._fonts, locale)

        return self._drawn(("stats", sheet, locale, style), "stats.png", style, layout)

    def close(self) -> None:
        """End the threads, after they have finished the pictures that they are drawing."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> "Studio":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _drawn(self, key: Hashable, filename: str, style: Style, layout: Callable[[], Scene]) -> Picture:
        """The picture kept under `key`, or a new one. The key holds all that the picture shows; it stays in memory."""
        with self._lock:
            if kept := self._kept.get(key):
                self._kept.move_to_end(key)
                return kept
        scene = layout()
        picture = Picture(self._painters[style.theme, style.four_colours].png(scene), scene.alt, filename)
        with self._lock:
            self._kept[key] = picture
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return picture

    async def _off_loop(self, draw: Callable[[], Picture]) -> Picture:
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
