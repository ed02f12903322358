"""What players may agree on before a game of Mille: presets and options (Rules 7)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from bot.games.protocol import BadOption, Options


class CleanNatural(StrEnum):
    """Who scores a clean natural: only the player who goes out, or either player."""

    OUT = "out"
    ANY = "any"


class Difference(StrEnum):
    """How the difference of the totals is counted in hundreds."""

    NEAREST = "nearest"
    STARTED = "started"


class Skunk(StrEnum):
    """What a skunk costs: all payments multiplied, or one more large stake."""

    MULTIPLY = "multiply"
    MARK = "mark"


RULE = "7"  # the rule about options
TARGETS = range(100, 10_001, 5)  # points


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

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return self.preset

    def texts(self) -> dict[str, str]:
        """Every option by name in its text form, the preset as `rules`."""
        return {"rules": self.preset} | self._values()

    def changes(self) -> dict[str, str]:
        """The options that differ from the preset, by name, as text."""
        agreed = PRESETS[self.preset]._values()
        return {name: value for name, value in self._values().items() if value != agreed[name]}

    def _values(self) -> dict[str, str]:
        return {
            "target": str(self.target),
            "natural_required": _yes_or_no(self.natural_required),
            "clean_natural": self.clean_natural.value,
            "difference": self.difference.value,
            "skunk": self.skunk.value,
            "progressive": _yes_or_no(self.progressive),
        }


PRESETS: Mapping[str, MilleOptions] = {
    options.preset: options
    for options in (
        MilleOptions("classic"),
        MilleOptions("wikipedia", difference=Difference.STARTED, skunk=Skunk.MARK),
        MilleOptions("denexa", clean_natural=CleanNatural.ANY),
        MilleOptions("progressive", target=2000, skunk=Skunk.MARK, progressive=True),
    )
}


def parse_options(given: Mapping[str, str]) -> MilleOptions:
    """The preset that `given` names as `rules` (absent: classic), with its other entries changed.

    Raises BadOption with the code `unknown-option`, `unknown-rules`, `bad-target`, `not-yes-or-no` or
    `not-a-choice`.
    """
    preset = PRESETS.get(given.get("rules", "classic"))
    if preset is None:
        raise BadOption("unknown-rules", "rules", rule=RULE, choices=tuple(PRESETS))
    options = preset
    for key, text in given.items():
        match key:
            case "rules":
                pass
            case "target":
                options = replace(options, target=_target(text))
            case "natural_required":
                options = replace(options, natural_required=_flag(key, text))
            case "clean_natural":
                options = replace(options, clean_natural=_choice(CleanNatural, key, text))
            case "difference":
                options = replace(options, difference=_choice(Difference, key, text))
            case "skunk":
                options = replace(options, skunk=_choice(Skunk, key, text))
            case "progressive":
                options = replace(options, progressive=_flag(key, text))
            case _:
                raise BadOption("unknown-option", key)
    return options


def _yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"


def _target(text: str) -> int:
    if re.fullmatch("0*[0-9]{1,5}", text) is None or int(text[-5:]) not in TARGETS:
        raise BadOption("bad-target", "target", rule=RULE)
    return int(text[-5:])


def _flag(key: str, text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadOption("not-yes-or-no", key, rule=RULE)
    return text == "yes"


_Choice = TypeVar("_Choice", bound=StrEnum)


def _choice(choices: type[_Choice], key: str, text: str) -> _Choice:
    try:
        return choices(text)
    except ValueError:
        raise BadOption("not-a-choice", key, rule=RULE) from None
