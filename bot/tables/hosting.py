"""How an operator has set up hosting."""

from dataclasses import dataclass

from bot.hosted import Games
from bot.tables.log.memory import USUAL as USUAL_MEMORY
from bot.tables.time import DAY
from bot.tables.waiting.windows import USUAL as USUAL_WINDOW
from bot.values.person_limits import PersonLimits

LONGEST_WAIT = 30 * DAY


@dataclass(frozen=True, slots=True, kw_only=True)
class Hosting:
    """What is played, on which terms, and how much of it at most. Times are in milliseconds but for the robots'."""

    games: Games  # those that are played here
    pause: int  # between deals
    offer_lifetime: int  # until a challenge lapses
    unit: str  # what stakes are counted in where nobody chose another
    robot_pace: float = 0  # s before a robot's turn
    longest_wait: int = LONGEST_WAIT  # without a move, after which a game ends without payment
    memory: int = USUAL_MEMORY  # bytes of tables that are kept
    window: int = USUAL_WINDOW  # that a claim may be made in, in a live game
    person_limits: PersonLimits | None = None  # how much one person may do; None for no limits
