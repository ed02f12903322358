"""The bench of first melds times both searches on the same hands."""

import itertools
import random

from bot.games.rummy import arranging_bench


def test_each_size_is_timed_with_and_without_all_jokers() -> None:
    ticks = itertools.count()
    lines = arranging_bench.lines(chooser=random.Random(1), clock=lambda: float(next(ticks)), hands=1)
    first, second = itertools.islice(lines, 2)
    assert first == (
        "12 cards (random, two natural cards in a set, a suit once): first melds p50 1000.0, p99 1000.0 ms"
        " (20 at p99 wanted), what is missing p50 1000.0, p99 1000.0 ms"
    )
    assert second.startswith("12 cards (four jokers,")
