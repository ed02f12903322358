"""The pictures of Rolling Stone, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.protocol import Settlement
from bot.games.rolling_stone.views import RollingView
from bot.text import Locale
from render.hands.suits import SuitHand
from render.inputs import Style
from render.names import Name
from render.one_card import OneCardPictures, TableShown
from render.pad import PadSheet
from render.receipt import ReceiptSheet
from render.rolling_stone import ends, table, told
from render.scene import Scene
from render.stage.canvas import Stage


class RollingPictures(OneCardPictures[RollingView]):
    """Draws the pictures of Rolling Stone."""

    def public(self, view: RollingView) -> RollingView:
        return replace(view, seat=None, hand=Hand())

    def shown(self, view: RollingView) -> RollingView:
        return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))

    def held(self, view: RollingView, style: Style) -> SuitHand:
        return told.held(view, style)

    def layout(self, shown: TableShown[RollingView], names: Sequence[Name], stage: Stage) -> Scene:
        opened = replace(shown, hands=shown.hands or ends.hands_at_end(shown.view.board))
        return ends.layout(opened, names, stage) if opened.hands else table.layout(shown, names, stage)

    def pad_of(self, view: RollingView, locale: Locale) -> PadSheet:
        return ends.pad_of(view.board, locale)

    def receipt_of(
        self, view: RollingView, settlement: Settlement, stake: int, unit: str, locale: Locale
    ) -> ReceiptSheet:  # fmt: skip
        return ends.receipt_of(view.board, settlement, stake, unit, locale)
