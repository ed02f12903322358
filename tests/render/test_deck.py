"""The deck with special faces, and the plain one of the house."""

import pytest

from bot.games.cards import CARDS, JOKER, RANKS, Card, Rank, Suit
from bot.games.mille.kinds import KINDS
from render.cards import CardFace, Press, Show, dress
from render.deck import FACE_DOWN, PRINTED_VALUE, Back, PlainCard
from render.fonts import Fonts
from render.inputs import Theme
from render.memory import Memories
from render.paint import Painter, Painters
from render.scene import Box, Closed, Fan, Scene
from render.shapes import Shape
from render.style import GRAYED, Gamut, Tint

FONTS = Fonts()
PRESS = Press(FONTS)
FIVE = Card(Rank.FIVE, Suit.CLUBS)


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painters(FONTS, Memories.of(50_000_000)).painter(Theme.NIGHT, gamut=Gamut.WIDE)


def seen(painter: Painter, *cards: PlainCard | Card, cut: float = 0.0, is_whole: bool = True) -> bytes:
    box = Box(20, 20, 60 + 30 * (len(cards) - 1), cut or 84)
    lifted = (False,) * len(cards)
    fan = Fan(box, 20, 60, 30, cards, lifted, Tint.BG, is_whole=is_whole, cut=cut)
    return painter.canvas(Scene(140, (fan,), "")).tobytes()


def test_the_points_on_the_faces_are_those_of_the_rules() -> None:
    assert {kind.special: kind.points for kind in KINDS if kind.special is not None} == PRINTED_VALUE


def test_every_card_of_the_house_is_plain() -> None:
    assert {CardFace.of(PlainCard(card)) for card in CARDS} == {CardFace.PLAIN}
    assert {dress(PlainCard(card), four_colors=False).ground for card in CARDS} == {Tint.FACE}
    gold = {each.what for card in CARDS for each in PRESS.prints(PlainCard(card), Show.WHOLE, four_colors=False)}
    assert Shape.STAR not in gold


def test_a_joker_shows_its_rank_and_a_star_or_a_star_alone() -> None:
    free = PRESS.prints(PlainCard(JOKER), Show.INDEX, four_colors=False)
    assert [each.what for each in free] == [Shape.STAR]
    for rank in RANKS:
        standing = PRESS.prints(PlainCard(JOKER, stands_for=rank), Show.INDEX, four_colors=False)
        assert [each.what for each in standing] == [f"index {rank}", Shape.STAR]
        assert {each.ink for each in (*free, *standing)} == {Tint.STAR}
        assert {each.ground for each in (*free, *standing)} == {Tint.WILD}


@pytest.mark.parametrize("four_colors", [False, True])
def test_a_grayed_card_prints_the_same_in_grayed_tints(four_colors: bool) -> None:
    for card in (*CARDS, JOKER):
        bright = PRESS.prints(PlainCard(card), Show.WHOLE, four_colors=four_colors)
        gray = PRESS.prints(PlainCard(card, is_grayed=True), Show.WHOLE, four_colors=four_colors)
        assert [(each.what, each.x, each.y) for each in bright] == [(each.what, each.x, each.y) for each in gray]
        assert [(GRAYED[each.ink], GRAYED[each.ground]) for each in bright] == [
            (each.ink, each.ground) for each in gray
        ]


def test_a_card_that_counts_as_another_suit_says_so_also_where_it_is_covered() -> None:
    card = PlainCard(FIVE, counts_as=Suit.SPADES)
    for show in (Show.INDEX, Show.WHOLE):
        what = [each.what for each in PRESS.prints(card, show, four_colors=False)]
        assert what[:4] == ["index 5", Shape.CLUB, "tile", Shape.SPADE]


def test_cards_differ_where_they_should(painter: Painter) -> None:
    looks = [
        seen(painter, Card(Rank.TWO, Suit.CLUBS)),
        seen(painter, PlainCard(Card(Rank.TWO, Suit.CLUBS))),
        seen(painter, PlainCard(Card(Rank.TWO, Suit.CLUBS), is_grayed=True)),
        seen(painter, PlainCard(JOKER)),
        seen(painter, PlainCard(JOKER, stands_for=Rank.TWO)),
        seen(painter, FACE_DOWN),
        seen(painter, PlainCard(FIVE), PlainCard(FIVE)),
        seen(painter, PlainCard(FIVE), PlainCard(FIVE), is_whole=False),
        seen(painter, PlainCard(FIVE), PlainCard(FIVE), cut=40),
        seen(painter, FACE_DOWN, PlainCard(FIVE)),
    ]
    assert len(set(looks)) == len(looks)


def test_a_cut_card_leaves_alone_what_is_below(painter: Painter) -> None:
    width = 1100
    whole, cut = seen(painter, PlainCard(FIVE)), seen(painter, PlainCard(FIVE), cut=40)
    edge = 2 * (20 + 40) * width
    assert cut[:edge] == whole[:edge]
    assert set(cut[edge : edge + 40 * width]) == set(cut[-60 * width : -50 * width])


def test_the_back_of_the_house_has_a_hat_and_no_letter(painter: Painter) -> None:
    backs = {
        painter.canvas(Scene(140, (Closed(Box(20, 20, 52, 73), 52, None, None, Tint.BG, back=back),), "")).tobytes()
        for back in Back
    }
    assert len(backs) == len(Back)
