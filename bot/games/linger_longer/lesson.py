"""One scripted deal that teaches tricks and trumps: what the learner is asked to play, and what the others answer.

The learner sits at A; B deals, so C leads. Every position follows from the script by the real rules, so only the number
of done tasks is stored. Nothing here is secret: everybody's lesson has the same cards.
"""

from dataclasses import dataclass
from functools import cache

from bot.games.cards import CARDS, Card, parse_card
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.moves import parse_move
from bot.games.linger_longer.options import LingerOptions
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Event, Move, Position, Seat, Settlement, of_kind

LEARNER, DEALER, FIRST = Seat.A, Seat.B, Seat.C
SEATS = 3
STAKE = 100  # minor units of the price of a point

_DEALT = "QS AS KS 8C 9D JD TC 6H 4H"  # one at a time, to C, A and B; the last fixes trumps
_STOCK = "5C 3C QD AC"
_OPENING = ((FIRST, "play QS"),)
_GAME = LingerGame()


@dataclass(frozen=True, slots=True)
class Task:
    """One card that the learner is asked to play, and what the others play after it."""

    name: str  # part of the keys of its sentences in the catalog
    move: str
    answers: tuple[tuple[Seat, str], ...]


TASKS = (
    Task("follow", "play AS", ((DEALER, "play KS"),)),
    Task("lead", "play 5C", ((DEALER, "play 4H"), (FIRST, "play 8C"), (DEALER, "play 3C"), (FIRST, "play TC"))),
    Task("trump", "play 6H", ()),
    Task("last", "play QD", ((DEALER, "play JD"),)),
)
PLAYED = len(TASKS)  # tasks done when the deal is over


@dataclass(frozen=True, slots=True)
class Moment:
    """The lesson after some task, and the events since the task before."""

    position: Position
    events: tuple[Event, ...]


def view_at(done: int) -> LingerView:
    """Return the lesson as the learner sees it after `done` tasks. Raises IndexError for more than there are."""
    view = _moments()[done].position.view(LEARNER)
    return of_kind(LingerView, view)


def events_at(done: int) -> tuple[Event, ...]:
    """Return the events of the last of `done` tasks, as the learner may know them."""
    return tuple(seen for event in _moments()[done].events if (seen := event.seen_by(LEARNER)) is not None)


def is_asked(done: int, move: Move) -> bool:
    """Return whether `move` is what the learner is asked to play after `done` tasks."""
    return done < PLAYED and move == parse_move(TASKS[done].move)


@cache
def settlement() -> Settlement:
    """Return what the lesson's game costs the others."""
    return _GAME.settle(_moments()[PLAYED].position, STAKE)


@cache
def _moments() -> tuple[Moment, ...]:
    """Return every moment of the lesson, by the number of done tasks."""
    options = LingerOptions.read({"deals": "1"})
    step = _GAME.start(options, SEATS, DEALER).supply(_deck())
    moments = [_after(step.position, step.events, _OPENING)]
    for task in TASKS:
        moments.append(_after(moments[-1].position, (), ((LEARNER, task.move), *task.answers)))
    return tuple(moments)


def _after(position: Position, events: tuple[Event, ...], played: tuple[tuple[Seat, str], ...]) -> Moment:
    for seat, text in played:
        step = position.play(seat, parse_move(text))
        position, events = step.position, (*events, *step.events)
    return Moment(position, events)


def _deck() -> tuple[Card, ...]:
    ahead = [parse_card(word) for word in f"{_DEALT} {_STOCK}".split()]
    return (*ahead, *(card for card in CARDS if card not in ahead))
