"""What the contract and leak tests need to know of Cinch."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.cards import CARDS, SUITS, Card, Hand
from bot.games.cinch.inner.game import CinchGame
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.views import CinchView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Position, Refused, Seat, View
from tests.games.kit import Kit
from tests.games.play import Ply, RandomGame, play_again


class CinchKit(Kit):
    """Cinch."""

    game = CinchGame()
    variants = ({}, {"target": "11", "all_pass": "redeal"}, {"target": "20"}, {"pay": "game", "target": "30"})
    private = frozenset({"seat", "turn", "hand", "away", "rest", "known"})
    probes = (
        *map(Play, CARDS),
        *(kind(Hand([card])) for kind in (Throw, Rob) for card in CARDS),
        *map(Bid, (1, 7, 14)),
        Pass(),
        *map(Name, SUITS),
    )
    nonsense = ("bid", "bid 0", "bid 15", "bid 05", "trump", "trump X", "throw", "throw JK", "rob QS QS", "play", "QS")

    def deck(self, seats: int) -> tuple[Card, ...]:
        """One pack."""
        return CARDS

    def cards(self, position: Position) -> Counter[Card]:
        """Hands, what was put away, the stub, what is dead, and what was played."""
        assert isinstance(position, CinchPosition)
        board = position.board
        piles = (*position.hands, *position.away, position.stub, board.dead, board.played)
        return Counter(card for pile in piles for card in pile)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """The cards `seat` holds."""
        assert isinstance(position, CinchPosition)
        return Counter(position.hands[seat])

    def apart_from_turns(self, known: Position | View) -> object:
        """All that a position or a view holds, but the numbers of turns."""
        if isinstance(known, CinchPosition):
            return replace(known, turns=())
        assert isinstance(known, CinchView)
        return replace(known, turn=0)

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Calls and suits; cards from hand and from the stub, and others, in any number."""
        assert isinstance(position, CinchPosition)
        yield Pass()
        yield from map(Bid, chooser.sample(range(1, 15), 3))
        yield Name(chooser.choice(SUITS))
        held = [*self.hand(position, seat)]
        yield from map(Play, (*held, *chooser.sample(CARDS, 6)))
        for pile in (held, position.stub, CARDS):
            for count in {1, 2, 3, position.board.missing(seat)}:
                if 0 < count <= len(pile):
                    cards = Hand(chooser.sample(pile, count))
                    yield from (Throw(cards), Rob(cards))

    def sort_of(self, move: Move) -> object:
        """The faces of cards matter."""
        return move

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Two cards that the viewer has not seen change places, also where the dealer robs them.

        Where that changes what all see, such as how many trumps somebody had, it is no twin.
        """
        position = played.plies[plies - 1].after
        dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        unseen = position.view(viewer).unseen()
        if dealt is None or len(unseen) < 2:
            return None
        one, other = chooser.sample(unseen, 2)
        swap = {one: other, other: one}

        def swapped(ply: Ply) -> Ply:
            if isinstance(ply.move, Rob):
                return replace(ply, move=Rob(Hand(swap.get(card, card) for card in ply.move.cards)))
            return replace(ply, cards=tuple(swap.get(card, card) for card in ply.cards))

        now = [ply if at < dealt else swapped(ply) for at, ply in enumerate(played.plies[:plies])]
        try:
            twin = play_again(played, now)
        except Refused:
            return None
        return twin if _board(twin.final) == _board(position) else None


def _board(position: Position) -> object:
    assert isinstance(position, CinchPosition)
    return position.board
