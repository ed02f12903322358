"""The pictures of Linger Longer: a bystander's and a player's view of the same moment, and the facts nobody sees."""

from dataclasses import replace
from itertools import groupby

import pytest

from bot.games.cards import Hand, HandOrder
from bot.games.protocol import SEATS, Ending, Outcome
from bot.games.tricks import Trick
from bot.text import LOCALES, Locale
from render import Studio, Style
from render.deck import FACE_DOWN, PlainCard
from render.linger_longer.gallery import HANDS, going, read, tables, taken
from render.linger_longer.pictures import LingerPictures
from render.linger_longer.spoken import held, shrank
from render.one_card import follows
from render.sample_names import MANY_NAMES
from render.scene import Fan, Text
from render.stage.places import ring
from render.style import SMALLEST_TYPE, Tint
from tests.there import there

SIZES = range(3, 7)


@pytest.fixture
def pictures(studio: Studio) -> LingerPictures:
    return LingerPictures(studio)


@pytest.mark.parametrize("seats", SIZES)
def test_the_public_table_depends_on_no_hand(pictures: LingerPictures, seats: int) -> None:
    public = pictures.table(going(seats), names=MANY_NAMES[:seats])
    assert public.key == pictures.table(read(going(seats)), names=MANY_NAMES[:seats]).key
    alt = public.layout().alt
    assert "Your" not in alt
    assert "follow" not in alt


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", SIZES)
def test_a_panel_tells_the_hand_and_what_may_be_played(pictures: LingerPictures, seats: int, locale: Locale) -> None:
    view = read(going(seats))
    scene = pictures.panel(view, names=MANY_NAMES[:seats], locale=locale).layout()
    assert {"en": "Suit to follow: spades.", "fr": "Sorte à fournir : pique."}[locale].replace(" :", "\u00a0:") in (
        scene.alt.replace(" :", "\u00a0:")
    )
    assert str(len(view.hand)) in scene.alt
    names = [name for number, name in enumerate(MANY_NAMES[:seats]) if number != view.seat]
    assert all(name in scene.alt for name in names)


def test_gray_is_what_does_not_follow_and_only_in_the_own_turn() -> None:
    view = read(going(6))
    assert follows(view) is not None
    assert {each.card.suit for group in held(view, Style()).groups for each in group.cards if not each.is_grayed} == {
        follows(view)
    }
    waiting = read(going(6), next(seat for seat in view.board.seats if seat != view.seat))
    assert not any(each.is_grayed for group in held(waiting, Style()).groups for each in group.cards)


def test_the_card_just_drawn_is_lifted_until_the_next_trick() -> None:
    view = read(taken(6))
    assert [each.card for group in held(view, Style()).groups for each in group.cards if each.is_fresh] == [view.drawn]
    board = view.board
    other = next(seat for seat in board.seats if seat != view.seat)
    later = replace(view, board=replace(board, takers=(*board.takers, other), tricks=(*board.tricks, board.tricks[-1])))
    assert not any(each.is_fresh for group in held(later, Style()).groups for each in group.cards)


def test_trumps_lie_last_and_ranks_as_the_reader_likes_them() -> None:
    view = replace(read(going(3)), hand=Hand(HANDS[1]))
    down, up = (held(view, Style(order=order)).groups for order in (HandOrder.DOWN, HandOrder.UP))
    assert [group.is_trumps for group in down] == [False] * (len(down) - 1) + [True]
    assert up[-1].is_trumps
    assert [each.card for each in up[0].cards] == [each.card for each in down[0].cards][::-1]


def test_the_shown_card_lies_once_in_the_picture_of_a_deals_end(pictures: LingerPictures) -> None:
    view = tables()["linger-longer-end-3"]
    score = there(view.board.last)
    trump = next(iter(score.hand))
    kept = replace(view, board=replace(view.board, shown=trump))
    fans = [item for item in pictures.table(kept, names=MANY_NAMES[:3]).layout().items if isinstance(item, Fan)]
    cards = [card for fan in fans for card in fan.cards]
    assert cards.count(PlainCard(trump)) == 1


@pytest.mark.parametrize("name", ["linger-longer-end-1", "linger-longer-end-6"])
def test_the_winners_cards_are_the_score(pictures: LingerPictures, name: str) -> None:
    view = tables()[name]
    score = there(view.board.last)
    alt = pictures.table(view, names=MANY_NAMES[: len(view.board.seats)]).layout().alt
    points = len(score.hand)
    assert f"{MANY_NAMES[score.winner]} wins {points} point" in alt
    assert f"{MANY_NAMES[score.winner]} is left with " in alt


def test_the_last_deals_picture_names_whose_cards_lie_there_whoever_wins_the_game(pictures: LingerPictures) -> None:
    view = tables()["linger-longer-end-3"]
    score = there(view.board.last)
    others = frozenset(SEATS[:3]) - {score.winner}
    over = replace(view.board, outcome=Outcome(ending=Ending.PLAYED, winners=others))
    alt = pictures.table(replace(view, board=over), names=MANY_NAMES[:3]).layout().alt
    assert alt.startswith(f"{MANY_NAMES[score.winner]} wins ")


@pytest.mark.parametrize("viewing_seat", [0, 1, 2])
@pytest.mark.parametrize("seats", SIZES)
def test_the_shown_card_is_named_at_its_holder_in_a_panel(
    pictures: LingerPictures, seats: int, viewing_seat: int
) -> None:
    view = read(going(seats, played=0), SEATS[viewing_seat])
    lines = [item for item in pictures.panel(view, names=MANY_NAMES[:seats]).layout().items if isinstance(item, Text)]
    assert view.board.shown is not None
    (rank,) = (item.box for item in lines if item.words == view.board.shown.rank.value and item.box.x < 200)
    disc = [item.words for item in lines if abs(item.box.y - rank.y) < 6 and rank.x - 40 < item.box.x < rank.x]
    assert disc == [MANY_NAMES[view.board.dealer][0]], "the disc of its holder"


@pytest.mark.parametrize("seats", SIZES)
def test_the_shown_card_lies_in_its_holders_hand(pictures: LingerPictures, seats: int) -> None:
    """It follows one back less than their cards; so that nobody takes it for a card of the table."""
    view = going(seats, played=0)
    scene = pictures.table(view, names=MANY_NAMES[:seats]).layout()
    fans = [item for item in scene.items if isinstance(item, Fan)]
    assert view.board.shown is not None
    block = ring(seats)[view.board.dealer]
    lines = [item for item in scene.items if isinstance(item, Text)]
    (own,) = [item for item in lines if item.words == view.board.shown.rank.value and item.ground is Tint.FACE]
    assert own.size >= SMALLEST_TYPE, "in brief, since a card of this height could not be read"
    assert block.x <= own.box.x
    assert own.box.right <= block.right
    (backs,) = [
        fan
        for fan in fans
        if fan.cards[0] == FACE_DOWN
        and block.x <= fan.box.x < own.box.x
        and fan.box.y >= block.y
        and fan.box.bottom <= block.bottom
    ]
    assert len(backs.cards) == view.board.in_hand[view.board.dealer] - 1
    assert backs.box.right <= own.box.x


@pytest.mark.parametrize(("locale", "expected"), [("en", "3 cards, down from 4"), ("fr", "3 cartes, 4 avant")])
@pytest.mark.parametrize("seats", SIZES)
def test_hands_that_shrink_count_down(pictures: LingerPictures, seats: int, locale: Locale, expected: str) -> None:
    """Who has lost a trick, until they play the next card (L12)."""
    view = taken(seats)
    board, last = view.board, view.board.tricks[-1]
    scene = pictures.table(view, names=MANY_NAMES[:seats], locale=locale).layout()
    words = [item.words for item in scene.items if isinstance(item, Text)]
    lost = [seat for seat in board.seats if last.card(seat) is not None and seat != board.takers[-1]]
    assert not [word for word in words if "→" in word], "a riddle: the picture has the numbers of now"
    assert "+1" in words
    assert (expected in scene.alt) == any(board.in_hand[seat] == 3 for seat in lost)
    assert board.trick is not None
    led = replace(board, trick=board.trick.add(HANDS[0][0]))
    assert not shrank(led, board.takers[-1])
    assert all(shrank(led, seat) for seat in lost)
    followed = replace(
        led, trick=Trick(led.trick.players, tuple(HANDS[0][: len(led.trick.players)])) if led.trick else None
    )
    assert not any(shrank(followed, seat) for seat in board.seats)


@pytest.mark.parametrize("seats", SIZES)
def test_open_hands_lie_by_suit_with_trumps_last_and_within_their_seats(pictures: LingerPictures, seats: int) -> None:
    """As they did in play; and no card lies over the frame of whose turn it is."""
    view = going(seats)
    hands = [Hand(hand[:count]) for hand, count in zip(HANDS, view.board.in_hand, strict=False)]
    items = pictures.table(view, names=MANY_NAMES[:seats], hands=hands).layout().items
    fans = [item for item in items if isinstance(item, Fan)]
    for seat, block in enumerate(ring(seats)):
        lying = {*map(PlainCard, hands[seat])}
        (fan,) = [each for each in fans if {*each.cards} == lying and block.y <= each.box.y < block.bottom]
        suits = [card.card.suit for card in fan.cards if isinstance(card, PlainCard)]
        assert len([*groupby(suits)]) == len({*suits})
        assert view.board.trump not in suits or suits[-1] is view.board.trump
        assert fan.box.bottom < block.bottom
