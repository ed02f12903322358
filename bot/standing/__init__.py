"""Everything that outlives a game: the ledger, ratings, leaderboards, stats, history, my data."""

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
from bot.standing.league import HALF, Counted
from bot.standing.leagues import Champions, Leagues, Standings, season_meant
from bot.standing.ledger import LIFETIME, MOST_NETTED, Ledger
from bot.standing.ledgers import PlaceLedger
from bot.standing.netting import MOST_EXACT
from bot.standing.periods import Period, season_after, season_before, season_until
from bot.standing.projector import Projector
from bot.standing.proposal import Balance, Payment, Proposal, State
from bot.standing.ratings import PROVISIONAL, Rating
from bot.standing.standing import PastGame, Standing
from bot.standing.stats import Result, Shelved, Stats, stats_of
from bot.store import Audience, Practiced
from bot.tables.state.stops import Moment, Stop

__all__ = [
    "HALF",
    "INACTIVE_DAYS",
    "LIFETIME",
    "MOST_EXACT",
    "MOST_NETTED",
    "PAGE",
    "PROVISIONAL",
    "Absence",
    "Audience",
    "Balance",
    "Board",
    "Champions",
    "Counted",
    "Leaderboard",
    "Leaders",
    "Leagues",
    "Ledger",
    "Moment",
    "Objection",
    "OwnPlace",
    "PastGame",
    "Payment",
    "Period",
    "Place",
    "PlaceLedger",
    "Practiced",
    "Projector",
    "Proposal",
    "Rating",
    "Result",
    "Shelved",
    "Standing",
    "Standings",
    "State",
    "Stats",
    "Stop",
    "Why",
    "boards_of",
    "season_after",
    "season_before",
    "season_meant",
    "season_until",
    "stats_of",
]
