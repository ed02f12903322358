"""The bench of the rules plays the same moves with and without a copy of the game before each."""

import copy
import itertools
import random

from bot.games import bench
from bot.registry import GAMES
from tests.games.positions import MILLE

GUTS = GAMES["guts"].game


def test_a_copy_before_each_move_changes_no_game() -> None:
    plain, copied = (bench.play(MILLE, random.Random(3), 300, **given) for given in ({}, {"before": copy.deepcopy}))
    assert plain == copied


def test_both_ways_are_timed() -> None:
    ticks = itertools.count()
    [line] = bench.rules({MILLE: 1_000}, chooser=random.Random(1), clock=lambda: float(next(ticks)), moves=60, copied=6)
    assert line == (
        "mille: 60 random moves a second (0.06 of the goal of 1,000), 6.0 with a deck,"
        " 10.0 times as many as with a deep copy of the game before each (6)"
    )


def test_decks_are_counted() -> None:
    assert bench.play(MILLE, random.Random(3), 6).decks == 1
    assert bench.play(GUTS, random.Random(3), 30).decks > 5
