"""The pictures of Kalooki, as a studio draws them."""

from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Seat
from bot.text import Locale
from render.kalooki import spoken
from render.kalooki.moments import moments_of
from render.rummy.pictures import RummyPictures
from render.stage.spoken import Label, label
from render.words import say


class KalookiPictures(RummyPictures[KalookiView]):
    """Pictures of Kalooki, drawn and kept by a studio."""

    kind = KalookiView
    moments = staticmethod(moments_of)
    named = staticmethod(spoken.named)
    headline = staticmethod(spoken.headline)
    spoken_deal = staticmethod(spoken.spoken_deal)
    spoken_seat = staticmethod(spoken.spoken_seat)

    def claims(self, locale: Locale) -> str:
        return label(locale, Label.CALLS)

    def spoken_nobody_out(self, locale: Locale) -> str:
        return say(locale, "kalooki-alt-void")

    def progress(self, view: KalookiView) -> tuple[int, int]:
        """Return the contract that is played, again where a deal was thrown out; after a deal the one it was."""
        board, contracts = view.board, len(view.board.options.contracts)
        return min(board.at + (board.last is None and board.outcome is None), contracts), contracts

    def claims_left(self, view: KalookiView, seat: Seat) -> int | None:
        """Return the calls left of a player who has not laid."""
        return None if view.board.table.has_laid[seat] else view.calls_left(seat)

    def is_to_act(self, view: KalookiView, seat: Seat) -> bool:
        return seat in view.board.to_act
