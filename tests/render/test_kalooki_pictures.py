"""Kalooki's panel: the contract as the hand fills it, the hand in that order, and all melds once it is laid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.games.cards import Card, Hand, HandOrder, Sorting
from bot.games.kalooki.views import KalookiView, Phase
from bot.games.protocol import Seat
from render.deck import PlainCard
from render.hands.held import HeldCard
from render.inputs import Style
from render.kalooki.gallery import READY, TACKS, board, cards, memorable, read
from render.kalooki.moments import moments_of
from render.kalooki.pictures import KalookiPictures
from render.rummy import strip
from render.rummy.hand import in_hand_order
from render.sample_names import MANY_NAMES
from render.scene import Dashes, Fan, Scene, Text
from tests.render.laying_out import LayingOut


@pytest.fixture(scope="module")
def studio() -> Iterator[LayingOut]:
    with LayingOut() as studio:
        yield studio


def panel_of(studio: LayingOut, view: KalookiView, rows: int) -> Scene:
    """Lay out a panel."""
    names = MANY_NAMES[: len(view.board.seats)]
    studio.draw(KalookiPictures(studio).panel(view, names=names, rows=rows))
    assert studio.scene is not None
    return studio.scene


def test_melds_that_are_ready_lie_together_before_the_rest() -> None:
    order = in_hand_order(read(board(4), READY), Style())
    assert " ".join(str(held.card) for held in order) == "6C 7C 8C 9C 5D 6D JK 8D KH AS 2S KD"


@pytest.mark.parametrize(
    ("sorting", "order", "lies"),
    [
        (Sorting.SUIT, HandOrder.DOWN, "AS QS TS 5S 4S 3S KH 9H QC 9D 2D JK"),
        (Sorting.SETS, HandOrder.DOWN, "AS KH QS QC TS 9H 9D 5S 4S 3S 2D JK"),
        (Sorting.SETS, HandOrder.UP, "2D 3S 4S 5S 9H 9D TS QS QC KH AS JK"),
        (Sorting.RUNS, HandOrder.DOWN, "5S 4S 3S AS QS TS KH 9H QC 9D 2D JK"),
        (Sorting.RUNS, HandOrder.UP, "3S 4S 5S TS QS AS 9H KH QC 2D 9D JK"),
    ],
)
def test_the_rest_is_sorted_as_its_reader_likes(sorting: Sorting, order: HandOrder, lies: str) -> None:
    hand = cards("AS 3S 4S 5S TS QS KH 9H QC 2D 9D JK")
    held = by_its(hand, Style(order=order, sorting=sorting))
    assert " ".join(str(each.card) for each in held) == lies


def by_its(hand: Sequence[Card], style: Style) -> Sequence[HeldCard]:
    return strip.in_hand_order(Hand(hand), (), (), style)


def test_a_ready_run_shows_the_joker_where_it_lies(studio: LayingOut) -> None:
    """As the card that it stands for: the joker is the seven here, and a king in the three."""
    view = read(board(4), Hand(cards("6C 7C 8C 9C 5D 6D 8D JK KH KS JK 4D")))
    slots = [item for item in panel_of(studio, view, rows=5).items if isinstance(item, Fan) and item.card < 45]
    shown = [card.stands_for for fan in slots for card in fan.cards if isinstance(card, PlainCard) and card.stands_for]
    assert [str(rank) for rank in shown][:2] == ["K", "7"]


def test_no_card_is_lost_where_two_are_alike() -> None:
    hand = cards("9C 9C 9C 4D 4D JK 7H 7H 8S KD")
    view = read(board(3), Hand(hand))
    assert sorted(str(held.card) for held in in_hand_order(view, Style())) == sorted(map(str, hand))


@pytest.mark.parametrize("rows", [5, 7])
def test_each_missing_card_of_the_contract_is_an_empty_place(rows: int, studio: LayingOut) -> None:
    view = read(board(4), READY)
    places = [item for item in panel_of(studio, view, rows).items if isinstance(item, Dashes)]
    assert len(places) == sum(slot.lacks for slot in view.slots()) == 1


def test_the_contract_so_far_is_told_with_what_jokers_stand_for(studio: LayingOut) -> None:
    scene = panel_of(studio, read(board(4), READY), rows=5)
    alt = scene.whole or scene.alt
    assert "Your contract so far: king of hearts, king of diamonds and 1 missing; six of clubs, " in alt
    assert "five of diamonds, six of diamonds, joker as seven of diamonds, eight of diamonds." in alt
    laid = panel_of(studio, read(board(3), TACKS, Seat.B), rows=5)
    assert "so far" not in laid.whole + laid.alt


def test_once_the_contract_is_laid_everybodys_melds_are_there(studio: LayingOut) -> None:
    view = read(board(3), TACKS, Seat.B)
    scene = panel_of(studio, view, rows=4)
    numbers = {item.words for item in scene.items if isinstance(item, Text)}
    assert {"1", "2", "3", "4", "5"} <= numbers
    melds = [item for item in scene.items if isinstance(item, Fan) and item.cut]
    assert len(melds) == len(view.board.table.melds)


def test_the_table_is_the_same_picture_whatever_a_hand_holds(studio: LayingOut) -> None:
    first, other = read(board(4), READY), read(board(4), Hand(cards("2S 2H 3D 3C 4S 5H 6S 7D 8H 9S TH JC")))
    pictures = KalookiPictures(studio)
    names = MANY_NAMES[:4]
    assert pictures.table(first, names=names).key == pictures.table(other, names=names).key


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("kalooki-end-called", "calls, and Théo went out!"),
        ("kalooki-end-row", "deals in a row for Théo!"),
        ("kalooki-end-bent", "points in one hand: Théo bent the table!"),
        ("kalooki-spotless", "deals, and not a point for Maya!"),
        ("kalooki-void", "The stock ran out, so the deal is off"),
        ("kalooki-dropped", "Off three times, so the contract is dropped"),
    ],
)
def test_the_end_of_a_deal_has_a_banner_with_its_moment(name: str, words: str, studio: LayingOut) -> None:
    view = memorable()[name]
    studio.draw(KalookiPictures(studio).table(view, names=MANY_NAMES[: len(view.board.seats)]))
    assert studio.scene is not None
    assert words in {item.words for item in studio.scene.items if isinstance(item, Text)}


def test_calls_of_a_deal_are_no_moment_of_the_next_one() -> None:
    view = memorable()["kalooki-end-called"]
    assert [each.key for each in moments_of(view)][-1] == "kalooki-moment-called"
    going = replace(view.board, table=view.board.table._replace(phase=Phase.BEGIN, active=Seat.A), deal=4)
    assert [each.key for each in moments_of(replace(view, board=going))][-1] == "kalooki-moment-out"
