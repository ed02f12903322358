"""The options of Mille that can be chosen in addition to a preset."""

from types import MappingProxyType

from bot.games.mille.options import CleanNatural, Difference, Skunk
from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "target": Typed(5, usual=("400", "800", "1200", "2000")),
        "natural_required": ("yes", "no"),
        "clean_natural": (str(CleanNatural.ANY), str(CleanNatural.OUT)),
        "difference": (str(Difference.STARTED), str(Difference.NEAREST)),
        "skunk": (str(Skunk.MARK), str(Skunk.MULTIPLY)),
        "progressive": ("yes", "no"),
    }
)
"""Every option but the rules with its values: first the one unlike the classic rules (Rules 7)."""
