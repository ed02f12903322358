"""What to lay when not going out, and what to keep back (Rules 3.2 and 4)."""

from collections.abc import Iterator

from bot.games.cards import RANKS
from bot.games.mille.moves import Lay
from bot.robots.mille.danger import chance_they_end_it, table_score
from bot.robots.mille.reading import MELD, NATURALS, TWO, Reading, points_of

KEPT = 2  # cards left in hand, so that the discard does not end the deal
PAIR = 2
HOLD_WORTH = 6.0
CLEAN_HOPE = 0.25
CHAPEAU = 60.0


def next_lay(reading: Reading) -> Lay | None:
    """The lay that saves most, if any is worth while."""
    lays = [(worth, lay) for worth, lay in _lays(reading) if worth > 0 and reading.me.in_hand - len(lay.cards) >= KEPT]
    return max(lays, key=lambda one: one[0])[1] if lays else None


def _lays(reading: Reading) -> Iterator[tuple[float, Lay]]:
    danger = chance_they_end_it(reading)
    saved = 2 * danger
    if table_score(reading) < reading.view.held:
        saved += danger * CHAPEAU / max(1, reading.view.held)
    for rank in NATURALS:
        cards = reading.cards[rank]
        count = len(cards)
        if not count:
            continue
        if reading.mine[rank]:
            yield 0.01 + points_of(cards) * saved - (HOLD_WORTH if count >= PAIR else 0), Lay(RANKS[rank], cards)
            if count > PAIR:
                yield 0.01 + points_of(cards[:-2]) * saved, Lay(RANKS[rank], cards[:-2])
        elif count >= MELD:
            yield points_of(cards) * saved - HOLD_WORTH, Lay(RANKS[rank], cards)
            if count >= MELD + PAIR:
                yield 0.01 + points_of(cards[:-2]) * saved, Lay(RANKS[rank], cards[:-2])
    twos = reading.cards[TWO]
    if twos and (reading.mine[TWO] or len(twos) >= MELD):
        yield points_of(twos) * saved - HOLD_WORTH, Lay(RANKS[TWO], twos)
    if twos:
        yield from _wild_lays(reading, saved)


def _wild_lays(reading: Reading, saved: float) -> Iterator[tuple[float, Lay]]:
    twos = reading.cards[TWO]
    cost = CLEAN_HOPE * (reading.me.down + 50) * (1 - min(1.0, saved / 2)) if reading.is_clean else 0.0
    cost += HOLD_WORTH
    for rank in NATURALS:
        cards = reading.cards[rank]
        if reading.mine[rank]:
            if reading.mine[rank] + len(cards) < 7 or reading.my_wilds[rank]:
                yield points_of(twos[:1]) * saved - cost, Lay(RANKS[rank], twos[:1])
        elif cards and len(cards) < MELD and MELD - len(cards) <= len(twos):
            laid = cards + twos[: MELD - len(cards)]
            yield points_of(laid) * saved - cost, Lay(RANKS[rank], laid)
