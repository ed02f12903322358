"""Laws of the geometry, for every sample picture: inside the canvas, nothing over anything, nothing too small."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import Card, HandOrder, Rank, Suit
from bot.games.mille.kinds import ranks_in
from bot.games.mille.views import MilleView
from render import cards
from render.fonts import Face, Fonts
from render.hands.plan import SMALLEST_CARD, STRIP
from render.inputs import Style
from render.mille import banner, groups, hand, samples, table, zone
from render.scene import (
    SHOWS_SUIT,
    Area,
    Box,
    Closed,
    Dashes,
    Discards,
    Fan,
    Glyph,
    Item,
    PencilAsterisk,
    PencilRing,
    Scene,
    Text,
)
from render.stage.pieces import SMALL_LETTER
from render.style import PLAYERS, SMALLEST_TYPE, TALLEST, WIDTH

PHONE = 290  # px
LEAST_SEEN = 0.45  # of a card's width: its index
LEAST_SEEN_DOWN = 0.6  # of a card's height: rank and suit
CANVAS_SLACK = 0.01  # pt, of rounding
ItemT = TypeVar("ItemT", bound=Item)
SOLID = (Text, Glyph, Fan, Closed, Discards, Dashes, PencilAsterisk)


def contains(outer: Box, inner: Box) -> bool:
    """Return whether `inner` lies wholly inside `outer`."""
    return outer.x <= inner.x and outer.y <= inner.y and inner.right <= outer.right and inner.bottom <= outer.bottom


def overlap(one: Box, other: Box) -> bool:
    """Return whether both share more than an edge."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def overlapping(items: Sequence[ItemT]) -> list[tuple[ItemT, ItemT]]:
    """Return the pairs of which both share more than an edge, in the order of drawing."""
    boxes = [item.box for item in items]
    edges = sorted((box.y, box.bottom, box.x, box.right, place) for place, box in enumerate(boxes))
    found = list[tuple[int, int]]()
    for at, (top, bottom, left, right, one) in enumerate(edges, 1):
        for below, its_bottom, its_left, its_right, other in islice(edges, at, None):
            if below >= bottom:
                break
            if top < its_bottom and left < its_right and its_left < right:
                found.append((min(one, other), max(one, other)))
    return [(items[one], items[other]) for one, other in sorted(found)]


def lines(scene: Scene) -> list[Area]:
    return [item for item in scene.items if isinstance(item, Area) and not item.holds]


def solids(scene: Scene) -> list[Item]:
    return [item for item in scene.items if isinstance(item, SOLID)]


def test_a_picture_is_never_taller_than_a_desktop_shows(scenes: dict[str, Scene]) -> None:
    # Hands next to the table need more, and larger cards too; and so does nearly a whole pack by suit.
    own_size = ("panel", "open", "larger", "hand-suits-48")
    for name, scene in scenes.items():
        under = banner.height(samples.receipts()[name.split()[0]].celebrations) if name.startswith("receipt") else 0
        assert scene.height <= TALLEST + under or any(word in name for word in own_size), name


def test_everything_lies_inside_the_canvas(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        canvas = Box(-CANVAS_SLACK, -CANVAS_SLACK, WIDTH + 2 * CANVAS_SLACK, scene.height + 2 * CANVAS_SLACK)
        assert [item for item in scene.items if not contains(canvas, item.box)] == [], name


def test_no_word_or_card_lies_over_another(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        over = overlapping(solids(scene))
        assert [pair for pair in over if not is_row_on_row(*pair) and not is_meld_on_meld(*pair)] == [], name


def is_row_on_row(one: object, other: object) -> bool:
    """Return whether these are two rows of a hand, of which the lower leaves the indices of the upper seen."""
    if not (isinstance(one, Fan) and isinstance(other, Fan) and other.is_over and one.card == other.card):
        return False
    return other.box.y >= one.top + LEAST_SEEN_DOWN * 1.4 * one.card


def is_card_on_card(one: object, other: object) -> bool:
    """Return whether these are cards of one pile, of which the later leaves the index of the other seen."""
    if not (isinstance(one, Fan) and isinstance(other, Fan) and len(one.cards) == len(other.cards) == 1):
        return False
    return one.is_over and other.is_over and one.card == other.card and other.box.x >= one.box.x + LEAST_SEEN * one.card


def is_meld_on_meld(one: object, other: object) -> bool:
    """Return whether these are front cards of two melds, of which the later leaves the index of the other seen."""
    if not (isinstance(one, Fan) and isinstance(other, Fan) and one.cut and other.cut):
        return False
    return other.is_over and other.box.x >= one.box.x + STRIP * one.card


def test_no_line_runs_through_a_word_or_a_card(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        through = [(line, one) for line in lines(scene) for one in solids(scene) if overlap(line.box, one.box)]
        assert through == [], name


def test_the_floor_is_nine_pixels_on_a_phone() -> None:
    """Where a gallery is 290 pixels wide; letters of cards are a share of the card's width (Archivo, capitals)."""
    assert SMALLEST_TYPE * PHONE / WIDTH >= 9
    letter = cards.INDEX_CAP / 100 / FONTS.cap(Face.STRONG, 1.0)
    assert SMALLEST_CARD * letter >= SMALLEST_TYPE
    assert zone.SMALLEST_MELD_CARD * letter >= SMALLEST_TYPE


def test_no_card_is_smaller_than_its_letter_allows(scenes: dict[str, Scene]) -> None:
    """But in a panel of 74 cards, whose ranks and suits are on the buttons."""
    for name, scene in scenes.items():
        smallest = min((item.card for item in scene.items if isinstance(item, Fan | Closed)), default=SMALLEST_CARD)
        assert smallest >= (28 if name.startswith("panel-74 ") else zone.SMALLEST_MELD_CARD), name


def test_no_type_is_smaller_than_the_floor(scenes: dict[str, Scene]) -> None:
    """But letters in discs: they repeat a name."""
    small = {
        (name, item.words)
        for name, scene in scenes.items()
        for item in scene.items
        if isinstance(item, Text) and item.size < (SMALL_LETTER if item.ground in PLAYERS else SMALLEST_TYPE)
    }
    assert small == set()


def test_words_printed_say_something(scenes: dict[str, Scene]) -> None:
    empty = [
        name for name, scene in scenes.items() for item in scene.items if isinstance(item, Text) and not item.words
    ]
    assert empty == []


def test_a_ring_goes_round_exactly_one_total(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        if not name.startswith("pad"):
            continue
        for ring in scene.items:
            if isinstance(ring, PencilRing):
                inside = [item for item in scene.items if isinstance(item, Text) and overlap(ring.box, item.box)]
                assert len(inside) == 1, name
                assert ring.box.x < inside[0].box.x, name
                assert inside[0].box.right < ring.box.right, name


# The hand (art direction, section 7)


def fans(scene: Scene) -> list[Fan]:
    return [item for item in scene.items if isinstance(item, Fan)]


@pytest.mark.parametrize(("count", "smallest"), [(5, 84), (8, 72), (15, 56), (24, 48), (40, 43), (45, 42), (50, 38)])
def test_cards_are_as_large_as_the_brief_asks(count: int, smallest: int, fonts: Fonts) -> None:
    for seed in range(20):
        assert fans(hand.layout(samples.dealt(count, seed), fonts, "en"))[0].card >= smallest


@given(st.lists(st.sampled_from(samples.deck()[:52]), max_size=74), st.booleans(), st.sampled_from(HandOrder))
@settings(max_examples=60, deadline=None)
def test_any_hand_fits_and_keeps_its_order(cards: list[Card], larger: bool, order: HandOrder) -> None:
    view = samples.hand_view([card for card in set(cards) for _ in range(min(2, cards.count(card)))])
    scene = hand.layout(view, FONTS, "en", style=Style(order=order, larger=larger))
    assert scene.height <= (550.0 if larger else TALLEST)
    assert view.hand is not None
    assert tuple(fan.cards[0].rank for fan in fans(scene)) == ranks_in(view.hand, order)
    assert not overlapping(fans(scene))
    assert all(len({card.rank for card in fan.cards}) == 1 for fan in fans(scene))
    assert sorted(map(str, view.hand)) == sorted(str(card) for fan in fans(scene) for card in fan.cards)
    assert all(fan.card >= SMALLEST_CARD and fan.box.right <= WIDTH for fan in fans(scene))


FONTS = Fonts()


def test_a_hand_of_every_card_is_still_drawn(fonts: Fonts) -> None:
    assert fans(hand.layout(samples.hand_view(samples.deck()), fonts, "en"))[0].card >= SMALLEST_CARD


def test_the_twos_stand_at_the_right_end_of_the_last_row(fonts: Fonts) -> None:
    twos = fans(hand.layout(samples.FORTY, fonts, "en"))[-1]
    assert {card.rank for card in twos.cards} == {Rank.TWO}
    assert twos.box.right == WIDTH - 18


def test_in_a_group_the_dear_card_and_then_the_new_card_are_seen_whole() -> None:
    view = samples.hand_view(samples.cards("QS QH QD JD JS JC"), samples.cards("JS"))
    assert view.hand is not None
    queens, jacks = groups.group_by_rank(view.hand, view.fresh)
    assert [str(held.card) for held in queens.cards] == ["QH", "QD", "QS"]
    assert [str(held.card) for held in jacks.cards] == ["JC", "JD", "JS"]


def test_more_than_six_taken_cards_are_not_lifted(fonts: Fonts) -> None:
    taken = samples.cards("KS KD 9H 9C 5D 3S 4H")
    assert not any(any(fan.lifted) for fan in fans(hand.layout(samples.hand_view(taken, taken), fonts, "en")))
    assert sum(sum(fan.lifted) for fan in fans(hand.layout(samples.hand_view(taken, taken[:6]), fonts, "en"))) == 6


@pytest.mark.parametrize("view", [samples.FORTY, samples.hand_view(samples.cards("KS KH KH KD KC KC 9H 6S 2D"))])
def test_larger_cards_are_larger(view: MilleView, fonts: Fonts) -> None:
    usual, larger = (fans(hand.layout(view, fonts, "en", style=Style(larger=size)))[0].card for size in (False, True))
    assert larger > 1.2 * usual


# The table (section 8)


def test_a_covered_meld_card_shows_its_suit_while_the_strip_allows() -> None:
    largest = table.USUAL.card
    assert zone.fit(samples.FIRST.melds, largest).strip >= SHOWS_SUIT * largest
    assert zone.fit(samples.many_melds(13), largest).card >= zone.SMALLEST_MELD_CARD


def test_wild_twos_lie_behind_and_a_dear_card_in_front() -> None:
    stack = zone.stack_order(samples.meld("Q", "SHD", "C"))
    assert [str(card) for card in stack] == ["2C", "QH", "QD", "QS"]


def test_a_stack_that_hides_its_wilds_says_them_in_stars(scenes: dict[str, Scene]) -> None:
    stars = [item for item in scenes["table-twelve en Maya"].items if isinstance(item, Glyph)]
    assert len(stars) == 2 * sum(len(meld.wilds) for meld in samples.many_melds(12))


def test_a_squared_seven_shows_its_front_and_a_turned_eight_its_back(scenes: dict[str, Scene]) -> None:
    closed = [item for item in scenes["table en Maya"].items if isinstance(item, Closed)]
    fronts = {(item.front is not None, item.rank) for item in closed}
    assert fronts == {(True, None), (False, Rank.FIVE), (False, None)}


def test_a_pile_of_one_card_has_nothing_behind_it(scenes: dict[str, Scene]) -> None:
    (pile,) = (item for item in scenes["table-empty en Maya"].items if isinstance(item, Discards))
    assert (pile.top, pile.buried) == (Card(Rank.TWO, Suit.HEARTS), 0)
