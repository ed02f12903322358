"""Magpie after its rules have changed: the second edition, while games of the first go on by theirs.

1.2 A joker counts 9 points.
2.2 Three cards are dealt at a time.
3.1 Nobody can give a joker away, unless they hold nothing else.
6.2 A chip is worth two stakes.
7.3 The default is to discard the card worth most.

The tests of a process before the update take `tests.witness.game`, those after it take this.
"""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.protocol import Kinds, Proposal
from bot.hosted import Games
from bot.registry import GAMES as REAL_GAMES
from bot.robots.hosted import Hosted
from tests.witness.inner.game import MagpieGame
from tests.witness.inner.position import MagpiePosition
from tests.witness.kit import MagpieKit
from tests.witness.options import MagpieOptions
from tests.witness.report import MagpieReport
from tests.witness.robots import ROBOTS
from tests.witness.views import MagpieView


@dataclass(frozen=True, slots=True)
class SecondEdition(MagpieOptions):
    """The agreed terms, by the rules of the second edition."""

    edition: ClassVar[int] = 2
    packet: ClassVar[int] = 3
    gives_jokers: ClassVar[bool] = False
    joker: ClassVar[int] = 9
    price: ClassVar[int] = 2
    throws_dearest: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class UpdatedMagpie(MagpieGame):
    """The small game of the tests, with both editions."""

    kinds = Kinds(SecondEdition, MagpieView, MagpiePosition, older=(MagpieOptions,))

    def propose(self) -> Proposal:
        """Propose as before."""
        return Proposal(SecondEdition(deals=3), 5)


class UpdatedKit(MagpieKit):
    """The game with both editions; its tests play the second one."""

    game = UpdatedMagpie()


UPDATED = UpdatedMagpie()
UPDATED_GAMES = Games(*REAL_GAMES.values(), Hosted(game=UPDATED, robots=ROBOTS, report=MagpieReport()))
"""The games of the bot, and Magpie, after the update."""
