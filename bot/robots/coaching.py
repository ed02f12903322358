"""The protocol of a coach: what a game says of a decision, so that its choices can be weighed in imagined deals.

A coach knows one view and nothing else. It names the choices, imagines deals that fit all that its player saw, and
plays choices out in them: what each gains, in stakes, and the features by which they may differ. A reason is never made
up. It is a feature that was measured in those deals, or a fact about a choice that follows from the view alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar

from bot.games.cards import Card
from bot.games.protocol import Move, View, of_kind

V = TypeVar("V", bound=View)
Deal = TypeVar("Deal")

LEAST = 0.1  # stakes
EITHER = "-either"  # ends the code of what is said of two choices alike
AGAIN = 2.0  # times the playouts of a thought at most, for a move that was played and the best other one

Word = int | float | str | tuple[Card, ...]
"""A word of a sentence: a number, a name of the catalog, or cards."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of the game's catalog: `NAME-coach-CODE`."""

    code: str
    words: tuple[tuple[str, Word], ...] = field(default=(), repr=False)  # a hand's cards may be among them


def percent(share: float) -> int:
    """Return a share as a percentage. Only what never happens is 0, and only what always does is 100."""
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


@dataclass(frozen=True, slots=True)
class Measure:
    """A feature that playouts measure, and that may tell two choices apart.

    If it does, its sentence is `NAME-coach-CODE` where the better choice has more of it, and `NAME-coach-CODE-less`
    where it has less. Their words are `best` and `next`: what both have on average. Where it is NaN it says nothing.
    """

    code: str
    least: float  # a smaller difference is not worth a sentence
    is_share: bool = True  # how often, said as a percentage; False: a number
    speaks_for: bool | None = True  # whether more of it speaks for a choice, or less; None: either may
    same: tuple[str, ...] = ()  # facts that say the same of a choice, and surely: they are said in its place
    about: str = ""  # of measures about the same, facts come before a second one: who wins more takes more, too
    either: bool = False  # whether `NAME-coach-CODE-either` says what it is where it does not separate two equals


@dataclass(frozen=True, slots=True)
class Option:
    """A choice."""

    move: Move
    said: Said
    facts: tuple[Said, ...] = ()  # true of it by the view alone; a reason against choices of which it is not true


class Question(ABC):
    """A decision: its choices, the usual one first, and how to try them."""

    __slots__ = ()

    options: tuple[Option, ...]
    measures: tuple[Measure, ...] = ()
    playouts: int = 0  # of all choices together, for a thought of some 100 ms; 0: nothing is tried
    thought: int = 0  # how many take such a time, if another number
    again: float = AGAIN  # times as many at most, while it is in doubt whether what was played is a mistake
    least: float = LEAST  # what costs less is not called a mistake

    @abstractmethod
    def in_a_deal(self, numbers: Sequence[int], random: Random) -> list[tuple[float, ...]]:
        """Imagine a deal. Return what each of these choices gains in it, in stakes, then a number for each measure."""

    def number_of(self, move: Move) -> int | None:
        """Return which choice this move is; None for one that was not weighed."""
        return next((number for number, each in enumerate(self.options) if each.move == move), None)


class QuestionOf(Question, Generic[Deal]):
    """A decision that is tried in deals of this kind."""

    __slots__ = ()

    def in_a_deal(self, numbers: Sequence[int], random: Random) -> list[tuple[float, ...]]:
        """Imagine a deal, and try each of these choices in it."""
        deal = self.imagined(random)
        return [self.tried(deal, number) for number in numbers]

    @abstractmethod
    def imagined(self, random: Random) -> Deal:
        """Return a deal that fits all that the player saw."""

    @abstractmethod
    def tried(self, deal: Deal, number: int) -> tuple[float, ...]:
        """Return what the choice gains in this deal, in stakes, then a number for each measure.

        `deal` stays as it was: all choices meet it.
        """


@dataclass(frozen=True, slots=True)
class Known(Question):
    """A decision of which no playout says anything: its one choice is what robots do."""

    options: tuple[Option, ...]

    def in_a_deal(self, numbers: Sequence[int], random: Random) -> list[tuple[float, ...]]:
        """Return that nothing is gained."""
        return [(0.0,) for _ in numbers]


class Coach(ABC):
    """A coach of one game. It is frozen: the same view gives the same question in every process."""

    __slots__ = ()

    @abstractmethod
    def reads(self, view: View) -> bool:
        """Return whether `view` is a view of its game."""

    @abstractmethod
    def question(self, view: View, also: Move | None = None) -> Question | None:
        """Return the decision of the viewing seat. `also` is among the choices, if given.

        None where there is nothing to choose, or nothing is known about the choice. Raises TypeError for a view of
        another game.
        """

    def named(self, move: Move) -> Said | None:
        """Return the name of a move that is asked where nothing is weighed; None where it has none."""
        return None


class CoachOf(Coach, Generic[V]):
    """A coach of the game whose views are of this kind."""

    __slots__ = ()

    kind: type[V]

    def reads(self, view: View) -> bool:
        """Return whether `view` is a view of its game."""
        return isinstance(view, self.kind)

    def question(self, view: View, also: Move | None = None) -> Question | None:
        """Return the decision, as `Coach.question`."""
        own = of_kind(self.kind, view)
        return self.asked(own, also) if own.seat is not None and own.seat in own.to_act else None

    @abstractmethod
    def asked(self, view: V, also: Move | None) -> Question | None:
        """Return the decision of the seat whose `view` this is, and which may play."""


def among(moves: Sequence[Move], also: Move | None) -> tuple[Move, ...]:
    """Return each of these once, and `also` the last if it is not among them."""
    return tuple(dict.fromkeys(moves if also is None else (*moves, also)))
