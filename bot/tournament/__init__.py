"""Tournaments: people sign up, are seated by score round after round, and the best share a pot.

`seating` makes a round: `closeness` finds who sits out and which scores belong together, `meetings` keeps those apart
who have met, `partners` chooses sides. `standings` counts points, `pot` divides what the entrants owe. `course` is
the log of a tournament, `umpire` judges what may happen next. Nothing here knows a game, a database or a clock.
"""

from bot.tournament.pot import Division, division_of, nets
from bot.tournament.rounds import MOST_PEOPLE, MOST_ROUNDS, Fit, Round, Shape, Sides, fit
from bot.tournament.seating import seating
from bot.tournament.standings import Line, Result, bye_points, points_of, standings

__all__ = [
    "MOST_PEOPLE",
    "MOST_ROUNDS",
    "Division",
    "Fit",
    "Line",
    "Result",
    "Round",
    "Shape",
    "Sides",
    "bye_points",
    "division_of",
    "fit",
    "nets",
    "points_of",
    "seating",
    "standings",
]
