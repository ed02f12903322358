"""Ten seats stay apart for every eye."""

from itertools import combinations

import pytest

from bot.games.cards import Suit
from render.inputs import Theme
from render.style import COLORS, GRAYED, PLAYERS, RGB, suit_tint
from tests.render.test_colors import lab, linear

# What is left of linear light without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
BLINDNESS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
LEAST_DISTANCE = 15.0  # CIELAB 1976, within a shape
LEAST_OF_ALL = 25.0  # of all ten, to usual eyes
SHAPES = {"round": PLAYERS[:5], "square": PLAYERS[5:]}


def seen(color: RGB, kind: str) -> tuple[float, float, float]:
    light = linear(color)
    return lab(tuple(sum(share * part for share, part in zip(row, light, strict=True)) for row in BLINDNESS[kind]))


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("theme", Theme)
def test_discs_of_a_shape_stay_apart_for_every_eye(theme: Theme, shape: str, kind: str) -> None:
    colors = [seen(COLORS[theme][tint], kind) for tint in SHAPES[shape]]
    assert min(apart(*pair) for pair in combinations(colors, 2)) >= LEAST_DISTANCE


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize("theme", Theme)
def test_grayed_suits_of_four_colors_stay_apart_for_every_eye(theme: Theme, kind: str) -> None:
    suits = [seen(COLORS[theme][GRAYED[suit_tint(suit, four_colors=True)]], kind) for suit in Suit]
    assert min(apart(*pair) for pair in combinations(suits, 2)) >= LEAST_DISTANCE


@pytest.mark.parametrize("theme", Theme)
def test_all_ten_discs_stay_apart_for_usual_eyes(theme: Theme) -> None:
    colors = [lab(linear(COLORS[theme][tint])) for tint in PLAYERS]
    assert min(apart(*pair) for pair in combinations(colors, 2)) >= LEAST_OF_ALL
