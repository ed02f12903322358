"""The pictures that every rummy with contracts has: the table without a hand, the hand alone, the score pad."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from bot.games.cards import Hand
from bot.text import Locale
from render.hands.suits import SuitHand
from render.inputs import PLAIN, Style
from render.names import Name, seated
from render.of_many import PicturesOfMany, TableShown, pad_sheet
from render.pad import PadRow, PadSheet
from render.panel import PanelShown
from render.rummy import strip, table
from render.rummy.contents import RummyContents, V
from render.rummy.hand import held
from render.scene import Scene
from render.stage.canvas import Stage


class RummyPictures(RummyContents[V], PicturesOfMany[V], Generic[V]):
    """Pictures of such a game, drawn and kept by a studio. `names` are in seat order."""

    def layout(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> Scene:
        return table.layout(self.contents(shown, names, stage), stage)

    def panel_of(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> PanelShown:
        return strip.panel_of(self.contents(shown, names, stage), stage)

    def public(self, view: V) -> V:
        """Return the table without a hand."""
        return replace(view, seat=None, hand=Hand(), answer=None, fresh=())

    def opened(self, view: V) -> tuple[Hand | None, ...]:
        """Return everyone's hand, from the end of a deal until the next."""
        return () if view.board.last is None else view.board.last.hands

    def as_text(self, view: V, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> str:
        """Return the whole table in sentences, as its reader may know it."""
        printed, stage = self._set(seated(names, view.seat, locale), locale, style)
        shown = TableShown(self.shown(view), self.opened(view), is_panel=view.seat is not None)
        return "\n".join(self.sentences(shown, printed, stage))

    def alone(self, view: V, locale: Locale, style: Style) -> SuitHand:
        return held(view, style)

    def pad_of(self, view: V, locale: Locale) -> PadSheet:
        """Return points after every deal, and who went out in it."""
        rows = [
            PadRow(each.deal, each.totals, each.scores, () if each.out is None else (int(each.out),))
            for each in view.board.scores
        ]
        return replace(pad_sheet(self.name, view.board, rows, locale), fewest_win=True)
