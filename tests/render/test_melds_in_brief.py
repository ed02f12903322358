"""Melds in brief: all that their cards say, on tiles in lines, where the cards themselves would not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.fonts import Fonts
from render.scene import Area, Box, Fan, Frame, Glyph, Item, Text
from render.shapes import Shape
from render.stage import brief, melds, places
from render.stage.canvas import Stage
from render.stage.samples import cards
from render.style import SMALLEST_TYPE, Tint

STAGE = Stage(Fonts(), "en")
ROOM = 376.0  # pt, of the melds in a row
SLACK = 0.01  # pt, of rounding


def laid(text: str, number: int = 3) -> melds.Meld:
    """Return a meld; one of spades is a run."""
    return melds.Meld(number, cards(text), text.startswith(("S ", "*")) or "S " in text)


def words(items: list[Item]) -> list[str]:
    return [item.words for item in items if isinstance(item, Text)]


def in_brief(meld: melds.Meld) -> list[Item]:
    return [*brief.in_brief(STAGE, meld, Tint.ZONE).placed(0.0, 20.0)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("7S 8S 9S TS", ["3", "7–10"]),
        ("4S 5S *6 7S", ["3", "4–7", "6"]),
        ("*4 5S 6S *7", ["3", "4–7", "4", "7"]),
        ("KD KH KC", ["3", "K×3"]),
        ("KD KH KC *K", ["3", "K×4"]),  # and a star
    ],
)
def test_a_run_is_its_ends_a_set_its_number_and_jokers_follow(text: str, said: list[str]) -> None:
    items = in_brief(laid(text))
    assert words(items) == said
    stars = [item for item in items if isinstance(item, Glyph) and item.shape is Shape.STAR]
    assert len(stars) == (text.count("*") if "×" in said[1] else 0)
    assert all(item.size >= SMALLEST_TYPE for item in items if isinstance(item, Text))


def test_a_joker_that_can_be_taken_has_its_ring() -> None:
    meld = laid("4S 5S *6 7S")
    ringed = melds.Meld(3, meld.cards, meld.is_run, ringed=frozenset({meld.cards[2]}))
    assert not [item for item in in_brief(meld) if isinstance(item, Frame)]
    assert len([item for item in in_brief(ringed) if isinstance(item, Frame)]) == 1


TEXTS = ["4S 5S *6 7S 8S 9S", "7S 8S 9S TS", "KD KH KC", "TS JS QS KS AS", "2D 2H *2"]


@given(st.lists(st.sampled_from(TEXTS), min_size=1, max_size=8))
def test_every_meld_of_a_row_is_there_at_the_largest_table(texts: list[str]) -> None:
    """Eight are more than a player can lay: there are four suits for runs, and few cards are left for sets."""
    box = Box(150, 100, ROOM, places.rows(5)[0].height)
    items = brief.lay(STAGE, [laid(text, 10 + at) for at, text in enumerate(texts)], box)
    numbers = {f"{10 + at}" for at in range(len(texts))}
    assert numbers <= {*words(items)}
    assert not [each for each in words(items) if each.startswith("+")]
    assert all(box.x <= item.box.x and item.box.right <= box.right + SLACK for item in items)
    assert all(box.y <= item.box.y and item.box.bottom <= box.bottom + 1 for item in items if isinstance(item, Area))


def test_few_melds_keep_their_cards_and_too_many_are_counted() -> None:
    box = Box(150, 100, ROOM, 44)
    assert all(isinstance(item, Fan | Text) for item in brief.lay(STAGE, [laid("KD KH KC")], box))
    items = brief.lay(STAGE, [laid("4S 5S *6 7S")] * 20, box)
    shown = words(items).count("3")
    assert words(items)[-1] == f"+{20 - shown}"
    assert shown >= 6
