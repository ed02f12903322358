"""The pictures of Guts, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.guts.views import GutsView
from bot.text import Locale
from render.guts import ends, strip, table
from render.guts.moments import moments_of
from render.hands import poker
from render.hands.held import hold
from render.hands.poker import PokerHand
from render.inputs import Style
from render.names import Name
from render.of_many import PicturesOfMany, TableShown
from render.scene import Scene
from render.stage.canvas import Stage


class GutsPictures(PicturesOfMany[GutsView]):
    """Pictures of Guts, drawn and kept by a studio. `names` are in seat order."""

    kind = GutsView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    panel_of = staticmethod(strip.panel_of)
    hand_layout = staticmethod(poker.layout)
    unit = "guts-keepsake-unit"

    def public(self, view: GutsView) -> GutsView:
        return replace(view, seat=None, hand=Hand(), choice=None)

    def opened(self, view: GutsView) -> tuple[Hand | None, ...]:
        """Return the hands of the showdown."""
        return view.board.shown

    def layout(self, shown: TableShown[GutsView], names: Sequence[Name], stage: Stage) -> Scene:
        board = shown.view.board
        is_showdown = board.last is not None and shown.hands == board.shown
        return ends.layout(shown.view, names, stage) if is_showdown else table.layout(shown, names, stage)

    def alone(self, view: GutsView, locale: Locale, style: Style) -> PokerHand:
        return PokerHand(hold(view.hand))
