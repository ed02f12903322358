"""A game's kit for the contract and leak tests, besides its protocol."""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass, replace
from pathlib import Path

from bot.games.cards import CARDS, Card
from bot.games.protocol import Asking, Game, Move, Position, Seat, View
from tests.games.play import Likely, Ply, RandomGame, play_again

Swapped = Callable[[Move, Mapping[Card, Card]], Move]
"""A function that gives a move once cards have changed places."""


class Kit(ABC):
    """A game for the contract and leak tests."""

    game: Game
    variants: tuple[dict[str, str], ...]  # options that are worth playing, with games that end soon
    private: frozenset[str]  # fields of a view that may differ from a bystander's
    probes: tuple[Move, ...]  # moves that name every card, so that a refusal could reveal its holder
    nonsense: tuple[str, ...]  # texts that are no moves
    turns_cards_up: bool = False  # whether moves turn cards that nobody has seen, for all to see

    @property
    def styles(self) -> tuple[Likely, ...]:
        """Ways to play in which rare things happen, for rare games of the corpus."""
        return (self.likely,)

    @property
    def corpus(self) -> Path:
        """The folder of games that were played once by its rules, see `corpus.py`."""
        return Path(__file__).parent / self.game.name.replace("-", "_") / "corpus"

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return all cards at a table of `seats` seats: one pack, unless the game says otherwise."""
        return CARDS

    @abstractmethod
    def cards(self, position: Position) -> Counter[Card]:
        """Return every card of a position, wherever it lies."""

    @abstractmethod
    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""

    def lying(self, position: Position, seat: Seat) -> Sequence[Card]:
        """Return the cards that were dealt to `seat`: its hand in a fixed order, or its stack as it lies."""
        return sorted(self.hand(position, seat).elements(), key=str)

    def apart_from_turns(self, known: Position | View) -> object:
        """Return all of a position or a view except the numbers of turns."""
        assert is_dataclass(known)
        return replace(known, turns=()) if isinstance(known, Position) else replace(known, turn=0)

    @abstractmethod
    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves of every sort, legal and not, that `seat` might try."""

    def likely(self, position: Position, seat: Seat, chooser: random.Random) -> Move | None:
        """Return a move that brings a random game forward, where choices at random seldom would; None for any."""
        return None

    def sort_of(self, move: Move) -> object:
        """Return an equal value for moves that the rules do not distinguish."""
        return move

    @abstractmethod
    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return the first `plies` again, with other hidden facts for `viewer`: cards, and others' secret choices.

        None if there are no such facts. Raises Refused when the moves that were made no longer fit.
        """


def unchanged(move: Move, swap: Mapping[Card, Card]) -> Move:
    """Return the move itself, where none names a hidden card."""
    return move


def with_cards_swapped(
    played: RandomGame,
    plies: int,
    viewer: Seat | None,
    chooser: random.Random,
    *,
    moved: Swapped = unchanged,
    had: Collection[Card] = (),
) -> RandomGame | None:
    """Return a twin with two cards of the deal unseen by the viewer swapped; None if there are none.

    `moved` gives a move of that deal: one that names a hidden card names the other. Cards that the viewer `had` stay,
    though others may have passed them on since.
    """
    dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
    unseen = [card for card in played.plies[plies - 1].after.view(viewer).unseen() if card not in had]
    if dealt is None or len(unseen) < 2:
        return None
    one, other = chooser.sample(unseen, 2)
    swap = {one: other, other: one}

    def swapped(ply: Ply) -> Ply:
        if ply.move is not None:
            return replace(ply, move=moved(ply.move, swap))
        return replace(ply, cards=tuple(swap.get(card, card) for card in ply.cards))

    return play_again(played, [*played.plies[:dealt], *map(swapped, played.plies[dealt:plies])])


def with_unknown_shuffled(
    played: RandomGame,
    plies: int,
    viewer: Seat | None,
    chooser: random.Random,
    *,
    at: int,
    stock: int,
    unknown: Sequence[Counter[Card]],
    owners: Iterable[tuple[Seat, int]],
) -> RandomGame | None:
    """Return a twin in which `unknown` cards of hands, by seat, and the `stock` are shuffled; None if it is the same.

    `owners` yields where the cards supplied at ply `at` went: seat, and index in the supply.
    """
    cards = list(played.plies[at].cards)
    hidden = list(range(len(cards) - stock, len(cards)))
    for seat, index in owners:
        if seat != viewer and unknown[seat][cards[index]]:
            unknown[seat][cards[index]] -= 1
            hidden.append(index)
    order = chooser.sample(hidden, len(hidden))
    swapped = list(cards)
    for index, other in zip(hidden, order, strict=True):
        swapped[index] = cards[other]
    return None if swapped == cards else played.supplied(at, swapped, plies)


def _is_listed(ply: Ply, seat: Seat) -> bool:
    return ply.move is not None and ply.move in ply.before.legal_moves(seat)


def with_another_answer(played: RandomGame, plies: int, viewer: Seat | None) -> RandomGame | None:
    """Return a twin in which someone else's answer to an open claim is another one; None if none is hidden."""
    window = played.plies[plies - 1].after.window
    if window is None or window.asking is not Asking.CLAIM:
        return None
    for seat in sorted(window.answered - {viewer}):
        at = max(at for at, ply in enumerate(played.plies[:plies]) if ply.seat == seat and _is_listed(ply, seat))
        answer = played.plies[at]
        for move in answer.before.legal_moves(seat):
            if move != answer.move:
                now = [*played.plies[:at], replace(answer, move=move), *played.plies[at + 1 : plies]]
                turned = play_again(played, now)
                if turned.final.window == window:
                    return turned
    return None
