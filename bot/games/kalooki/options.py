"""What players of Kalooki may agree on (K1.4)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Self

from bot.games.protocol import BadOption, Given, Options

ALL = "123456789"
"""Every contract, in order."""

PER = range(1, 101)  # points


class Overcall(StrEnum):
    """What comes of a fourth call in a deal (K2.7)."""

    FINE = "fine"  # it costs points, and nothing is taken
    REFUSE = "refuse"  # it cannot be made


class Payment(StrEnum):
    """What the winner is paid for (K7)."""

    POINTS = "points"  # for the difference of points
    GAME = "game"  # one stake, whatever the totals


@dataclass(frozen=True, slots=True)
class KalookiOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "K1.4"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"per": PER})

    contracts: str = ALL  # digits, rising: which contracts are played, in this order
    overcall: Overcall = Overcall.FINE
    payment: Payment = Payment.POINTS
    per: int = 100  # points a stake, where points are paid

    def with_value(self, given: Given) -> Self | None:
        """Return the same with this value for one of them; None where none has that name. Raises BadOption."""
        if given.name != "contracts":
            return Options.with_value(self, given)
        wanted = given.text
        if not wanted or wanted != "".join(digit for digit in ALL if digit in wanted):
            raise BadOption("bad-contracts", given.name, rule=given.rule)
        return replace(self, contracts=wanted)
