"""The robots of Magpie: what a deputy is, and that none sees more than its view."""

from random import Random

import pytest

from bot.games.protocol import Position, Resign, Seat
from bot.robots.levels import find_robot, levels_of
from bot.robots.protocol import Level
from tests.games.play import shuffled
from tests.witness.game import GIVEN, MAGPIE, MORE_GAMES, position


@pytest.mark.parametrize("seats", MAGPIE.seats)
@pytest.mark.parametrize("level", [Level.RANDOM, *levels_of(MAGPIE)])
def test_robots_finish_a_game_and_choose_nothing_by_hidden_cards(level: Level, seats: int) -> None:
    chooser = Random(seats)
    now: Position = MAGPIE.start(MAGPIE.options({}), seats, Seat.A)
    while now.outcome is None:
        if now.chance is not None:
            now = now.supply(shuffled(now.chance.cards, chooser)).position
            continue
        seat = chooser.choice(sorted(now.awaited))
        view = now.view(seat)
        robot = find_robot(level, view, robots=MORE_GAMES.robots)
        move = robot.choose(view, random=Random(5))
        assert now.refusal(seat, move) is None
        imagined = MAGPIE.imagine(view, shuffled(view.unseen(), chooser))
        assert robot.choose(imagined.view(seat), random=Random(5)) == move
        now = now.play(seat, move).position
    assert now.outcome.winners


def test_a_deputy_plays_the_seat_that_left_to_the_end() -> None:
    now, chooser = position(*GIVEN).play(Seat.B, Resign()).position, Random(1)
    while now.outcome is None:
        if now.chance is not None:
            now = now.supply(shuffled(now.chance.cards, chooser)).position
            continue
        seat = min(now.awaited)
        level = Level.REGULAR if seat in now.deputies else Level.RANDOM
        view = now.view(seat)
        now = now.play(seat, find_robot(level, view, robots=MORE_GAMES.robots).choose(view, random=chooser)).position
    assert Seat.B not in now.outcome.winners
