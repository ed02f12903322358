"""An operator's settings for hosting."""

from dataclasses import dataclass

from bot.hosted import Games
from bot.tables.log.memory import USUAL as USUAL_MEMORY
from bot.tables.time import DAY
from bot.tables.waiting.windows import USUAL as USUAL_WINDOW
from bot.values.person_limits import PersonLimits
from bot.values.timing import USUAL as USUAL_TIMING
from bot.values.timing import Timing

LONGEST_WAIT = 30 * DAY


@dataclass(frozen=True, slots=True, kw_only=True)
class Hosting:
    """The games, terms and limits of hosting. Times are in milliseconds except the robots'."""

    games: Games  # those that are played here
    pause: int  # between deals
    offer_lifetime: int  # until a challenge expires
    unit: str  # of stakes where nobody chose another
    robot_pace: float = 0  # s before a robot's turn
    longest_wait: int = LONGEST_WAIT  # without a move until a game ends without payment
    memory: int = USUAL_MEMORY  # bytes of tables that are kept
    window: int = USUAL_WINDOW  # in which a claim may be made in a live game
    person_limits: PersonLimits | None = None  # None for no limits
    timing: Timing = USUAL_TIMING
