"""The terms that players of Magpie may agree on (1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

NAME = "magpie"
CHOICES = MappingProxyType({"deals": range(1, 10), "ante": range(1, 6)})


@dataclass(frozen=True, slots=True)
class MagpieOptions(Options):
    """The agreed terms."""

    rule: ClassVar[str] = "1.3"
    numbers: ClassVar[Mapping[str, range]] = CHOICES

    deals: int = 2
    ante: int = 1
