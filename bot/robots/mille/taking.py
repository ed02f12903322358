"""The decision to take the pile, and with which pair (Rules 3.1)."""

from bot.games.mille.moves import Take
from bot.robots.mille.danger import chance_they_end_it
from bot.robots.mille.reading import MELD, PAIR, TWO, Reading, dearness

# Points that the cards under the top must be worth. 0 takes every pile, and lost 38 % to 62 %; 5 to 30 play alike.
LEAST_WORTH = 15.0
# Which part of its points a card brings in the end, if it cannot be laid yet.
PAIR_HOPE = 0.3
LONE_HOPE = 0.1


def best_take(reading: Reading) -> Take | None:
    """Return the take with the costliest pair; None without a pair for the top card."""
    top = reading.view.top
    if top is None or reading.hand[top.rank.place] < PAIR:
        return None
    first, second = reading.cards[top.rank.place][:PAIR]
    return Take(first, second)


def is_worth_taking(reading: Reading) -> bool:
    """Return whether the pile gains more than it costs: the pair is laid, and cards left in hand may be caught."""
    return pile_worth(reading) >= LEAST_WORTH


def pile_worth(reading: Reading) -> float:
    """Return how many points the cards under the top are worth: all of them in a meld, a part of them otherwise."""
    danger = chance_they_end_it(reading)
    worth = 0.0
    for rank, count in enumerate(reading.buried):
        held = reading.hand[rank] + count
        if reading.has_meld(rank) or held >= MELD or rank == TWO:
            hope = 1.0
        else:
            hope = (PAIR_HOPE if held == PAIR else LONE_HOPE) - danger
        worth += count * dearness(rank) * hope
    return worth
