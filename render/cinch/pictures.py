"""The pictures of Cinch, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.cinch.views import CinchView
from render.cinch import ends, spoken, strip, table
from render.cinch.moments import moments_of
from render.names import Name
from render.of_many import TableShown
from render.one_card import OneCardPictures
from render.scene import Scene
from render.stage.canvas import Stage


class CinchPictures(OneCardPictures[CinchView]):
    """Pictures of Cinch, as a studio draws them."""

    kind = CinchView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    held = staticmethod(spoken.held)
    spoken_table = staticmethod(spoken.spoken_table)
    panel_of = staticmethod(strip.panel_of)

    def public(self, view: CinchView) -> CinchView:
        return replace(view, seat=None, hand=Hand(), away=Hand(), rest=Hand(), known=(Hand(),) * len(view.known))

    def opened(self, view: CinchView) -> tuple[Hand | None, ...]:
        """Return each seat's cards played, once the deal is over."""
        return ends.hands_at_end(view.board)

    def layout(self, shown: TableShown[CinchView], names: Sequence[Name], stage: Stage) -> Scene:
        hands = shown.hands if any(shown.hands) else ends.hands_at_end(shown.view.board)
        opened = replace(shown, hands=hands)
        return ends.layout(opened, names, stage) if opened.hands else table.layout(shown, names, stage)

    def rate(self, view: CinchView) -> str:
        return f"-{view.board.options.pay.value}"
