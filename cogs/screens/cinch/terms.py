"""The options of Cinch that can be chosen."""

from types import MappingProxyType

from bot.games.cinch.options import AllPass, Pay
from cogs.options import Typed, Variants

VARIANTS: Variants = MappingProxyType(
    {
        "all_pass": (AllPass.REDEAL.value, AllPass.DEALER.value),
        "pay": (Pay.GAME.value, Pay.POINTS.value),
        "target": Typed(3, usual=("11", "21", "31", "42", "51", "62", "100", "200")),
    }
)
"""Every option with its values: first those unlike the usual rules (C11)."""
