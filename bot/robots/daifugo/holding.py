"""The worth of a hand of Daifugo: how many groups it has, and how surely each wins a round.

Hands are counted by rank here, the lowest in the order in force first: suits do not matter, nor does the seat. The
numbers were set by playing deals among beginners and among each other, with the same cards each time.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

RANKS = 13
COPIES = 4  # of a rank
MOST_OTHERS = 7

GROUP = 20.0  # for each group in hand: keeping whole groups together goes out first; with 1 much worse
SURE = 6.0  # for a group that is sure to win its round
DOUBT = 1.2  # how fast that shrinks with each group in other hands that would beat it; with 2.6 a little less
LEAD = 3.0  # for leading again; with 1.4 less among its like
SPLIT = 0.25  # against leaving a part of a group behind, where nothing else decides
PLAYED = 0.3  # for playing at all
LENGTH = 0.5  # for each card that is led; without it a little less among novices, with 1.5 among its like
TOO_MANY = 2.6  # for leading more cards than someone holds who has the fewest

Counts = Sequence[int]
"""How many cards of each rank, the lowest first."""

Chosen = tuple[int, int] | None
"""A rank, by its height, and how many cards of it; None for a pass."""


def _expected(copies: int, count: int, others: int) -> float:
    """Return the expected number of others with at least `count` of the `copies` of a rank they hold."""
    if not others:
        return 0.0
    share = 1 / others
    return others * sum(
        math.comb(copies, held) * share**held * (1 - share) ** (copies - held) for held in range(count, copies + 1)
    )


_EXPECTED = tuple(
    tuple(tuple(_expected(copies, count, others) for copies in range(COPIES + 1)) for count in range(COPIES + 1))
    for others in range(MOST_OTHERS + 1)
)


@dataclass(frozen=True, slots=True)
class Situation:
    """The knowledge of the player to move, besides their hand."""

    unseen: Counts  # in the hands of all others together
    sizes: Sequence[int]  # of these hands, those without cards left out
    wanted: int = 0  # cards; 0 for a lead
    top: int = -1  # height of the rank to beat
    ender: int = -1  # height of the rank that ends a round at once; -1 for none
    turns: bool = False  # whether four of a kind turns the order round


def odds(now: Situation) -> list[list[float]]:
    """Return how likely a group wins its round, by the number of its cards and by height."""
    expected, most = _EXPECTED[len(now.sizes)], max(now.sizes)
    table: list[list[float]] = [[]]
    for count in range(1, COPIES + 1):
        row, above = [1.0] * RANKS, 0.0
        if count <= most:
            beating = expected[count]
            for height in range(RANKS - 1, -1, -1):
                row[height] = math.exp(-DOUBT * above)
                above += beating[now.unseen[height]]
        if now.ender >= 0:
            row[now.ender] = 1.0
        table.append(row)
    return table


def worth(hand: Counts, table: Sequence[Sequence[float]]) -> float:
    """Return how good a hand is: the fewer groups the better, and the surer."""
    total = 0.0
    for height in range(RANKS):
        if count := hand[height]:
            total += SURE * table[count][height] - GROUP
    return total


def plays(hand: Counts, now: Situation) -> Iterator[tuple[int, int]]:
    """Yield what may be played, the lowest first."""
    if now.wanted:
        for height in range(now.top + 1, RANKS):
            if hand[height] >= now.wanted:
                yield height, now.wanted
    else:
        for height in range(RANKS):
            for count in range(1, hand[height] + 1):
                yield height, count


def chosen(hand: list[int], now: Situation) -> Chosen:
    """Return what a sound player plays with this hand, which is left as it was."""
    return max(valued(hand, now), key=_value)[1]


def valued(hand: list[int], now: Situation) -> list[tuple[float, Chosen]]:
    """Return the possible plays of this hand, which stays unchanged, and how good each looks.

    A play that surely goes out is returned alone.
    """
    legal = list(plays(hand, now))
    if not legal:
        return [(0.0, None)]
    table = odds(now)
    if not now.wanted and (sure := _out_for_sure(hand, table)) is not None:
        return [(math.inf, sure)]
    turned = odds(_turned(now)) if now.turns else table
    held, fewest = sum(hand), min(now.sizes)
    found: list[tuple[float, Chosen]] = [(worth(hand, table), None)] if now.wanted else []
    for height, count in legal:
        if count == held:
            return [(math.inf, (height, count))]
        hand[height] -= count
        value = worth(hand[::-1], turned) if now.turns and count == COPIES else worth(hand, table)
        value += LEAD * table[count][height]
        value += PLAYED if now.wanted else LENGTH * count + TOO_MANY * (count > fewest)
        if hand[height]:
            value -= SPLIT
        hand[height] += count
        found.append((value, (height, count)))
    return found


def _value(one: tuple[float, Chosen]) -> float:
    return one[0]


def _turned(now: Situation) -> Situation:
    """Return the same with the order of ranks turned round."""
    ender = RANKS - 1 - now.ender if now.ender >= 0 else -1
    return Situation(now.unseen[::-1], now.sizes, now.wanted, now.top, ender)


def _out_for_sure(hand: Counts, table: Sequence[Sequence[float]]) -> Chosen:
    """Return the lead after which nobody can stop this hand: all groups but one win their rounds. None if none does."""
    groups = [(height, hand[height]) for height in range(RANKS) if hand[height]]
    doubtful = [group for group in groups if table[group[1]][group[0]] < 1]
    if len(doubtful) > 1:
        return None
    return next((group for group in groups if group not in doubtful), groups[0])
