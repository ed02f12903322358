"""Pictures: a view in, PNG bytes and alt text out."""

from render.fonts import MissingFont
from render.inputs import Bar, Board, BoardRow, Chart, Column, Picture, SettlementSheet, Style, Theme
from render.studio import Studio

__all__ = [
    "Bar",
    "Board",
    "BoardRow",
    "Chart",
    "Column",
    "MissingFont",
    "Picture",
    "SettlementSheet",
    "Studio",
    "Style",
    "Theme",
]
