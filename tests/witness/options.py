"""The terms that players of Magpie may agree on (1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

NAME = "magpie"
CHOICES = MappingProxyType({"deals": range(1, 10), "ante": range(1, 6)})


class MagpieRules(Options):
    """The rules that differ between editions of Magpie. Nobody can choose them."""

    __slots__ = ()
    rule: ClassVar[str] = "1.3"

    packet: ClassVar[int] = 1  # cards that are dealt at a time (2.2)
    gives_jokers: ClassVar[bool] = True  # also with other cards in hand (3.1)
    joker: ClassVar[int] = 6  # points when hands are counted (1.2)
    price: ClassVar[int] = 1  # stakes a chip (6.2)
    throws_dearest: ClassVar[bool] = False  # a player who is out of time (7.3)


@dataclass(frozen=True, slots=True)
class MagpieOptions(MagpieRules):
    """The agreed terms."""

    numbers: ClassVar[Mapping[str, range]] = CHOICES

    deals: int = 2
    ante: int = 1
