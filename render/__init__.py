"""Draws pictures: from a view to PNG bytes and an alt text."""

from render.fonts import MissingFont
from render.inputs import (
    Bar,
    Column,
    Count,
    LeaderboardRow,
    LeaderboardSheet,
    Picture,
    StatsSheet,
    Style,
    Theme,
)
from render.states import Draw, Samples
from render.studio import Studio

__all__ = [
    "Bar",
    "Column",
    "Count",
    "Draw",
    "LeaderboardRow",
    "LeaderboardSheet",
    "MissingFont",
    "Picture",
    "Samples",
    "StatsSheet",
    "Studio",
    "Style",
    "Theme",
]
