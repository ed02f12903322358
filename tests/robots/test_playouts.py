"""The kernel of robots that think ahead, with a game of its own: a choice wins what chance has laid on it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.robots.playouts import FEWEST, best

PLAYOUTS = 120


def of_chance(worths: dict[str, float], *, seed: int, playouts: int) -> str:
    """Return what is best where a choice wins as often as its worth says."""
    luck = Random(seed)
    return best(worths, luck.random, lambda deal, choice: float(deal < worths[choice]), playouts=playouts)


def test_the_choice_that_gains_most_is_found() -> None:
    found = Counter(of_chance({"a": 0.3, "b": 0.4, "c": 0.9, "d": 0.5}, seed=seed, playouts=60) for seed in range(50))
    assert found == {"c": 50}


@given(st.lists(st.integers(0, 3), min_size=1, max_size=9))
def test_where_nothing_is_hidden_it_is_the_first_of_the_best(gains: list[int]) -> None:
    choices = range(len(gains))
    assert best(choices, lambda: 0, lambda _, choice: gains[choice], playouts=200) == gains.index(max(gains))


def test_a_tie_goes_to_the_usual_move_though_it_fell_behind_in_a_round_before() -> None:
    """The third choice leads after the first round; in the second, the first one makes up for it."""
    worlds = PLAYOUTS // 2 // 3, PLAYOUTS // 2 // 2
    deals = iter([*["c gains 3"] * worlds[0], *["a gains 2"] * worlds[1]])
    assert worlds[0] * 3 == worlds[1] * 2

    def gained(deal: str, choice: str) -> int:
        return int(deal[-1]) * deal.startswith(choice)

    assert best("abc", lambda: next(deals), gained, playouts=PLAYOUTS) == "a"


def test_all_choices_meet_the_same_deals_and_half_of_them_stay() -> None:
    met: dict[str, list[int]] = {choice: [] for choice in "abcde"}
    deals = iter(range(1000))

    def gained(deal: int, choice: str) -> int:
        met[choice].append(deal)
        return -ord(choice)

    best("abcde", lambda: next(deals), gained, playouts=PLAYOUTS)
    assert sum(map(len, met.values())) <= PLAYOUTS
    assert met["d"] == met["e"] == met["a"][: len(met["e"])]
    assert met["b"] == met["a"], "the last two are compared to the end"
    assert FEWEST <= len(met["e"]) < len(met["c"]) < len(met["b"])


def test_with_few_playouts_all_choices_meet_all_deals() -> None:
    met: list[tuple[int, str]] = []
    deals = iter(range(1000))

    def gained(deal: int, choice: str) -> int:
        met.append((deal, choice))
        return 0

    best("abcdef", lambda: next(deals), gained, playouts=60)
    assert met == [(deal, choice) for deal in range(10) for choice in "abcdef"]


@pytest.mark.parametrize(("more", "found"), [(0, "a"), (3, "d")])
def test_another_choice_must_be_ahead_by_more_than_chance_explains(more: int, found: str) -> None:
    """The usual move falls behind at once, and is tried to the end all the same."""
    luck = Random(1)

    def gained(deal: float, choice: str) -> float:
        return (choice == "d") * (deal + more) - (choice in "bc")

    def imagined() -> float:
        return luck.choice([-9.0, 9.1])

    assert best("abcd", imagined, gained, playouts=PLAYOUTS, sure=2) == found


@pytest.mark.parametrize("choices", ["a", "aaa"])
def test_one_choice_needs_no_thought(choices: str) -> None:
    def imagined() -> int:
        raise AssertionError("nothing is imagined")

    assert best(choices, imagined, lambda _, __: 0, playouts=PLAYOUTS) == "a"
