"""The pictures of Rolling Stone, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.rolling_stone.views import RollingView
from render.names import Name
from render.of_many import TableShown
from render.one_card import OneCardPictures
from render.rolling_stone import ends, spoken, strip, table
from render.rolling_stone.moments import moments_of
from render.scene import Scene
from render.stage.canvas import Stage


class RollingPictures(OneCardPictures[RollingView]):
    """Pictures of Rolling Stone, as a studio draws them."""

    kind = RollingView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    held = staticmethod(spoken.held)
    spoken_table = staticmethod(spoken.spoken_table)
    panel_of = staticmethod(strip.panel_of)

    def public(self, view: RollingView) -> RollingView:
        return replace(view, seat=None, hand=Hand())

    def opened(self, view: RollingView) -> tuple[Hand | None, ...]:
        """Return the cards left after a deal."""
        return () if view.board.last is None else view.board.last.hands

    def layout(self, shown: TableShown[RollingView], names: Sequence[Name], stage: Stage) -> Scene:
        return ends.layout(shown, names, stage) if shown.hands else table.layout(shown, names, stage)
