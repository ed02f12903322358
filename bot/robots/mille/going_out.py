"""Whether to go out when one can (Rules 5 to 7)."""

from bot.games.mille.scoring import winner_of
from bot.robots.mille.danger import chance_they_end_it, their_expected_score
from bot.robots.mille.exits import Exit
from bot.robots.mille.reading import Reading

LEAST_LEAD = 0  # points ahead in the deal for which it is ended
HURRY = 0.1  # chance that they end it


def is_time_to_go_out(reading: Reading, way: Exit) -> bool:
    """Whether to end the deal this way: it wins the game, or leads in the deal, or they are about to end it."""
    if wins_game(reading, way):
        return True
    if loses_game(reading, way):
        return False
    return chance_they_end_it(reading) >= HURRY or way.score - their_expected_score(reading) >= LEAST_LEAD


def wins_game(reading: Reading, way: Exit) -> bool:
    """Whether this way out is expected to win the game (Rules 7)."""
    return _winner(reading, way) is True


def loses_game(reading: Reading, way: Exit) -> bool:
    """Whether this way out is expected to lose the game (Rules 7)."""
    return _winner(reading, way) is False


def _winner(reading: Reading, way: Exit) -> bool | None:
    """True: the own side wins; False: they do; None: the game goes on."""
    me, them = reading.me, reading.them
    winner = winner_of(
        reading.view.options,
        (me.total + way.score, them.total + round(their_expected_score(reading))),
        (me.naturals + way.naturals, them.naturals),
    )
    return None if winner is None else winner == 0
