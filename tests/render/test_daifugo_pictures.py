"""The pictures of Daifugo: a bystander's and a player's view of the same moment, and the facts nobody sees."""

from dataclasses import replace

import pytest

from bot.games.cards import Hand, HandOrder
from bot.games.daifugo.board import Closed
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import SEATS, Seat
from bot.text import LOCALES, Locale, say
from render import Studio, Style
from render.daifugo.gallery import HAND, SIZES, cards, ended, given, gives, going, leads, read, someone_out, turned
from render.daifugo.pictures import DaifugoPictures
from render.daifugo.spoken import held
from render.deck import PlainCard
from render.sample_names import MANY_NAMES
from render.scene import Dashes, Fan, Glyph, Scene, Text
from render.shapes import Shape
from render.stage.places import wide_middle
from render.style import Tint
from tests.render.laying_out import words


@pytest.fixture
def pictures(studio: Studio) -> DaifugoPictures:
    return DaifugoPictures(studio)


def drawn(pictures: DaifugoPictures, view: DaifugoView, locale: Locale = "en") -> Scene:
    """Lay out the public table."""
    return pictures.table(view, names=MANY_NAMES[: len(view.board.seats)], locale=locale).layout()


def in_the_middle(scene: Scene) -> list[tuple[PlainCard, ...]]:
    """Return the cards between the seats."""
    free = wide_middle(5)
    return [
        tuple(card for card in item.cards if isinstance(card, PlainCard))
        for item in scene.items
        if isinstance(item, Fan) and free.x <= item.box.x <= free.right and 110 < item.top < 260
    ]


@pytest.mark.parametrize("seats", SIZES)
def test_the_public_table_depends_on_no_hand(pictures: DaifugoPictures, seats: int) -> None:
    names = MANY_NAMES[:seats]
    for view in (going(seats), gives(seats), ended(seats)):
        own = replace(read(view), board=view.board)
        other = replace(own, hand=Hand(cards("2S 2H 2D")))
        assert len({pictures.table(each, names=names).key for each in (view, own, other)}) == 1
        assert "Your hand" not in pictures.table(own, names=names).layout().alt


def test_what_was_exchanged_only_its_two_see(pictures: DaifugoPictures) -> None:
    view = gives(6)
    pair = view.board.pairs[0]
    (backs,) = in_the_middle(drawn(pictures, view))
    assert [card.card for card in backs] == [None, None]
    for seat in (pair.rich, pair.poor):
        own = given(view, seat)
        scene = pictures.panel(own, names=MANY_NAMES[:6]).layout()
        faces, _ = (item for item in scene.items if isinstance(item, Fan))  # and the hand
        assert own.exchange is not None
        assert faces.cards == tuple(map(PlainCard, own.exchange.fetched))
    public = replace(given(view, pair.rich), board=view.board)
    assert pictures.table(public, names=MANY_NAMES[:6]).key == pictures.table(view, names=MANY_NAMES[:6]).key


def test_cards_that_lie_face_down_are_in_no_public_picture(pictures: DaifugoPictures) -> None:
    """Those of earlier rounds (D8)."""
    view = going(5)
    later = replace(view, board=replace(view.board, gone=Hand(cards("AS AH"))))
    assert pictures.table(later, names=MANY_NAMES[:5]).key == pictures.table(view, names=MANY_NAMES[:5]).key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", SIZES)
def test_titles_stand_beside_all_names(pictures: DaifugoPictures, seats: int, locale: Locale) -> None:
    view = going(seats)
    scene = drawn(pictures, view, locale)
    titles = [say(locale, f"daifugo-title-{title.value}") for title in view.board.titles]
    written = words(scene)
    assert all(written.count(title) >= titles.count(title) for title in titles)
    assert all(title in scene.alt for title in titles)
    shapes = [item.shape for item in scene.items if isinstance(item, Glyph)]
    assert Shape.CROWN in shapes
    assert Shape.TORN in shapes


@pytest.mark.parametrize(("seats", "locale"), [(seats, locale) for seats in (5, 8) for locale in LOCALES])
def test_whoever_has_passed_is_told_in_a_word_beside_the_title(
    pictures: DaifugoPictures, seats: int, locale: Locale
) -> None:
    view = going(seats)
    everybody = replace(view.board, passed=frozenset(SEATS[3:seats]))
    scene = drawn(pictures, replace(view, board=everybody), locale)
    assert words(scene).count(say(locale, "stage-state-passed")) == seats - 3


def test_who_is_out_has_the_new_title_and_a_place(pictures: DaifugoPictures) -> None:
    view = someone_out(5)
    scene = drawn(pictures, view)
    assert "1st" in words(scene)
    assert f"{MANY_NAMES[Seat.C]}, Daifugo, 1st" in scene.alt
    assert say("en", "daifugo-wanted-by", wanted="pair", name=MANY_NAMES[Seat.C]) in words(scene), "still to beat"


def test_the_order_is_shown_once_it_is_turned(pictures: DaifugoPictures) -> None:
    assert "3 is high" in words(drawn(pictures, turned(5)))
    assert "3 is high" not in words(drawn(pictures, going(5)))
    assert "Ranks are reversed: 3 is high, 2 is low." in drawn(pictures, turned(5)).alt


def test_a_lead_is_an_empty_place_unless_cards_were_not_beaten(pictures: DaifugoPictures) -> None:
    places = [item for item in drawn(pictures, leads(5)).items if isinstance(item, Dashes)]
    assert len(places) == 1
    scene = drawn(pictures, leads(5, Closed.UNBEATABLE))
    (lying,) = in_the_middle(scene)
    assert all(card.is_grayed for card in lying)
    assert "nothing beats it" in words(scene)


def test_what_may_be_played_is_lifted_and_the_rest_is_gray() -> None:
    """Pairs above nines: of three kings two."""
    shown = [each for group in held(read(going(5)), Style()).groups for each in group.cards]
    assert [str(each.card) for each in shown if each.is_lifted] == ["JS", "JD", "KS", "KH"]
    assert {str(each.card.rank) for each in shown if each.is_grayed} == {"3", "5", "9", "A", "2"}
    for view in (read(leads(5)), read(going(5), viewing_seat=Seat.B)):
        assert not any(each.is_grayed or each.is_lifted for group in held(view, Style()).groups for each in group.cards)


def test_a_hand_lies_from_three_to_two_unless_the_dearest_come_first() -> None:
    def lies(order: HandOrder) -> list[str]:
        return [str(group.key) for group in held(read(leads(5)), Style(order=order)).groups]

    assert lies(HandOrder.DOWN) == lies(HandOrder.UP) == ["3", "5", "9", "J", "K", "A", "2"]
    assert lies(HandOrder.VALUE) == ["2", "A", "K", "J", "9", "5", "3"]


def test_a_panel_tells_hand_and_cards_to_beat(pictures: DaifugoPictures) -> None:
    view = read(going(5))
    alt = pictures.panel(view, names=MANY_NAMES[:5]).layout().alt
    assert f"Your hand: {len(HAND)} cards" in alt
    assert "To beat: nine of spades, nine of diamonds, by Olga. Beat it with a pair." in alt


def test_the_end_of_a_deal_is_a_ladder_of_titles_without_cards(pictures: DaifugoPictures) -> None:
    view = ended(5)
    scene = drawn(pictures, view)
    assert not [item for item in scene.items if isinstance(item, Fan)]
    order = view.board.scores[-1].order
    places = [item.words for item in scene.items if isinstance(item, Text) and item.box.x < 60 and item.box.y > 42]
    assert [place for place in places if place[0].isdigit()] == ["1st", "2nd", "3rd", "4th", "5th"]
    assert f"{MANY_NAMES[order[-1]]} fetches the drinks" in words(scene)
    fell = [item for item in scene.items if isinstance(item, Text) and item.words == "was Daifugo"]
    assert [item.ink for item in fell] == [Tint.LOSS]


def test_the_destitute_sees_no_cards_of_others_at_the_end(pictures: DaifugoPictures) -> None:
    view = ended(5)
    last = view.board.scores[-1].order[-1]
    own = replace(view, seat=last, hand=Hand(cards("3S 3H")))
    assert not [
        item for item in pictures.panel(own, names=MANY_NAMES[:5]).layout().items if isinstance(item, Fan)
    ]  # fmt: skip


def test_the_pad_shows_the_last_deals_and_who_is_daifugo(pictures: DaifugoPictures) -> None:
    view = ended(4, deal=12)
    scene = pictures.pad(view, names=MANY_NAMES[:4]).layout()
    first = view.board.scores[-1].order[0]
    assert f"{MANY_NAMES[first]} is Daifugo" in words(scene)
    assert "12" in words(scene)
    assert f"In this order: {', '.join(MANY_NAMES[:4])}." in scene.alt, "places are no running totals"
    assert "1" not in [item.words for item in scene.items if isinstance(item, Text) and item.box.x < 40]
