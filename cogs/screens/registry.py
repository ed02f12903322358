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
"""The options of each game that can be chosen beside a preset, and what each may be."""


def make_screens(studio: Studio) -> Mapping[str, GameScreens]:
    """Screens for every game hosted here; `studio` draws their pictures."""
    return {"mille": MilleScreens(studio)}


def make_rulebooks(studio: Studio) -> Mapping[str, Rulebook]:
    """The rules of every game hosted here."""
    return {"mille": MilleRulebook(studio)}
