"""The risk that the deal ends soon, and its count if it ended now (Rules 5 and 6)."""

from bot.games.mille.board import LEAST_RENEWED, MOST_RENEWALS
from bot.games.mille.options import CleanNatural
from bot.robots.mille.reading import COPIES, RANK_PLACES, Counts, Reading, dearness, rank_total

# How likely a player goes out in the next turn, by the cards in hand before it. In 1,018 deals of regular against
# itself it was 0.32 with one card, 0.16 to 0.10 up to four, 0.10 to 0.06 up to eleven, 0.04 with twelve: flat, because
# much is kept in hand and laid at once. A little fear helps: the bare frequencies score 13 ± 7 points a deal less. With
# 0.01 for a full hand both sides kept all they had, and a game took fourteen deals instead of seven.
OUT_CHANCES = (1.0, 0.35, 0.25, 0.2, 0.17, 0.14, 0.12, 0.11, 0.1, 0.09, 0.08, 0.07, 0.06)
# From so many cards in the pile on, this seat's discard among them, a player would rather take it than go out. In 500
# deals the opponent then ended 11 of 175, where 15 were expected by their cards alone.
LARGE_PILE = 16
CALM = 0.5  # of the fear that is left then; together with less relief 1.3 ± 2.3 points a deal more in 2,000 deals


def chance_they_end_it(reading: Reading) -> float:
    """Return how likely the deal ends before this seat's next turn: the opponent goes out, or nobody can draw."""
    if is_last_turn(reading):
        return 1.0
    chance = OUT_CHANCES[min(reading.them.in_hand, len(OUT_CHANCES) - 1)]
    return chance * CALM if reading.view.pile + 1 >= LARGE_PILE else chance


def is_last_turn(reading: Reading) -> bool:
    """Return whether the stock is used up after this turn, so that the deal goes on only if the pile is taken."""
    found = reading.view.pile + 1  # cards in the pile after this seat's discard
    is_renewable = reading.view.renewals < MOST_RENEWALS and found >= LEAST_RENEWED
    return reading.view.stock == 0 and not is_renewable


def own_table(reading: Reading) -> int:
    """Return what this seat's table counts if the opponent ends the deal."""
    return _table(reading, reading.me.down_points, reading.mine, reading.my_wilds)


def their_likely_score(reading: Reading) -> float:
    """Return what the opponent would score on average if this seat went out now."""
    return _table(reading, reading.them.down_points, reading.theirs, reading.their_wilds) - their_likely_hand(reading)


def their_likely_hand(reading: Reading) -> float:
    """Return the expected points in the opponent's hand: those of the known cards, and a share of the unseen ones."""
    known = sum(count * dearness(rank) for rank, count in enumerate(reading.known))
    unseen = sum(count * dearness(rank) for rank, count in enumerate(reading.unseen))
    return known + (unseen * reading.hidden / sum(reading.unseen) if reading.hidden else 0.0)


def full_sets(naturals: Counts, wilds: Counts) -> tuple[int, ...]:
    """Return the ranks whose eight cards lie in one set without a wild two. They count double (Rules 6)."""
    return tuple(rank for rank in RANK_PLACES if naturals[rank] == COPIES and not wilds[rank])


def _table(reading: Reading, down: int, naturals: Counts, wilds: Counts) -> int:
    is_doubled = reading.view.options.clean_natural is CleanNatural.ANY and not any(wilds)
    return (down + sum(map(rank_total, full_sets(naturals, wilds)))) * (2 if is_doubled else 1)
