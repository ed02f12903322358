"""`python -m bot.robots.daifugo.counting_titles > rising.txt`: how often regulars come from each place to each."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from bot.games.chance import dealt
from bot.games.daifugo.options import DEALS
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat, of_kind
from bot.robots.daifugo.entry import ENTRY
from bot.robots.daifugo.regular import DaifugoRegular

PLAYED = 3_000  # deals at each number of seats


def risen(seats: int, *, deals: int = PLAYED) -> list[list[int]]:
    """Return how often regulars came from each place to each, in so many deals."""
    game, robot, found = ENTRY.game, DaifugoRegular(), [[0] * seats for _ in range(seats)]
    options = game.options({"deals": str(DEALS[-1])})
    for number in range(-(-deals // len(DEALS))):
        luck = Random(f"{seats} {number}")  # noqa: S311  luck, not secrets
        now = game.start(options, seats, Seat.A)
        while (now := dealt(now, luck)).outcome is None:
            seat = min(now.awaited)
            now = now.play(seat, robot.choose(now.view(seat), random=luck)).position
        orders = [score.order for score in of_kind(DaifugoView, now.view(None)).board.scores]
        for before, after in pairwise(orders):
            for place, seat in enumerate(before):
                found[place][after.index(seat)] += 1
    return found


def _written() -> Iterator[str]:
    yield "# seats, then how often each place followed, a line for each place before: regulars, the usual options"
    for seats in ENTRY.game.seats:
        for row in risen(seats):
            yield " ".join(map(str, (seats, *row)))


if __name__ == "__main__":
    for each in _written():
        print(each, flush=True)
