"""The columns of the leaderboards of Cinch, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import RECORD, LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("contracts", Shape.CROWN, 17), OwnColumn("pedros", Shape.SPADE, 14))

_sheet = partial(LeaderboardSheet, columns=COLUMNS)


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Leaderboards of everything that Cinch counts, of few and of many, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 21, 12, (64, 171), 1240, rating=1812),
        LeaderboardRow(2, "Théo", 17, 14, (51, 160), 655, rating=1740),
        LeaderboardRow(3, "Olga", 16, 15, (45, 148), 402, rating=1699),
        LeaderboardRow(4, "Noor", 11, 21, (32, 117), -286, rating=1650),
    )
    more = (
        *rows,
        LeaderboardRow(5, "Ωμέγα", 2, 29, (9, 62), 0, rating=1320),
        LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (0, 9999), -250000, rating=980),
    )
    return {
        "cinch-leaderboard": _sheet(rows, "By net stakes", "July to September 2026"),
        "cinch-leaderboard-contracts": _sheet(more, "By contracts made", "All time", rated=True, by="contracts"),
        "cinch-leaderboard-pedros": _sheet(rows, "By pedros", "November 2026", rated=True, by="pedros"),
        "cinch-leaderboard-wins": _sheet(more, "By wins", "All time", by=RECORD),
    }
