"""Magpie by value, as a registry of screens would hold it, and the folder of its words."""

from collections.abc import Mapping
from pathlib import Path

from cogs.screens.registry import SHOWN as REAL_SHOWN
from cogs.screens.shown import Shown
from tests.witness.options import CHOICES
from tests.witness.pictures.samples import drawings
from tests.witness.screens.rulebook import MagpieRulebook
from tests.witness.screens.screens import MagpieScreens

WORDS = Path(__file__).parents[1] / "words"

SHOWN = Shown(
    name="magpie",
    screens=MagpieScreens,
    rulebook=MagpieRulebook,
    variants={name: tuple(map(str, values)) for name, values in CHOICES.items()},
    samples=drawings,
)
MORE_SHOWN: Mapping[str, Shown] = {**REAL_SHOWN, SHOWN.name: SHOWN}
"""The games that the bot shows, and Magpie."""
