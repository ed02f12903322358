"""A decision that is simple enough to know what it should be said to cost."""

from dataclasses import dataclass
from random import Random

from bot.games.guts.moves import In, Out, OutIfIn
from bot.robots.coaching import LEAST, Measure, Option, QuestionOf, Said

MOVES = (Out(), In(), OutIfIn())


@dataclass(frozen=True, slots=True)
class Lottery(QuestionOf[float]):
    """A decision between tickets, each of which wins a stake as often as its worth says."""

    worths: tuple[float, ...]
    options: tuple[Option, ...] = tuple(Option(move, Said(str(move)), (Said(f"is-{move}"),)) for move in MOVES)
    measures: tuple[Measure, ...] = (Measure("wins", 0.05), Measure("noise", 0.05, speaks_for=None))
    playouts: int = 1_200
    least: float = LEAST
    shift: float = 0.0

    def imagined(self, random: Random) -> float:
        return random.random()

    def tried(self, deal: float, number: int) -> tuple[float, ...]:
        wins = float(deal < self.worths[number])
        return wins + self.shift * number, wins, float(round(deal * 1000) % 7 == number)
