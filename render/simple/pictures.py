"""The pictures of a small game, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.simple.views import SimpleView
from bot.text import Locale
from render.hands.suits import SuitHand
from render.inputs import Style
from render.of_many import PicturesOfMany, pad_sheet
from render.pad import PadRow, PadSheet
from render.simple.table import held, layout, panel_of
from render.studio import Studio


class SimplePictures(PicturesOfMany[SimpleView]):
    """Pictures of one small game, drawn and kept by a studio. `names` are in seat order."""

    layout = staticmethod(layout)
    panel_of = staticmethod(panel_of)

    def __init__(self, studio: Studio, *, kind: type[SimpleView]) -> None:
        super().__init__(studio)
        self.kind = kind

    def public(self, view: SimpleView) -> SimpleView:
        return replace(view, seat=None, hand=Hand())

    def opened(self, view: SimpleView) -> tuple[Hand | None, ...]:
        """Return everyone's hand, from the end of a deal until the next."""
        return () if view.board.last is None else view.board.last.hands

    def alone(self, view: SimpleView, locale: Locale, style: Style) -> SuitHand:
        return held(view, style)

    def pad_of(self, view: SimpleView, locale: Locale) -> PadSheet:
        """Return points after every deal, and who has won it."""
        rows = [
            PadRow(each.deal, each.totals, each.scores, tuple(_best(each.scores))) for each in view.board.scores
        ]  # fmt: skip
        return pad_sheet(self.name, view.board, rows, locale)


def _best(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
