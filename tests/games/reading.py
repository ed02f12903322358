"""A game played by lines of its records, and inspected, so that a test reads like the rules."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.cards import CARDS, Card, parse_card
from bot.games.dealing import DealtBoard, DealtView, Numbered
from bot.games.protocol import Move, Position, Refusal, Seat, Step, of_kind

V = TypeVar("V", bound=DealtView[DealtBoard[Numbered]])
B = TypeVar("B", bound=DealtBoard[Numbered])
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a game's records, played: `A: play 5S`."""

    parse: Callable[[str], Move]

    def step(self, position: Position, line: str) -> Step:
        """Return the results of one line of a record."""
        seat, _, move = line.partition(": ")
        return position.play(Seat[seat], self.parse(move))

    def after(self, position: Position, *lines: str) -> Position:
        """Return the position after these lines of a record."""
        for line in lines:
            position = self.step(position, line).position
        return position

    def refusal(self, position: Position, line: str) -> Refusal | None:
        """Return why a line of a record is refused."""
        seat, _, move = line.partition(": ")
        return position.refusal(Seat[seat], self.parse(move))

    def why(self, position: Position, line: str) -> str | None:
        """Return the code and the rule of that: `not-held L3.2`."""
        refused = self.refusal(position, line)
        return None if refused is None else f"{refused.code} {refused.rule}"


@dataclass(frozen=True, slots=True)
class Eyes(Generic[V, B, S]):
    """The positions of a game, inspected; `view`, `known` and `counted` are its views, boards and scores."""

    view: type[V]
    known: type[B]
    counted: type[S]

    def look(self, position: Position, seat: str | None = None) -> V:
        """Return what a seat knows; a bystander if none is named."""
        return of_kind(self.view, position.view(None if seat is None else Seat[seat]))

    def board(self, position: Position) -> B:
        """Return what everyone knows."""
        return of_kind(self.known, self.look(position).board)

    def score(self, position: Position) -> S:
        """Return the deal that was counted last."""
        return of_kind(self.counted, self.board(position).scores[-1])


def any_deck(seed: int = 1) -> list[Card]:
    """Return a pack in some order."""
    return random.Random(seed).sample(CARDS, len(CARDS))


def set_out(
    cards: Iterable[Card], hands: Mapping[str, str], sizes: Mapping[Seat, int]
) -> tuple[list[list[Card]], list[Card]]:
    """Return the hands of these sizes, in that order, and the rest of the cards: `b="AS KD"` are cards that B gets.

    Unrequested cards come in the order of `cards`. Named ones that belong to no seat are in no hand, and not in the
    rest.
    """
    named = {name: [parse_card(word) for word in words.split()] for name, words in hands.items()}
    taken = {card for own in named.values() for card in own}
    rest = [card for card in cards if card not in taken]
    held = []
    for seat, size in sizes.items():
        own = named.get(str(seat).lower(), [])
        held.append([*own, *(rest.pop(0) for _ in range(size - len(own)))])
    return held, rest


def one_by_one(hands: Sequence[Sequence[Card]]) -> list[Card]:
    """Return the deck from which these hands are dealt, one card at a time."""
    return [cards[place] for place in range(len(hands[0])) for cards in hands if place < len(cards)]


def to_the_end(position: Position, seed: int = 1) -> Position:
    """Play on at random until the match is over."""
    chooser = random.Random(seed)
    while position.outcome is None:
        if position.chance is not None:
            owed = position.chance.cards
            position = position.supply(chooser.sample(owed, len(owed))).position
        else:
            seat = min(position.awaited)
            position = position.play(seat, chooser.choice([*position.legal_moves(seat)])).position
    return position
