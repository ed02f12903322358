"""The column of the leaderboards of Beggar My Neighbor, and samples of leaderboards that have it."""

from render import standing_samples
from render.inputs import LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("collected", Shape.CROWN, 17),)


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that Beggar My Neighbor counts, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 14, 9, (31,), 980),
        LeaderboardRow(2, "Théo", 11, 12, (27,), 415),
        LeaderboardRow(3, "Olga", 9, 10, (22,), 60),
        LeaderboardRow(4, "Noor", 8, 16, (19,), -330),
        LeaderboardRow(5, "Ωμέγα", 2, 29, (4,), 0),
        LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (0,), -250000),
    )
    by = {"collected": "By deals won"}
    return standing_samples.leaderboards("beggar", COLUMNS, rows, by=by, rated=False)
