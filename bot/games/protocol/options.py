"""What was agreed before the first deal."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

_W = TypeVar("_W", bound=StrEnum)


class BadOption(ValueError):  # noqa: N818
    """An option with an unknown name or a value out of range; `key` names the option.

    `rule` is the number of the rule, or empty. `choices` are the allowed values, if they are few. `game` is the name of
    the game, where whoever asked for the option noted it.
    """

    def __init__(self, code: str, key: str, *, rule: str = "", choices: Sequence[str] = (), game: str = "") -> None:
        super().__init__(f"{code}: {key}")
        self.code = code
        self.key = key
        self.rule = rule
        self.choices = tuple(choices)
        self.game = game


class Options(ABC):
    """What was agreed before the first deal: a preset, and the options that differ from it."""

    __slots__ = ()

    @property
    @abstractmethod
    def rules(self) -> str:
        """The name of the preset."""

    @abstractmethod
    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`. `Game.options` is the inverse."""

    def changes(self) -> dict[str, str]:
        """The options that differ from the preset, by name, as text; where there is one preset, from what is usual."""
        usual = type(self)().texts()
        return {name: value for name, value in self.texts().items() if value != usual[name]}


def number_in(values: range, text: str, *, name: str, rule: str) -> int:
    """The value of an option that is a number above 0. Raises BadOption, `bad-` with its name, for any other text."""
    if re.fullmatch("[1-9][0-9]{0,3}", text) is None or int(text) not in values:
        raise BadOption(f"bad-{name}", name, rule=rule)
    return int(text)


def word_of(kind: type[_W], text: str, *, name: str, rule: str) -> _W:
    """The value of an option that is one of some words. Raises BadOption (`not-a-choice`) for any other text."""
    try:
        return kind(text)
    except ValueError:
        raise BadOption("not-a-choice", name, rule=rule, choices=[*kind]) from None
