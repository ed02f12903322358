"""The pictures of Contract Rummy, as a studio draws them."""

from bot.games.contract_rummy.views import ContractRummyView
from render.contract_rummy import table
from render.contract_rummy.moments import moments_of
from render.rummy.pictures import RummyPictures


class ContractRummyPictures(RummyPictures[ContractRummyView]):
    """Pictures of Contract Rummy, drawn and kept by a studio."""

    kind = ContractRummyView
    layout = staticmethod(table.layout)
    panel_of = staticmethod(table.panel_of)
    sentences = staticmethod(table.told)
    moments = staticmethod(moments_of)
