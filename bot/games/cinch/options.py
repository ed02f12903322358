"""What players of Cinch may agree on (C11)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.protocol import BadOption, Options, number_in, word_of

RULE = "C11"
PRESET = "classic"
TARGETS = range(11, 201)


class AllPass(StrEnum):
    """What follows when all four pass (C3.4)."""

    DEALER = "dealer"  # names trumps, and plays a contract that cannot fail
    REDEAL = "redeal"  # the cards are thrown in, and the next dealer deals


class Pay(StrEnum):
    """What each loser pays (C8.1)."""

    POINTS = "points"  # a stake for each point between the sides
    GAME = "game"  # one stake


@dataclass(frozen=True, slots=True)
class CinchOptions(Options):
    """What was agreed."""

    target: int = 51  # points with which a side wins
    all_pass: AllPass = AllPass.DEALER
    pay: Pay = Pay.POINTS

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`."""
        return {
            "rules": PRESET,
            "target": str(self.target),
            "all_pass": self.all_pass.value,
            "pay": self.pay.value,
        }


def parse_options(given: Mapping[str, str]) -> CinchOptions:
    """The options that are given; the others as usual. Raises BadOption."""
    options = CinchOptions()
    for name, text in given.items():
        match name:
            case "rules":
                if text != PRESET:
                    raise BadOption("unknown-rules", name, rule=RULE, choices=(PRESET,))
            case "target":
                options = replace(options, target=number_in(TARGETS, text, name=name, rule=RULE))
            case "all_pass":
                options = replace(options, all_pass=word_of(AllPass, text, name=name, rule=RULE))
            case "pay":
                options = replace(options, pay=word_of(Pay, text, name=name, rule=RULE))
            case _:
                raise BadOption("unknown-option", name)
    return options
