"""Pictures: a view in, PNG bytes and alt text out."""

from render.fonts import MissingFont
from render.inputs import Bar, Chart, Column, LeaderboardRow, LeaderboardSheet, Picture, SettlementSheet, Style, Theme
from render.studio import Studio

__all__ = [
    "Bar",
    "Chart",
    "Column",
    "LeaderboardRow",
    "LeaderboardSheet",
    "MissingFont",
    "Picture",
    "SettlementSheet",
    "Studio",
    "Style",
    "Theme",
]
