"""One scripted deal that teaches tricks and trumps: the learner at A, B who deals, and C who leads."""

from bot.games.lesson import Question, Script, Task
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat, of_kind

SCRIPT = Script(
    game=LingerGame(),
    seats=3,
    dealer=Seat.B,
    options={"deals": "1"},
    # One at a time, to C, A and B, whose last card fixes trumps; and the stock.
    decks=("QS AS KS 8C 9D JD TC 6H 4H 5C 3C QD AC",),
    tasks=(
        Task(1, "follow", "play AS", before="play QS"),
        Task(2, "lead", "play 5C", before="play KS"),
        Task(3, "trump", "play 6H", before="play 4H, play 8C, play 3C"),
        Task(4, "last", "play QD"),
        Question(5, "score", (2, 3, 4), right=3),  # had every trick been won: as many as were dealt
        Question(6, "payment", (1, 2, 4), right=2),
    ),
)


def view_at(done: int) -> LingerView:
    """Return the lesson as the learner sees it after `done` tasks. Raises IndexError for more than there are."""
    return of_kind(LingerView, SCRIPT.view_at(done))
