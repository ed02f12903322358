"""The columns of the leaderboards of Guts, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("pots", Shape.DISC, 15), OwnColumn("matched", Shape.RING, 17))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of everything that Guts counts, of few and of many, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 9, 22, (94, 61), 1240, rating=1812),
        LeaderboardRow(2, "Théo", 7, 24, (80, 75), 655, rating=1740),
        LeaderboardRow(3, "Ines", 6, 25, (66, 42), 402, rating=1699),
        LeaderboardRow(4, "Olga", 6, 21, (58, 88), -286, rating=1650),
        LeaderboardRow(5, "Sam", 3, 28, (41, 93), -2011, rating=1432),
        LeaderboardRow(6, "Ωμέγα", 2, 29, (30, 12), 0, rating=1320),
        LeaderboardRow(7, "Wilhelmina Oluwaseun", 1, 30, (9, 0), -240050, rating=1044),
        LeaderboardRow(8, "Bartholomew-Maximilien", 0, 999, (0, 999), -250000, rating=980),
    )
    by = {"pots": "By pots won", "matched": "By pots matched"}
    return standing_samples.leaderboards("guts", COLUMNS, rows, by=by, few=5)
