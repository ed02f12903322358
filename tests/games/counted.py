"""What a finished game counts, as tests read it."""

from bot.games.counting import Counting
from bot.games.protocol import SEATS, Settlement, View


def feats_of(counting: Counting, view: View, *, seats: int = 3) -> dict[str, list[str]]:
    """Return the feats of each player who has any."""
    found = {str(seat): list(counting.achieved(view, Settlement(), seat)) for seat in SEATS[:seats]}
    return {seat: own for seat, own in found.items() if own}


def figures_of(counting: Counting, view: View) -> list[dict[str, int]]:
    """Return the figures of each player, by seat."""
    return [dict(each.figures) for each in counting.counts(view, Settlement()).seats]
