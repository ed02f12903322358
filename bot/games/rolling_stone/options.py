"""What players of Rolling Stone may agree on (R9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.protocol import BadOption, Options, number_in, word_of

RULE = "R9"
PRESET = "classic"
DEALS = range(1, 31)


class Pay(StrEnum):
    """What each loser of a deal gives its winner (R5.1)."""

    CARDS = "cards"  # a point for each card in hand
    FLAT = "flat"  # one point
    POINTS = "points"  # what the cards in hand are worth


@dataclass(frozen=True, slots=True)
class RollingOptions(Options):
    """What was agreed."""

    pay: Pay = Pay.CARDS
    deals: int = 1

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {"rules": PRESET, "pay": self.pay.value, "deals": str(self.deals)}


def parse_options(given: Mapping[str, str]) -> RollingOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = RollingOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "pay":
                options = replace(options, pay=word_of(Pay, text, name=name, rule=RULE))
            case "deals":
                options = replace(options, deals=number_in(DEALS, text, name=name, rule=RULE))
            case _:
                raise BadOption("unknown-option", name)
    return options
