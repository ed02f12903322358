"""The cards of a hand without prints: put together of columns of other hands, they look as if drawn as a whole."""

from itertools import product

import pytest

from render.bases import Bases, Lying
from render.cards import CardFace, Press
from render.fonts import Fonts
from render.inputs import Theme
from render.memory import Memories
from render.palette import palette_of
from render.style import Gamut, Tint
from tests.left_out import first

MOST = 5  # cards
PLAIN, LIFTED, WILD = Lying(CardFace.PLAIN, False), Lying(CardFace.PLAIN, True), Lying(CardFace.WILD, False)


def bases(memories: Memories) -> Bases:
    return Bases(Press(Fonts()), palette_of(Theme.NIGHT, Gamut.USUAL), memories, four_colors=False)


@pytest.mark.parametrize("strip", first(1, [34, 60, 14], why="all hands"))  # apart, and overlapping more and more
def test_hands_of_kept_columns_are_what_is_drawn_as_a_whole(strip: int) -> None:
    whole, kept = bases(Memories.of(0)), bases(Memories.of(50_000_000))
    for two, count in product(((PLAIN, LIFTED), (PLAIN, WILD)), (1, MOST)):
        for hand in product(two, repeat=count):
            one, other = (each.fan(hand, 48, strip, Tint.BG) for each in (whole, kept))
            assert (one.x, one.y, one.image.tobytes()) == (other.x, other.y, other.image.tobytes()), hand


def test_a_hand_whose_parts_other_hands_showed_is_not_drawn() -> None:
    memories = Memories.of(50_000_000)
    drawer = bases(memories)
    for lifted in ({1}, {7}, {1, 7}):
        drawer.fan(tuple(LIFTED if number in lifted else PLAIN for number in range(9)), 48, 34, Tint.BG)
    assert memories.misses["base"] == 2
