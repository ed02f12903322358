"""The pictures of Daifugo, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Card, Hand
from bot.games.daifugo.name import NAME
from bot.games.daifugo.options import Payment
from bot.games.daifugo.views import DaifugoView
from bot.text import Locale
from render.daifugo import ends, spoken, table
from render.daifugo.table import TableShown
from render.hands import ranks
from render.inputs import PLAIN, Style
from render.names import names_of, seated
from render.of_many import PicturesOfMany
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order

SCORES_SHOWN = 2  # the last deal, and the titles before it


class DaifugoPictures(PicturesOfMany[DaifugoView]):
    """Pictures of Daifugo, drawn and kept by a studio. `names` are in seat order."""

    name = NAME
    kind = DaifugoView
    pad_of = staticmethod(ends.pad_of)

    def table(
        self, view: DaifugoView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Order:  # fmt: skip
        """Order the public table, without a hand: also when a deal is over (D8)."""
        shown = _shown(view)
        board = replace(shown.board, gone=Hand())  # cards that lie face down
        public = replace(shown, seat=None, hand=Hand(), exchange=None, choice=None, board=board)
        return self._table("table", TableShown(public), names, locale, style)

    def panel(
        self,
        view: DaifugoView,
        *,
        names: Sequence[str],
        rows: int = 4,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        names = seated(names, view.seat, locale)
        shown = TableShown(_shown(view), is_panel=True)
        if view.board.last is not None:
            return self._table("panel", shown, names, locale, style)

        laid = partial(table.panel_of, shown)
        return self._panel(shown, laid, rows=rows, order=order, names=names, locale=locale, style=style)

    def told(
        self, view: DaifugoView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> str:  # fmt: skip
        """Return the whole table in sentences, as its reader may know it."""
        named = names_of(self._studio.fonts, locale, seated(names, view.seat, locale))
        stage, printed = Stage(self._studio.fonts, locale, style), named
        shown = TableShown(_shown(view), is_panel=view.seat is not None)
        part = ends.told if view.board.last is not None else table.told
        return "\n".join(part(shown, printed, stage))

    def hand(self, view: DaifugoView, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the hand alone, by rank. `holder` names its owner unless it is the reader."""
        shown = spoken.held(view, style)

        def layout() -> Scene:
            whose = names_of(self._studio.fonts, locale, (holder,))[0] if holder else None
            return ranks.layout(shown, self._studio.fonts, locale, style=style, holder=whose)

        return self._with_cards("hand", (shown, holder, locale), style, layout)

    def rate(self, view: DaifugoView) -> str:
        return "" if view.board.options.payment is Payment.EVERY else "-final"

    def _table(self, kind: str, shown: TableShown, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            stage, printed = Stage(self._studio.fonts, locale, style), names_of(self._studio.fonts, locale, names)
            if shown.view.board.last is not None:
                return ends.layout(shown, printed, stage)
            return table.layout(shown, printed, stage)

        return self._with_cards(kind, (shown, tuple(names), locale), style, layout)


def _shown(view: DaifugoView) -> DaifugoView:
    """Return the view without what no picture of the table shows: older deals, and turns."""
    board = replace(view.board, revolutions=0, scores=view.board.scores[-SCORES_SHOWN:])
    return replace(view, turn=0, board=board)
