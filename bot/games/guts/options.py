"""The options that players of Guts may agree on (G10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

DEALS = range(1, 101)
CAPS = range(10, 1001)


class Declare(StrEnum):
    """A way for players to say whether they are in (G3)."""

    TURNS = "turns"  # one after the other, heard by all
    TOGETHER = "together"  # all in secret, then shown


@dataclass(frozen=True, slots=True)
class GutsOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "G10"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"deals": DEALS, "cap": CAPS})

    deals: int = 20  # at least (G6.1)
    cap: int = 100  # the most chips that a pot counts for (G5.2)
    declare: Declare = Declare.TURNS

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least."""
        return self.deals
