"""The choice of a discard: what it is worth in hand, and what it may give the opponent (Rules 3.3)."""

from bot.games.cards import Card
from bot.games.mille.kinds import kind_of
from bot.robots.mille.danger import chance_they_end_it
from bot.robots.mille.reading import MELD, PAIR, TWO, Reading, chance_they_hold, dearness

LOAD = 2.0  # points that each card of the pile costs its taker, who has to lay it first; beat a gain of 2 by 65 %
TWO_KEEP = 30.0  # points; a two fits any meld, and few opponents hold a pair of them; 15 to 60 play alike
MELD_KEEP = 3.0  # times the points of a card that is sure to be laid; beat 1.5 by 65 %, 5 is no better
PAIR_KEEP = 20.0  # points on top of the card's; 16 beat 8 by 60 %, 24 beat 16 by 58 %, 36 lost to 16 by 45 %
LONE_KEEP = 0.5  # times the points of a card without a fellow
PLENTY = 4  # cards of a rank in reach that make a meld of a pair as good as sure


def best_discard(reading: Reading) -> Card:
    """Return the card whose discard costs least."""
    return min((held[-1] for held in reading.cards if held), key=lambda card: discard_cost(reading, card))


def discard_cost(reading: Reading, card: Card) -> float:
    """Return how many points the discard of `card` costs on average."""
    return keep_worth(reading, card) + gift(reading, card) - relief(reading, card)


def keep_worth(reading: Reading, card: Card) -> float:
    """Return what `card` is worth in hand, in points. Melds are worth more than pairs, and pairs than lone cards."""
    rank, points = card.rank.place, kind_of(card).points
    if rank == TWO:
        return TWO_KEEP
    if reading.has_meld(rank):
        return MELD_KEEP * points
    if reading.hand[rank] >= MELD:
        return MELD_KEEP * points + PAIR_KEEP
    missing = MELD - reading.hand[rank]
    hope = min(1.0, max(0, reading.in_reach(rank) - missing + 1) / PLENTY)
    return hope * (points + PAIR_KEEP if reading.hand[rank] == PAIR else points * LONE_KEEP)


def gift(reading: Reading, card: Card) -> float:
    """Return what the opponent gains on average by taking the pile with `card` on top, for which they need a pair."""
    chance = chance_they_hold(reading, card.rank.place, PAIR)
    return chance * (pile_points(reading) + kind_of(card).points - LOAD)


def pile_points(reading: Reading) -> float:
    """Return what the pile, as it lies now, is worth to its taker."""
    top = reading.view.top
    buried = sum(count * (dearness(rank) - LOAD) for rank, count in enumerate(reading.buried))
    return buried + (kind_of(top).points - LOAD if top is not None else 0.0)


def relief(reading: Reading, card: Card) -> float:
    """Return how many points it saves on average not to be caught with the card. Who takes the pile ends nothing."""
    left = 1.0 - chance_they_hold(reading, card.rank.place, PAIR)
    return left * chance_they_end_it(reading) * kind_of(card).points
