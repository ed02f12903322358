"""The columns of Mille's own leaderboards, and samples of leaderboards that have them."""

from dataclasses import replace
from functools import partial

from render.inputs import RECORD, LeaderboardRow, LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("naturals", Shape.ASTERISK, 13, inset=1), OwnColumn("chapeaux", Shape.RING, 17))

_sheet = partial(LeaderboardSheet, columns=COLUMNS)


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return leaderboards of net stakes with few and many rows, nobody ahead, ratings settled or not, and wins."""
    rows = (
        LeaderboardRow(1, "Maya", 31, 12, (9, 14), 124000, rating=1812),
        LeaderboardRow(2, "Théo", 28, 14, (7, 11), 65500, rating=1740),
        LeaderboardRow(3, "Isabelle", 22, 11, (11, 8), 40200, rating=1699),
        LeaderboardRow(4, "Kwame", 19, 17, (4, 9), 11800, rating=1650),
        LeaderboardRow(5, "Sofia", 14, 16, (6, 5), -8600, rating=1432),
        LeaderboardRow(6, "Benoît", 9, 18, (2, 4), -54000, rating=1320),
        LeaderboardRow(7, "Anouk", 6, 15, (1, 2), -79100, rating=1180),
    )
    more = (
        *rows,
        LeaderboardRow(8, "Ωμέγα", 5, 5, (0, 0), 0, rating=1100),
        LeaderboardRow(9, "Wilhelmina Oluwaseun", 1, 11, (0, 1), -240050, rating=1044),
        LeaderboardRow(10, "Bartholomew-Maximilien", 1, 14, (0, 0), -250000, rating=980),
    )
    new = (
        LeaderboardRow(None, "Wilhelmina Oluwaseun", 4, 0, (2, 1), 1200, rating=1333, is_provisional=True),
        LeaderboardRow(None, "Luc", 1, 2, (0, 0), -100, rating=1012, is_provisional=True),
    )
    return {
        "leaderboard": _sheet(rows, "By stakes won and lost", "July to September 2026"),
        "leaderboard-ten": _sheet(more, "By stakes won and lost", "All time"),
        "leaderboard-two": _sheet((replace(rows[0], net=0), replace(rows[1], net=0))),
        "leaderboard-rated": _sheet((*rows, *new), "By rating", "All time", rated=True),
        "leaderboard-new": _sheet(new, "By rating", "November 2026", rated=True),
        "leaderboard-wins": _sheet(more, "By wins", "All time", rated=True, by=RECORD),
    }
