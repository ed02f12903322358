"""The pictures of Linger Longer, as a studio draws them."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Settlement
from bot.text import Locale
from render import pad, receipt
from render.hands import suits
from render.inputs import PLAIN, Picture, Style
from render.linger_longer import ends, table
from render.linger_longer.table import TableShown
from render.linger_longer.told import held
from render.names import names_of
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order, Studio
from render.style import Gamut


class LingerPictures:
    """Draws the pictures of Linger Longer in a studio, which keeps them. `names` are by seat."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def table(
        self,
        view: LingerView,
        *,
        names: Sequence[str],
        hands: Sequence[Hand | None] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """The public table, with these hands open if everybody may see them by now."""
        public = replace(view, seat=None, hand=Hand(), drawn=None)
        return self._table("table", TableShown(_shown(public), tuple(hands)), names, locale, style)

    def panel(self, view: LingerView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The table as its reader sees it, with the own hand under it: as secret as this."""
        return self._table("panel", TableShown(_shown(view), is_panel=True), names, locale, style)

    def hand(self, view: LingerView, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The hand alone, by suit. `holder` names whose it was, unless the reader's."""
        shown = held(view, style)

        def layout() -> Scene:
            whose = names_of(self._studio.fonts, locale, (holder,))[0] if holder else None
            return suits.layout(shown, self._studio.fonts, locale, style=style, holder=whose)

        return self._ordered("hand", (shown, holder, locale), style, layout)

    def pad(self, view: LingerView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The points of all after each deal."""
        return self._sheet("scorepad", ends.pad_of(view.board, locale), pad.layout, tuple(names), locale, style)

    def receipt(
        self,
        view: LingerView,
        settlement: Settlement,
        *,
        stake: int,
        unit: str,
        names: Sequence[str],
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """What the game has cost."""
        sheet = ends.receipt_of(view.board, settlement, stake, unit, locale)
        return self._sheet("settlement", sheet, receipt.layout, tuple(names), locale, style)

    async def picture(self, order: Order) -> Picture:
        """Draw off the loop."""
        return await self._studio.picture(order)

    def draw(self, order: Order) -> Picture:
        """Draw on the calling thread."""
        return self._studio.draw(order)

    def _table(self, kind: str, shown: TableShown, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            stage, printed = Stage(self._studio.fonts, locale, style), names_of(self._studio.fonts, locale, names)
            drawn = ends.layout if shown.view.board.last is not None else table.layout
            return drawn(shown, printed, stage)

        return self._ordered(kind, (shown, tuple(names), locale), style, layout)

    def _sheet(
        self,
        kind: str,
        sheet: Hashable,
        layout: Callable[..., Scene],
        names: tuple[str, ...],
        locale: Locale,
        style: Style,
    ) -> Order:
        def lay() -> Scene:
            fonts = self._studio.fonts
            return layout(sheet, names_of(fonts, locale, names), fonts, locale, style=style)

        return self._studio.without_cards(kind, (sheet, names, locale), style, lay, gamut=Gamut.WIDE)

    def _ordered(self, kind: str, shown: tuple[object, ...], style: Style, layout: Callable[[], Scene]) -> Order:
        return self._studio.with_cards(kind, shown, style, layout, gamut=Gamut.WIDE)


def _shown(view: LingerView) -> LingerView:
    """The view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
