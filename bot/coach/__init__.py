"""The coach: what the choices of a player are worth, judged by what the player can know."""

from bot.coach.desk import CoachDesk
from bot.coach.reviewing import Judged, Mistake, Review
from bot.coach.weighing import Advice, Compared, advise

__all__ = ["Advice", "CoachDesk", "Compared", "Judged", "Mistake", "Review", "advise"]
