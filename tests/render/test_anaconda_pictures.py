"""Anaconda's pictures: pots apart only behind an all-in, marks under a hand, both halves of a showdown, and secrets."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bot.games.anaconda.board import Board
from bot.games.anaconda.views import AnacondaView, Half
from bot.games.cards import Hand
from bot.games.protocol import Seat
from bot.text import LOCALES, Locale
from render import Studio, Style, Theme
from render.anaconda.gallery import betting, cards, ended, folded, passed, seen, tables, with_side_pots
from render.anaconda.moments import GREAT, LONE, LOWEST, SCOOP, UNSEEN, moments_of
from render.anaconda.pictures import AnacondaPictures
from render.anaconda.spoken import pots_of
from render.panel import room_over
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.scene import Fan, Glyph, Scene
from render.shapes import Shape
from tests.render.golden_pictures import looks_as_before
from tests.render.laying_out import LayingOut, words
from tests.there import there


@pytest.fixture(scope="module")
def laying() -> Iterator[LayingOut]:
    with LayingOut() as studio:
        yield studio


def table_of(laying: LayingOut, view: AnacondaView) -> Scene:
    """Lay out a table."""
    laying.draw(AnacondaPictures(laying).table(view, names=MANY_NAMES[: len(view.board.seats)]))
    assert laying.scene is not None
    return laying.scene


def panel_of(laying: LayingOut, view: AnacondaView) -> Scene:
    """Lay out a panel."""
    laying.draw(AnacondaPictures(laying).panel(view, names=MANY_NAMES[: len(view.board.seats)]))
    assert laying.scene is not None
    return laying.scene


def in_pots(at: Board) -> list[tuple[int, str]]:
    """Return each pot that is drawn, with who can win it."""
    return [(pot.amount, "".join(map(str, pot.players))) for pot in pots_of(seen(at))]


# Pots


def test_bets_that_others_can_still_match_make_no_side_pot(laying: LayingOut) -> None:
    at = betting(4)
    assert len(at.pots) == 1
    raised = replace(at, money=replace(at.money, paid=(10, 14, 10, 12)))
    assert len(raised.pots) == 3
    assert in_pots(raised) == [(46, "ABCD")]
    scene = table_of(laying, seen(raised))
    assert not [each for each in words(scene) if each.startswith(("main", "side"))]
    assert "Pot: 46." in (scene.whole or scene.alt)
    assert "ide pot" not in (scene.whole or scene.alt), "words have no other pots than the picture"


def test_a_side_pot_begins_where_a_player_is_all_in_and_all_with_chips_can_win_it() -> None:
    at = betting(4)
    money = replace(at.money, paid=(10, 6, 20, 10), stacks=(50, 0, 50, 50))
    assert in_pots(replace(at, money=money)) == [(24, "ABCD"), (22, "ACD")]


def test_each_pot_is_drawn_with_who_can_win_it_and_told(laying: LayingOut) -> None:
    view = seen(with_side_pots(5))
    scene = table_of(laying, view)
    assert [each for each in words(scene) if each.startswith(("main", "side"))] == [
        "main 52", "side 36", "side 24", "side 12",
    ]  # fmt: skip
    alt = scene.whole or scene.alt
    assert "Main pot: 52, for Maya, Théo, Olga and Noor." in alt
    assert "Side pot: 24, for Olga and Noor." in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_panel_of_four_has_a_row_of_pots_each_with_who_can_win_it(laying: LayingOut, locale: Locale) -> None:
    view = seen(with_side_pots(4), viewing_seat=Seat.C)
    laying.draw(AnacondaPictures(laying).panel(view, names=MANY_NAMES[:4], locale=locale))
    shown = words(there(laying.scene))
    assert len(pots_of(view)) > 2
    for pot in pots_of(view):
        assert [each for each in shown if re.search(rf"\b{pot.amount}$", each)], pot


@pytest.mark.parametrize("seats", range(3, 8))
def test_all_chips_of_a_deal_are_in_the_pots(seats: int) -> None:
    at = with_side_pots(seats)
    assert sum(pot.amount for pot in pots_of(seen(at))) == at.pot == sum(at.money.paid)


def test_who_has_no_chips_is_told_once(laying: LayingOut) -> None:
    at = betting(4)
    money = replace(at.money, stacks=(*at.money.stacks[:3], 0), playing=at.money.playing - {Seat.D})
    scene = table_of(laying, seen(replace(at, dealt=at.dealt[:3], money=money)))
    alt = scene.whole or scene.alt
    assert f"{MANY_NAMES[3]}: no chips." in alt


# Hands


def test_the_best_five_are_marked_high_and_low_by_shape_and_named(laying: LayingOut) -> None:
    scene = panel_of(laying, seen(betting(5, 1), viewing_seat=Seat.B))
    shapes = [item.shape for item in scene.items if isinstance(item, Glyph) and item.shape in (Shape.HIGH, Shape.LOW)]
    assert (shapes.count(Shape.HIGH), shapes.count(Shape.LOW)) == (5 + 1, 5 + 1), "under the cards, and by the name"
    assert {"pair of queens", "6-4-3-2-A"} <= {*words(scene)}


def test_once_declared_only_that_half_is_marked(laying: LayingOut) -> None:
    view = seen(betting(5, 3), viewing_seat=Seat.B)
    low = replace(view, board=replace(view.board, declared=(Half.LOW,) * 5))
    assert "pair of queens" not in words(panel_of(laying, low))
    assert "6-4-3-2-A" in words(panel_of(laying, low))


def test_what_was_passed_and_got_stays_until_the_end_of_the_deal_in_words_too(laying: LayingOut) -> None:
    for number in (3, 4):
        parcels = passed(7, Seat.B, number=3)
        scene = panel_of(laying, seen(betting(7, number), viewing_seat=Seat.B, parcels=parcels))
        assert words(scene).count("to") == 2
        alt = scene.whole or scene.alt
        assert "You passed nine of diamonds, eight of spades, two of clubs to Olga." in alt
        assert alt.count("You got ") == 2


def test_the_card_that_is_face_down_is_named_in_its_holders_panel_alone(laying: LayingOut) -> None:
    view = seen(betting(5, 4), viewing_seat=Seat.B)
    assert view.held is not None
    shown = words(panel_of(laying, view))
    assert "down" in shown
    assert "down" not in words(table_of(laying, view))


def test_who_is_all_in_is_so_in_the_strip_of_a_panel(laying: LayingOut) -> None:
    at = betting(3, 2)
    money = replace(at.money, stacks=(50, 0, 50))
    assert "all in" in words(panel_of(laying, seen(replace(at, money=money), viewing_seat=Seat.A)))


@pytest.mark.parametrize("seats", [3, 7])
def test_a_hand_keeps_its_room_below_open_cards_also_once_it_is_folded(laying: LayingOut, seats: int) -> None:
    playing = seen(betting(seats, 4), viewing_seat=Seat.B, parcels=passed(seats, Seat.B, number=3))
    for rows, view in product((3, 4, 5, 6), (playing, folded(seats))):
        laying.draw(AnacondaPictures(laying).panel(view, rows=rows, names=MANY_NAMES[:seats]))
        assert laying.scene is not None
        assert min(item.card for item in laying.scene.items if isinstance(item, Fan)) > 24, rows


# A showdown


def test_each_half_of_a_showdown_has_its_winner_first_with_its_chips(laying: LayingOut) -> None:
    scene = table_of(laying, ended(5, (Seat.A, Seat.B, Seat.C, Seat.E)))
    shown = words(scene)
    assert [each for each in shown if each.startswith("+")] == ["+58", "+58"]
    assert {"full house, sixes over jacks", "6-4-3-2-A"} <= {*shown}
    assert shown.index("full house, sixes over jacks") < shown.index("kings and nines")


def test_every_hand_of_a_showdown_has_the_name_of_its_player(laying: LayingOut) -> None:
    for seats in range(3, 8):
        shown = words(table_of(laying, ended(seats, tuple(Seat)[:seats])))
        assert {*MANY_NAMES[:seats]} <= {*shown}, seats


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_panel_shows_the_hands_of_a_showdown_with_their_halves_and_what_they_won(
    laying: LayingOut, seats: int
) -> None:
    """In practice it is the only picture of a showdown; the pad gives way to many hands."""
    view, pictures = ended(seats, tuple(Seat)[:seats]), AnacondaPictures(laying)
    laying.draw(pictures.ended(view, names=MANY_NAMES[:seats], rows=3, hands=pictures.opened(view)))
    scene = there(laying.scene)
    assert scene.height <= room_over(3)
    assert len([item for item in scene.items if isinstance(item, Fan)]) == seats
    marks = [item for item in scene.items if isinstance(item, Glyph) and item.shape in (Shape.HIGH, Shape.LOW)]
    assert len(marks) == (seats if seats < 7 else 0), "of seven there is room for the cards alone"


def test_a_hand_that_won_alone_shows_no_card(laying: LayingOut) -> None:
    view = ended(5, (Seat.D,))
    scene = table_of(laying, view)
    assert "alone, nothing shown" in words(scene)
    score = view.board.scores[-1]
    assert score.hands == (None,) * 5


# Secrets


@pytest.mark.parametrize("number", [2, 4])
def test_a_public_table_is_the_same_picture_whatever_its_reader_holds(laying: LayingOut, number: int) -> None:
    at, pictures, names = betting(5, number), AnacondaPictures(laying), MANY_NAMES[:5]
    first, other = (seen(at, viewing_seat=seat, parcels=passed(5, seat, number=3)) for seat in (Seat.A, Seat.B))
    assert pictures.table(first, names=names).key == pictures.table(other, names=names).key


def test_cards_put_away_are_in_nobody_elses_picture(laying: LayingOut) -> None:
    view = seen(betting(3, 4), viewing_seat=Seat.B)
    other = replace(view, hand=Hand((*cards("AS 2D 4H 6C 3C"), *cards("9S 9C"))))
    pictures = AnacondaPictures(laying)
    assert pictures.table(view, names=MANY_NAMES[:3]).key == pictures.table(other, names=MANY_NAMES[:3]).key
    assert pictures.panel(view, names=MANY_NAMES[:3]).key != pictures.panel(other, names=MANY_NAMES[:3]).key


# Moments


def kinds(view: AnacondaView) -> set[str]:
    return {moment.key for moment in moments_of(view)}


def with_hands(view: AnacondaView, **hands: str) -> AnacondaView:
    """Return the view with other hands shown in its last deal, by the letters of the seats."""
    score = view.board.scores[-1]
    changed = [
        cards(hands[str(seat)]) if str(seat) in hands else hand
        for seat, hand in zip(view.board.seats, score.hands, strict=True)
    ]
    last = replace(score, hands=tuple(changed))
    return replace(view, board=replace(view.board, scores=(last,)))


def test_moments_are_what_people_tell() -> None:
    assert UNSEEN in kinds(ended(5, (Seat.D,)))
    assert UNSEEN not in kinds(ended(5, (Seat.D,), amount=20))
    assert SCOOP in kinds(ended(6, (Seat.C, Seat.D, Seat.E)))
    assert LONE in kinds(ended(6, (Seat.B, Seat.C, Seat.D, Seat.E)))
    both = ended(6, (Seat.B, Seat.E))
    assert kinds(both) == set()
    assert GREAT in kinds(with_hands(both, E="9S 9H 9D 9C 2D"))
    assert GREAT not in kinds(with_hands(both, B="9S 9H 9D 9C 2D")), "a low hand"
    assert LOWEST in kinds(with_hands(both, B="5S 4H 3D 2C AS"))
    assert LOWEST not in kinds(with_hands(both, E="5S 4H 3D 2C AS")), "a high hand"


# Golden pictures


@pytest.mark.parametrize(
    ("name", "sample", "players", "theme"),
    [
        ("anaconda-open-7-night", "anaconda-open-7", MANY_NAMES, Theme.NIGHT),
        ("anaconda-showdown-7-day", "anaconda-showdown-7", MANY_NAMES, Theme.DAY),
        ("anaconda-pots-3-names-night", "anaconda-pots-3", MANY_LONG_NAMES, Theme.NIGHT),
    ],
)
def test_a_table_looks_as_it_did(
    name: str, sample: str, players: tuple[str, ...], theme: Theme, studio: Studio, tmp_path: Path
) -> None:
    view, pictures = tables()[sample], AnacondaPictures(studio)
    order = pictures.table(view, names=players[: len(view.board.seats)], locale="en", style=Style(theme))
    looks_as_before(name, pictures.draw(order), tmp_path)
