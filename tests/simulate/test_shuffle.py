"""The shuffle over many seeds: chi-square within four standard deviations, and shuffles that are known to be bad."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from bot.registry import GAMES
from bot.simulate.shuffle import BOUND, Deck, check, deal, main

DECKS = 2_000
DEAL = partial(deal, GAMES["mille"].game, 0)
CARDS = list(DEAL(0))


def test_every_card_is_as_likely_in_every_place_and_after_every_other() -> None:
    places, neighbors = check(DEAL, DECKS)
    assert (places.freedom, neighbors.freedom) == (103 * 51, 52 * 52 - 1)
    assert abs(places.deviations) < BOUND
    assert abs(neighbors.deviations) < BOUND


def swapped_with_any(number: int) -> Deck:
    """Return a deck by the common mistake: each place is swapped with any other."""
    luck, cards = random.Random(number), sorted(CARDS, key=str)
    for at in range(len(cards)):
        other = luck.randrange(len(cards))
        cards[at], cards[other] = cards[other], cards[at]
    return cards


def cut_once(number: int) -> Deck:
    """Return a deck where every place is fair, but neighbors stay together."""
    at = random.Random(number).randrange(len(CARDS))
    return CARDS[at:] + CARDS[:at]


def never_in_place(number: int) -> Deck:
    """Return a deck by Sattolo's shuffle: no card stays where it was."""
    luck, cards = random.Random(number), sorted(CARDS, key=str)
    for last in range(len(cards) - 1, 0, -1):
        other = luck.randrange(last)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize(
    ("shuffled", "unfair"),
    [(swapped_with_any, ("places",)), (cut_once, ("neighbors",)), (never_in_place, ("places",))],
)
def test_unfair_shuffles_are_found(shuffled: Callable[[int], Deck], unfair: Sequence[str]) -> None:
    found = {figure.name for figure in check(shuffled, DECKS // 4) if not figure.is_fair}
    assert set(unfair) <= found


def test_command_prints_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--decks", "1000"], GAMES) == 0
    output = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in output] == ["places", "neighbors"]
    assert all(line.endswith(": fair") for line in output)
