"""What may be agreed before a game of Mille: presets and options (Rules 7)."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.protocol import Options


class CleanNatural(StrEnum):
    """Who scores a clean natural: only the player going out, or either player."""

    OUT = "out"
    ANY = "any"


class Difference(StrEnum):
    """How the difference of the totals is counted in hundreds."""

    NEAREST = "nearest"
    STARTED = "started"


class Skunk(StrEnum):
    """What a skunk costs: all payments multiplied, or one more larger stake."""

    MULTIPLY = "multiply"
    MARK = "mark"


@dataclass(frozen=True, slots=True)
class MilleOptions(Options):
    """What two players agreed on."""

    preset: str = "classic"
    target: int = 1200  # points that end the game
    natural_required: bool = False
    clean_natural: CleanNatural = CleanNatural.OUT
    difference: Difference = Difference.NEAREST
    skunk: Skunk = Skunk.MULTIPLY
    progressive: bool = False
