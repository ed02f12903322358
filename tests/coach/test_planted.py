"""A review finds the blunders that were planted, and calls few other moves of experts mistakes."""

from collections.abc import Mapping

import pytest

from tests.coach.planted import play
from tests.left_out import first

GAMES_PLAYED: Mapping[str, tuple[int, Mapping[str, str]]] = {
    "guts": (4, {"deals": "3"}),
    "cinch": (4, {"target": "20"}),
    "daifugo": (3, {"deals": "1"}),
    "mille": (2, {"target": "300"}),
    "rolling-stone": (4, {}),
    "anaconda": (3, {"deals": "2"}),
}
PLAYOUTS = {"daifugo": 150, "anaconda": 150}  # of a review; 250 of other games
FIRST_PLANTED = {"mille": 5}  # the number of the first game in which there is a blunder to plant, if it is not 4


@pytest.mark.parametrize("name", first(1, GAMES_PLAYED, why="all games"))
def test_a_planted_blunder_is_among_the_dearest_and_few_others_are_mistakes(name: str) -> None:
    seats, given = GAMES_PLAYED[name]
    given = given | {"deals": "4"} if name == "guts" else given
    game = play(name, seats, given, FIRST_PLANTED.get(name, 4), plants=True, playouts=PLAYOUTS.get(name, 250))
    assert game.planted
    assert game.found >= len(game.planted) - 1
    assert game.review.mistakes <= len(game.planted) + few_of(game.review.decisions)


@pytest.mark.long("many games")
def test_nine_of_ten_are_found_with_the_usual_playouts() -> None:
    """Of other games `bot/robots/README.md` has what more of them showed; above, they are found with fewer playouts."""
    seats, given = GAMES_PLAYED["guts"]
    games = [play("guts", seats, given, seed, plants=True) for seed in range(2)]
    planted = sum(len(each.planted) for each in games)
    assert planted
    assert sum(each.found for each in games) >= 0.9 * planted - 2, "2: what chance does to so few"


@pytest.mark.long("many games")
def test_with_the_usual_playouts_experts_make_few_mistakes() -> None:
    seats, given = GAMES_PLAYED["guts"]
    games = [play("guts", seats, given, seed, plants=False) for seed in range(4)]
    assert sum(each.review.mistakes for each in games) <= few_of(sum(each.review.decisions for each in games))


def few_of(decisions: int) -> float:
    """Return how many of these decisions of experts may be called mistakes; 3 are what chance does to so few."""
    return 0.05 * decisions + 3
