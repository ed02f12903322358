"""The pictures of Guts, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Card, Hand
from bot.games.guts.name import NAME
from bot.games.guts.views import GutsView
from bot.text import Locale
from render.guts import ends, strip, table
from render.guts.moments import moments_of
from render.guts.spoken import finished
from render.guts.table import TableShown
from render.hands import poker
from render.hands.held import hold
from render.hands.poker import PokerHand
from render.inputs import PLAIN, Style
from render.names import Name, seated
from render.of_many import PicturesOfMany
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order


class GutsPictures(PicturesOfMany[GutsView]):
    """Pictures of Guts, drawn and kept by a studio. `names` are in seat order."""

    name = NAME
    kind = GutsView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    unit = "guts-keepsake-unit"

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
        return self._table("table", shown, partial(_layout, shown), view, names=names, locale=locale, style=style)

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
            return self._table("panel", shown, partial(_layout, shown), view, names=names, locale=locale, style=style)
        laid = partial(strip.panel_of, shown)
        return self._panel(shown, laid, rows=rows, order=order, names=names, locale=locale, style=style)

    def hand(self, hand: Hand, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the two cards alone. `holder` names their owner unless it is the reader."""
        return self._alone(PokerHand(hold(hand)), poker.layout, holder=holder, locale=locale, style=style)


def _layout(shown: TableShown, names: Sequence[Name], stage: Stage) -> Scene:
    board = shown.view.board
    is_showdown = finished(board) is not None and shown.hands == board.shown
    return ends.layout(shown.view, names, stage) if is_showdown else table.layout(shown, names, stage)


def _shown(view: GutsView) -> GutsView:
    """Return the view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
