"""The column of the leaderboards of Beggar My Neighbor, and samples of leaderboards that have it."""

from functools import partial

from render.inputs import RECORD, LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("collected", Shape.CROWN, 17),)

_sheet = partial(LeaderboardSheet, columns=COLUMNS)


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Leaderboards of everything that Beggar My Neighbor counts, with small and with large numbers."""
    rows = (
        LeaderboardRow(1, "Maya", 14, 9, (31,), 980),
        LeaderboardRow(2, "Théo", 11, 12, (27,), 415),
        LeaderboardRow(3, "Olga", 9, 10, (22,), 60),
        LeaderboardRow(4, "Noor", 8, 16, (19,), -330),
    )
    more = (
        *rows,
        LeaderboardRow(5, "Ωμέγα", 2, 29, (4,), 0),
        LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (0,), -250000),
    )
    return {
        "beggar-leaderboard": _sheet(rows, "By net stakes", "July to September 2026"),
        "beggar-leaderboard-collected": _sheet(more, "By deals won", "All time", by="collected"),
        "beggar-leaderboard-wins": _sheet(more, "By wins", "All time", by=RECORD),
    }
