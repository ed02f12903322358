"""The columns of the leaderboards of Kalooki, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("went-out", Shape.CROWN, 17), OwnColumn("bends", Shape.STAR, 15))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that Kalooki counts, of few and of many, with small and with large numbers."""
    counts = (41, 12), (37, 14), (32, 31), (19, 8), (4, 1), (0, 9999)
    rows = standing_samples.counted(standing_samples.MANY_DEALS, *counts)
    by = {"went-out": "By deals won", "bends": "By tables bent"}
    return standing_samples.leaderboards("kalooki", COLUMNS, rows, by=by)
