"""Two scripted deals that teach bids and trumps: the learner at A with C, and D who deals first."""

from bot.games.cinch.inner.game import CinchGame
from bot.games.lesson import REST, Question, Script, Task, in_turn
from bot.games.protocol import Seat

_STUB = "6H KS 7S 9D 9C 6S 8D 2H AS TD 8C KH AC 2D 3S 6C"

SCRIPT = Script(
    game=CinchGame(),
    seats=4,
    dealer=Seat.D,
    options={"target": "11"},
    decks=(
        in_turn(
            "QS 8S 3S JC 6C 2C 9D 4D TH",
            "KH QH JH 5H 9H AC 8C 7C 3D",
            "QC TC 9C KS JS 7D 6D 4H AH",
            "AS TS 9S 2S AD KD 5C 4C 3H",
            packet=3,
        ),
        in_turn(
            "QH 4H AD QD 8S 4S JC TC 2C",
            "9H 7H 3H JD 4D 3D 2S 7C 3C",
            "TH 8H QS JS TS 9S 5S 5C KD",
            "AH JH 5H 5D KC QC 4C 7D 6D",
            packet=3,
        )
        + f" {_STUB}",
    ),
    tasks=(
        Task(1, "pass", "pass"),
        Task(2, "bid", "bid 8", before=f"bid 6, pass, pass, trump H, {REST}, pass, pass, bid 5"),
        Task(3, "name", "trump H"),
        Task(4, "rob", "rob KH AC"),
        Task(5, "lead", "play AH"),
        Task(5, "plain", "play AC", before="play 4H, play 3H, play 2H, play KH, play 6H, play 7H, play 8H"),
        Task(5, "trump", "play 5D", before="play QH, play 9C, play TH, play KS, play 6S, play AS"),
        Task(5, "jack", "play JH"),
        Question(6, "score", (12, 13, 14), right=12, before="play 7S, play 9H, play TD"),
    ),
)
