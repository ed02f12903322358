"""What to lay when not going out, and what to keep back (Rules 3.2 and 4).

A card that is kept is lost twice if the opponent ends the deal: it scores nothing, and counts against its
holder. Yet a pair in hand takes the pile, and what nobody has seen comes as a surprise. So each lay is
weighed by the danger of the moment.
"""

from collections.abc import Iterator

from bot.games.cards import RANKS, Card
from bot.games.mille.moves import Lay
from bot.games.mille.options import CleanNatural
from bot.robots.mille.danger import chance_they_end_it, own_table
from bot.robots.mille.reading import MELD, NATURALS, PAIR, TWO, Reading, points_of

KEPT = 2  # cards left in hand, so that the discard does not end the deal unasked
HOLD = (
    4.0  # points that a pair, a meld or a two kept in hand is worth; laying all at once lost 41 % to 59 %; 2 to 8 alike
)
TIDY = 0.01  # points: what costs nothing to lay is laid

# A chapeau costs a larger stake, like 300 points of difference, but moves nobody nearer to the target.
CHAPEAU = 60.0  # points; 0 wins neither more nor less

# What part of the own table one may hope to double by a clean natural; 0.05 to 0.6 win alike under `out`.
CLEAN_HOPE = 0.25
CLEAN_HOPE_IN_NEED = 0.6  # the game cannot be won without a natural, and none is had
CLEAN_HOPE_ANY = 0.9  # going out is not asked
CLEAN_START = 50  # points that an empty table may be thought to have in time


def next_lay(reading: Reading) -> Lay | None:
    """The lay that is worth most, if any is worth while."""
    worth_while = [
        (worth, lay) for worth, lay in _weighed(reading) if worth > 0 and reading.me.in_hand - len(lay.cards) >= KEPT
    ]
    return max(worth_while, key=lambda one: one[0])[1] if worth_while else None


def rescue(reading: Reading) -> float:
    """What laying saves a point on the table, on the average: twice the danger, more while a chapeau threatens."""
    danger = chance_they_end_it(reading)
    if threatens_chapeau(reading):
        return danger * (2 + CHAPEAU / reading.view.held)
    return danger * 2


def threatens_chapeau(reading: Reading) -> bool:
    """Whether the deal would be a chapeau if it ended now."""
    return own_table(reading) < reading.view.held


def clean_worth(reading: Reading) -> float:
    """What the first wild two on the own table spoils, on the average."""
    if not reading.is_clean:
        return 0.0
    options = reading.view.options
    if options.clean_natural is CleanNatural.ANY:
        return CLEAN_HOPE_ANY * (reading.me.down + CLEAN_START)
    hope = CLEAN_HOPE_IN_NEED if options.natural_required and not reading.me.naturals else CLEAN_HOPE
    return hope * (reading.me.down + CLEAN_START) * (1 - chance_they_end_it(reading))


def spoils_natural(reading: Reading, rank: int) -> bool:
    """Whether a wild two with this rank spoils a set of eight that is had or near: seven cards, the eighth in reach."""
    own = reading.mine[rank] + reading.hand[rank]
    return not reading.my_wilds[rank] and own >= 7 and own + reading.in_reach(rank) == 8


def _weighed(reading: Reading) -> Iterator[tuple[float, Lay]]:
    """Every lay that may make sense, and points it is worth."""
    saved = rescue(reading)
    for rank in NATURALS:
        cards = reading.cards[rank]
        if reading.has_meld(rank) or len(cards) >= MELD:
            for laid in _all_or_but_a_pair(cards, reading.has_meld(rank)):
                keeps = len(laid) < len(cards) or len(cards) < PAIR
                yield points_of(laid) * saved + TIDY - (0 if keeps else HOLD), Lay(RANKS[rank], laid)
    twos = reading.cards[TWO]
    if len(twos) >= MELD or (twos and reading.has_meld(TWO)):
        yield points_of(twos) * saved - HOLD, Lay(RANKS[TWO], twos)
    cost = clean_worth(reading) + HOLD
    for lay in _with_wild_twos(reading, twos):
        yield points_of(lay.cards) * saved - cost, lay


def _all_or_but_a_pair(cards: tuple[Card, ...], has_meld: bool) -> Iterator[tuple[Card, ...]]:
    """All cards of a rank, or all but the two cheapest, with which a pile may be taken."""
    if cards:
        yield cards
    if len(cards) >= PAIR + (1 if has_meld else MELD):
        yield cards[:-PAIR]


def _with_wild_twos(reading: Reading, twos: tuple[Card, ...]) -> Iterator[Lay]:
    """A two added to each own meld, and each new meld that twos complete; none that spoils a natural of eight."""
    for rank in NATURALS:
        cards = reading.cards[rank]
        if not twos or spoils_natural(reading, rank):
            continue
        if reading.has_meld(rank):
            yield Lay(RANKS[rank], twos[:1])
        elif cards and 0 < MELD - len(cards) <= len(twos):
            yield Lay(RANKS[rank], cards + twos[: MELD - len(cards)])
