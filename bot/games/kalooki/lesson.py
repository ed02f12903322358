"""A scripted deal of two threes and a four: the learner at A, who begins, lays it last and bends the table."""

from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.moves import Lay
from bot.games.lesson import Question, Script, Task, in_turn
from bot.games.protocol import Seat

_STOCK = "7H 6D 4D 8S 4C"  # drawn by A, C as a penalty, B, A as a penalty, C
_CLARAS = "lay set AS AD AH, set 5S 5D 5C, run 6S 7S JK 9S"

SCRIPT = Script(
    game=KalookiGame(),
    seats=3,
    dealer=Seat.C,
    options={"contracts": "2"},
    decks=(
        in_turn(
            "9S 9C KS KD 4H 5H 6H JS AS 3D",
            "KH 8C 8D TC 4S 2D 7C 3S JD 6C",
            "AD AH 5S 5D 5C 6S 7S JK 9S 9D",
        )
        + f" 2C {_STOCK}",
    ),
    tasks=(
        Task(1, "draw", "draw", before="no, no"),
        Task(1, "discard", "discard AS"),
        Task(2, "call", "call", before="call, allow, discard KH"),
        Task(3, "take", "take", before=f"allow; {_CLARAS}; discard 9D; no"),
        Task(3, "lay", "lay set KS KH KD, set 9S 9D 9C, run 4H 5H 6H 7H"),
        Task(4, "swap", "swap 3 8S"),
        Task(4, "tack", "add 3 high JS"),
        Task(5, "bend", "discard 3D"),
        Question(6, "score", (10, 20, 50), right=20),
        Question(6, "payment", (1, 2, 4), right=2),
    ),
    meaning=lambda move: Lay if isinstance(move, Lay) else move,  # in this hand the contract is there in one way only
)
"""The lesson of Kalooki."""
