"""The columns of the leaderboards of Linger Longer, and samples of leaderboards that have them."""

from dataclasses import replace

from render import standing_samples
from render.inputs import LeaderboardSheet, OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("lasted", Shape.CROWN, 17), OwnColumn("tricks", Shape.SPADE, 14))


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Return Linger Longer's leaderboards: everything it counts, few and many, small and large numbers."""
    names = ("Maya", "Théo", "Ines", "Olga", "Ωμέγα", "Bartholomew-Maximilien")
    players = [replace(row, name=name) for row, name in zip(standing_samples.MANY_TRICKS, names, strict=True)]
    counts = (48, 171), (41, 160), (35, 148), (22, 117), (9, 62), (0, 9999)
    rows = standing_samples.counted(players, *counts)
    by = {"lasted": "By deals won", "tricks": "By tricks"}
    return standing_samples.leaderboards("linger-longer", COLUMNS, rows, by=by)
