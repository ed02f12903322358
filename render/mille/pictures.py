"""Mille's pictures, as a studio draws them."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.mille.views import MilleView
from bot.text import Locale
from render import keepsake
from render.inputs import PLAIN, Stakes, Style
from render.mille import before
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
from render.poster import Poster
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Drawings, Order
from render.style import Gamut


class MillePictures(Drawings):
    """Pictures of Mille, drawn and kept by a studio."""

    def hand(self, view: MilleView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = "") -> Order:
        """Order the hand of `view`, for its holder alone, like its alt text. The drawing raises ValueError for a
        bystander.

        After a game others may see it too; `holder` is then its owner's name.
        """

        def layout() -> Scene:
            name = name_of(self._studio.fonts, locale, holder, str(view.seat)) if holder else None
            return hands.layout(view, self._studio.fonts, locale, style=style, holder=name)

        shown = (view.seat if holder else None, view.hand, view.fresh, view.held_points, holder)
        return self._studio.with_cards("hand", (shown, style.order, locale), style, layout)

    def table(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        stakes: Stakes | None = None,
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the public table; before the first deal a poster, with the `stakes`. `names` are in seat order."""
        if (poster := before.poster_of(view, stakes, locale)) is not None:
            return self._poster(poster, view, names=names, locale=locale, style=style)

        def layout() -> Scene:
            return tables.layout(
                view, names_of(self._studio.fonts, locale, names), self._studio.fonts, locale, style=style
            )

        return self._studio.with_cards("table", (tables.shown(view), tuple(names), locale), style, layout)

    def _poster(
        self, poster: Poster, view: MilleView, *, names: Sequence[str], locale: Locale, style: Style
    ) -> Order:  # fmt: skip
        def layout() -> Scene:
            stage = Stage(self._studio.fonts, locale, style)
            return before.layout(poster, view, names_of(self._studio.fonts, locale, names), stage)

        key = ("poster", poster, tuple(names), locale)
        return self._studio.with_cards("table", key, style, layout, gamut=Gamut.WIDE)

    def panel(
        self,
        view: MilleView,
        *,
        names: Sequence[str],
        rows: int = panels.USUAL_ROWS,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the private panel over `rows` of buttons: a strip, and the reader's hand, large. Picture and alt text
        are as secret as the hand. The drawing raises ValueError for a bystander.

        `order`: the hand from left to right, as the buttons have it; by default sorted.
        """

        def layout() -> Scene:
            printed = names_of(self._studio.fonts, locale, names)
            return panels.layout(view, printed, self._studio.fonts, locale, rows=rows, order=order, style=style)

        shown = (panels.shown(view), height_of(rows), tuple(order), style.order, tuple(names), locale)
        return self._studio.with_cards("panel", shown, style, layout)

    def open_table(
        self, opened: OpenTable, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Order:
        """Order the table with both hands open, at a deal's end or at a moment of a finished game. A banner is above it
        if there is something to celebrate. Everyone may see it.
        """

        def layout() -> Scene:
            return open_tables.layout(
                opened, names_of(self._studio.fonts, locale, names), self._studio.fonts, locale, style=style
            )

        shown = ("open", open_tables.shown(opened), style.order, tuple(names), locale)
        return self._studio.with_cards("table", shown, style, layout)

    def pad(
        self, view: MilleView, *, names: Sequence[str], game: str = "", locale: Locale = "en", style: Style = PLAIN
    ) -> Order:
        """Order the score pad. `game` seeds its pencil marks: any text that stays the same during a game."""

        def layout() -> Scene:
            return pads.layout(view, names_of(self._studio.fonts, locale, names), self._studio.fonts, locale, game=game)

        return self._studio.without_cards("scorepad", (pads.shown(view), tuple(names), game, locale), style, layout)

    def receipt(
        self, sheet: SettlementSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Order:
        """Order the receipt of a settled game."""

        def layout() -> Scene:
            return receipts.layout(sheet, names_of(self._studio.fonts, locale, names), self._studio.fonts, locale)

        return self._studio.without_cards("settlement", (sheet, tuple(names), locale), style, layout)

    def keepsake(self, view: MilleView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the end of a game on one picture, to keep."""
        shown = keepsakes.kept(view, locale)

        def layout() -> Scene:
            return keepsake.layout(
                shown, names_of(self._studio.fonts, locale, names), Stage(self._studio.fonts, locale, style)
            )

        key = (shown, tuple(names), locale)
        return self._studio.with_cards("keepsake", key, style, layout, gamut=Gamut.WIDE)
