"""What the contract and leak tests need to know of Linger Longer."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.cards import CARDS, Card
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Position, Seat, View
from tests.games.kit import Kit
from tests.games.play import RandomGame, play_again


class LingerKit(Kit):
    """Linger Longer."""

    game = LingerGame()
    variants = ({}, {"trump": "stock"}, {"deals": "7"}, {"deals": "1", "trump": "stock"})
    private = frozenset({"seat", "turn", "hand", "drawn"})
    probes = tuple(map(Play, CARDS))
    nonsense = ("play", "PLAY QS", "play QSS", "play JK", "QS", "play QS; play KS", "play QS KS", "draw")

    def deck(self, seats: int) -> tuple[Card, ...]:
        """One pack."""
        return CARDS

    def cards(self, position: Position) -> Counter[Card]:
        """Hands, stock, tricks, and the card that lies aside."""
        assert isinstance(position, LingerPosition)
        board = position.board
        tricks = board.tricks if board.trick is None else (*board.tricks, board.trick)
        held = Counter(card for hand in position.hands for card in hand)
        return held + Counter([*position.stock, *(card for trick in tricks for card in trick.cards), *_aside(position)])

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """The cards `seat` holds."""
        assert isinstance(position, LingerPosition)
        return Counter(position.hands[seat])

    def apart_from_turns(self, known: Position | View) -> object:
        """All that a position or a view holds, but the numbers of turns."""
        if isinstance(known, LingerPosition):
            return replace(known, turns=())
        assert isinstance(known, LingerView)
        return replace(known, turn=0)

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Cards from hand, and others."""
        yield from map(Play, self.hand(position, seat))
        yield from map(Play, chooser.sample(CARDS, 6))

    def sort_of(self, move: Move) -> object:
        """The faces of cards matter."""
        return move

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Two cards that the viewer has not seen change places."""
        position = played.plies[plies - 1].after
        dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        if dealt is None:
            return None
        plied = list(played.plies[:plies])
        one, other = chooser.sample(position.view(viewer).unseen(), 2)
        swap = {one: other, other: one}
        plied[dealt] = replace(plied[dealt], cards=tuple(swap.get(card, card) for card in plied[dealt].cards))
        return play_again(played, plied)


def _aside(position: LingerPosition) -> tuple[Card, ...]:
    return () if position.board.aside is None else (position.board.aside,)
