"""The pictures of Linger Longer, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.linger_longer.name import NAME
from bot.games.linger_longer.views import LingerView
from render.hands.suits import SuitHand
from render.inputs import Style
from render.linger_longer import ends, spoken, strip, table
from render.linger_longer.moments import moments_of
from render.names import Name
from render.one_card import OneCardPictures, TableShown
from render.panel import PanelShown
from render.scene import Scene
from render.stage.canvas import Stage


class LingerPictures(OneCardPictures[LingerView]):
    """Pictures of Linger Longer, as a studio draws them."""

    name = NAME
    kind = LingerView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)

    def public(self, view: LingerView) -> LingerView:
        return replace(view, seat=None, hand=Hand(), drawn=None)

    def shown(self, view: LingerView) -> LingerView:
        return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))

    def held(self, view: LingerView, style: Style) -> SuitHand:
        return spoken.held(view, style)

    def layout(self, shown: TableShown[LingerView], names: Sequence[Name], stage: Stage) -> Scene:
        drawn = ends.layout if shown.view.board.last is not None else table.layout
        return drawn(shown, names, stage)

    def panel_of(self, shown: TableShown[LingerView], names: Sequence[Name], stage: Stage) -> PanelShown:
        return strip.panel_of(shown, names, stage)
