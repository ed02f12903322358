"""The columns of the leaderboards of Rolling Stone, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("out", Shape.CROWN, 17), OwnColumn("taken", Shape.HIGH, 12))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Leaderboards of everything that Rolling Stone counts, of few and of many, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 14, 19, (31, 122), 980, rating=1774),
        LeaderboardRow(2, "Théo", 11, 22, (27, 140), 415, rating=1731),
        LeaderboardRow(3, "Olga", 9, 20, (22, 131), 60, rating=1688),
        LeaderboardRow(4, "Noor", 8, 26, (19, 168), -330, rating=1641),
    )
    more = (
        LeaderboardRow(5, "Ωμέγα", 2, 29, (4, 71), 0, rating=1320),
        LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (0, 9999), -250000, rating=980),
    )
    by = {"out": "By deals won", "taken": "By tricks taken up"}
    return standing_samples.leaderboards("rolling-stone", COLUMNS, rows, more=more, by=by)
