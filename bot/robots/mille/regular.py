"""A sound player: keeps pairs to take the pile with, watches what is thrown, and goes out in time."""

from dataclasses import dataclass
from random import Random

from bot.games.mille.moves import Discard, Draw, Pass, Pick
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Move, View
from bot.robots.mille.discarding import best_discard
from bot.robots.mille.exits import find_exit
from bot.robots.mille.going_out import is_time_to_go_out
from bot.robots.mille.laying import next_lay
from bot.robots.mille.reading import Reading, read
from bot.robots.mille.taking import best_take, is_worth_taking
from bot.robots.protocol import Level, Robot


@dataclass(frozen=True, slots=True)
class MilleRegular(Robot):
    """Plays soundly, by what it holds and by what everybody saw."""

    level: Level = Level.REGULAR
    reads: type[View] = MilleView

    def choose(self, view: View, *, random: Random) -> Move:
        """The next move; it rests on the view alone."""
        if not isinstance(view, MilleView):
            raise TypeError("not a view of Mille")
        reading = read(view)
        return begin(reading) if view.phase is Phase.BEGIN else play_on(reading)


def begin(reading: Reading) -> Move:
    """Draw, take or pick (Rules 3.1); with the stock gone, take or pass."""
    view = reading.view
    if view.may_pick:
        return Pick()  # a wild card for nothing
    take = best_take(reading)
    if view.is_stock_gone:
        return take or Pass()
    return take if take is not None and is_worth_taking(reading) else Draw()


def play_on(reading: Reading) -> Move:
    """Go out, lay, or discard (Rules 3.2 and 3.3)."""
    way = find_exit(reading)
    if way is not None and is_time_to_go_out(reading, way):
        return way.next_move
    return next_lay(reading) or Discard(best_discard(reading))
