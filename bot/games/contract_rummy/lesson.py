"""A scripted deal of a set and a run: the learner at A takes, buys, lays it, lays off, and takes a joker to go out."""

from bot.games.contract_rummy.inner.game import ContractRummyGame
from bot.games.contract_rummy.moves import Lay
from bot.games.lesson import Question, Script, Task, in_turn
from bot.games.protocol import Seat

_STOCK = "6C 5C KH 8S 5D"  # drawn by B, C, A as a penalty, and A in the next two turns
_CLARAS = "lay set KS KD KC, run 9S TS JK QS"

SCRIPT = Script(
    game=ContractRummyGame(),
    seats=3,
    dealer=Seat.C,
    options={"contracts": "2"},
    decks=(
        in_turn(
            "5H 6H 7H QS QD JS 2S 2C KC 3D",
            "QH 7C 9D 9H 4D 4S TC 5S 2D 8D",
            "KS KD KC 9S TS JK QS AC 6D TD",
        )
        + f" 8H {_STOCK}",
    ),
    tasks=(
        Task(1, "take", "take"),
        Task(1, "discard", "discard KC"),
        Task(2, "ask", "ask", before="draw, no, discard QH, draw"),
        Task(3, "draw", "draw", before=f"no; {_CLARAS}; discard 6D"),
        Task(3, "lay", "lay set QS QH QD, run 5H 6H 7H 8H", before="no"),
        Task(3, "keep", "discard 3D"),
        Task(4, "again", "draw", before="take, discard 7C, take, discard TD"),
        Task(4, "off", "add 1 KH", before="no"),
        Task(4, "off-too", "add 2 low 8S"),
        Task(5, "swap", "swap 2 JS lay set 2S 2C JK"),
        Task(5, "out", "discard 5D"),
        Question(6, "score", (13, 27, 42), right=27),
        Question(6, "payment", (1, 2, 6), right=2),
    ),
    meaning=lambda move: Lay if isinstance(move, Lay) else move,  # in this hand the contract is there in one way only
)
"""The lesson of Contract Rummy."""
