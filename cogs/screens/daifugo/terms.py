"""The options of Daifugo that can be chosen."""

from types import MappingProxyType

from bot.games.daifugo.options import Payment
from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "deals": Typed(2, usual=("1", "3", "5", "10", "20")),
        "second_exchange": ("yes", "no"),
        "revolution": ("yes", "no"),
        "eights": ("yes", "no"),
        "payment": (Payment.EVERY.value, Payment.FINAL.value),
    }
)
"""Every option with its values: first those unlike the usual rules (D1.3)."""
