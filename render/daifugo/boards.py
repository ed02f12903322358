"""The columns of the leaderboards of Daifugo, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import RECORD, LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("daifugo", Shape.CROWN, 17), OwnColumn("destitute", Shape.LOW, 12))

_sheet = partial(LeaderboardSheet, columns=COLUMNS)


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Leaderboards of everything that Daifugo counts, of few and of many, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 14, 19, (41, 12), 980, rating=1774),
        LeaderboardRow(2, "Théo", 11, 22, (37, 14), 415, rating=1731),
        LeaderboardRow(3, "Olga", 9, 20, (32, 31), 60, rating=1688),
        LeaderboardRow(4, "Noor", 8, 26, (19, 48), -330, rating=1641),
    )
    more = (
        *rows,
        LeaderboardRow(5, "Ωμέγα", 2, 29, (4, 71), 0, rating=1320),
        LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (0, 9999), -250000, rating=980),
    )
    return {
        "daifugo-leaderboard": _sheet(rows, "By net stakes", "July to September 2026"),
        "daifugo-leaderboard-daifugo": _sheet(more, "By times Daifugo", "All time", rated=True, by="daifugo"),
        "daifugo-leaderboard-destitute": _sheet(rows, "By times Destitute", "November 2026", by="destitute"),
        "daifugo-leaderboard-wins": _sheet(more, "By wins", "All time", by=RECORD),
    }
