"""What was agreed before the first deal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence


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

    @abstractmethod
    def changes(self) -> dict[str, str]:
        """The options that differ from the preset, by name, as text."""
