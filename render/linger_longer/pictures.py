"""The pictures of Linger Longer, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Settlement
from bot.text import Locale
from render.hands import suits
from render.inputs import PLAIN, Style
from render.linger_longer import ends, table
from render.linger_longer.table import TableShown
from render.linger_longer.told import held
from render.names import names_of
from render.of_many import PicturesOfMany
from render.scene import Scene
from render.stage.canvas import Stage
from render.studio import Order


class LingerPictures(PicturesOfMany):
    """Draws the pictures of Linger Longer in a studio, which keeps them. `names` are by seat."""

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

        return self._with_cards("hand", (shown, holder, locale), style, layout)

    def pad(self, view: LingerView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """The points of all after each deal."""
        return self._scorepad(ends.pad_of(view.board, locale), names, locale, style)

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
        return self._settlement(sheet, names, locale, style)

    def _table(self, kind: str, shown: TableShown, names: Sequence[str], locale: Locale, style: Style) -> Order:
        def layout() -> Scene:
            stage, printed = Stage(self._studio.fonts, locale, style), names_of(self._studio.fonts, locale, names)
            drawn = ends.layout if shown.view.board.last is not None else table.layout
            return drawn(shown, printed, stage)

        return self._with_cards(kind, (shown, tuple(names), locale), style, layout)


def _shown(view: LingerView) -> LingerView:
    """The view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
