"""The laws of every robot of Mille, with any cards; `test_every_game.py` has those of all games."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.protocol import Position, Seat, View
from bot.registry import GAMES
from bot.robots.levels import find_robot
from bot.robots.protocol import OFFERED, Level
from tests.games.play import play_at_random, shuffled
from tests.games.positions import MILLE, start

OF_MILLE = (*OFFERED, Level.RANDOM)
LEVELS = st.sampled_from(OF_MILLE)
SEEDS = st.integers(0, 2**32)


def moments(seed: int, *, level: Level, plies: int, rules: str) -> Iterator[tuple[Position, Seat]]:
    """Yield positions of a game in which A plays at this level and B at random, with the seat to act."""
    chooser = Random(seed)
    position = MILLE.start(MILLE.options({"rules": rules}), 2, Seat(seed % 2))
    for _ in range(plies):
        if position.outcome is not None:
            return
        if position.chance is not None:
            position = position.supply(shuffled(position.chance.cards, chooser)).position
            continue
        (seat,) = position.to_act
        yield position, seat
        view = position.view(seat)
        robot = find_robot(level if seat is Seat.A else Level.RANDOM, view, robots=GAMES.robots)
        position = position.play(seat, robot.choose(view, random=chooser)).position


@settings(deadline=None)
@given(level=LEVELS, seed=SEEDS, plies=st.integers(1, 400), rules=st.sampled_from(MILLE.presets))
def test_robots_play_legal_moves_wherever_they_are_put(level: Level, seed: int, plies: int, rules: str) -> None:
    """Positions of random play are stranger than any that robots would come to."""
    position = play_at_random(MILLE, MILLE.options({"rules": rules}), seed, most=plies).final
    for seat in position.to_act:
        view = position.view(seat)
        move = find_robot(level, view, robots=GAMES.robots).choose(view, random=Random(seed))
        assert position.refusal(seat, move) is None


@settings(deadline=None)
@given(level=LEVELS, seed=SEEDS, plies=st.integers(2, 150), rules=st.sampled_from(MILLE.presets))
def test_robots_play_legal_moves_and_choose_nothing_by_hidden_cards(
    level: Level, seed: int, plies: int, rules: str
) -> None:
    """The seat's unseen cards are redealt: the same luck must lead to the same move."""
    *_, (position, seat) = moments(seed, level=level, plies=plies, rules=rules)
    view = position.view(seat)
    swapped = MILLE.imagine(view, shuffled(view.unseen(), Random(seed + 1)))
    robot = find_robot(level, view, robots=GAMES.robots)
    move = robot.choose(view, random=Random(seed))
    assert position.refusal(seat, move) is None
    assert robot.choose(swapped.view(seat), random=Random(seed)) == move


@pytest.mark.parametrize("level", OF_MILLE)
def test_a_robot_has_no_memory(level: Level) -> None:
    for position, seat in moments(3, level=level, plies=60, rules="classic"):
        view = position.view(seat)
        robot = find_robot(level, view, robots=GAMES.robots)
        assert robot.choose(view, random=Random(5)) == robot.choose(view, random=Random(5))


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


def test_a_view_travels_to_another_process_and_comes_out_the_same() -> None:
    for position, seat in moments(4, level=Level.REGULAR, plies=120, rules="denexa"):
        view: View = position.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view
