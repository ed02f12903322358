"""A lesson as a script: stacked decks, the moves asked of the learner, and what the others play before each.

The learner sits at A. Every position follows from the script by the real rules, so only the number of done tasks is
stored. Nothing here is secret: everyone's lesson has the same cards.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import zip_longest
from types import MappingProxyType

from bot.games.cards import Card, parse_card
from bot.games.protocol import Event, Game, Move, Position, Seat, Settlement, Step, View

LEARNER = Seat.A
STAKE = 100  # minor units of the stake in the settlement at the end
REST = "…"  # a move of a script: from here on all play their default moves, until the deal is over


@dataclass(frozen=True, slots=True)
class Task:
    """A move that the learner is asked to play."""

    step: int  # of the lesson, from 1
    name: str  # part of the keys of its sentences in the catalog
    move: str  # as a record writes it
    before: str = ""  # moves since the last task, each by the awaited seat; see `_moves`


@dataclass(frozen=True, slots=True)
class Question:
    """A number that the learner is asked for, before anything else is dealt."""

    step: int
    name: str
    offered: tuple[int, ...]
    right: int  # one of them
    before: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """The lesson while a task is asked, or at its end."""

    position: Position
    turns: tuple[tuple[Event, ...], ...]  # since the learner's last move, which is the first of them


@dataclass(frozen=True, kw_only=True)
class Script:
    """A lesson of one game. Moments are counted by the number of done tasks; deals and forced moves come by themselves.

    `meaning`: moves with the same one are the same answer. The first question about a moment plays the whole script: it
    raises Refused for a move that the rules do not allow, and ValueError for a card that is not in the pack.
    """

    game: Game
    seats: int
    dealer: Seat  # of the first deal
    decks: Sequence[str]  # of each deal the cards on top; the others follow in a fixed order
    tasks: Sequence[Task | Question]
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    meaning: Callable[[Move], object] = lambda move: move

    @property
    def end(self) -> int:
        """The number of tasks."""
        return len(self.tasks)

    @property
    def played(self) -> int:
        """The number of tasks that are done when the last asked move has been played."""
        return max(at for at, task in enumerate(self.tasks, start=1) if isinstance(task, Task))

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps that the tasks belong to."""
        return tuple(dict.fromkeys(task.step for task in self.tasks))

    def step_of(self, done: int) -> int:
        """Return the step after `done` tasks; the last one at the end."""
        return self.tasks[min(done, self.end - 1)].step

    def first_task(self, step: int) -> int:
        """Return how many tasks come before `step`."""
        return sum(task.step < step for task in self.tasks)

    def view_at(self, done: int, seat: Seat | None = LEARNER) -> View:
        """Return the lesson as `seat` sees it after `done` tasks. Raises IndexError for more than there are."""
        return self._moments[done].position.view(seat)

    def turns_at(self, done: int) -> list[list[Event]]:
        """Return the events of each turn since the learner's last move, as the learner may know them."""
        seen = [[event.seen_by(LEARNER) for event in turn] for turn in self._moments[done].turns]
        return [[event for event in turn if event is not None] for turn in seen]

    def is_asked(self, done: int, move: Move) -> bool:
        """Return whether `move` is the one asked of the learner after `done` tasks."""
        task = self.tasks[done] if done < self.end else None
        return isinstance(task, Task) and self.meaning(move) == self.meaning(self.game.parse(task.move))

    def settlement(self) -> Settlement:
        """Return what the lesson's game costs. Raises ValueError for one that goes on at the end."""
        return self.game.settle(self._moments[-1].position, STAKE)

    @cached_property
    def _moments(self) -> tuple[Moment, ...]:
        decks, moments = iter(self.decks), list[Moment]()
        position, asked = self.game.start(self.game.options(self.options), self.seats, self.dealer), ""
        for task in (*self.tasks, None):
            moves = deque(filter(None, [asked, *_moves(task)]))
            plays = list[tuple[Seat | None, Step]]()
            while (play := self._next(position, moves, decks, deals=isinstance(task, Task))) is not None:
                plays.append(play)
                position = play[1].position
            moments.append(Moment(position, _turns(plays)))
            asked = task.move if isinstance(task, Task) else ""
        return tuple(moments)

    def _next(
        self, position: Position, moves: deque[str], decks: Iterator[str], *, deals: bool
    ) -> tuple[Seat | None, Step] | None:
        """Return the next play, and whose it is (of none: it comes by itself); None once the learner is asked."""
        is_between = position.chance is not None or position.outcome is not None
        if is_between and moves and moves[0] == REST:
            moves.popleft()
        if (chance := position.chance) is not None:
            return (None, position.supply(stacked(chance.cards, next(decks)))) if moves or deals else None
        if position.forced is not None:
            return None, position.play(*position.forced)
        if not moves:
            return None
        (seat, *_) = sorted(position.awaited)
        default = position.default(seat)
        if moves[0] == REST and default is not None:
            return None, position.play(seat, default)
        return seat, position.play(seat, self.game.parse(moves.popleft()))


def stacked(pack: Sequence[Card], top: str) -> tuple[Card, ...]:
    """Return the cards of a pack with these ones on top. Raises ValueError for one that is not in it."""
    ahead, rest = [parse_card(word) for word in top.split()], list(pack)
    for card in ahead:
        rest.remove(card)
    return (*ahead, *rest)


def in_turn(*hands: str, packet: int = 1) -> str:
    """Return these hands as they are dealt, from the dealer's left, a packet of cards at a time."""
    cards = [hand.split() for hand in hands]
    packets = ([hand[at : at + packet] for at in range(0, len(hand), packet)] for hand in cards)
    rounds = zip_longest(*packets, fillvalue=[])
    return " ".join(card for each in rounds for dealt in each for card in dealt)


def _turns(plays: Sequence[tuple[Seat | None, Step]]) -> tuple[tuple[Event, ...], ...]:
    """Return the events of these plays, a turn at a time, from the learner's last one on."""
    last = max((at for at, (seat, _) in enumerate(plays) if seat == LEARNER), default=0)
    turns, before = list[tuple[Event, ...]](), None
    for seat, step in plays[last:]:
        if seat is not None and seat == before:
            turns[-1] += tuple(step.events)
        else:
            turns.append(tuple(step.events))
        before = seat
    return tuple(turns)


def _moves(task: Task | Question | None) -> list[str]:
    """Return the moves before a task, with commas between them; semicolons where a move has commas of its own."""
    if task is None:
        return []
    return [move.strip() for move in task.before.split(";" if ";" in task.before else ",")]
