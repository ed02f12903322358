"""Mille's pictures, as a studio draws them."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.mille.views import MilleView
from bot.text import Locale
from render import keepsake
from render.inputs import PLAIN, Picture, Style
from render.mille import hand as hands
from render.mille import keepsake as keepsakes
from render.mille import open_table as open_tables
from render.mille import pad as pads
from render.mille import panel as panels
from render.mille import receipt as receipts
from render.mille import table as tables
from render.mille.inputs import OpenTable, SettlementSheet
from render.names import name_of, names_of
from render.panel import height_of
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order, Studio
from render.style import Gamut


class MillePictures:
    """Pictures of Mille, drawn and kept by a studio."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._fonts = studio.fonts

    async def hand(
        self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """Draw the hand of `view`, for its holder alone, like its alt text. Raises ValueError for a bystander.

        After a game others may see it too; `holder` is then its owner's name.
        """
        return await self._studio.picture(self._hand(view, locale=locale, style=style, holder=holder))

    async def table(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the public table. `names` are in seat order."""
        return await self._studio.picture(self._table(view, names=names, locale=locale, style=style))

    async def panel(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        rows: int = panels.USUAL_ROWS,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Picture:
        """Draw the private panel over `rows` of buttons: a strip, and the reader's hand, large. Picture and alt text
        are as secret as the hand. Raises ValueError for a bystander.

        `order`: the hand from left to right, as the buttons have it; by default sorted.
        """
        return await self._studio.picture(
            self._panel(view, names=names, rows=rows, order=order, locale=locale, style=style)
        )

    async def open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the table with both hands open, at a deal's end or at a moment of a finished game. A banner is above it
        if there is something to celebrate. Everybody may see it.
        """
        return await self._studio.picture(self._open_table(opened, names=names, locale=locale, style=style))

    async def pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the score pad. `game` seeds its pencil marks: any text that stays the same during a game."""
        return await self._studio.picture(self._pad(view, names=names, game=game, locale=locale, style=style))

    async def receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the receipt of a settled game."""
        return await self._studio.picture(self._receipt(sheet, names=names, locale=locale, style=style))

    async def keepsake(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the end of a game on one picture, to keep."""
        return await self._studio.picture(self._keepsake(view, names=names, locale=locale, style=style))

    def draw_keepsake(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw what `keepsake` draws, on the calling thread."""
        return self._studio.draw(self._keepsake(view, names=names, locale=locale, style=style))

    def _keepsake(self, view: MilleView, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        shown = keepsakes.kept(view, locale)

        def layout() -> Scene:
            return keepsake.layout(shown, names_of(self._fonts, locale, names), Stage(self._fonts, locale, style))

        key = (shown, tuple(names), locale)
        return self._studio.with_cards("keepsake", key, style, layout, gamut=Gamut.WIDE)

    def draw_hand(
        self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """Draw what `hand` draws, on the calling thread."""
        return self._studio.draw(self._hand(view, locale=locale, style=style, holder=holder))

    def draw_table(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw what `table` draws, on the calling thread."""
        return self._studio.draw(self._table(view, names=names, locale=locale, style=style))

    def draw_panel(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        rows: int = panels.USUAL_ROWS,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Picture:
        """Draw what `panel` draws, on the calling thread."""
        return self._studio.draw(self._panel(view, names=names, rows=rows, order=order, locale=locale, style=style))

    def draw_open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw what `open_table` draws, on the calling thread."""
        return self._studio.draw(self._open_table(opened, names=names, locale=locale, style=style))

    def draw_pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw what `pad` draws, on the calling thread."""
        return self._studio.draw(self._pad(view, names=names, game=game, locale=locale, style=style))

    def draw_receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw what `receipt` draws, on the calling thread."""
        return self._studio.draw(self._receipt(sheet, names=names, locale=locale, style=style))

    def _hand(self, view: MilleView, *, locale: Locale, style: Style, holder: str) -> Order:
        def layout() -> Scene:
            name = name_of(self._fonts, locale, holder, str(view.seat)) if holder else None
            return hands.layout(view, self._fonts, locale, style=style, holder=name)

        shown = (view.seat if holder else None, view.hand, view.fresh, view.held_points, holder)
        return self._studio.with_cards("hand", (shown, style.order, locale), style, layout)

    def _table(self, view: MilleView, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            return tables.layout(view, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        return self._studio.with_cards("table", (tables.shown(view), tuple(names), locale), style, layout)

    def _panel(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        rows: int,
        order: Sequence[Card],
        locale: Locale,
        style: Style,
    ) -> Order:
        def layout() -> Scene:
            printed = names_of(self._fonts, locale, names)
            return panels.layout(view, printed, self._fonts, locale, rows=rows, order=order, style=style)

        shown = (panels.shown(view), height_of(rows), tuple(order), style.order, tuple(names), locale)
        return self._studio.with_cards("panel", shown, style, layout)

    def _open_table(self, opened: OpenTable, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            return open_tables.layout(opened, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        shown = ("open", open_tables.shown(opened), style.order, tuple(names), locale)
        return self._studio.with_cards("table", shown, style, layout)

    def _pad(self, view: MilleView, *, names: Sequence[str], game: str, locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            return pads.layout(view, names_of(self._fonts, locale, names), self._fonts, locale, game=game)

        return self._studio.without_cards("scorepad", (pads.shown(view), tuple(names), game, locale), style, layout)

    def _receipt(self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            return receipts.layout(sheet, names_of(self._fonts, locale, names), self._fonts, locale)

        return self._studio.without_cards("settlement", (sheet, tuple(names), locale), style, layout)
