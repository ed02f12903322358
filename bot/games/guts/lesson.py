"""Five scripted deals that teach when to be in: the learner at A, and D who deals first."""

from bot.games.guts.inner.game import GutsGame
from bot.games.lesson import Question, Script, Task, in_turn
from bot.games.protocol import Seat

SCRIPT = Script(
    game=GutsGame(),
    seats=4,
    dealer=Seat.D,
    options={"deals": "4", "cap": "20"},
    decks=(
        in_turn("8S 8H", "9C 4D", "AC QD", "7H 2S"),  # to A, B, C and D
        in_turn("6C 3H", "AH TD", "KC KD", "QS JH"),  # to B first, and so on
        in_turn("8D 5C", "9S 3D", "KH 7D", "JC 6S"),
        in_turn("AD TC", "AS KS", "3S 3C", "AH 9D"),
        in_turn("TH 9H", "7C 5D", "QC 6D", "JD 8C"),
    ),
    tasks=(
        Task(1, "pair", "in"),
        Question(2, "match", (0, 4, 8), right=4, before="out, in, out"),
        Task(3, "listen", "out", before="out, in, in"),
        Task(4, "alone", "in", before="out, out"),
        Task(5, "lose", "in", before="out, in"),
        Task(5, "big", "out", before="in, in"),
        Question(6, "worst", (12, 20, 35), right=20, before="out, out"),
    ),
)
