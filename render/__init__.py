"""Draws pictures: from a view to PNG bytes and an alt text."""

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
