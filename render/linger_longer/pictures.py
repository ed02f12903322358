"""The pictures of Linger Longer, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.linger_longer.views import LingerView
from render.linger_longer import ends, spoken, strip, table
from render.linger_longer.moments import moments_of
from render.names import Name
from render.of_many import TableShown
from render.one_card import OneCardPictures
from render.scene import Scene
from render.stage.canvas import Stage


class LingerPictures(OneCardPictures[LingerView]):
    """Pictures of Linger Longer, as a studio draws them."""

    kind = LingerView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    held = staticmethod(spoken.held)
    spoken_table = staticmethod(spoken.spoken_table)
    panel_of = staticmethod(strip.panel_of)

    def public(self, view: LingerView) -> LingerView:
        return replace(view, seat=None, hand=Hand(), drawn=None)

    def layout(self, shown: TableShown[LingerView], names: Sequence[Name], stage: Stage) -> Scene:
        drawn = ends.layout if shown.view.board.last is not None else table.layout
        return drawn(shown, names, stage)
