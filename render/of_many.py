"""What the pictures of every game for many have in common: how they are ordered from a studio, pad and receipt."""

from collections.abc import Callable, Hashable, Sequence

from bot.text import Locale
from render import pad, receipt
from render.inputs import Picture, Style
from render.names import names_of
from render.pad import PadSheet
from render.receipt import ReceiptSheet
from render.scene import Scene
from render.studio import Order, Studio
from render.style import Gamut


class PicturesOfMany:
    """Orders the pictures of a game, which a studio draws and keeps. `names` are by seat."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def picture(self, order: Order) -> Picture:
        """Draw off the loop."""
        return await self._studio.picture(order)

    def draw(self, order: Order) -> Picture:
        """Draw on the calling thread."""
        return self._studio.draw(order)

    def _with_cards(self, kind: str, shown: tuple[object, ...], style: Style, layout: Callable[[], Scene]) -> Order:
        return self._studio.with_cards(kind, shown, style, layout, gamut=Gamut.WIDE)

    def _scorepad(self, sheet: PadSheet, names: Sequence[str], locale: Locale, style: Style) -> Order:
        return self._sheet("scorepad", sheet, pad.layout, tuple(names), locale, style)

    def _settlement(self, sheet: ReceiptSheet, names: Sequence[str], locale: Locale, style: Style) -> Order:
        return self._sheet("settlement", sheet, receipt.layout, tuple(names), locale, style)

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
