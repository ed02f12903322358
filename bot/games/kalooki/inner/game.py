"""Kalooki, as hosting, robots, records and tests know it."""

from functools import partial

from bot.games.cards import Hand
from bot.games.kalooki.board import opened
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import parse_move
from bot.games.kalooki.name import NAME
from bot.games.kalooki.options import KalookiOptions
from bot.games.kalooki.settlement import most_stakes
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Kinds, Seat
from bot.games.rummy.inner.game import ContractGame
from bot.games.rummy.inner.position import imagined_with


class KalookiGame(ContractGame[KalookiOptions, KalookiView, KalookiPosition]):
    """The rummy of nine contracts that is played in Jamaica."""

    name = NAME
    usual_losses = (4, 11)  # of 65 games between regular robots, three to five; the costliest cost 13
    kinds = Kinds(KalookiOptions, KalookiView, KalookiPosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(partial(imagined_with, KalookiPosition))

    def most_of(self, options: KalookiOptions, seats: int, *, contracts: str, behind: int = 0) -> int | None:
        return most_stakes(options, contracts=contracts, behind=behind)

    def opening(self, options: KalookiOptions, seats: int, first: Seat) -> KalookiPosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        return KalookiPosition(opened(options, first=first, seats=seats), (Hand(),) * seats, (0,) * seats)
