"""What the contract and leak tests need to know of a game beside its protocol."""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass, replace

from bot.games.cards import Card
from bot.games.protocol import Game, Move, Position, Seat, View
from tests.games.play import Ply, RandomGame, play_again

Swapped = Callable[[Move, Mapping[Card, Card]], Move]
"""A move once cards have changed places."""


class Kit(ABC):
    """A game as the contract and leak tests meet it."""

    game: Game
    variants: tuple[dict[str, str], ...]  # options that are worth playing, with games that end soon
    private: frozenset[str]  # fields of a view that may differ from a bystander's
    probes: tuple[Move, ...]  # moves that name every card, so that a refusal could tell who holds it
    nonsense: tuple[str, ...]  # texts that are no moves
    turns_cards_up: bool = False  # whether moves turn cards that nobody has seen, for all to see

    @abstractmethod
    def deck(self, seats: int) -> tuple[Card, ...]:
        """All cards there are at a table of so many."""

    @abstractmethod
    def cards(self, position: Position) -> Counter[Card]:
        """Every card of a position, wherever it lies."""

    @abstractmethod
    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """The cards `seat` holds."""

    def apart_from_turns(self, known: Position | View) -> object:
        """All that a position or a view holds, but the numbers of turns."""
        assert is_dataclass(known)
        return replace(known, turns=()) if isinstance(known, Position) else replace(known, turn=0)

    @abstractmethod
    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Moves of every sort, legal and not, that `seat` might try."""

    def sort_of(self, move: Move) -> object:
        """Equal for moves that the rules cannot tell apart."""
        return move

    @abstractmethod
    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """The first `plies` again, with what `viewer` cannot see otherwise: cards, and the secret choices of others.

        None if there is nothing of the kind. Raises Refused when the moves that were made no longer fit.
        """


def unchanged(move: Move, swap: Mapping[Card, Card]) -> Move:
    """The move itself, where none names a hidden card."""
    return move


def with_cards_swapped(
    played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random, *, moved: Swapped = unchanged
) -> RandomGame | None:
    """A twin in which two cards of the deal that the viewer has not seen change places; None if there are none.

    `moved` says what a move of that deal is then: one that names a hidden card names the other.
    """
    dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
    unseen = played.plies[plies - 1].after.view(viewer).unseen()
    if dealt is None or len(unseen) < 2:
        return None
    one, other = chooser.sample(unseen, 2)
    swap = {one: other, other: one}

    def swapped(ply: Ply) -> Ply:
        if ply.move is not None:
            return replace(ply, move=moved(ply.move, swap))
        return replace(ply, cards=tuple(swap.get(card, card) for card in ply.cards))

    return play_again(played, [*played.plies[:dealt], *map(swapped, played.plies[dealt:plies])])
