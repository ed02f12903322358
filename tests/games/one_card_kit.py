"""Any game whose turn is one card to a trick, for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator

from bot.games.cards import CARDS, Card
from bot.games.one_card.inner.position import TrickPosition
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Position, Seat, of_kind
from tests.games.kit import Kit, with_cards_swapped
from tests.games.play import RandomGame


class OneCardKit(Kit):
    """Such a game."""

    private = frozenset({"seat", "turn", "hand"})
    probes = tuple(map(Play, CARDS))
    nonsense = (
        "play",
        "PLAY QS",
        "play QSS",
        "play JK",
        "QS",
        "play QS; play KS",
        "play QS KS",
        "take",
        "take up",
        "draw",
    )

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        return Counter(of_kind(TrickPosition, position).hands[seat])

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield cards from hand, and others."""
        yield from map(Play, self.hand(position, seat))
        yield from map(Play, chooser.sample(CARDS, 6))

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin in which two cards that the viewer has not seen change places."""
        return with_cards_swapped(played, plies, viewer, chooser)
