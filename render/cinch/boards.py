"""The columns of the leaderboards of Cinch, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("contracts", Shape.CROWN, 17), OwnColumn("pedros", Shape.SPADE, 14))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that Cinch counts, of few and of many, with small and with large numbers."""
    counts = (64, 171), (51, 160), (45, 148), (32, 117), (9, 62), (0, 9999)
    rows = standing_samples.counted(standing_samples.MANY_TRICKS, *counts)
    by = {"contracts": "By contracts made", "pedros": "By pedros"}
    return standing_samples.leaderboards("cinch", COLUMNS, rows, by=by)
