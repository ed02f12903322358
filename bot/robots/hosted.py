"""The facts about a hosted game that the inner rooms need."""

from dataclasses import dataclass

from bot.games.counting import Counting
from bot.games.daily import DailyTerms
from bot.games.protocol import Game
from bot.games.report import Report
from bot.robots.coaching import Coach
from bot.robots.protocol import Robot


@dataclass(frozen=True, slots=True, kw_only=True)
class Hosted:
    """The entry of one game: `ENTRY` in `bot/robots/GAME/entry.py`."""

    game: Game
    robots: tuple[Robot, ...]  # one of each level that people may choose, or once could
    report: Report  # the report of `replay`
    counting: Counting | None = None  # None: only who won and what was paid is kept
    coach: Coach | None = None  # None: nobody is offered hints or a review of their play
    daily: DailyTerms | None = None  # None: there is no daily deal, for want of choices
    pace: int = 10_000  # random moves a second, decks and all, that the bench of the rules wants
