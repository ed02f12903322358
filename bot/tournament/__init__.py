"""Tournaments: people sign up, are seated by score round after round, and the best share a pot.

`seating` makes a round: `closeness` finds who sits out and which scores belong together, `meetings` keeps those apart
who have met, `partners` chooses sides. `standings` counts points, `pot` divides what the entrants owe. `course` is
the log of a tournament, `umpire` judges what may happen next, as `wishes` ask: all this follows from its arguments.
`Tournaments` stores what happened, `games` begins and ends those at the tables, and `TournamentWatch` lets it happen
when it is due. `posted` keeps where the messages are.
"""

from bot.tournament.rows import Setup, Tournament
from bot.tournament.tournaments import Tournaments, farewell
from bot.tournament.watch import TournamentWatch

__all__ = ["Setup", "Tournament", "TournamentWatch", "Tournaments", "farewell"]
