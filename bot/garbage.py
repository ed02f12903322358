"""How often Python looks for garbage in cycles. Most of it here is in no cycle, and goes at once."""

import gc

MORE = 30_000  # objects made and not gone again until the young are looked at; Python's own figure is 700


def look_seldom() -> None:
    """Look for garbage less often. Called before most imports, this saves some of a start."""
    gc.set_threshold(MORE, *gc.get_threshold()[1:])
