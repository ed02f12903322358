"""Pictures: a view in, PNG bytes and alt text out."""

from render.fonts import MissingFont
from render.inputs import Board, BoardRow, Picture, SettlementSheet, Style, Theme
from render.studio import Studio

__all__ = ["Board", "BoardRow", "MissingFont", "Picture", "SettlementSheet", "Studio", "Style", "Theme"]
