"""The pile: whether to take it, and with which pair (Rules 3.1)."""

from bot.games.mille.moves import Take
from bot.robots.mille.danger import chance_they_end_it
from bot.robots.mille.reading import MELD, TWO, Reading, dearness

LEAST_WORTH = 0.0  # points


def best_take(reading: Reading) -> Take | None:
    """The take that puts the dearest pair on the table; None without a pair for the top card."""
    top = reading.view.top
    if top is None or reading.hand[top.rank.place] < 2:
        return None
    first, second = reading.cards[top.rank.place][:2]
    return Take(first, second)


def is_worth_taking(reading: Reading) -> bool:
    """Whether the pile brings more than it costs to be caught with what cannot be laid."""
    return take_worth(reading) >= LEAST_WORTH


def take_worth(reading: Reading) -> float:
    """Points the pile is worth: what it adds to the table, less what stays in hand if they end the deal."""
    worth = 0.0
    danger = chance_they_end_it(reading)
    for rank, count in enumerate(reading.buried):
        if not count:
            continue
        value = count * dearness(rank)
        if reading.mine[rank] or reading.hand[rank] + count >= MELD or rank == TWO:
            worth += value
        elif reading.hand[rank] + count == 2:
            worth += value * (0.3 - danger)
        else:
            worth += value * (0.1 - danger)
    return worth
