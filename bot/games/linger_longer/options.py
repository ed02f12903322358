"""What players of Linger Longer may agree on (L9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Literal

from bot.games.protocol import BadOption, Options, number_in, word_of

RULE = "L9"
PRESET = "classic"
EACH: Final = "each"  # as many deals as players (L5.1)
DEALS = range(1, 31)


class Trump(StrEnum):
    """Which card fixes trumps (L2.3, L2.4)."""

    DEALER = "dealer"  # the dealer's last, which is shown
    STOCK = "stock"  # one from the stock, which lies aside


@dataclass(frozen=True, slots=True)
class LingerOptions(Options):
    """What was agreed."""

    deals: int | Literal["each"] = EACH
    trump: Trump = Trump.DEALER

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {"rules": PRESET, "deals": str(self.deals), "trump": self.trump.value}

    def deals_of(self, seats: int) -> int:
        """How many deals so many players play (L5.1)."""
        return seats if self.deals == EACH else self.deals


def parse_options(given: Mapping[str, str]) -> LingerOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = LingerOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "deals":
                options = replace(options, deals=_deals(name, text))
            case "trump":
                options = replace(options, trump=word_of(Trump, text, name=name, rule=RULE))
            case _:
                raise BadOption("unknown-option", name)
    return options


def _deals(name: str, text: str) -> int | Literal["each"]:
    if text == EACH:
        return EACH
    return number_in(DEALS, text, name=name, rule=RULE)
