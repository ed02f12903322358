"""Any small game for the contract and leak tests: all of it follows from the game."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from bot.games.cards import Card
from bot.games.protocol import Game, Move, Position, Seat
from bot.games.simple.inner.position import SimplePosition
from tests.games.kit import Kit, with_another_answer, with_cards_swapped
from tests.games.play import RandomGame, play_at_random

GAMES_LOOKED_AT = 5


class SimpleKit(Kit):
    """A small game that hides hands, the rest of the deck and answers to a claim, and nothing else."""

    variants = ({"deals": "3"}, {"deals": "1"}, {"deals": "2"})
    private = frozenset({"seat", "turn", "hand", "answer"})
    nonsense = ("dance", "QSS", "KEEP; draw", "play a card")

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def probes(self) -> tuple[Move, ...]:  # type: ignore[override]  # the base holds a value
        """Every move ever listed in some random games."""
        played = [
            play_at_random(self.game, self.game.options({}), seed, seats=seats)
            for seats in (self.game.seats[0], self.game.seats[-1])
            for seed in range(GAMES_LOOKED_AT)
        ]
        found = (
            move for each in played for at in each.positions for seat in each.everybody for move in _listed(at, seat)
        )
        return tuple(dict.fromkeys(found))

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return the cards that are owed for a deal."""
        chance = self.game.start(self.game.options({}), seats, Seat.A).chance
        assert chance is not None
        return chance.cards

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands and discards, and the rest of the deck."""
        assert isinstance(position, SimplePosition)
        held = Counter(card for hand in position.hands for card in hand)
        return held + Counter(position.board.thrown) + Counter(position.rest)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        assert isinstance(position, SimplePosition)
        return Counter(position.hands[seat])

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield some of all the moves there are."""
        yield from chooser.sample(self.probes, min(5, len(self.probes)))

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin with another hidden answer, or with two cards swapped that the viewer has not seen."""
        if chooser.random() < 0.5 and (turned := with_another_answer(played, plies, viewer)):
            return turned
        return with_cards_swapped(played, plies, viewer, chooser, moved=_moved)


def _listed(position: Position, seat: Seat) -> Iterator[Move]:
    yield from position.legal_moves(seat)


def _moved(move: Move, swap: Mapping[Card, Card]) -> Move:
    """Return a move with the other card where it names one."""
    card = getattr(move, "card", None)
    return replace(move, card=swap[card]) if card in swap else move  # type: ignore[type-var]  # it has a field
