"""The columns of the leaderboards of Anaconda, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("halves", Shape.HIGH, 15), OwnColumn("unopposed", Shape.DISC, 15))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that Anaconda counts, of few and of many, with small and with large numbers."""
    counts = (41, 12), (37, 14), (32, 31), (19, 8), (4, 1), (0, 9999)
    rows = standing_samples.counted(standing_samples.MANY_DEALS, *counts)
    by = {"halves": "By halves won", "unopposed": "By deals won unopposed"}
    return standing_samples.leaderboards("anaconda", COLUMNS, rows, by=by)
