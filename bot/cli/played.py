"""Games that robots really play, for the gallery: the same seed, the same cards and the same sums."""

from collections.abc import Iterator
from random import Random

from bot.games.chance import dealt
from bot.games.protocol import SEATS, Position, View
from bot.robots.hosted import Hosted
from bot.robots.levels import find_robot
from bot.robots.protocol import Level
from bot.robots.random_legal import RandomLegal
from render.states import Played

SEED = 32
STAKES = 25  # minor units


def played(hosted: Hosted) -> Iterator[Played]:
    """Yield a game at a table of each size."""
    for players in hosted.game.seats:
        yield _played(hosted, players)


def _played(hosted: Hosted, players: int) -> Played:
    game, luck = hosted.game, Random(f"{SEED} {hosted.game.name} {players}")  # noqa: S311  a picture must be repeatable
    robots = (*hosted.robots, RandomLegal())
    position: Position = game.start(game.propose().options, players, SEATS[0])
    begun, deal, ended = position.view(None), list[View](), list[View]()
    amid = begun
    while (position := dealt(position, luck)).outcome is None:
        seat = min(position.awaited)
        view = position.view(seat)
        step = position.play(seat, find_robot(Level.NOVICE, view, robots=robots).choose(view, random=luck))
        position = step.position
        deal.append(position.view(None))
        if any(event.finished_deal is not None for event in step.events):
            ended.append(deal[-1])
            amid, deal = deal[len(deal) // 2], []
    return Played((begun, amid, *ended, position.view(None)), game.settle(position, STAKES), STAKES)
