"""The pictures of a small game, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Card, Hand
from bot.games.simple.views import SimpleView
from bot.text import Locale
from render.hands import suits
from render.inputs import PLAIN, Style
from render.names import seated
from render.of_many import PicturesOfMany, pad_sheet
from render.pad import PadRow, PadSheet
from render.simple.table import TableShown, held, layout, panel_of
from render.studio import Order, Studio


class SimplePictures(PicturesOfMany[SimpleView]):
    """Pictures of one small game, drawn and kept by a studio. `names` are in seat order."""

    def __init__(self, studio: Studio, *, kind: type[SimpleView]) -> None:
        super().__init__(studio)
        self.kind, self.name = kind, kind.game

    def table(
        self,
        view: SimpleView,
        *,
        names: Sequence[str],
        hands: Sequence[Hand | None] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the public table, with these hands open; as a rule those that were shown at the end of a deal."""
        public = replace(_shown(view), seat=None, hand=Hand())
        shown = TableShown(public, tuple(hands) or shown_hands(view))
        return self._table("table", shown, partial(layout, shown), view, names=names, locale=locale, style=style)

    def panel(
        self,
        view: SimpleView,
        *,
        names: Sequence[str],
        rows: int = 4,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order a strip of the table and the reader's cards, large: as secret as they are. The end has no strip."""
        names = seated(names, view.seat, locale)
        shown = TableShown(_shown(view), shown_hands(view), is_panel=True)
        if view.board.last is not None:
            return self._table("panel", shown, partial(layout, shown), view, names=names, locale=locale, style=style)
        laid = partial(panel_of, shown)
        return self._panel(shown, laid, rows=rows, order=order, names=names, locale=locale, style=style)

    def hand(self, view: SimpleView, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the hand alone. `holder` names its owner unless it is the reader."""
        return self._alone(held(view, style), suits.layout, holder=holder, locale=locale, style=style)

    def pad_of(self, view: SimpleView, locale: Locale) -> PadSheet:
        """Return points after every deal, and who has won it."""
        rows = [
            PadRow(each.deal, each.totals, each.scores, tuple(_best(each.scores))) for each in view.board.scores
        ]  # fmt: skip
        return pad_sheet(self.name, view.board, rows, locale)


def shown_hands(view: SimpleView) -> tuple[Hand | None, ...]:
    """Return the open hands: everybody's, from the end of a deal until the next."""
    last = view.board.last
    return (None,) * len(view.board.seats) if last is None else last.hands


def _best(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _shown(view: SimpleView) -> SimpleView:
    """Return the view without what no picture of the table shows: older deals, and turns."""
    return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))
