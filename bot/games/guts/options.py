"""What players of Guts may agree on (G10)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.protocol import BadOption, Options, number_in, word_of

RULE = "G10"
PRESET = "classic"
DEALS = range(1, 101)
CAPS = range(10, 1001)


class Declare(StrEnum):
    """How the players say whether they are in (G3)."""

    TURNS = "turns"  # one after the other, heard by all
    TOGETHER = "together"  # all in secret, then shown


@dataclass(frozen=True, slots=True)
class GutsOptions(Options):
    """What was agreed."""

    deals: int = 20  # at least (G6.1)
    cap: int = 100  # the most chips that a pot counts for (G5.2)
    declare: Declare = Declare.TURNS

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {"rules": PRESET, "deals": str(self.deals), "cap": str(self.cap), "declare": self.declare.value}


def parse_options(given: Mapping[str, str]) -> GutsOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = GutsOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "deals":
                options = replace(options, deals=number_in(DEALS, text, name=name, rule=RULE))
            case "cap":
                options = replace(options, cap=number_in(CAPS, text, name=name, rule=RULE))
            case "declare":
                options = replace(options, declare=word_of(Declare, text, name=name, rule=RULE))
            case _:
                raise BadOption("unknown-option", name)
    return options
