"""What players of Magpie may agree on (1.3)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.protocol import BadOption, Options

NAME = "magpie"
PRESET = "classic"
CHOICES = {"deals": range(1, 10), "ante": range(1, 6)}


@dataclass(frozen=True, slots=True)
class MagpieOptions(Options):
    """What was agreed."""

    deals: int = 2
    ante: int = 1

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {"rules": PRESET, "deals": str(self.deals), "ante": str(self.ante)}


def parse_options(given: Mapping[str, str]) -> MagpieOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    values = {}
    for name, text in given.items():
        if name == "rules":
            if text != PRESET:
                raise BadOption("unknown-rules", name, rule="1.3", choices=[PRESET])
        elif name not in CHOICES:
            raise BadOption("unknown-option", name)
        elif re.fullmatch("[1-9]", text) is None or int(text) not in CHOICES[name]:
            raise BadOption("not-a-choice", name, rule="1.3", choices=[*map(str, CHOICES[name])])
        else:
            values[name] = int(text)
    return MagpieOptions(**values)
