"""Mille's pictures, as a studio draws them."""

from collections.abc import Sequence

from bot.games.mille.views import MilleView
from bot.text import Locale
from render.inputs import PLAIN, Picture, Style
from render.mille import hand as hands
from render.mille import open_table as open_tables
from render.mille import pad as pads
from render.mille import panel as panels
from render.mille import receipt as receipts
from render.mille import table as tables
from render.mille.inputs import OpenTable, SettlementSheet
from render.names import name_of, names_of
from render.scene import Scene
from render.studio import Order, Studio


class MillePictures:
    """Draws the pictures of Mille in a studio, which keeps them."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._fonts = studio.fonts

    async def hand(
        self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """The hand of `view`, only for whoever holds it, and so is its alt text. Raises ValueError for a bystander.

        After a game others may see it too; `holder` is then the name of whose it was.
        """
        return await self._studio.picture(self._hand(view, locale=locale, style=style, holder=holder))

    async def table(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The public table. `names` are by seat."""
        return await self._studio.picture(self._table(view, names=names, locale=locale, style=style))

    async def panel(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The private panel: the table with the reader below and the own hand under it. Raises ValueError for a
        bystander. Picture and alt text are as secret as the hand.
        """
        return await self._studio.picture(self._panel(view, names=names, locale=locale, style=style))

    async def open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The table with both hands open: at the end of a deal, under a banner if there is something to celebrate, or
        at a moment of a finished game. Everybody may see it.
        """
        return await self._studio.picture(self._open_table(opened, names=names, locale=locale, style=style))

    async def pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The score pad. `game` is the seed of its pencil marks: any text that stays the same during a game."""
        return await self._studio.picture(self._pad(view, names=names, game=game, locale=locale, style=style))

    async def receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The receipt of a settled game."""
        return await self._studio.picture(self._receipt(sheet, names=names, locale=locale, style=style))

    def draw_hand(
        self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """As `hand`, on the calling thread."""
        return self._studio.draw(self._hand(view, locale=locale, style=style, holder=holder))

    def draw_table(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `table`, on the calling thread."""
        return self._studio.draw(self._table(view, names=names, locale=locale, style=style))

    def draw_panel(
        self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `panel`, on the calling thread."""
        return self._studio.draw(self._panel(view, names=names, locale=locale, style=style))

    def draw_open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `open_table`, on the calling thread."""
        return self._studio.draw(self._open_table(opened, names=names, locale=locale, style=style))

    def draw_pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `pad`, on the calling thread."""
        return self._studio.draw(self._pad(view, names=names, game=game, locale=locale, style=style))

    def draw_receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """As `receipt`, on the calling thread."""
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

    def _panel(self, view: MilleView, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            return panels.layout(view, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        return self._studio.with_cards("panel", (panels.shown(view), style.order, tuple(names), locale), style, layout)

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
