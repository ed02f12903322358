"""The columns of the leaderboards of Linger Longer, and samples of leaderboards that have them."""

from render import standing_samples
from render.inputs import LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("lasted", Shape.CROWN, 17), OwnColumn("tricks", Shape.SPADE, 14))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Leaderboards of everything that Linger Longer counts, of few and of many, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 21, 12, (48, 171), 1240, rating=1812),
        LeaderboardRow(2, "Théo", 17, 14, (41, 160), 655, rating=1740),
        LeaderboardRow(3, "Ines", 16, 15, (35, 148), 402, rating=1699),
        LeaderboardRow(4, "Olga", 11, 21, (22, 117), -286, rating=1650),
    )
    more = (
        LeaderboardRow(5, "Ωμέγα", 2, 29, (9, 62), 0, rating=1320),
        LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (0, 9999), -250000, rating=980),
    )
    by = {"lasted": "By deals won", "tricks": "By tricks"}
    return standing_samples.leaderboards("linger-longer", COLUMNS, rows, more=more, by=by)
