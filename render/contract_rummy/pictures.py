"""The pictures of Contract Rummy, as a studio draws them."""

from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Seat
from bot.text import Locale
from render.contract_rummy import spoken
from render.contract_rummy.moments import moments_of
from render.rummy.pictures import RummyPictures
from render.words import say


class ContractRummyPictures(RummyPictures[ContractRummyView]):
    """Pictures of Contract Rummy, drawn and kept by a studio."""

    kind = ContractRummyView
    moments = staticmethod(moments_of)
    named = staticmethod(spoken.named)
    headline = staticmethod(spoken.headline)
    spoken_deal = staticmethod(spoken.spoken_deal)
    spoken_free = staticmethod(spoken.spoken_free)
    spoken_seat = staticmethod(spoken.spoken_seat)

    def claims(self, locale: Locale) -> str:
        return say(locale, "contract-rummy-may-i")

    def spoken_nobody_out(self, locale: Locale) -> str:
        return say(locale, "contract-rummy-alt-blocked")

    def progress(self, view: ContractRummyView) -> tuple[int, int]:
        return view.board.deal, len(view.board.options.contracts)

    def claims_left(self, view: ContractRummyView, seat: Seat) -> int | None:
        return view.bought_left(seat)

    def free(self, view: ContractRummyView) -> frozenset[tuple[int, int]]:
        return view.takable()
