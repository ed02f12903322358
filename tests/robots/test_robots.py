"""The laws of every robot of Mille, with any cards; `test_every_game.py` has those of all games."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.protocol import Seat
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.protocol import OFFERED, Level
from tests.games.play import play_at_random, shuffled
from tests.games.positions import MILLE, start

OF_MILLE = (*OFFERED, Level.RANDOM)
LEVELS = st.sampled_from(OF_MILLE)
SEEDS = st.integers(0, 2**32)


@settings(deadline=None)
@given(level=LEVELS, seed=SEEDS, plies=st.integers(1, 400), rules=st.sampled_from(MILLE.presets))
def test_robots_play_legal_moves_wherever_they_are_put(level: Level, seed: int, plies: int, rules: str) -> None:
    """Positions of random play are stranger than any that robots would come to."""
    position = play_at_random(MILLE, MILLE.options({"rules": rules}), seed, most=plies).final
    for seat in position.to_act:
        view = position.view(seat)
        move = find_robot(level, view, robots=GAMES.robots).choose(view, random=Random(seed))
        assert position.refusal(seat, move) is None


@pytest.mark.parametrize("level", OFFERED)
def test_robots_finish_a_game_against_themselves(level: Level) -> None:
    chooser = Random(7)
    position = MILLE.start(MILLE.options({"target": "300"}), 2, Seat.A)
    while position.outcome is None:
        if position.chance is not None:
            position = position.supply(shuffled(position.chance.cards, chooser)).position
            continue
        (seat,) = position.to_act
        view = position.view(seat)
        robot = find_robot(level, view, robots=GAMES.robots)
        position = position.play(seat, robot.choose(view, random=chooser)).position
    assert position.outcome.winners


def test_an_unknown_level_is_no_robot() -> None:
    with pytest.raises(KeyError):
        find_robot("grandmaster", start().view(Seat.A), robots=GAMES.robots)
