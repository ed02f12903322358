"""The pictures of Guts, as a studio draws them."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.guts.views import GutsView
from bot.games.protocol import Settlement
from bot.text import Locale
from render import pad, receipt
from render.guts import ends, table
from render.guts.table import TableShown
from render.guts.told import finished
from render.hands import poker
from render.hands.held import hold
from render.hands.poker import PokerHand
from render.inputs import PLAIN, Picture, Style
from render.names import names_of
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order, Studio
from render.style import Gamut


class GutsPictures:
    """Draws the pictures of Guts in a studio, which keeps them. `names` are by seat."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def table(
        self,
        view: GutsView,
        *,
        names: Sequence[str],
        hands: Sequence[Hand | None] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """The public table, with these hands open; as a rule those of the showdown."""
        public = replace(view, seat=None, hand=Hand(), choice=None)
        shown = TableShown(_shown(public), tuple(hands) or public.board.shown)
        return self._table("table", shown, names, locale, style)

    def panel(self, view: GutsView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The table as its reader sees it, with the own cards: as secret as these."""
        return self._table("panel", TableShown(_shown(view), view.board.shown, is_panel=True), names, locale, style)

    def hand(self, hand: Hand, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The two cards alone. `holder` names whose they were, unless the reader's."""

        def layout() -> Scene:
            whose = names_of(self._studio.fonts, locale, (holder,))[0] if holder else None
            return poker.layout(PokerHand(hold(hand)), self._studio.fonts, locale, style=style, holder=whose)

        return self._ordered("hand", (hand, holder, locale), style, layout)

    def pad(self, view: GutsView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The chips of all after each deal."""
        return self._sheet("scorepad", ends.pad_of(view.board, locale), pad.layout, tuple(names), locale, style)

    def receipt(
        self,
        view: GutsView,
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
            board = shown.view.board
            if finished(board) is not None and shown.hands == board.shown:
                return ends.layout(shown.view, printed, stage)
            return table.layout(shown, printed, stage)

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


def _shown(view: GutsView) -> GutsView:
    """The view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
