"""Draws pictures: from a view to PNG bytes and an alt text."""

from render.fonts import MissingFont
from render.inputs import (
    Bar,
    Celebration,
    Chart,
    Column,
    Feast,
    LeaderboardRow,
    LeaderboardSheet,
    OpenHand,
    OpenTable,
    Picture,
    SettlementSheet,
    Style,
    Theme,
)
from render.studio import Studio

__all__ = [
    "Bar",
    "Celebration",
    "Chart",
    "Column",
    "Feast",
    "LeaderboardRow",
    "LeaderboardSheet",
    "MissingFont",
    "OpenHand",
    "OpenTable",
    "Picture",
    "SettlementSheet",
    "Studio",
    "Style",
    "Theme",
]
