"""Which card to throw: what it is worth to keep, and what it may give the opponent (Rules 3.3)."""

from bot.games.cards import Card
from bot.games.mille.kinds import kind_of
from bot.robots.mille.danger import chance_they_end_it
from bot.robots.mille.reading import MELD, TWO, Reading, chance_they_hold, dearness

CARD_WORTH = 6.0  # points that a card of the pile is worth beyond its own, to whoever takes it
TWO_KEEP = 30.0
MELD_KEEP = 1.5
PAIR_KEEP = 8.0


def best_discard(reading: Reading) -> Card:
    """The card that costs least to throw."""
    return min((held[-1] for held in reading.cards if held), key=lambda card: discard_cost(reading, card))


def discard_cost(reading: Reading, card: Card) -> float:
    """Points that throwing `card` costs on the average."""
    return keep_worth(reading, card) + gift(reading, card) - relief(reading, card)


def gift(reading: Reading, card: Card) -> float:
    """What the opponent gains on the average: the pile with this card on top, if a pair for it is held."""
    pile = sum(count * (dearness(rank) + CARD_WORTH) for rank, count in enumerate(reading.buried))
    if reading.view.top is not None:
        pile += kind_of(reading.view.top).points + CARD_WORTH
    pile += kind_of(card).points + CARD_WORTH
    chance = chance_they_hold(reading, card.rank.place, 2)
    worth = chance * pile
    if reading.theirs[card.rank.place]:
        pass
    return worth


def relief(reading: Reading, card: Card) -> float:
    """What is saved by not being caught with the card."""
    return chance_they_end_it(reading) * kind_of(card).points


def keep_worth(reading: Reading, card: Card) -> float:
    """What the card is worth in the own hand."""
    rank = card.rank.place
    points = kind_of(card).points
    count = reading.hand[rank]
    if rank == TWO:
        return TWO_KEEP
    if reading.mine[rank]:
        return MELD_KEEP * points
    if count >= MELD:
        return MELD_KEEP * points + PAIR_KEEP
    reach = reading.in_reach(rank)
    if count == 2:
        return (PAIR_KEEP + points) * min(1.0, reach / 4) if reach else 0.0
    return points * 0.5 * min(1.0, max(0, reach - 1) / 4)
