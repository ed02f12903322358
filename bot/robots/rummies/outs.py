"""Which discard of a rummy with contracts leaves most cards that bring the contract nearer."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.cards import Card
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.packed import FIRST, code_of, codes, less, packed

# Compared with other numbers in some 5,000 deals of each game on integers, with four players and the same decks.
OUT = 4  # points that each unseen card is worth which brings the contract nearer; 2 gains less, 8 and 16 as much


def widest(
    needs: Needs, hand: Iterable[Card], cards: Sequence[Card], unseen: Iterable[Card], costs: Sequence[int]
) -> Card:
    """Return the one of these natural cards of a hand whose discard leaves the contract nearest.

    Of those that leave it as near: where most unseen cards bring it nearer yet, and what costs most. `costs` are the
    points of cards, by code.
    """
    held, hidden = packed(hand), Counter(map(code_of, unseen))

    def worth(card: Card) -> tuple[int, int, int]:
        code = code_of(card)
        plan = needs.plan(less(held, code))
        outs = sum([hidden[each] for each in codes(plan.wants & FIRST)])
        return -plan.lacks, OUT * outs + costs[code], -card.place

    return max(dict.fromkeys(cards), key=worth)
