"""The options that players of Contract Rummy may agree on (CR1.4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.rummy.contracts import PER, ContractOptions, Payment

ALL = "1234567"
"""Every contract, in order."""


class MayI(StrEnum):
    """A limit to how often a player may buy in a deal (CR2.4)."""

    ANY = "any"
    THREE = "three"


@dataclass(frozen=True, slots=True)
class ContractRummyOptions(ContractOptions):
    """The agreed options."""

    rule: ClassVar[str] = "CR1.4"
    every_contract: ClassVar[str] = ALL
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"per": PER})

    contracts: str = ALL  # digits, rising: which contracts are played, in this order
    may_i: MayI = MayI.ANY
    payment: Payment = Payment.POINTS
    per: int = 50  # points a stake, where points are paid
