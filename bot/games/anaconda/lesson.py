"""A scripted deal for the low half: the learner at A passes twice, declares low, and shares the pot with C."""

from bot.games.anaconda.inner.game import AnacondaGame
from bot.games.anaconda.moves import Show
from bot.games.lesson import Question, Script, Task, in_turn
from bot.games.protocol import Seat

SCRIPT = Script(
    game=AnacondaGame(),
    seats=3,
    dealer=Seat.C,
    options={"deals": "1", "ante": "2"},
    decks=(
        in_turn(
            "AS 2D 4H 6C KD KC 9S",
            "QS QD 7H 7S TD 5C 2H",
            "JS TS 9D 8S 3S 8H JD",
        ),
    ),
    tasks=(
        Task(1, "bet", "bet 2"),
        Task(2, "pass", "pass KD KC 9S", before="call, call"),
        Task(3, "check", "check", before="pass TD 5C 2H, pass 3S 8H JD"),
        Task(3, "call", "call", before="bet 2, call"),
        Task(4, "again", "pass JD 8H 6C"),
        Task(4, "more", "bet 4", before="pass 7H 7S 9S, pass TD 5C 2H"),
        Task(5, "declare", "low", before="fold, call"),
        Task(5, "show", "show AS 2D 3S 4H hold 5C", before="high"),
        Task(6, "last", "bet 4", before="show JS TS 9D 8S hold 7H"),
        Question(6, "half", (14, 17, 34), right=17, before="call"),
    ),
    meaning=lambda move: Show if isinstance(move, Show) else move,  # any card may stay face down
)
"""The lesson of Anaconda."""
