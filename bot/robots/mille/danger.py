"""How near the end of the deal is, and what it would cost now."""

from bot.robots.mille.reading import COPIES, NATURALS, TWO, Reading, dearness, rank_total

OUT_CHANCES = (1.0, 0.5, 0.4, 0.3, 0.2, 0.13, 0.09, 0.07, 0.05, 0.04, 0.03, 0.02)
FULL_HAND_CHANCE = 0.01


def chance_they_end_it(reading: Reading) -> float:
    """How likely the deal is over before the own next turn: the opponent goes out, or the deal is blocked."""
    if is_last_turn(reading):
        return 1.0
    cards = reading.them.in_hand
    return OUT_CHANCES[cards] if cards < len(OUT_CHANCES) else FULL_HAND_CHANCE


def is_last_turn(reading: Reading) -> bool:
    """Whether the stock is gone for good, so that the deal ends unless the opponent can take the pile."""
    return reading.view.stock == 0 and reading.view.renewals == 3


def table_score(reading: Reading) -> int:
    """The own table as it would count if the deal ended now without the own going out."""
    eights = [rank for rank in NATURALS if reading.mine[rank] == COPIES and not reading.my_wilds[rank]]
    if reading.mine[TWO] == COPIES:
        eights.append(TWO)
    return reading.me.down + sum(map(rank_total, eights))


def their_expected_score(reading: Reading) -> float:
    """What the opponent would score on the average if the own side went out now."""
    return reading.them.down - their_expected_hand(reading)


def their_expected_hand(reading: Reading) -> float:
    """The points in the opponent's hand on the average: the cards seen, and an equal share of those unseen."""
    unseen = sum(reading.unseen)
    known = sum(count * dearness(rank) for rank, count in enumerate(reading.known))
    hidden = sum(count * dearness(rank) for rank, count in enumerate(reading.unseen))
    return known + (hidden * reading.hidden / unseen if unseen else 0.0)
