"""The pictures of Cinch: a bystander's and a player's view of the same moment, and the facts nobody sees."""

from dataclasses import replace

import pytest

from bot.games.cards import Hand, Suit, parse_card
from bot.games.cinch.board import PARTS, Part
from bot.games.protocol import SEATS, Seat
from bot.text import LOCALES, Locale
from render import Studio, Style
from render.cinch.gallery import (
    HANDS,
    NAMES,
    called,
    dead,
    gone_seat,
    over,
    panels,
    playing,
    robbing,
    robbing_aside,
    seen,
    tables,
)
from render.cinch.pictures import CinchPictures
from render.cinch.spoken import held, is_lost, is_sure
from render.cinch.table import DEAD
from render.deck import PlainCard
from render.scene import Area, Dashes, Fan, Frame, Scene, Text
from render.stage.sides import COLUMNS, STRIP_Y, TABLE, tint_of
from render.style import Tint
from tests.render.laying_out import words


@pytest.fixture
def pictures(studio: Studio) -> CinchPictures:
    return CinchPictures(studio)


def boxes(scene: Scene) -> list[tuple[Tint, bool]]:
    """Return the color of each of the six points from left to right, and whether it fills its box."""
    found = [
        item for item in scene.items if isinstance(item, Area | Frame) and item.box.y == STRIP_Y and item.box.width > 60
    ]
    return [(item.tint, isinstance(item, Area)) for item in sorted(found, key=lambda item: item.box.x)]


@pytest.mark.parametrize("name", ["cinch-panel-bid", "cinch-panel-rob", "cinch-panel-throw", "cinch-panel-lead"])
def test_the_public_table_depends_on_no_hand(pictures: CinchPictures, name: str) -> None:
    """Nor on the dealer's view of the stub, or on cards put away."""
    view = panels()[name]
    bystander = replace(view, seat=None, hand=Hand(), away=Hand(), rest=Hand())
    public = pictures.table(view, names=NAMES)
    assert public.key == pictures.table(bystander, names=NAMES).key
    assert "Your hand" not in public.layout().alt
    assert "You discarded" not in (public.layout().whole or public.layout().alt)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("viewing_seat", SEATS[:4])
def test_the_reader_comes_first_in_a_panel_and_partners_have_the_same_color(
    pictures: CinchPictures, viewing_seat: Seat, locale: Locale
) -> None:
    scene = pictures.panel(seen(playing(3, 3), viewing_seat), names=NAMES, locale=locale).layout()
    lines = {item.words: item.box for item in scene.items if isinstance(item, Text)}
    own = lines[{"en": "You", "fr": "Toi"}[locale]]
    left, partner, right = (lines[NAMES[(viewing_seat + step) % 4]] for step in range(1, 4))
    assert own.x < left.x < partner.x < right.x
    assert own.y == left.y == partner.y == right.y
    discs = [item for item in scene.items if isinstance(item, Area) and item.box.width == item.box.height == 22]
    tints = [disc.tint for disc in discs if abs(disc.box.y + disc.box.height / 2 - own.y) < 12]
    assert tints == [tint_of((viewing_seat + step) % 2) for step in range(4)]


def test_trumps_stand_first_and_the_left_pedro_among_them_with_a_mark() -> None:
    view = panels()["cinch-panel-follow"]
    groups = held(view, Style()).groups
    assert [group.is_trumps for group in groups] == [True, *[False] * (len(groups) - 1)]
    assert [str(each.card) for each in groups[0].cards] == ["TH", "5D", "4H"]
    assert [each.counts_as for each in groups[0].cards] == [None, Suit.HEARTS, None]
    before = held(replace(view, board=called(0)), Style())
    assert not any(each.counts_as for group in before.groups for each in group.cards)


def test_gray_is_what_may_not_be_played_and_only_in_the_own_turn() -> None:
    must_trump = held(panels()["cinch-panel-must-trump"], Style()).groups
    assert {str(each.card): each.is_grayed for group in must_trump for each in group.cards} == {
        "JH": False, "5H": False, "9D": True,
    }  # fmt: skip
    for name in ("cinch-panel-waits", "cinch-panel-bid", "cinch-panel-throw"):
        assert not any(each.is_grayed for group in held(panels()[name], Style()).groups for each in group.cards), name


def test_points_fill_as_they_fall(pictures: CinchPictures) -> None:
    empty, one, other = (Tint.BRACKET, False), (tint_of(0), True), (tint_of(1), True)
    shown = [boxes(pictures.table(seen(playing(tricks)), names=NAMES).layout()) for tricks in (0, 1, 3, 6)]
    assert shown == [
        [empty] * 6,
        [one, one, *[empty] * 4],
        [one, one, *[empty] * 3, other],
        [one, one, one, one, one, other],
    ]


def test_high_and_low_that_may_still_change_hands_are_framed_alone(pictures: CinchPictures) -> None:
    board = playing(3)
    high, low = board.taken[0], board.taken[1]
    assert high is not None
    assert low is not None
    lower = replace(high, card=parse_card("KH")), replace(low, card=parse_card("3H"), side=1)
    open_yet = replace(board, taken=(*lower, *board.taken[2:]))
    assert not is_sure(open_yet, Part.HIGH)
    assert not is_sure(open_yet, Part.LOW)
    scene = pictures.table(seen(open_yet), names=NAMES).layout()
    assert boxes(scene)[:2] == [(tint_of(0), False), (tint_of(1), False)]
    assert "high so far (king of hearts)" in scene.alt
    thrown = replace(open_yet, thrown=(Hand([parse_card("AH"), parse_card("2H")]), *board.thrown[1:]))
    assert is_sure(thrown, Part.HIGH), "dead trumps are never in play"
    assert is_sure(thrown, Part.LOW)


def test_dead_trumps_lie_open_and_their_points_go_where_they_count(pictures: CinchPictures) -> None:
    view = seen(dead())
    scene = pictures.table(view, names=NAMES).layout()
    fan = next(item for item in scene.items if isinstance(item, Fan) and item.card == DEAD)
    assert [str(card.card) for card in fan.cards if isinstance(card, PlainCard)] == ["JH", "3H", "2H"]
    assert boxes(scene)[PARTS.index(Part.JACK)] == (tint_of(0), True)
    assert "jack (jack of hearts), discarded, counts for Maya and Olga" in (scene.whole or scene.alt)
    nobody = replace(view.board, taken=(None,) * 6)
    assert is_lost(nobody, Part.JACK)
    assert not is_lost(nobody, Part.TEN)


def test_the_contract_stands_at_the_bidder_and_calls_before_it(pictures: CinchPictures) -> None:
    bids = words(pictures.table(tables()["cinch-bids"], names=NAMES).layout())
    assert {"passed", "bid 7", "bid 8", "highest bid"} <= {*bids}
    playing_it = words(pictures.table(tables()["cinch-table"], names=NAMES).layout())
    assert "bid 8" in playing_it
    assert "passed" not in playing_it
    assert "no bid" in words(pictures.table(tables()["cinch-free"], names=NAMES).layout())


@pytest.mark.parametrize("left", [(), (Seat.D,)])
def test_the_frame_at_a_side_holds_the_contract_and_every_mark(pictures: CinchPictures, left: tuple[Seat, ...]) -> None:
    scene = pictures.table(seen(gone_seat(robbing_aside(), *left)), names=NAMES).layout()
    (frame,) = (item.box for item in scene.items if isinstance(item, Frame) and item.tint is Tint.BRASS)
    aside = [
        item.box
        for item in scene.items
        if frame.x < item.box.x < frame.right and TABLE.y < item.box.y < TABLE.bottom - 40 and item.box.width < 100
    ]
    contract = next(item.box for item in scene.items if isinstance(item, Text) and item.words == "bid 8")
    assert contract in aside
    below = [box for box in aside if box.y > contract.bottom]
    assert len(below) == 3 + 2 * len(left), "the dealer's button has a ring, too"
    for box in aside:
        assert frame.x < box.x < box.right < frame.right
        assert frame.y < box.y < box.bottom < frame.bottom
    line = next(item.box for item in scene.items if isinstance(item, Text) and item.words == NAMES[0])
    assert frame.bottom < line.y


def test_the_dealer_who_robs_sees_what_is_left(pictures: CinchPictures) -> None:
    view = panels()["cinch-panel-rob"]
    scene = pictures.panel(view, names=NAMES).layout()
    own, left = (item for item in scene.items if isinstance(item, Fan))
    assert (len(own.cards), len(left.cards)) == (2, 8)
    assert left.card > own.card, "what there is to choose from is large"
    assert "Left in the stock, to choose from: six of spades, eight of diamonds" in scene.alt
    others = pictures.panel(seen(robbing(), Seat.B), names=NAMES).layout()
    assert "Left in the stock" not in (others.whole or others.alt)


def test_draws_are_counted_until_the_first_trick_is_over(pictures: CinchPictures) -> None:
    assert {"+3", "+1", "+4"} <= {*words(pictures.table(tables()["cinch-lead"], names=NAMES).layout())}
    assert not any(word.startswith("+") for word in words(pictures.table(seen(playing(1)), names=NAMES).layout()))


@pytest.mark.parametrize(
    ("name", "headline", "deltas"),
    [
        ("cinch-made", "Maya and Olga score 4", ["+4", "0"]),
        ("cinch-broken", "Set: Théo and Noor score 15", ["0", "+15"]),
        ("cinch-level", "7 each: nobody scores", ["0", "0"]),
    ],
)
def test_a_deal_ends_with_all_six_cards_of_everybody(
    pictures: CinchPictures, name: str, headline: str, deltas: list[str]
) -> None:
    view = tables()[name]
    scene = pictures.table(view, names=NAMES).layout()
    assert scene.alt.startswith(f"{headline}.")
    fans = [item for item in scene.items if isinstance(item, Fan)]
    assert {card.card for fan in fans for card in fan.cards if isinstance(card, PlainCard)} == {
        card for hand in HANDS for card in hand
    }
    columns = [item.words for item in scene.items if isinstance(item, Text) and item.box.x > COLUMNS[0].x]
    assert [word for word in columns if word in ("0", "+4", "+15")] == deltas
    assert all(is_sure(view.board, part) for part in PARTS)


def test_who_plays_next_has_a_place(pictures: CinchPictures) -> None:
    for name, view in tables().items():
        places = [
            item for item in pictures.table(view, names=NAMES).layout().items if isinstance(item, Dashes)
        ]  # fmt: skip
        is_waiting = view.board.trick is not None and view.board.active is not None
        has_place = is_waiting and bool((view.board.trick and view.board.trick.cards) or not view.board.gone)
        assert len(places) == has_place, name


def test_the_pad_has_a_column_for_each_team(pictures: CinchPictures) -> None:
    scene = pictures.pad(seen(over()), names=NAMES).layout()
    assert "Maya and Olga" in words(scene)
    assert "Deal 1: 12 (made the bid), 0." in scene.alt
    assert "Deal 4: 31, 22." in scene.alt, "a broken contract has no crown"
    left = pictures.pad(replace(tables()["cinch-left-wins"], board=replace(
        tables()["cinch-left-wins"].board, scores=()
    )), names=NAMES).layout()  # fmt: skip
    assert "Maya and Olga win" in left.alt
    alone = replace(tables()["cinch-left-wins"].board, left=(Seat.B, Seat.C, Seat.D))
    alt = pictures.pad(replace(tables()["cinch-left-wins"], board=alone), names=NAMES).layout().alt
    assert "Maya wins" in alt, "whoever has left wins nothing with the partner"
