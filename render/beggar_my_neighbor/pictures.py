"""The pictures of Beggar My Neighbor, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.beggar_my_neighbor.views import BeggarView
from bot.text import Locale
from render.beggar_my_neighbor import ends, table
from render.beggar_my_neighbor.moments import moments_of
from render.names import Name
from render.of_many import PicturesOfMany, TableShown
from render.panel import PanelShown
from render.scene import Scene
from render.stage.canvas import Stage
from render.words import say, written


class BeggarPictures(PicturesOfMany[BeggarView]):
    """Pictures of Beggar My Neighbor, drawn and kept by a studio. `names` are in seat order."""

    kind = BeggarView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    unit = "beggar-my-neighbor-keepsake-unit"
    without_strip = "table"

    def number(self, view: BeggarView, locale: Locale) -> tuple[str, str]:
        """Return how many deals the winner has won; of a game of one deal, how many laps that took."""
        scores = view.board.scores
        if len(scores) != 1:
            return super().number(view, locale)
        laps = scores[0].laps
        return written(laps), say(locale, "beggar-my-neighbor-keepsake-laps", count=laps)

    def public(self, view: BeggarView) -> BeggarView:
        return replace(view, seat=None)

    def has_strip(self, view: BeggarView) -> bool:
        """Return whether cards are moving: nobody has a hand, and no table is open at the end."""
        return view.board.last is None and view.board.deal > 0

    def layout(self, shown: TableShown[BeggarView], names: Sequence[Name], stage: Stage) -> Scene:
        return table.layout(shown.view.board, names, stage)

    def panel_of(self, shown: TableShown[BeggarView], names: Sequence[Name], stage: Stage) -> PanelShown:
        return table.panel_of(shown.view.board, shown.viewing_seat, names, stage)
