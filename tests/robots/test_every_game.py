"""The laws of every game's robots, at its smallest and its largest table."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.protocol import Game, Position, Seat
from bot.robots.levels import find_robot, levels_of
from bot.robots.protocol import Level, Robot
from tests.games.kits import KITS, Table, ends_of_range, is_largest, tables
from tests.games.play import shuffled
from tests.left_out import first
from tests.witness.game import MORE_GAMES

TABLES = sorted(filter(ends_of_range, tables()), key=lambda table: not is_largest(table))
PLIES = 400  # of a game that is looked at
SELDOM = 20  # moves


@pytest.fixture(params=first(len(KITS), TABLES, why="all sizes"), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Each game with as many players as it allows; with as few among the long ones."""
    found: Table = request.param
    return found


def robots_of(game: Game, position: Position) -> Iterator[Robot]:
    """Yield a robot of each level that people may choose."""
    view = position.view(Seat.A)
    yield from (find_robot(level, view, robots=MORE_GAMES.robots) for level in levels_of(game))


def begun(table: Table, seed: int) -> tuple[Game, Position]:
    """Return a game before its first deck; the seeds rotate through the variants of its kit."""
    kit = KITS[table.name]
    options = kit.game.options(kit.variants[seed % len(kit.variants)])
    return kit.game, kit.game.start(options, table.seats, Seat(seed % table.seats))


@pytest.mark.parametrize("seed", first(1, range(2)))
def test_robots_play_what_is_legal_and_choose_nothing_by_hidden_cards(table: Table, seed: int) -> None:
    """A seat's unseen cards are redealt: the same luck must lead to the same move."""
    chooser, asked = Random(seed), list[Level]()
    game, now = begun(table, seed)
    *levels, best = (Level.RANDOM, *levels_of(game))
    for _ in range(PLIES):
        if now.outcome is not None:
            break
        if now.chance is not None:
            now = now.supply(shuffled(now.chance.cards, chooser)).position
            continue
        seat = chooser.choice(sorted(now.awaited))
        view = now.view(seat)
        level = best if len(asked) % SELDOM == 0 else chooser.choice(levels)  # the best may think for long
        asked.append(level)
        robot = find_robot(level, view, robots=MORE_GAMES.robots)
        luck = chooser.random()
        move = robot.choose(view, random=Random(luck))
        assert now.refusal(seat, move) is None
        other = game.imagine(view, shuffled(view.unseen(), chooser)).view(seat)
        assert robot.choose(other, random=Random(luck)) == move
        now = now.play(seat, move).position
    assert {*asked} == {*levels, best}


def test_a_robot_is_asked_only_for_a_seat_of_its_game_that_may_play(table: Table) -> None:
    game, now = begun(table, 0)
    assert now.chance is not None
    stranger = next(kit.game for name, kit in KITS.items() if name != table.name)
    other = stranger.start(stranger.options({}), stranger.seats.start, Seat.A).view(Seat.A)
    for robot in robots_of(game, now):
        with pytest.raises(ValueError, match="may not play"):
            robot.choose(now.view(Seat.A), random=Random(1))  # no cards yet
        with pytest.raises(ValueError, match="may not play"):
            robot.choose(now.view(None), random=Random(1))
        with pytest.raises(TypeError):
            robot.choose(other, random=Random(1))


def test_a_robot_of_every_level_plays_the_game(table: Table) -> None:
    game, now = begun(table, 0)
    for level in (*levels_of(game), Level.RANDOM):
        assert find_robot(level, now.view(Seat.A), robots=MORE_GAMES.robots).level is level
