"""Magpie's pictures, as a studio draws them."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.protocol import Settlement
from bot.text import Locale
from render import Style, pad, receipt
from render.hands import ranks
from render.hands.held import hold
from render.hands.ranks import RankHand
from render.inputs import PLAIN
from render.names import name_of, names_of, seated
from render.scene import Scene
from render.studio import Drawings, Order
from render.style import Gamut
from tests.witness.pictures import ends, table
from tests.witness.views import MagpieView


class MagpiePictures(Drawings):
    """Pictures of Magpie, drawn and kept by a studio. `names` are in seat order."""

    def table(self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the public table."""
        return self._of_table("table", public(view), table.layout, names, locale, style)

    def panel(self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the table, and the reader's hand under it: as secret as the hand."""
        return self._of_table("panel", view, table.layout, names, locale, style)

    def deal_end(self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the table after a deal, with the winners' hands."""
        return self._of_table("deal", public(view), ends.layout, names, locale, style)

    def hand(self, view: MagpieView, *, locale: Locale = "en", style: Style = PLAIN, holder: str = "") -> Order:
        """Order the hand alone, as secret as the panel; `holder` is its owner's name, unless it is the reader's."""

        def lay() -> Scene:
            name = name_of(self._studio.fonts, locale, holder, str(view.seat)) if holder else None
            return ranks.layout(RankHand(hold(view.hand)), self._studio.fonts, locale, style=style, holder=name)

        return self._studio.with_cards("hand", (view.hand, holder, locale), style, lay, gamut=Gamut.WIDE)

    def pad(self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the chips after each deal."""
        sheet = ends.pad_of(public(view), locale)

        def lay() -> Scene:
            fonts = self._studio.fonts
            return pad.layout(sheet, names_of(fonts, locale, names), fonts, locale, style=style)

        return self._studio.without_cards("scorepad", (sheet, tuple(names), locale), style, lay, gamut=Gamut.WIDE)

    def receipt(
        self,
        view: MagpieView,
        settlement: Settlement,
        *,
        stake: int,
        unit: str,
        names: Sequence[str],
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the receipt: the cost of the game."""
        sheet = ends.receipt_of(view, settlement, stake, unit, locale)

        def lay() -> Scene:
            fonts = self._studio.fonts
            return receipt.layout(sheet, names_of(fonts, locale, names), fonts, locale, style=style)

        return self._studio.without_cards("settlement", (sheet, tuple(names), locale), style, lay, gamut=Gamut.WIDE)

    def _of_table(
        self,
        kind: str,
        view: MagpieView,
        layout: Callable[..., Scene],
        names: Sequence[str],
        locale: Locale,
        style: Style,
    ) -> Order:
        def lay() -> Scene:
            fonts = self._studio.fonts
            printed = names_of(fonts, locale, seated(names, view.seat, locale))
            return layout(view, printed, fonts, locale, style=style)

        shown = (kind, replace(view, turn=0), tuple(names), locale)
        filename = "panel" if kind == "panel" else "table"
        return self._studio.with_cards(filename, shown, style, lay, gamut=Gamut.WIDE)


def public(view: MagpieView) -> MagpieView:
    """Return the same table as a bystander knows it."""
    return replace(view, seat=None, turn=0, hand=Hand(), answer=None)
