"""Two scripted deals that teach rounds and titles: the learner at A, who deals first, and B who leads."""

from bot.games.daifugo.inner.game import DaifugoGame
from bot.games.daifugo.moves import Give, Play
from bot.games.lesson import REST, Question, Script, Task, in_turn
from bot.games.protocol import Move, Seat

_HALF = (  # of the first deal: six cards each, or so
    "play 3S 3H, play 5H 5C, play 9H 9D, play TS TH, play JS JH, play KD KC, pass, pass, pass, "
    "play AC, pass, pass, play 2C, play 6C, pass, pass, play 8D, pass, "
    "play 4S 4H 4D, pass, pass, play 7S 7H 7D, pass, play QD QC, pass, pass, pass"
)


def _meaning(move: Move) -> object:
    """Return the effect of a move: neither the suits of cards matter, nor their order."""
    return (type(move), sorted(card.rank.value for card in move.cards)) if isinstance(move, Play | Give) else move


SCRIPT = Script(
    game=DaifugoGame(),
    seats=4,
    dealer=Seat.A,
    options={"deals": "2"},
    decks=(
        in_turn(
            "3S 3H JS JH 2C 6C AS AH 5S 3C 7C 9C JD",
            "5H 5C KD KC AC 9S 4C 8C TD JC KS AD 2D",
            "9H 9D 7S 7H 7D QD QC 8S 8H KH 3D 5D TC",
            "TS TH 4S 4H 4D 8D QS QH 6S 6H 6D 2S 2H",
        ),
        in_turn(
            "3D 4S 5D 6D 7D 8S 9C TS JD QH KD AS 2H",
            "3C 4H 5C 6C 7C 8H TH JC QD KC AH AC 2D",
            "3S 4D 6S 6H 9S 9H 9D JS JH QC KS KH 2S",
            "3H 4C 5S 5H 7S 7H 8C 8D TC TD QS AD 2C",
        ),
    ),
    tasks=(
        Task(1, "beat", "play QS QH", before=f"{_HALF}, play 8S 8H"),
        Task(2, "pass", "pass", before="play AS AH, pass, pass"),
        Task(3, "two", "play 2S", before="play 5S, play 9S, play KH"),
        Task(4, "lead", "play 6S 6H 6D"),
        Task(5, "give", "give 3S 4D", before=f"pass, pass, pass, {REST}"),
        Task(5, "open", "play 6S 6H"),
        Question(6, "payment", (1, 2, 4), right=2, before=REST),
    ),
    meaning=_meaning,
)
