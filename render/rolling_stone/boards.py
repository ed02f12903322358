"""The columns of the leaderboards of Rolling Stone, and samples of leaderboards that have them."""

from render.inputs import LeaderboardSheet, OwnColumn

COLUMNS: tuple[OwnColumn, ...] = ()


def leaderboards() -> dict[str, LeaderboardSheet]:
    """None yet."""
    return {}
