"""The pictures of Daifugo, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.daifugo.views import DaifugoView
from bot.text import Locale
from render.daifugo import ends, spoken, table
from render.daifugo.moments import moments_of
from render.hands import ranks
from render.hands.ranks import RankHand
from render.inputs import PLAIN, Style
from render.names import Name, seated
from render.of_many import PicturesOfMany, TableShown
from render.scene import Scene
from render.stage.canvas import Stage
from render.words import say, written

SCORES_SHOWN = 2  # the last deal, and the titles before it


class DaifugoPictures(PicturesOfMany[DaifugoView]):
    """Pictures of Daifugo, drawn and kept by a studio. `names` are in seat order."""

    kind = DaifugoView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    panel_of = staticmethod(table.panel_of)
    hand_layout = staticmethod(ranks.layout)

    def public(self, view: DaifugoView) -> DaifugoView:
        """Return the table without a hand, also when a deal is over (D8); the cards that are gone lie face down."""
        return replace(view, seat=None, hand=Hand(), exchange=None, choice=None, board=replace(view.board, gone=Hand()))

    def shown(self, view: DaifugoView) -> DaifugoView:
        board = replace(view.board, revolutions=0, scores=view.board.scores[-SCORES_SHOWN:])
        return replace(view, turn=0, board=board)

    def layout(self, shown: TableShown[DaifugoView], names: Sequence[Name], stage: Stage) -> Scene:
        drawn = ends.layout if shown.view.board.last is not None else table.layout
        return drawn(shown, names, stage)

    def as_text(
        self, view: DaifugoView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> str:  # fmt: skip
        """Return the whole table in sentences, as its reader may know it."""
        printed, stage = self._set(seated(names, view.seat, locale), locale, style)
        shown = TableShown(self.shown(view), is_panel=view.seat is not None)
        part = ends.alt_lines if view.board.last is not None else table.alt_lines
        return "\n".join(part(shown, printed, stage))

    def alone(self, view: DaifugoView, locale: Locale, style: Style) -> RankHand:
        return spoken.held(view, style)

    def number(self, view: DaifugoView, locale: Locale) -> tuple[str, str]:
        """Return how often the winner was Daifugo."""
        winners = view.outcome.winners if view.outcome is not None else frozenset()
        times = max((view.board.points[seat] for seat in winners), default=0)
        return written(times), say(locale, "daifugo-keepsake-unit", count=times)
