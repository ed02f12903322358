"""Magpie's pictures, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.protocol import Settlement
from bot.text import Locale
from render import Picture, Studio, Style, pad, receipt
from render.hands import ranks
from render.hands.held import hold
from render.hands.ranks import RankHand
from render.inputs import PLAIN
from render.names import name_of, names_of, seated
from render.pad import PadSheet
from render.receipt import ReceiptSheet
from render.scene import Scene
from render.studio import Order
from render.style import Gamut
from tests.witness.pictures import ends, table
from tests.witness.views import MagpieView


class MagpiePictures:
    """Pictures of Magpie, drawn and kept by a studio. `names` are in seat order."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._fonts = studio.fonts

    async def table(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the public table."""
        return await self._studio.picture(self.ordered("table", view, names, locale, style))

    async def panel(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the table, and the reader's hand under it: as secret as the hand."""
        return await self._studio.picture(self.ordered("panel", view, names, locale, style))

    async def hand(
        self, view: MagpieView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = ""
    ) -> Picture:  # fmt: skip
        """Draw the hand alone, as secret as the panel; `holder` is its owner's name, unless it is the reader's."""

        def lay() -> Scene:
            name = name_of(self._fonts, locale, holder, str(view.seat)) if holder else None
            return ranks.layout(RankHand(hold(view.hand)), self._fonts, locale, style=style, holder=name)

        order = self._studio.with_cards("hand", (view.hand, holder, locale), style, lay, gamut=Gamut.WIDE)
        return await self._studio.picture(order)

    async def deal_end(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the table after a deal, with the winners' hands."""
        return await self._studio.picture(self.ordered("deal", view, names, locale, style))

    async def pad(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the chips after each deal."""
        return await self._studio.picture(self.ordered("scorepad", view, names, locale, style))

    async def receipt(
        self,
        view: MagpieView,
        settlement: Settlement,
        *,
        stake: int,
        unit: str,
        names: Sequence[str],
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Picture:
        """Draw the receipt: the cost of the game."""
        sheet = ends.receipt_of(view, settlement, stake, unit, locale)
        return await self._studio.picture(self._receipt(sheet, names, locale, style))

    def draw(
        self, kind: str, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw one of these pictures, on the calling thread."""
        return self._studio.draw(self.ordered(kind, view, names, locale, style))

    def draw_receipt(
        self, sheet: ReceiptSheet, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """Draw the receipt, on the calling thread."""
        return self._studio.draw(self._receipt(sheet, names, locale, style))

    def ordered(self, kind: str, view: MagpieView, names: Sequence[str], locale: Locale, style: Style) -> Order:
        """Order the order of one of these pictures. All but a panel are drawn from what everybody knows."""
        known = view if kind == "panel" else public(view)
        if kind == "scorepad":
            return self._pad(ends.pad_of(known, locale), names, locale, style)

        def lay() -> Scene:
            printed = names_of(self._fonts, locale, seated(names, known.seat, locale))
            layout = ends.layout if kind == "deal" else table.layout
            return layout(known, printed, self._fonts, locale, style=style)

        shown = (kind, replace(known, turn=0), tuple(names), locale)
        filename = "panel" if kind == "panel" else "table"
        return self._studio.with_cards(filename, shown, style, lay, gamut=Gamut.WIDE)

    def _pad(self, sheet: PadSheet, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def lay() -> Scene:
            return pad.layout(sheet, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        shown = (sheet, tuple(names), locale)
        return self._studio.without_cards("scorepad", shown, style, lay, gamut=Gamut.WIDE)

    def _receipt(self, sheet: ReceiptSheet, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def lay() -> Scene:
            return receipt.layout(sheet, names_of(self._fonts, locale, names), self._fonts, locale, style=style)

        shown = (sheet, tuple(names), locale)
        return self._studio.without_cards("settlement", shown, style, lay, gamut=Gamut.WIDE)


def public(view: MagpieView) -> MagpieView:
    """Return the same table as a bystander knows it."""
    return replace(view, seat=None, turn=0, hand=Hand(), answer=None)
