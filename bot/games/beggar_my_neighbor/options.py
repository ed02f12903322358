"""What players of Beggar My Neighbor may agree on (B9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.games.protocol import BadOption, Options, number_in

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


def parse_options(given: Mapping[str, str]) -> BeggarOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = BeggarOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "deals":
                options = replace(options, deals=number_in(DEALS, text, name=name, rule=RULE))
            case "laps":
                options = replace(options, laps=number_in(LAPS, text, name=name, rule=RULE))
            case _:
                raise BadOption("unknown-option", name)
    return options
