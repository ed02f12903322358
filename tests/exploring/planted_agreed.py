"""Small faults in what people at a table agree to, and in what becomes of who is late."""

from typing import Final

from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import HOUR, SECOND
from tests.exploring.planted_within import planted
from tests.exploring.plots import QUICKLY, Pauses, Plot, is_told, part

LATELY: Final[Pauses] = {(0, 5 * SECOND): 0.5, (HOUR, 9 * HOUR): 0.5}


def _is_of_three(game: Game) -> bool:
    """Return whether two may wait together for a third one who is late."""
    return is_told(game) and 3 in game.seats


PAUSED = Plot(
    (
        part(30, {Kind.OPEN: 2, Kind.SIT: 12, Kind.START: 4, Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
        part(40, {Kind.WISH: 10, Kind.CONSENT: 10}, LATELY),
    ),
    is_told,
)
DEPUTISED = Plot(
    (part(30, {Kind.OPEN: 2, Kind.SIT: 14, Kind.START: 6}, QUICKLY), part(60, {Kind.LATE: 20, Kind.PLAY: 1}, LATELY)),
    _is_of_three,
)

PLANTED_AGREED = (
    planted(
        "asks nobody who is late for a pause",
        "a",  # an agreement, or a proposal that is open
        PAUSED,
        "bot.tables.playing.agreements:needed",
        "frozenset[Seat]() if matter is Matter.PAUSE else table.deciding(now)",
        "table.deciding(now)",
    ),
    planted(
        "turns people out where robots play",
        "turned out",
        DEPUTISED,
        "bot.tables.waiting.waiting:_may_claim",
        "table.countdown.pace.may_claim and not table.has_robots",
        "table.countdown.pace.may_claim",
    ),
)
