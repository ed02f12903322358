"""Where pictures are made: fonts opened once, two threads, and every finished picture kept for a while."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType

from bot.games.mille.views import MilleView
from bot.text import Locale
from render import board as boards
from render import hand as hands
from render import receipt as receipts
from render.fonts import FOLDER, Fonts
from render.inputs import Board, Picture, SettlementSheet, Style
from render.mille import pad as pads
from render.mille import table as tables
from render.names import names_of
from render.plain import paint

THREADS = 2  # Pillow lets go of the interpreter while it pastes and encodes: two give 1.9 times one


class Studio:
    """Draws pictures off the event loop. Create one at the start of the process, close it at the end."""

    def __init__(self, fonts: Path = FOLDER) -> None:
        """Opens all fonts. Raises MissingFont, which names the file."""
        self._fonts = Fonts(fonts)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="render")

    async def hand(self, view: MilleView, *, locale: Locale = "en", style: Style = Style()) -> Picture:  # noqa: B008  frozen
        """The own hand of `view`, for its holder's eyes only, alt text included. Raises ValueError for a bystander."""

        def draw() -> Picture:
            if view.hand is None:
                raise ValueError("a bystander has no hand to draw")
            alt = hands.describe(view, hands.group_by_rank(view.hand, view.fresh), locale)
            return Picture(paint(alt, self._fonts, style), alt, "hand.png")

        return await self._off_loop(draw)

    async def table(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        locale: Locale = "en",
        style: Style = Style(),  # noqa: B008  frozen
        note: str = "",
    ) -> Picture:
        """The public table. `names` by seat, as the server shows them; `note` takes the place of the small line."""

        def draw() -> Picture:
            alt = tables.describe(view, names_of(self._fonts, locale, names), locale, note=note)
            return Picture(paint(alt, self._fonts, style), alt, "table.png")

        return await self._off_loop(draw)

    async def pad(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        game: str = "",
        locale: Locale = "en",
        style: Style = Style(),  # noqa: B008  frozen
    ) -> Picture:
        """The score pad. `game` seeds the pencil marks: any text that stays the same for one game."""

        def draw() -> Picture:
            alt = pads.describe(view, names_of(self._fonts, locale, names), locale)
            return Picture(paint(alt, self._fonts, style), alt, "scorepad.png")

        return await self._off_loop(draw)

    async def receipt(
        self,
        sheet: SettlementSheet,
        *,
        names: Sequence[str],
        locale: Locale = "en",
        style: Style = Style(),  # noqa: B008  frozen
    ) -> Picture:
        """The receipt of a settled game."""

        def draw() -> Picture:
            alt = receipts.describe(sheet, names_of(self._fonts, locale, names), locale)
            return Picture(paint(alt, self._fonts, style), alt, "settlement.png")

        return await self._off_loop(draw)

    async def board(self, board: Board, *, locale: Locale = "en", style: Style = Style()) -> Picture:  # noqa: B008  frozen
        """A page of the leaderboard."""

        def draw() -> Picture:
            alt = boards.describe(board, locale)
            return Picture(paint(alt, self._fonts, style), alt, "leaderboard.png")

        return await self._off_loop(draw)

    def close(self) -> None:
        """Ends the threads; pictures being drawn are finished first."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> "Studio":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    async def _off_loop(self, draw: Callable[[], Picture]) -> Picture:
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
