"""The pictures of Contract Rummy, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.contract_rummy.views import ContractRummyView
from bot.text import Locale
from render.contract_rummy import table
from render.contract_rummy.moments import moments_of
from render.hands import suits
from render.inputs import PLAIN, Style
from render.names import seated
from render.of_many import PicturesOfMany, TableShown, pad_sheet
from render.pad import PadRow, PadSheet
from render.studio import Order


class ContractRummyPictures(PicturesOfMany[ContractRummyView]):
    """Pictures of Contract Rummy, drawn and kept by a studio. `names` are in seat order."""

    kind = ContractRummyView
    layout = staticmethod(table.layout)
    panel_of = staticmethod(table.panel_of)
    moments = staticmethod(moments_of)

    def public(self, view: ContractRummyView) -> ContractRummyView:
        """Return the table without a hand."""
        return replace(view, seat=None, hand=Hand(), answer=None, fresh=())

    def opened(self, view: ContractRummyView) -> tuple[Hand | None, ...]:
        """Return everyone's hand, from the end of a deal until the next."""
        return () if view.board.last is None else view.board.last.hands

    def told(
        self, view: ContractRummyView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> str:
        """Return the whole table in sentences, as its reader may know it."""
        printed, stage = self._set(seated(names, view.seat, locale), locale, style)
        shown = TableShown(self.shown(view), self.opened(view), is_panel=view.seat is not None)
        return "\n".join(table.told(shown, printed, stage))

    def hand(self, view: ContractRummyView, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the hand alone, by suit. `holder` names its owner unless it is the reader."""
        return self._alone(table.held(view, style), suits.layout, holder=holder, locale=locale, style=style)

    def pad_of(self, view: ContractRummyView, locale: Locale) -> PadSheet:
        """Return points after every deal, and who went out in it."""
        rows = [
            PadRow(each.deal, each.totals, each.scores, () if each.out is None else (int(each.out),))
            for each in view.board.scores
        ]
        return replace(pad_sheet(self.name, view.board, rows, locale), fewest_win=True)
