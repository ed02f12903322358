"""The options that players may agree on before a game of Mille: presets and options (Rules 7)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.protocol import PRESET, BadOption, Given, Options


class CleanNatural(StrEnum):
    """A rule for who scores a clean natural: only the player who goes out, or either player."""

    OUT = "out"
    ANY = "any"


class Difference(StrEnum):
    """A way to count the difference of the totals in hundreds."""

    NEAREST = "nearest"
    STARTED = "started"


class Skunk(StrEnum):
    """The cost of a skunk: all payments multiplied, or one more large stake."""

    MULTIPLY = "multiply"
    MARK = "mark"


TARGETS = range(100, 10_001, 5)  # points


@dataclass(frozen=True, slots=True)
class MilleOptions(Options):
    """The options that two players agreed on."""

    rule: ClassVar[str] = "7"

    rules: str = PRESET
    target: int = 1200  # points that end the game
    natural_required: bool = False
    clean_natural: CleanNatural = CleanNatural.OUT
    difference: Difference = Difference.NEAREST
    skunk: Skunk = Skunk.MULTIPLY
    progressive: bool = False

    @classmethod
    def presets(cls) -> tuple[Self, ...]:
        """Return the options of every preset, the usual ones first."""
        return (
            cls(PRESET),
            cls("wikipedia", difference=Difference.STARTED, skunk=Skunk.MARK),
            cls("denexa", clean_natural=CleanNatural.ANY),
            cls("progressive", target=2000, skunk=Skunk.MARK, progressive=True),
        )

    def with_value(self, given: Given) -> Self | None:
        """Return the same with this value for one of them; None where none has that name. Raises BadOption."""
        return replace(self, target=_target(given)) if given.name == "target" else Options.with_value(self, given)

    def is_third_played(self, *, seats: int, deals: int, points: Sequence[int]) -> bool:
        """Return whether anyone had a third of the points that end the game."""
        return 3 * max(points) >= self.target


PRESETS: Mapping[str, MilleOptions] = {options.rules: options for options in MilleOptions.presets()}


def _target(given: Given) -> int:
    text = given.text
    if re.fullmatch("0*[0-9]{1,5}", text) is None or int(text[-5:]) not in TARGETS:
        raise BadOption("bad-target", given.name, rule=given.rule)
    return int(text[-5:])
