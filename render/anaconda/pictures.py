"""The pictures of Anaconda, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Hand
from bot.text import Locale
from render.anaconda import ends, strip, table
from render.anaconda.hands import best_of
from render.anaconda.moments import moments_of
from render.anaconda.spoken import spoken_table
from render.hands import poker
from render.hands.poker import PokerHand
from render.inputs import Style
from render.names import Name, names_of, seated
from render.of_many import PicturesOfMany, TableShown
from render.scene import Scene
from render.stage.canvas import Stage
from render.stage.values import Piece


class AnacondaPictures(PicturesOfMany[AnacondaView]):
    """Pictures of Anaconda, drawn and kept by a studio. `names` are in seat order."""

    kind = AnacondaView
    pad_of = staticmethod(ends.pad_of)
    moments = staticmethod(moments_of)
    panel_of = staticmethod(strip.panel_of)
    hand_layout = staticmethod(poker.layout)
    unit = "anaconda-keepsake-unit"

    def public(self, view: AnacondaView) -> AnacondaView:
        return replace(view, seat=None, hand=Hand(), choice=None, parcels=(), held=None)

    def opened(self, view: AnacondaView) -> tuple[Hand | None, ...]:
        """Return the hands of the showdown: five cards each."""
        score = view.board.last
        return () if score is None else tuple(None if five is None else Hand(five) for five in score.hands)

    def after_hands(self, view: AnacondaView) -> tuple[tuple[Piece, ...], ...]:
        """Return by its sign which half each player declared, and what that won."""
        return ends.after_hands(view)

    def layout(self, shown: TableShown[AnacondaView], names: Sequence[Name], stage: Stage) -> Scene:
        if shown.view.board.last is not None:
            return ends.layout(shown.view, names, stage)
        return table.layout(shown, names, stage)

    def alone(self, view: AnacondaView, locale: Locale, style: Style) -> PokerHand:
        """Return the hand with the best of it marked."""
        return PokerHand(strip.held(view), best_of(view, locale))

    def as_text(self, view: AnacondaView, *, names: Sequence[str], locale: Locale) -> str:
        """Return the table in words, as the reader sees it, a line for each sentence."""
        spoken = [name.spoken for name in names_of(self._studio.fonts, locale, seated(names, view.seat, locale))]
        return "\n".join(spoken_table(view, spoken, is_own=view.seat is not None, locale=locale))
