"""The pictures of Guts, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Card, Hand
from bot.games.guts.name import NAME
from bot.games.guts.views import GutsView
from bot.text import Locale
from render.guts import ends, strip, table
from render.guts.spoken import finished
from render.guts.table import TableShown
from render.hands import poker
from render.hands.held import hold
from render.hands.poker import PokerHand
from render.inputs import PLAIN, Style
from render.names import names_of, seated
from render.of_many import PicturesOfMany
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order


class GutsPictures(PicturesOfMany[GutsView]):
    """Pictures of Guts, drawn and kept by a studio. `names` are in seat order."""

    name = NAME
    kind = GutsView
    pad_of = staticmethod(ends.pad_of)

    def table(
        self,
        view: GutsView,
        *,
        names: Sequence[str],
        hands: Sequence[Hand | None] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the public table, with these hands open; as a rule those of the showdown."""
        public = replace(view, seat=None, hand=Hand(), choice=None)
        shown = TableShown(_shown(public), tuple(hands) or public.board.shown)
        return self._table("table", shown, names, locale, style)

    def panel(
        self,
        view: GutsView,
        *,
        names: Sequence[str],
        rows: int = 4,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order a strip of the table and the reader's cards, large: as secret as they are. The end has no strip."""
        names = seated(names, view.seat, locale)
        shown = TableShown(_shown(view), view.board.shown, is_panel=True)
        if finished(view.board) is not None:
            return self._table("panel", shown, names, locale, style)
        laid = partial(strip.panel_of, shown)
        return self._panel(shown, laid, rows=rows, order=order, names=names, locale=locale, style=style)

    def hand(self, hand: Hand, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the two cards alone. `holder` names their owner unless it is the reader."""

        def layout() -> Scene:
            whose = names_of(self._studio.fonts, locale, (holder,))[0] if holder else None
            return poker.layout(PokerHand(hold(hand)), self._studio.fonts, locale, style=style, holder=whose)

        return self._with_cards("hand", (hand, holder, locale), style, layout)

    def _table(self, kind: str, shown: TableShown, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            stage, printed = Stage(self._studio.fonts, locale, style), names_of(self._studio.fonts, locale, names)
            board = shown.view.board
            if finished(board) is not None and shown.hands == board.shown:
                return ends.layout(shown.view, printed, stage)
            return table.layout(shown, printed, stage)

        return self._with_cards(kind, (shown, tuple(names), locale), style, layout)


def _shown(view: GutsView) -> GutsView:
    """Return the view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
