"""The options of Mille that can be chosen beside a preset."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.mille.options import CleanNatural, Difference, Skunk

VARIANTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "natural_required": ("yes", "no"),
        "clean_natural": (str(CleanNatural.ANY), str(CleanNatural.OUT)),
        "difference": (str(Difference.STARTED), str(Difference.NEAREST)),
        "skunk": (str(Skunk.MARK), str(Skunk.MULTIPLY)),
        "progressive": ("yes", "no"),
    }
)
"""Every option but rules and target with its values: first the one unlike the classic rules (Rules 7)."""
