"""One scripted deal that teaches the game: the learner at A, who plays first, and the teacher at B.

The game goes to 200 points, so that one deal decides it.
"""

from collections.abc import Iterable

from bot.games.cards import Card
from bot.games.lesson import LEARNER, Question, Script, Task, in_turn
from bot.games.mille.inner.game import MilleGame
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Lay, Take
from bot.games.mille.settlement import MilleSettlement
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Seat, of_kind

TEACHER = Seat.B

_LEARNER = "KS KH KH KD KC KC 9H 7H 7C 5S 5D 4C 3S 2S 2D"
_TEACHER = "KD 9C 8S 8H 8D QS JD AS AD TH TC JS QC 2H 3D"
_TURNED_UP = "6D"
_STOCK = "6S 4H 5H 7S 5C KS 3H 6C"


def view_at(done: int, seat: Seat | None = LEARNER) -> MilleView:
    """Return the lesson as `seat` sees it after `done` tasks. Raises IndexError for more than there are."""
    return of_kind(MilleView, SCRIPT.view_at(done, seat))


def settlement() -> MilleSettlement:
    """Return what the lesson's game costs the teacher."""
    return of_kind(MilleSettlement, SCRIPT.settlement())


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


SCRIPT = Script(
    game=MilleGame(),
    seats=2,
    dealer=TEACHER,
    options={"target": "200"},
    decks=(f"{in_turn(_LEARNER, _TEACHER)} {_TURNED_UP} {_STOCK}",),
    tasks=(
        Task(1, "draw", "draw"),
        Task(1, "discard", "discard 4C"),
        Task(2, "draw-again", "draw", before="draw, discard 9C"),
        Task(2, "lay-set", "lay 5: 5S 5H 5D"),
        Task(2, "lay-wild", "lay 7: 7H 7C 2S"),
        Task(2, "discard-again", "discard 3S"),
        Task(3, "take", "take KS KH", before="draw, lay 8: 8S 8H 8D, discard KD"),
        Task(4, "lay-kings", "lay K: KH KD KC KC"),
        Task(4, "discard-three", "discard 3S"),
        Task(4, "draw-king", "draw", before="draw, discard JS"),
        Task(4, "lay-eighth", "lay K: KS"),
        Task(4, "discard-four", "discard 4C"),
        Task(5, "draw-last", "draw", before="draw, discard QC"),
        Task(5, "lay-sixes", "lay 6: 6S 6D 6C"),
        Task(5, "go-out", "lay 9: 9H 9C 2D"),
        Question(6, "score", (170, 250, 500), right=250),  # without doubling, right, all doubled
        Question(6, "payment", (14, 28, 42), right=42),  # without the skunk, doubled, right
    ),
    meaning=_meaning,
)
PLAYED = SCRIPT.played  # tasks done when the deal is over
