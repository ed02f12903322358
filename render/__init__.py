"""The drawing of pictures: from a view to PNG bytes and an alt text."""

from render.fonts import MissingFont
from render.inputs import (
    Bar,
    Count,
    DailyCard,
    LeaderboardRow,
    LeaderboardSheet,
    OwnColumn,
    Picture,
    Stakes,
    StatsSheet,
    Style,
    Theme,
)
from render.states import Draw, Played, PlayedDrawings, Samples
from render.studio import Studio

__all__ = [
    "Bar",
    "Count",
    "DailyCard",
    "Draw",
    "LeaderboardRow",
    "LeaderboardSheet",
    "MissingFont",
    "OwnColumn",
    "Picture",
    "Played",
    "PlayedDrawings",
    "Samples",
    "Stakes",
    "StatsSheet",
    "Studio",
    "Style",
    "Theme",
]
