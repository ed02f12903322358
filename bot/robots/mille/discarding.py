"""Which card to throw: what it is worth in the own hand, and what it may give the opponent (Rules 3.3)."""

from bot.games.cards import Card
from bot.games.mille.kinds import kind_of
from bot.robots.mille.danger import chance_they_end_it
from bot.robots.mille.reading import MELD, PAIR, TWO, Reading, chance_they_hold, dearness

LOAD = 2.0  # points that each card of a pile costs its taker, who must lay it first: beat a gain of 2 by 65 %
TWO_KEEP = 30.0  # points: fits anything, and the opponent hardly has a pair for it; 15 to 60 are alike
MELD_KEEP = 3.0  # times its points: a card that can be laid for sure; beat 1.5 by 65 %, 5 is no better
PAIR_KEEP = 20.0  # points beside its own; 16 beat 8 by 60 %, 24 beat 16 by 58 %, 36 lost to 16 by 45 %
LONE_KEEP = 0.5  # times its points
PLENTY = 4  # cards of a rank in reach with which a pair may be counted on


def best_discard(reading: Reading) -> Card:
    """The card that costs least to throw."""
    return min((held[-1] for held in reading.cards if held), key=lambda card: discard_cost(reading, card))


def discard_cost(reading: Reading, card: Card) -> float:
    """Points that throwing `card` costs on the average."""
    return keep_worth(reading, card) + gift(reading, card) - relief(reading, card)


def keep_worth(reading: Reading, card: Card) -> float:
    """What the card is worth in the own hand: melds before pairs, pairs before lone cards, dead ranks nothing."""
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
    """What the opponent gains on the average: the pile with this card on top, if a pair for it is held."""
    chance = chance_they_hold(reading, card.rank.place, PAIR)
    return chance * (pile_points(reading) + kind_of(card).points - LOAD)


def pile_points(reading: Reading) -> float:
    """What the pile as it lies is worth to whoever takes it."""
    top = reading.view.top
    buried = sum(count * (dearness(rank) - LOAD) for rank, count in enumerate(reading.buried))
    return buried + (kind_of(top).points - LOAD if top is not None else 0.0)


def relief(reading: Reading, card: Card) -> float:
    """What is saved on the average by not being caught with the card."""
    return chance_they_end_it(reading) * kind_of(card).points
