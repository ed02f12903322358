"""The pictures of Guts, as a studio draws them."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.guts.views import GutsView
from bot.text import Locale
from render.guts import pad, table
from render.guts.table import TableShown
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
        """The last deals, and the chips of all."""
        board, names = view.board, tuple(names)

        def layout() -> Scene:
            stage = Stage(self._studio.fonts, locale, style)
            return pad.layout(board, names_of(self._studio.fonts, locale, names), stage)

        shown = (board.scores[-pad.ROWS :], board.chips, board.pot, names, locale)
        return self._studio.without_cards("scorepad", shown, style, layout, gamut=Gamut.WIDE)

    async def picture(self, order: Order) -> Picture:
        """Draw off the loop."""
        return await self._studio.picture(order)

    def draw(self, order: Order) -> Picture:
        """Draw on the calling thread."""
        return self._studio.draw(order)

    def _table(self, kind: str, shown: TableShown, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            stage = Stage(self._studio.fonts, locale, style)
            return table.layout(shown, names_of(self._studio.fonts, locale, names), stage)

        return self._ordered(kind, (shown, tuple(names), locale), style, layout)

    def _ordered(self, kind: str, shown: tuple[object, ...], style: Style, layout: Callable[[], Scene]) -> Order:
        return self._studio.with_cards(kind, shown, style, layout, gamut=Gamut.WIDE)


def _shown(view: GutsView) -> GutsView:
    """The view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
