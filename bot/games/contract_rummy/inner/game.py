"""Contract Rummy, as hosting, robots, records and tests know it."""

from functools import partial

from bot.games.cards import Hand
from bot.games.contract_rummy.board import opened
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.moves import parse_move
from bot.games.contract_rummy.name import NAME
from bot.games.contract_rummy.options import ContractRummyOptions
from bot.games.contract_rummy.settlement import most_stakes
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Kinds, Seat
from bot.games.rummy.inner.game import ContractGame
from bot.games.rummy.inner.position import imagined_with


class ContractRummyGame(ContractGame[ContractRummyOptions, ContractRummyView, ContractRummyPosition]):
    """The rummy of seven contracts, in which a discard may be bought."""

    name = NAME
    usual_losses = (3, 8)  # of 60 games between regular robots, three to five; the costliest cost 9
    kinds = Kinds(ContractRummyOptions, ContractRummyView, ContractRummyPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(partial(imagined_with, ContractRummyPosition))

    def most_of(self, options: ContractRummyOptions, seats: int, *, contracts: str, behind: int = 0) -> int:
        return most_stakes(options, seats, contracts=contracts, behind=behind)

    def opening(self, options: ContractRummyOptions, seats: int, first: Seat) -> ContractRummyPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        return ContractRummyPosition(opened(options, first=first, seats=seats), (Hand(),) * seats, (0,) * seats)
