"""The pictures of Beggar My Neighbor, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Card
from bot.text import Locale
from render.beggar_my_neighbor import ends, table
from render.beggar_my_neighbor.moments import moments_of
from render.inputs import PLAIN, Style
from render.names import seated
from render.of_many import PicturesOfMany
from render.studio import Order
from render.words import say, written


class BeggarPictures(PicturesOfMany[BeggarView]):
    """Pictures of Beggar My Neighbor, drawn and kept by a studio. `names` are in seat order."""

    name = NAME
    kind = BeggarView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    unit = "beggar-my-neighbor-keepsake-unit"

    def number(self, view: BeggarView, locale: Locale) -> tuple[str, str]:
        """Return how many deals the winner has won; of a game of one deal, how many laps that took."""
        scores = view.board.scores
        if len(scores) != 1:
            return super().number(view, locale)
        laps = scores[0].laps
        return written(laps), say(locale, "beggar-my-neighbor-keepsake-laps", count=laps)

    def table(self, view: BeggarView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the table, which is the same for everybody."""
        board = replace(view.board, scores=view.board.scores[-1:])
        laid = partial(table.layout, board)
        return self._table("table", board, laid, view, names=names, locale=locale, style=style)

    def panel(
        self,
        view: BeggarView,
        *,
        names: Sequence[str],
        rows: int = 4,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order a strip of the table and the pile: nobody has a hand. The end has no strip."""
        names = seated(names, view.seat, locale)
        if view.board.last is not None or not view.board.deal:
            return self.table(view, names=names, locale=locale, style=style)
        shown = (replace(view.board, scores=view.board.scores[-1:]), view.seat)
        laid = partial(table.panel_of, *shown)
        return self._panel(shown, laid, rows=rows, order=(), names=names, locale=locale, style=style)
