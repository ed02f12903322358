"""The regular of Guts as it was at b24ea6e5: a player in turn that others must beat, and that never changes."""

import math

from bot.robots.guts.reckoning import Heard


def worth_playing(seats: int, said: Heard) -> float:
    """Return the share of hands, the best ones, with which to be in."""
    others = seats - 1
    if not any(said):
        return _even_money(others - len(said))
    dared = min(_even_money(others - place) for place, is_in in enumerate(said) if is_in)
    return dared / math.pow(2, sum(said))


def _even_money(others: int) -> float:
    """Return the share at which, as likely as not, none of the others has a better hand."""
    return 1 - math.pow(0.5, 1 / others) if others else 1.0
