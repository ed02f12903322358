"""The choice of what to lay when not going out, and what to keep back (Rules 3.2 and 4).

If the opponent ends the deal, a kept card costs its points twice: it scores nothing, and counts against its
holder. But a pair in hand may take the pile, and hidden cards surprise the opponent. So each lay is weighed
by the chance that the deal ends soon.
"""

from collections.abc import Iterator

from bot.games.cards import RANKS, Card
from bot.games.mille.moves import Lay
from bot.games.mille.options import CleanNatural
from bot.robots.mille.danger import chance_they_end_it, own_table
from bot.robots.mille.reading import MELD, NATURALS, PAIR, TWO, Reading, points_of

KEPT = 2  # cards left in hand, so that the discard does not go out by accident
HOLD = (
    4.0  # points that a pair, a meld or a two kept in hand is worth; laying all at once lost 41 % to 59 %; 2 to 8 alike
)
TIDY = 0.01  # points, so that a lay that costs nothing is played

# A chapeau costs a large stake, as much as a difference of 300 points, but brings nobody nearer to the target.
CHAPEAU = 60.0  # points; 0 wins neither more nor less

# Which part of this seat's table a clean natural may be expected to double; 0.05 to 0.6 win alike under `out`.
CLEAN_HOPE = 0.25
CLEAN_HOPE_IN_NEED = 0.6  # the game cannot be won without a natural, and this seat has none
CLEAN_HOPE_ANY = 0.9  # either player may score it, without going out
CLEAN_START = 50  # points that are expected on a table that is still empty


def next_lay(reading: Reading) -> Lay | None:
    """Return the lay that is worth most. None when no lay is worth its cost."""
    worth_while = [
        (worth, lay) for worth, lay in _weighed(reading) if worth > 0 and reading.me.in_hand - len(lay.cards) >= KEPT
    ]
    return max(worth_while, key=lambda one: one[0])[1] if worth_while else None


def rescue(reading: Reading) -> float:
    """Return how many points each laid point saves on average: twice the danger, more while a chapeau threatens."""
    danger = chance_they_end_it(reading)
    if threatens_chapeau(reading):
        return danger * (2 + CHAPEAU / reading.view.held_points)
    return danger * 2


def threatens_chapeau(reading: Reading) -> bool:
    """Return whether the deal would be a chapeau if it ended now."""
    return own_table(reading) < reading.view.held_points


def clean_worth(reading: Reading) -> float:
    """Return how many points the first wild two on this seat's table costs on average (a clean natural, Rules 6)."""
    if not reading.is_clean:
        return 0.0
    options = reading.view.options
    if options.clean_natural is CleanNatural.ANY:
        return CLEAN_HOPE_ANY * (reading.me.down_points + CLEAN_START)
    hope = CLEAN_HOPE_IN_NEED if options.natural_required and not reading.me.naturals else CLEAN_HOPE
    return hope * (reading.me.down_points + CLEAN_START) * (1 - chance_they_end_it(reading))


def spoils_natural(reading: Reading, rank: int) -> bool:
    """Return whether a wild two with this rank spoils a meld of eight: seven cards or more, and the eighth in reach."""
    own = reading.mine[rank] + reading.hand[rank]
    return not reading.my_wilds[rank] and own >= 7 and own + reading.in_reach(rank) == 8


def _weighed(reading: Reading) -> Iterator[tuple[float, Lay]]:
    """Yield the sensible lays, and how many points each is worth."""
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
    """Yield all cards of a rank; and all but the two cheapest, because a pair may take the pile."""
    if cards:
        yield cards
    if len(cards) >= PAIR + (1 if has_meld else MELD):
        yield cards[:-PAIR]


def _with_wild_twos(reading: Reading, twos: tuple[Card, ...]) -> Iterator[Lay]:
    """Yield a two added to each meld, and each new meld that twos complete, except those that spoil a meld of eight."""
    for rank in NATURALS:
        cards = reading.cards[rank]
        if not twos or spoils_natural(reading, rank):
            continue
        if reading.has_meld(rank):
            yield Lay(RANKS[rank], twos[:1])
        elif cards and 0 < MELD - len(cards) <= len(twos):
            yield Lay(RANKS[rank], cards + twos[: MELD - len(cards)])
