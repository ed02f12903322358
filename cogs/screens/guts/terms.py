"""The options of Guts that can be chosen."""

from types import MappingProxyType

from bot.games.guts.options import Declare
from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "declare": (Declare.TOGETHER.value, Declare.TURNS.value),
        "deals": Typed(3, usual=("10", "20", "50")),
        "cap": Typed(4, usual=("10", "20", "50", "100")),
    }
)
"""Every option with its values: first the one unlike the usual rules (G10)."""
