"""What players of Guts may agree on (G10)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.protocol import BadOption, Options

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

    def changes(self) -> dict[str, str]:
        """The options that differ from the preset."""
        usual = GutsOptions().texts()
        return {name: value for name, value in self.texts().items() if value != usual[name]}


def parse_options(given: Mapping[str, str]) -> GutsOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = GutsOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "deals":
                options = replace(options, deals=_number(name, text, DEALS))
            case "cap":
                options = replace(options, cap=_number(name, text, CAPS))
            case "declare":
                options = replace(options, declare=_declare(text))
            case _:
                raise BadOption("unknown-option", name)
    return options


def _number(name: str, text: str, values: range) -> int:
    if re.fullmatch("[1-9][0-9]{0,3}", text) is None or int(text) not in values:
        raise BadOption(f"bad-{name}", name, rule=RULE)
    return int(text)


def _declare(text: str) -> Declare:
    try:
        return Declare(text)
    except ValueError:
        raise BadOption("not-a-choice", "declare", rule=RULE, choices=tuple(Declare)) from None
