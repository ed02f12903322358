"""One scripted deal that teaches to follow and to pick up: the learner at A, who deals, and B who leads."""

from bot.games.lesson import Question, Script, Task, in_turn
from bot.games.protocol import Seat
from bot.games.rolling_stone.inner.game import RollingGame

_FOLLOWED = (  # three tricks to which everyone did
    "play AS, play KS, play TS, play 8S, play AD, play TD, play 8D, play 7D, play AH, play QH, play 7H, play TH"
)

SCRIPT = Script(
    game=RollingGame(),
    seats=4,
    dealer=Seat.A,
    decks=(
        in_turn(
            "AS AD AH TC 7C JS JH 8H",
            "KS TD QH JC QD KD 9H KH",
            "TS 8D 7H QC KC 9D JD 9S",
            "8S 7D TH AC 9C 8C QS 7S",
        ),
    ),
    tasks=(
        Task(1, "follow", "play AC", before=f"{_FOLLOWED}, play TC, play JC, play QC"),
        Task(2, "lead", "play 9C"),
        Task(3, "pick-up", "play QD", before="play 7C, play QD, play 9D"),
        Task(4, "choose", "play QS", before="play JH, play 9H, play 9S"),
        Task(4, "diamond", "play 9D", before="play JS, play JS, play JD"),
        Task(5, "last", "play 8C", before="play QD, play KD, play 9C, play KC"),
        Question(6, "points", (3, 4, 10), right=10, before="play 8C, play 7C, play JS"),
    ),
)
