"""What can be ticked when a game of Mille is agreed on."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.mille.options import CleanNatural, Difference, Skunk

SWITCHES: Mapping[str, str] = MappingProxyType(
    {
        "natural_required": "yes",
        "clean_natural": str(CleanNatural.ANY),
        "difference": str(Difference.STARTED),
        "skunk": str(Skunk.MARK),
        "progressive": "yes",
    }
)
"""Every option but rules and target, and what it is when ticked; otherwise it is as in the classic rules (Rules 7)."""
