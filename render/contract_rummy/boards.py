"""The columns of the leaderboards of Contract Rummy, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("contract-outs", Shape.CROWN, 17), OwnColumn("jokers-taken", Shape.STAR, 15))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that it counts, of few and of many, with small and with large numbers."""
    counts = (41, 12), (37, 14), (32, 31), (19, 8), (4, 1), (0, 9999)
    rows = standing_samples.counted(standing_samples.MANY_DEALS, *counts)
    by = {"contract-outs": "By deals won", "jokers-taken": "By jokers taken"}
    return standing_samples.leaderboards("contract-rummy", COLUMNS, rows, by=by)
