"""The agreement before the first deal."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Self, TypeVar

PRESET = "classic"
"""The preset of a game that has no other."""

FIRST_EDITION = 1
EDITION = "edition"
"""The name under which stored options hold their edition, from the second on."""

_WORDS = {"no": False, "yes": True}

_W = TypeVar("_W", bound=StrEnum)


class BadOption(ValueError):  # noqa: N818
    """An option with an unknown name or a value out of range; `key` names the option.

    `rule` is the number of the rule, or empty. `choices` are the allowed values, if they are few. `game` is the name of
    the game, if the caller noted it.
    """

    def __init__(self, code: str, key: str, *, rule: str = "", choices: Sequence[str] = (), game: str = "") -> None:
        super().__init__(f"{code}: {key}")
        self.code = code
        self.key = key
        self.rule = rule
        self.choices = tuple(choices)
        self.game = game


class UnknownEdition(ValueError):  # noqa: N818
    """An edition of a game's rules that this version of the program does not know: a newer version wrote it."""

    def __init__(self, game: str, edition: int) -> None:
        super().__init__(f"edition {edition} of {game}")
        self.game = game
        self.edition = edition


@dataclass(frozen=True, slots=True)
class Given:
    """A value wished for an option, as text. An invalid value raises BadOption."""

    name: str
    text: str
    rule: str  # the number of the rule about options

    def number_in(self, values: range) -> int:
        """Return the one of these numbers that the text names; any other has the code `bad-` and the option's name."""
        is_short = len(self.text) <= len(str(values[-1]))  # a number of thousands of digits takes long to read
        if not is_short or re.fullmatch("0|[1-9][0-9]*", self.text) is None or int(self.text) not in values:
            raise BadOption(f"bad-{self.name}", self.name, rule=self.rule)
        return int(self.text)

    def word_of(self, kind: type[_W]) -> _W:
        """Return the one of some words that it is."""
        try:
            return kind(self.text)
        except ValueError:
            raise BadOption("not-a-choice", self.name, rule=self.rule, choices=[*kind]) from None

    def yes_or_no(self) -> bool:
        """Return whether it is `yes`, and not `no`."""
        if self.text not in _WORDS:
            raise BadOption("not-yes-or-no", self.name, rule=self.rule, choices=[*_WORDS])
        return _WORDS[self.text]


@dataclass(frozen=True, slots=True)
class Options:
    """The options agreed before the first deal: a preset, and the options that differ from it.

    A game's options are the fields of a frozen dataclass, whose defaults are the usual values. What nobody can choose,
    but differs from one edition of the rules to the next, is a class variable or a method: an older edition is a
    subclass with other ones.
    """

    edition: ClassVar[int] = FIRST_EDITION  # of the rules
    rule: ClassVar[str]  # the number of the rule about options
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({})  # the values of each option that is a number

    @property
    def rules(self) -> str:
        """The name of the preset."""
        return PRESET

    @classmethod
    def presets(cls) -> tuple[Self, ...]:
        """Return the options of every preset, the usual ones first."""
        return (cls(),)

    def with_value(self, given: Given) -> Self | None:
        """Return the same with this value for one of them; None where none has that name. Raises BadOption.

        Words, and yes or no, follow from the option's usual value. A game whose option has other values reads it first.
        """
        if given.name == "rules" or given.name not in {each.name for each in fields(self)}:
            return None
        value: object
        match getattr(self, given.name):
            case bool():
                value = given.yes_or_no()
            case StrEnum() as usual:
                value = given.word_of(type(usual))
            case _:
                value = given.number_in(self.numbers[given.name])
        return replace(self, **{given.name: value})

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Return the preset named by `rules` (absent: the first) with the given options changed. Raises BadOption."""
        presets = {preset.rules: preset for preset in cls.presets()}
        options = presets.get(given.get("rules", next(iter(presets))))
        if options is None:
            raise BadOption("unknown-rules", "rules", rule=cls.rule, choices=[*presets])
        for name, text in given.items():
            if name != "rules":
                changed = options.with_value(Given(name, text, cls.rule))
                if changed is None:
                    raise BadOption("unknown-option", name)
                options = changed
        return options

    def texts(self) -> dict[str, str]:
        """Return every option by name, as text, with the preset as `rules`. `read` is the inverse."""
        return {"rules": self.rules} | {each.name: _as_text(getattr(self, each.name)) for each in fields(self)}

    def with_edition(self, texts: Mapping[str, str]) -> dict[str, str]:
        """Return these texts as they are stored: with the edition, unless it is the first. `Game.read` reads it."""
        return {**texts, EDITION: str(self.edition)} if self.edition > FIRST_EDITION else {**texts}

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least; 1 where points or the cards decide how many there are."""
        return 1

    def is_third_played(self, *, seats: int, deals: int, points: Sequence[int]) -> bool:
        """Return whether a third of a game was played, given its finished deals and the points by seat."""
        return 3 * deals >= self.deals_of(seats)

    def changes(self) -> dict[str, str]:
        """Return the options that differ from the preset, by name, as text."""
        (preset,) = (preset for preset in self.presets() if preset.rules == self.rules)
        agreed = preset.texts()
        return {name: value for name, value in self.texts().items() if value != agreed[name]}


def _as_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
