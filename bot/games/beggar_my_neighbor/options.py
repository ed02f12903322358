"""What players of Beggar My Neighbor may agree on (B9)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.games.protocol import BadOption, Options

RULE = "B9"
PRESET = "classic"
DEALS = range(1, 10)
LAPS = range(20, 1201)


@dataclass(frozen=True, slots=True)
class BeggarOptions(Options):
    """What was agreed."""

    deals: int = 1
    laps: int = 1200  # of a deal, at most (B4.3)

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {"rules": PRESET, "deals": str(self.deals), "laps": str(self.laps)}

    def changes(self) -> dict[str, str]:
        """The options that differ from the preset."""
        usual = BeggarOptions().texts()
        return {name: value for name, value in self.texts().items() if value != usual[name]}


def parse_options(given: Mapping[str, str]) -> BeggarOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = BeggarOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "deals":
                options = replace(options, deals=_number(name, text, DEALS))
            case "laps":
                options = replace(options, laps=_number(name, text, LAPS))
            case _:
                raise BadOption("unknown-option", name)
    return options


def _number(name: str, text: str, values: range) -> int:
    if re.fullmatch("[1-9][0-9]{0,3}", text) is None or int(text) not in values:
        raise BadOption(f"bad-{name}", name, rule=RULE)
    return int(text)
