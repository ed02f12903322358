"""Samples of stats and of leaderboards, like a game's samples of its pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import starmap

from render.inputs import RECORD, Bar, Count, DailyCard, LeaderboardRow, LeaderboardSheet, OwnColumn, StatsSheet
from render.sample_names import LONG_NAMES

PLACES = ((1, 4), (3, 5), (2, 3), (5, 5), (1, 3), (1, 5), (2, 4), (4, 4), (1, 4), (2, 5))


def _placed(place: int, seats: int) -> Bar:
    return Bar(0, place == 1, place, seats)


def stats() -> dict[str, StatsSheet]:
    """Return stats of many games, of one, of games without a margin, against one opponent, at their worst."""
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
        Count("3", "chapeaux received", "3 chapeaux suffered."),
        Count("2", "skunks given", "2 skunks given."),
        Count("1", "skunk received", "1 skunk suffered."),
        Count("38", "biggest win", "Biggest win: 38 chips."),
        Count("120.50", "biggest loss", "Biggest loss: 120.50 chips."),
    )
    long = tuple(Count("99\u2009999\u2009999.99", "w" * 40, "Much of it.") for _ in range(12))
    return {
        "stats": StatsSheet("Maya", "", most, tuple(Bar(margin, margin >= 0) for margin in margins * 3)),
        "stats-one": StatsSheet("Luc", "", (replace(rating, figure="1012?"),), (Bar(-35, won=False),)),
        "stats-level": StatsSheet("Ωμέγα", "", few, (Bar(0, won=True), Bar(0, won=False))),
        "stats-places": StatsSheet("Maya", "", few[:2], tuple(starmap(_placed, PLACES)), is_scored=False),
        "stats-against": StatsSheet("Maya", "Théo", most[:6], tuple(Bar(each, each >= 0) for each in margins)),
        "stats-long": StatsSheet(*LONG_NAMES, long, tuple(Bar(-9999, won=False) for _ in range(30))),
    }


def daily_cards() -> dict[str, DailyCard]:
    """Return cards of daily deals: a usual one, one without others, and one at its longest."""
    usual = DailyCard(
        "Daily deal · A game", "November 26, 2026", "Maya", "95 points", "better than 71% of 42 other players", 7
    )
    return {
        "daily": replace(usual, streak="5 days in a row"),
        "daily-first": replace(usual, beaten="nobody else has finished it yet", tenths=None),
        "daily-long": DailyCard(
            "Daily deal · The game with the longest name",
            "September 30, 2026",
            LONG_NAMES[0],
            "−99999 points",
            "better than 100% of 1234567 other players " * 3,
            10,
            "1234 days in a row",
        ),
    }


def leagues() -> dict[str, LeaderboardSheet]:
    """Return tables of a league: of few with halves and a shared place, and of ten."""
    few = (
        LeaderboardRow(1, "Maya", 9, 4, (), 3150),
        LeaderboardRow(2, "Théo", 7, 5, (), 2400),
        LeaderboardRow(3, "Olga", 4, 8, (), 1050),
        LeaderboardRow(3, "Noor", 4, 8, (), 1050),
        LeaderboardRow(5, "Ωμέγα", 0, 3, (), 0),
    )
    many = tuple(LeaderboardRow(at, LONG_NAMES[at % 2], 40 - at, at, (), 123450 - 50 * at) for at in range(1, 11))
    season = "October to December 2026"
    return {
        "league": LeaderboardSheet(few, "League", season, is_points=True),
        "league-long": LeaderboardSheet(many, "League", season, is_points=True),
    }


MANY_TRICKS = (
    LeaderboardRow(1, "Maya", 21, 12, (), 1240, rating=1812),
    LeaderboardRow(2, "Théo", 17, 14, (), 655, rating=1740),
    LeaderboardRow(3, "Olga", 16, 15, (), 402, rating=1699),
    LeaderboardRow(4, "Noor", 11, 21, (), -286, rating=1650),
    LeaderboardRow(5, "Ωμέγα", 2, 29, (), 0, rating=1320),
    LeaderboardRow(6, "Bartholomew-Maximilien", 0, 999, (), -250000, rating=980),
)
MANY_DEALS = (
    LeaderboardRow(1, "Maya", 14, 19, (), 980, rating=1774),
    LeaderboardRow(2, "Théo", 11, 22, (), 415, rating=1731),
    LeaderboardRow(3, "Olga", 9, 20, (), 60, rating=1688),
    LeaderboardRow(4, "Noor", 8, 26, (), -330, rating=1641),
    *MANY_TRICKS[4:],
)
"""The players: four in a small leaderboard, and two more in a large one, with large numbers."""


def counted(rows: Sequence[LeaderboardRow], *counts: tuple[int, ...]) -> tuple[LeaderboardRow, ...]:
    """Return rows with a game's own counts of each."""
    return tuple(replace(row, own=own) for row, own in zip(rows, counts, strict=True))


def leaderboards(
    name: str,
    columns: tuple[OwnColumn, ...],
    rows: Sequence[LeaderboardRow],
    *,
    by: Mapping[str, str],
    few: int = 4,
    rated: bool = True,
) -> dict[str, LeaderboardSheet]:
    """Return a game's leaderboards: of few and many, by money, wins, and its own columns, headed as in `by`."""
    many, fewer = tuple(rows), tuple(rows[:few])
    found = {"": LeaderboardSheet(fewer, "By stakes won and lost", "July to September 2026", columns=columns)}
    for number, (column, heading) in enumerate(by.items()):
        shown, period = (fewer, "November 2026") if number % 2 else (many, "All time")
        found[f"-{column}"] = LeaderboardSheet(shown, heading, period, rated=rated, by=column, columns=columns)
    found["-wins"] = LeaderboardSheet(many, "By wins", "All time", by=RECORD, columns=columns)
    return {f"{name}-leaderboard{board}": sheet for board, sheet in found.items()}


def counted_leaderboards(
    name: str,
    columns: tuple[OwnColumn, ...],
    players: Sequence[LeaderboardRow],
    counts: Sequence[tuple[int, ...]],
    by: Mapping[str, str],
) -> dict[str, LeaderboardSheet]:
    """Return the same of these players, with what the game counts of each: small and large numbers."""
    return leaderboards(name, columns, counted(players, *counts), by=by)
