"""One scripted deal that teaches the game: what the learner is asked to play, and what the teacher answers.

The learner sits at A and plays first, the teacher at B. Every position follows from the script by the real rules,
so only the number of done tasks is stored. Nothing here is secret: everybody's lesson has the same cards. The game
goes to 200 points, so that one deal decides it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bot.games.cards import Card, parse_card
from bot.games.mille.inner.deal import DECK, before_first
from bot.games.mille.inner.match import Match, MillePosition
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Lay, Take, parse_move
from bot.games.mille.options import MilleOptions
from bot.games.mille.settlement import MilleSettlement, settle_totals
from bot.games.mille.views import MilleView
from bot.games.protocol import Ending, Event, Move, Position, Seat, of_kind

LEARNER, TEACHER = Seat.A, Seat.B
TARGET = 200  # points
STAKE = 100  # minor units of the small stake in the settlement shown at the end

_LEARNER = "KS KH KH KD KC KC 9H 7H 7C 5S 5D 4C 3S 2S 2D"
_TEACHER = "KD 9C 8S 8H 8D QS JD AS AD TH TC JS QC 2H 3D"
_TURNED_UP = "6D"
_STOCK = "6S 4H 5H 7S 5C KS 3H 6C"


@dataclass(frozen=True, slots=True)
class Task:
    """One move that the learner is asked to play, and the teacher's turn after it, if any."""

    step: int  # of the six
    name: str  # part of the keys of its sentences in the catalog
    move: str
    answer: tuple[str, ...] = ()  # moves of the teacher


TASKS = (
    Task(1, "draw", "draw"),
    Task(1, "discard", "discard 4C", ("draw", "discard 9C")),
    Task(2, "draw-again", "draw"),
    Task(2, "lay-set", "lay 5: 5S 5H 5D"),
    Task(2, "lay-wild", "lay 7: 7H 7C 2S"),
    Task(2, "discard-again", "discard 3S", ("draw", "lay 8: 8S 8H 8D", "discard KD")),
    Task(3, "take", "take KS KH"),
    Task(4, "lay-kings", "lay K: KH KD KC KC"),
    Task(4, "discard-three", "discard 3S", ("draw", "discard JS")),
    Task(4, "draw-king", "draw"),
    Task(4, "lay-eighth", "lay K: KS"),
    Task(4, "discard-four", "discard 4C", ("draw", "discard QC")),
    Task(5, "draw-last", "draw"),
    Task(5, "lay-sixes", "lay 6: 6S 6D 6C"),
    Task(5, "go-out", "lay 9: 9H 9C 2D"),
)
PLAYED = len(TASKS)  # tasks done when the deal is over
STEPS = tuple(dict.fromkeys(task.step for task in TASKS))


@dataclass(frozen=True, slots=True)
class Moment:
    """The lesson after some task, and the events since the task before."""

    position: Position
    events: tuple[Event, ...]


def first_task(step: int) -> int:
    """Return how many tasks come before `step` (from 1); the step after the last task starts when the deal is over."""
    return sum(task.step < step for task in TASKS)


def view_at(done: int, seat: Seat | None = LEARNER) -> MilleView:
    """Return the lesson as `seat` sees it after `done` tasks. Raises IndexError for more than there are."""
    view = _moments()[done].position.view(seat)
    return of_kind(MilleView, view)


def events_at(done: int) -> tuple[Event, ...]:
    """Return the events of the last of `done` tasks, as the learner may know them."""
    return tuple(seen for event in _moments()[done].events if (seen := event.seen_by(LEARNER)) is not None)


def is_asked(done: int, move: Move) -> bool:
    """Return whether `move` is the one asked of the learner after `done` tasks, in any suits."""
    return done < PLAYED and _meaning(move) == _meaning(parse_move(TASKS[done].move))


@cache
def settlement() -> MilleSettlement:
    """Return what the lesson's game costs the teacher."""
    view = view_at(PLAYED)
    (learner, teacher) = view.seats
    return settle_totals(
        view.options,
        totals=(learner.total, teacher.total),
        naturals=(learner.naturals, teacher.naturals),
        chapeaux=(learner.chapeaux, teacher.chapeaux),
        winner=LEARNER,
        ending=Ending.PLAYED,
        stake=STAKE,
    )


@cache
def _moments() -> tuple[Moment, ...]:
    """Return every moment of the lesson, by the number of done tasks."""
    options = MilleOptions.read({"target": str(TARGET)})
    step = MillePosition(Match(options), before_first(TEACHER)).supply(_deck())
    moments = [Moment(step.position, step.events)]
    for task in TASKS:
        position, events = moments[-1].position, list[Event]()
        for seat, text in ((LEARNER, task.move), *((TEACHER, answer) for answer in task.answer)):
            step = position.play(seat, parse_move(text))
            position, events = step.position, [*events, *step.events]
        moments.append(Moment(position, tuple(events)))
    return tuple(moments)


def _deck() -> tuple[Card, ...]:
    """Return the deck that deals both players what the script says. The learner is dealt to first."""
    hands = zip(_cards(_LEARNER), _cards(_TEACHER), strict=True)
    ahead = [card for pair in hands for card in pair] + _cards(_TURNED_UP) + _cards(_STOCK)
    rest = list(DECK)
    for card in ahead:
        rest.remove(card)
    return (*ahead, *rest)


def _cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def _meaning(move: Move) -> tuple[str, ...]:
    """Return the effect of a move, regardless of suits."""
    match move:
        case Discard(card=card):
            return ("discard", *_kinds([card]))
        case Lay(rank=rank, cards=cards):
            return ("lay", str(rank), *_kinds(cards))
        case Take(first=first, second=second):
            return ("take", *_kinds([first, second]))
        case _:
            return (str(move),)


def _kinds(cards: Iterable[Card]) -> list[str]:
    return sorted(str(kind_of(card)) for card in cards)
