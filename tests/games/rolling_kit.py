"""What the contract and leak tests need to know of Rolling Stone."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.cards import CARDS, Card
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Position, Seat, View
from bot.games.rolling_stone.inner.game import RollingGame
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.views import RollingView
from tests.games.kit import Kit
from tests.games.play import RandomGame, play_again


class RollingKit(Kit):
    """Rolling Stone."""

    game = RollingGame()
    variants = ({}, {"pay": "points"}, {"deals": "3", "pay": "flat"}, {"deals": "2"})
    private = frozenset({"seat", "turn", "hand"})
    probes = tuple(map(Play, CARDS))
    nonsense = ("play", "PLAY QS", "play QSS", "play JK", "QS", "play QS; play KS", "play QS KS", "take", "take up")

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Eight cards for each player."""
        return CARDS[: 8 * seats]

    def cards(self, position: Position) -> Counter[Card]:
        """Hands, the trick on the table, and what is discarded."""
        assert isinstance(position, RollingPosition)
        trick = position.board.trick
        held = Counter(card for hand in position.hands for card in hand)
        return held + Counter([*position.board.discarded, *(trick.cards if trick is not None else ())])

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """The cards `seat` holds."""
        assert isinstance(position, RollingPosition)
        return Counter(position.hands[seat])

    def apart_from_turns(self, known: Position | View) -> object:
        """All that a position or a view holds, but the numbers of turns."""
        if isinstance(known, RollingPosition):
            return replace(known, turns=())
        assert isinstance(known, RollingView)
        return replace(known, turn=0)

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Cards from hand, and others."""
        yield from map(Play, self.hand(position, seat))
        yield from map(Play, chooser.sample(CARDS, 6))

    def sort_of(self, move: Move) -> object:
        """The faces of cards matter."""
        return move

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Two cards that the viewer has not seen change places.

        Where somebody else takes up then, or nobody, what is seen is otherwise, too: that is no twin. So is a seat
        that is waited for and could no longer follow.
        """
        position = played.plies[plies - 1].after
        dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        unseen = position.view(viewer).unseen()
        if dealt is None or len(unseen) < 2:
            return None
        plied = list(played.plies[:plies])
        one, other = chooser.sample(unseen, 2)
        swap = {one: other, other: one}
        plied[dealt] = replace(plied[dealt], cards=tuple(swap.get(card, card) for card in plied[dealt].cards))
        twin = play_again(played, plied)
        return twin if _board(twin.final) == _board(position) else None


def _board(position: Position) -> object:
    assert isinstance(position, RollingPosition)
    return position.board
