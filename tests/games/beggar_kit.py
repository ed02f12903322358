"""Beggar My Neighbor for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.beggar_my_neighbor.events import Took
from bot.games.beggar_my_neighbor.inner.game import BeggarGame
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.beggar_my_neighbor.moves import Lap, Laps, Turn
from bot.games.cards import Card
from bot.games.protocol import Move, Position, Seat
from tests.games.kit import Kit
from tests.games.play import RandomGame, play_again


class BeggarKit(Kit):
    """Beggar My Neighbor."""

    game = BeggarGame()
    variants = ({}, {"laps": "20", "deals": "9"}, {"deals": "3"}, {"laps": "25", "deals": "5"})
    private = frozenset({"seat"})
    turns_cards_up = True
    probes = (Turn(), Lap(), Laps(2))
    nonsense = ("laps", "laps 1", "laps 51", "laps 05", "LAP", "turn 2", "lap lap", "turn; turn", "QS", "play QS")

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of stacks and pile."""
        assert isinstance(position, BeggarPosition)
        return Counter([*(card for stack in position.stacks for card in stack), *position.board.pile])

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return no cards: nobody holds one."""
        return Counter()

    def lying(self, position: Position, seat: Seat) -> Sequence[Card]:
        """Return the cards of a stack."""
        assert isinstance(position, BeggarPosition)
        return position.stacks[seat]

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves of every sort."""
        yield from (Turn(), Lap(), Laps(2), Laps(chooser.randrange(2, 51)), Laps(50))

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin in which two cards of the deal that nobody has turned yet change places."""
        position = played.plies[plies - 1].after
        dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        if dealt is None or not isinstance(position, BeggarPosition):
            return None
        turned = {*position.board.pile}
        for each in played.plies[dealt:plies]:
            laps = [event.lap for event in each.step.events if isinstance(event, Took)]
            turned.update(card for lap in laps for go in lap.goes for card in go.cards)
        ply = played.plies[dealt]
        untouched = [card for card in ply.cards if card not in turned]
        if len(untouched) < 2:
            return None
        one, other = chooser.sample(untouched, 2)
        swap = {one: other, other: one}
        plied = list(played.plies[:plies])
        plied[dealt] = replace(ply, cards=tuple(swap.get(card, card) for card in ply.cards))
        return play_again(played, plied)
