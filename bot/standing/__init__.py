"""Everything that outlives a game: the ledger, ratings, leaderboards, stats, history, my data."""

from bot.standing.decisions import Decision
from bot.standing.errors import Objection, Why
from bot.standing.leaderboard import (
    INACTIVE_DAYS,
    PAGE,
    Absence,
    Board,
    Leaderboard,
    Leaders,
    OwnPlace,
    Place,
    boards_of,
)
from bot.standing.ledger import LIFETIME, MOST_NETTED, Balance, Ledger, Payment, Proposal, State
from bot.standing.mydata import Export
from bot.standing.netting import MOST_EXACT
from bot.standing.periods import Period
from bot.standing.projector import Projector
from bot.standing.ratings import PROVISIONAL, Rating
from bot.standing.standing import PastGame, Standing
from bot.standing.stats import Result, Stats, stats_of
from bot.store import Practised
from bot.tables.state.stops import Moment, Stop

__all__ = [
    "INACTIVE_DAYS",
    "LIFETIME",
    "MOST_EXACT",
    "MOST_NETTED",
    "PAGE",
    "PROVISIONAL",
    "Absence",
    "Balance",
    "Board",
    "Decision",
    "Export",
    "Leaderboard",
    "Leaders",
    "Ledger",
    "Moment",
    "Objection",
    "OwnPlace",
    "PastGame",
    "Payment",
    "Period",
    "Place",
    "Practised",
    "Projector",
    "Proposal",
    "Rating",
    "Result",
    "Standing",
    "State",
    "Stats",
    "Stop",
    "Why",
    "boards_of",
    "stats_of",
]
