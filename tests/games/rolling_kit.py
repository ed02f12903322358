"""Rolling Stone for the contract and leak tests."""

import random
from collections import Counter

from bot.games.cards import CARDS, Card
from bot.games.protocol import Position, Seat, of_kind
from bot.games.rolling_stone.inner.game import RollingGame
from bot.games.rolling_stone.inner.position import RollingPosition
from tests.games.one_card_kit import OneCardKit
from tests.games.play import RandomGame


class RollingKit(OneCardKit):
    """Rolling Stone."""

    game = RollingGame()
    variants = ({}, {"pay": "points"}, {"deals": "3", "pay": "flat"}, {"deals": "2"})

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return eight cards for each player."""
        return CARDS[: 8 * seats]

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, the trick on the table, and the discards."""
        own = of_kind(RollingPosition, position)
        held = Counter(card for hand in own.hands for card in hand)
        return held + Counter([*own.board.discarded, *(() if own.board.trick is None else own.board.trick.cards)])

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin in which two cards that the viewer has not seen change places.

        If another player then takes up, or nobody, the view differs: that is no twin. Neither is one with an awaited
        seat that could no longer follow.
        """
        twin = super().twin(played, plies, viewer, chooser)
        before = of_kind(RollingPosition, played.plies[plies - 1].after)
        return twin if twin is not None and of_kind(RollingPosition, twin.final).board == before.board else None
