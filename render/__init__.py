"""Draws pictures: from a view to PNG bytes and an alt text."""

from render.fonts import MissingFont
from render.inputs import (
    Bar,
    Celebration,
    Column,
    Count,
    Feast,
    LeaderboardRow,
    LeaderboardSheet,
    OpenHand,
    OpenTable,
    Picture,
    SettlementSheet,
    StatsSheet,
    Style,
    Theme,
)
from render.states import Draw, Samples
from render.studio import Studio

__all__ = [
    "Bar",
    "Celebration",
    "Column",
    "Count",
    "Draw",
    "Feast",
    "LeaderboardRow",
    "LeaderboardSheet",
    "MissingFont",
    "OpenHand",
    "OpenTable",
    "Picture",
    "Samples",
    "SettlementSheet",
    "StatsSheet",
    "Studio",
    "Style",
    "Theme",
]
