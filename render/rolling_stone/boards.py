"""The columns of the leaderboards of Rolling Stone, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("out", Shape.CROWN, 17), OwnColumn("taken", Shape.HIGH, 12))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return Rolling Stone's leaderboards: everything it counts, few and many, small and large numbers."""
    counts = (31, 122), (27, 140), (22, 131), (19, 168), (4, 71), (0, 9999)
    rows = standing_samples.counted(standing_samples.MANY_DEALS, *counts)
    by = {"out": "By deals won", "taken": "By tricks taken up"}
    return standing_samples.leaderboards("rolling-stone", COLUMNS, rows, by=by)
