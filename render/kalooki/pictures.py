"""The pictures of Kalooki, as a studio draws them."""

from bot.games.kalooki.views import KalookiView
from render.kalooki import table
from render.kalooki.moments import moments_of
from render.rummy.pictures import RummyPictures


class KalookiPictures(RummyPictures[KalookiView]):
    """Pictures of Kalooki, drawn and kept by a studio."""

    kind = KalookiView
    layout = staticmethod(table.layout)
    panel_of = staticmethod(table.panel_of)
    sentences = staticmethod(table.told)
    moments = staticmethod(moments_of)
