"""A decision in a rummy with contracts: its choices, tried in deals that fit what a player saw."""

import math
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from bot.games.discarding import Discard
from bot.games.protocol import Move
from bot.games.rummy.laying import Add, Group, Kind, Lay
from bot.games.rummy.melds import End
from bot.robots.coaching import Measure, Option, QuestionOf
from bot.robots.rummies.dealt import OF_A_SET, Dealt, Meld, Put
from bot.robots.rummies.imagining import Imagining
from bot.robots.rummies.packed import STAR, SUIT, code_of
from bot.robots.rummies.playing_out import PlayedOut
from bot.robots.rummies.stakes import Stakes

DealtT = TypeVar("DealtT", bound=PlayedOut)

OUT, LAYS = Measure("out", 0.05, either=True), Measure("lays", 0.05)
POINTS = Measure("points", 3.0, is_share=False, speaks_for=False)
OTHERS = Measure("others", 3.0, is_share=False)
GIVEN = Measure("given", 0.08, speaks_for=False)
PLAYOUTS = (150, 80, 54, 48, 48)  # of all choices together, by how many runs are wanted
LEAST = 0.5  # stakes: experts lose less here and there
TURNS = (40, 32, 24, 20, 20)  # that are played out, likewise: then who is closest is taken to go out
MEASURES = (OUT, LAYS, POINTS, OTHERS, GIVEN)


@dataclass(frozen=True, slots=True)
class RummyQuestion(QuestionOf[DealtT], Generic[DealtT]):
    """The choice of a move. A game says how a deal goes on from a move."""

    options: tuple[Option, ...]
    imagining: Imagining[DealtT]
    stakes: Stakes
    measures: tuple[Measure, ...] = MEASURES
    playouts: int = 0
    least: float = LEAST

    def imagined(self, random: Random) -> DealtT:
        """Return a deal that fits all that the player saw."""
        return self.imagining.deal(random)

    def tried(self, deal: DealtT, number: int) -> tuple[float, ...]:
        """Return the stakes; whether the seat goes out, and lays; its points, and the others'; who took its discard.

        What is no discard is followed by one that is not known yet, so that nothing is said of that.
        """
        now, seat, move = deal.copy(), self.stakes.seat, self.options[number].move
        given = 0.0 if isinstance(move, Discard) else math.nan
        if isinstance(move, Discard):
            now.throw(code_of(move.card))
            if not now.is_over:
                now.begin()
                given = float(now.thrower != seat)
        else:
            self.goes_on(now, move)
        if not now.is_over:
            now.play_on()
        now.to_the_end(TURNS[now.kind.wanted.runs])
        points = self.points(now)
        own = points[seat]
        return (
            self.stakes.after(points),
            float(now.out == seat),
            float(now.has_laid[seat]),
            float(own),
            (sum(points) - own) / (len(points) - 1),
            given,
        )

    @abstractmethod
    def goes_on(self, now: DealtT, move: Move) -> None:
        """Play a move other than a discard, up to where the active player puts cards down or discards."""

    @abstractmethod
    def points(self, now: DealtT) -> Sequence[int]:
        """Return the points of a deal that is over."""


def puts_of(groups: Sequence[Group]) -> list[Put]:
    """Return the melds that a move lays."""
    return [_put(group) for group in groups]


def _put(group: Group) -> Put:
    cards = tuple(map(code_of, group.cards))
    at, code = next((at, code) for at, code in enumerate(cards) if code != STAR)
    if group.kind is Kind.SET:
        return Put(Meld(OF_A_SET, code % SUIT, code % SUIT), cards)
    low = code % SUIT - at
    low += SUIT * (low < 0)  # an ace that lies above the king
    jokers = sum(1 << low + place for place, each in enumerate(cards) if each == STAR)
    return Put(Meld(code // SUIT, low, low + len(cards) - 1, jokers), cards)


def put_down(now: Dealt, move: Lay | Add) -> None:
    """Lay melds, or lay cards off."""
    if isinstance(move, Lay):
        now.lay(puts_of(move.groups))
        return
    for card in move.cards:
        now.add(move.meld - 1, code_of(card), is_low=move.end is End.LOW)
