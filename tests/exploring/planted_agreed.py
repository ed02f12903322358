"""Small faults in what people agree to: at a table, about who is late, and about a game that they want again."""

from typing import Final

from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import HOUR, SECOND
from tests.exploring.planted_within import RIVALS, planted
from tests.exploring.plots import AT_ONCE, BEGUN, QUICKLY, Pauses, Plot, is_told, part

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
WISHED = Plot((BEGUN, part(50, {Kind.PLAY: 2, Kind.WISH: 14, Kind.CONSENT: 3}, AT_ONCE)))
AGAIN = Plot(
    (part(90, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.PLAY: 2, Kind.LEAVE: 8, Kind.REMATCH: 16}, AT_ONCE),),
    lambda game: 2 in game.seats,
)
AGREEMENTS, OFFERS = "bot.tables.playing.agreements:Agreements.wish", "bot.tables.lobbies.offers:Offers."

PLANTED_AGREED = (
    planted(
        "lets proposals take the place of others",
        "somebody else's proposal",
        WISHED,
        AGREEMENTS,
        "if seat != found.proposer and new.missing != {seat}:",
        "if False:",
    ),
    planted(
        "counts no proposals at tables",
        "a request was not counted",
        WISHED,
        AGREEMENTS,
        "ended += await self._limits.ask(player, [table.players[each] for each in new.missing])",
        "pass",
    ),
    planted(
        "asks each other for the same game",
        "two ask for one game",
        AGAIN,
        f"{OFFERS}rematch",
        "in ((player, opponent), (opponent, player)):",
        "in ((player, opponent),):",
    ),
    planted(
        "leaves what other terms replace",
        "challenge",
        RIVALS,
        f"{OFFERS}_on_other_terms",
        "replaced=offer if is_own else None",
        "replaced=None",
    ),
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
