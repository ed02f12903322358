"""The pictures of Cinch, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.cinch.name import NAME
from bot.games.cinch.views import CinchView
from render.cinch import ends, spoken, strip, table
from render.cinch.moments import moments_of
from render.hands.suits import SuitHand
from render.inputs import Style
from render.names import Name
from render.one_card import OneCardPictures, TableShown
from render.panel import PanelShown
from render.scene import Scene
from render.stage.canvas import Stage


class CinchPictures(OneCardPictures[CinchView]):
    """Pictures of Cinch, as a studio draws them."""

    name = NAME
    kind = CinchView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)

    def public(self, view: CinchView) -> CinchView:
        return replace(view, seat=None, hand=Hand(), away=Hand(), rest=Hand(), known=(Hand(),) * len(view.known))

    def shown(self, view: CinchView) -> CinchView:
        return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))

    def held(self, view: CinchView, style: Style) -> SuitHand:
        return spoken.held(view, style)

    def layout(self, shown: TableShown[CinchView], names: Sequence[Name], stage: Stage) -> Scene:
        hands = shown.hands if any(shown.hands) else ends.hands_at_end(shown.view.board)
        opened = replace(shown, hands=hands)
        return ends.layout(opened, names, stage) if opened.hands else table.layout(shown, names, stage)

    def rate(self, view: CinchView) -> str:
        return f"-{view.board.options.pay.value}"

    def panel_of(self, shown: TableShown[CinchView], names: Sequence[Name], stage: Stage) -> PanelShown:
        return strip.panel_of(shown, names, stage)
