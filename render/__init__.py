"""The drawing of pictures: from a view to PNG bytes and an alt text."""

from render.fonts import MissingFont
from render.inputs import Bar, Count, LeaderboardRow, LeaderboardSheet, OwnColumn, Picture, StatsSheet, Style, Theme
from render.states import Draw, Samples
from render.studio import Studio

__all__ = [
    "Bar",
    "Count",
    "Draw",
    "LeaderboardRow",
    "LeaderboardSheet",
    "MissingFont",
    "OwnColumn",
    "Picture",
    "Samples",
    "StatsSheet",
    "Studio",
    "Style",
    "Theme",
]
