"""What players of Daifugo may agree on (D1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.protocol import BadOption, Options, number_in, word_of

RULE = "D1.3"
PRESET = "classic"
DEALS = range(1, 51)
_WORDS = {"no": False, "yes": True}


class Payment(StrEnum):
    """Which deals are paid for (D7.2)."""

    FINAL = "final"  # the last alone
    EVERY = "every"  # every finished one


@dataclass(frozen=True, slots=True)
class DaifugoOptions(Options):
    """What was agreed."""

    deals: int = 5
    second_exchange: bool = False  # whether Poor and Millionaire exchange as well (D5.4)
    revolution: bool = False  # whether four of a kind turns the order of ranks round (D4.7)
    eights: bool = False  # whether an eight ends the round (D4.8)
    payment: Payment = Payment.FINAL

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {
            "rules": PRESET,
            "deals": str(self.deals),
            "second_exchange": _yes_or_no(self.second_exchange),
            "revolution": _yes_or_no(self.revolution),
            "eights": _yes_or_no(self.eights),
            "payment": self.payment.value,
        }


def parse_options(given: Mapping[str, str]) -> DaifugoOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = DaifugoOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "deals":
                options = replace(options, deals=number_in(DEALS, text, name=name, rule=RULE))
            case "second_exchange":
                options = replace(options, second_exchange=_flag(name, text))
            case "revolution":
                options = replace(options, revolution=_flag(name, text))
            case "eights":
                options = replace(options, eights=_flag(name, text))
            case "payment":
                options = replace(options, payment=word_of(Payment, text, name=name, rule=RULE))
            case _:
                raise BadOption("unknown-option", name)
    return options


def _yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"


def _flag(name: str, text: str) -> bool:
    if text not in _WORDS:
        raise BadOption("not-yes-or-no", name, rule=RULE, choices=tuple(_WORDS))
    return _WORDS[text]
