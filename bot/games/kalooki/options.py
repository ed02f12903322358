"""The options that players of Kalooki may agree on (K1.4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.rummy.contracts import PER, ContractOptions, Payment

ALL = "123456789"
"""Every contract, in order."""


class Overcall(StrEnum):
    """The effect of a fourth call in a deal (K2.7)."""

    FINE = "fine"  # it costs points, and nothing is taken
    REFUSE = "refuse"  # it cannot be made


@dataclass(frozen=True, slots=True)
class KalookiOptions(ContractOptions):
    """The agreed options."""

    rule: ClassVar[str] = "K1.4"
    every_contract: ClassVar[str] = ALL
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"per": PER})

    contracts: str = ALL  # digits, rising: which contracts are played, in this order
    overcall: Overcall = Overcall.FINE
    payment: Payment = Payment.POINTS
    per: int = 100  # points a stake, where points are paid
