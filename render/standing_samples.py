"""Samples of leaderboards and stats, as `samples.py` has them of a game's pictures."""

from dataclasses import replace

from render.inputs import Bar, Column, Count, LeaderboardRow, LeaderboardSheet, StatsSheet
from render.sample_names import LONG_NAMES


def leaderboards() -> dict[str, LeaderboardSheet]:
    """Leaderboards: of net stakes with few and with many rows, nobody in front, ratings settled or not, wins."""
    rows = (
        LeaderboardRow(1, "Maya", 31, 12, 9, 14, 124000, rating=1812),
        LeaderboardRow(2, "Théo", 28, 14, 7, 11, 65500, rating=1740),
        LeaderboardRow(3, "Isabelle", 22, 11, 11, 8, 40200, rating=1699),
        LeaderboardRow(4, "Kwame", 19, 17, 4, 9, 11800, rating=1650),
        LeaderboardRow(5, "Sofia", 14, 16, 6, 5, -8600, rating=1432),
        LeaderboardRow(6, "Benoît", 9, 18, 2, 4, -54000, rating=1320),
        LeaderboardRow(7, "Anouk", 6, 15, 1, 2, -79100, rating=1180),
    )
    more = (
        *rows,
        LeaderboardRow(8, "Ωμέγα", 5, 5, 0, 0, 0, rating=1100),
        LeaderboardRow(9, "Wilhelmina Oluwaseun", 1, 11, 0, 1, -240050, rating=1044),
        LeaderboardRow(10, "Bartholomew-Maximilien", 1, 14, 0, 0, -250000, rating=980),
    )
    new = (
        LeaderboardRow(None, "Wilhelmina Oluwaseun", 4, 0, 2, 1, 1200, rating=1333, is_provisional=True),
        LeaderboardRow(None, "Luc", 1, 2, 0, 0, -100, rating=1012, is_provisional=True),
    )
    return {
        "leaderboard": LeaderboardSheet(rows, "By net stakes", "July to September 2026"),
        "leaderboard-ten": LeaderboardSheet(more, "By net stakes", "All time"),
        "leaderboard-two": LeaderboardSheet((replace(rows[0], net=0), replace(rows[1], net=0))),
        "leaderboard-rated": LeaderboardSheet((*rows, *new), "By rating", "All time", rated=True),
        "leaderboard-new": LeaderboardSheet(new, "By rating", "November 2026", rated=True),
        "leaderboard-wins": LeaderboardSheet(more, "By wins", "All time", rated=True, by=Column.RECORD),
    }


def stats() -> dict[str, StatsSheet]:
    """Stats of many games, of one, of games without a margin, against somebody, at their worst."""
    margins = (340, -120, 45, 0, 610, -905, 80, 220, -15, 130)
    record = Count("31–12", "won–lost", "Won 31 games, lost 12.")
    rating = Count("1812", "rating", "Rating 1812.")
    few = (record, rating, Count("212", "points a deal", "212 points a deal."))
    most = (
        *few,
        Count("14", "turns a deal", "14 turns a deal."),
        Count("7", "wins in a row", "At most 7 wins in a row."),
        Count("9", "naturals", "9 naturals."),
        Count("14", "chapeaux given", "14 chapeaux given."),
        Count("3", "chapeaux suffered", "3 chapeaux suffered."),
        Count("2", "skunks given", "2 skunks given."),
        Count("1", "skunk suffered", "1 skunk suffered."),
        Count("38", "biggest win", "Biggest win: 38 chips."),
        Count("120.50", "biggest loss", "Biggest loss: 120.50 chips."),
    )
    long = tuple(Count("99\u2009999\u2009999.99", "w" * 40, "Much of it.") for _ in range(12))
    return {
        "stats": StatsSheet("Maya", "", most, tuple(Bar(margin, margin >= 0) for margin in margins * 3)),
        "stats-one": StatsSheet("Luc", "", (replace(rating, figure="1012?"),), (Bar(-35, won=False),)),
        "stats-level": StatsSheet("Ωμέγα", "", few, (Bar(0, won=True), Bar(0, won=False))),
        "stats-against": StatsSheet("Maya", "Théo", most[:6], tuple(Bar(each, each >= 0) for each in margins)),
        "stats-long": StatsSheet(*LONG_NAMES, long, tuple(Bar(-9999, won=False) for _ in range(30))),
    }
