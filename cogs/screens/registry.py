"""The screens of each game, by the name of the game."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.screens.game import GameScreens
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mille.terms import VARIANTS as MILLE_VARIANTS
from cogs.screens.rulebook import Rulebook
from render import Studio

VARIANTS: Mapping[str, Mapping[str, tuple[str, ...]]] = MappingProxyType({"mille": MILLE_VARIANTS})
"""By game: the options that can be chosen beside a preset, and the values of each."""


def make_screens(studio: Studio) -> Mapping[str, GameScreens]:
    """The screens of every game, by its name; `studio` draws their pictures."""
    return {"mille": MilleScreens(studio)}


def make_rulebooks(studio: Studio) -> Mapping[str, Rulebook]:
    """The rulebooks of every game, by its name."""
    return {"mille": MilleRulebook(studio)}
