"""The columns of the leaderboards of Daifugo, and samples of leaderboards that have them."""

from dataclasses import replace

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("daifugo", Shape.CROWN, 17), OwnColumn("destitute", Shape.LOW, 12))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that Daifugo counts, of few and of many, with small and with large numbers."""
    counts = (41, 12), (37, 14), (32, 31), (19, 48), (4, 71), (0, 9999)
    rows = standing_samples.counted(standing_samples.MANY_DEALS, *counts)
    by = {"daifugo": "By times Daifugo", "destitute": "By times Destitute"}
    found = standing_samples.leaderboards("daifugo", COLUMNS, rows, by=by)
    unrated = "daifugo-leaderboard-destitute"
    return {**found, unrated: replace(found[unrated], rated=False)}
