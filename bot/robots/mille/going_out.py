"""The decision to go out when it is possible (Rules 5 to 7)."""

from bot.games.mille.scoring import winner_of
from bot.games.protocol import Seat
from bot.robots.mille.danger import chance_they_end_it, their_likely_score
from bot.robots.mille.exits import Exit
from bot.robots.mille.reading import Reading

HURRY = 0.1  # go out when the opponent ends the deal with this chance; 0.06 plays alike, 0.3 scores 7 ± 6 less


def is_time_to_go_out(reading: Reading, way: Exit) -> bool:
    """Return whether to go out this way: if ahead in the deal or about to be beaten to it; never to lose the game."""
    match wins_game(reading, way):
        case None:
            return chance_they_end_it(reading) >= HURRY or way.score >= their_likely_score(reading)
        case is_won:
            return is_won


def wins_game(reading: Reading, way: Exit) -> bool | None:
    """Return whether this way out probably wins the game, or loses it. None: the game goes on (Rules 7)."""
    me, them = reading.me, reading.them
    winner = winner_of(
        reading.view.options,
        (me.total + way.score, them.total + round(their_likely_score(reading))),
        (me.naturals + way.naturals, them.naturals),
    )
    return None if winner is None else winner == _ME


_ME = Seat.A  # the totals above list the robot's seat first
