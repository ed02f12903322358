"""Contract Rummy's pictures: a joker that one can take has a ring, for its reader alone; who is asked, who bought."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.cards import JOKER, Hand
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Seat
from render.contract_rummy.gallery import FREES, RUNS, asks, board, cards, ended, limited, playing, read, seen
from render.contract_rummy.moments import BOUGHT, FRUGAL, JOKERS, OUT, WHOLE_HAND, moments_of
from render.contract_rummy.pictures import ContractRummyPictures
from render.moments import rarest
from render.sample_names import MANY_NAMES
from render.scene import Fan, Scene, Text
from tests.render.laying_out import LayingOut
from tests.there import there


@pytest.fixture(scope="module")
def studio() -> Iterator[LayingOut]:
    with LayingOut() as studio:
        yield studio


def panel_of(studio: LayingOut, view: ContractRummyView, rows: int = 4) -> Scene:
    """Lay out a panel."""
    names = MANY_NAMES[: len(view.board.seats)]
    studio.draw(ContractRummyPictures(studio).panel(view, names=names, rows=rows))
    assert studio.scene is not None
    return studio.scene


def table_of(studio: LayingOut, view: ContractRummyView) -> Scene:
    """Lay out a table."""
    studio.draw(ContractRummyPictures(studio).table(view, names=MANY_NAMES[: len(view.board.seats)]))
    assert studio.scene is not None
    return studio.scene


def ringed(scene: Scene) -> list[str]:
    """Return what is raised among melds, by the rank that a joker stands for."""
    fans = [item for item in scene.items if isinstance(item, Fan) and item.cut]
    raised = [card for fan in fans for card, up in zip(fan.cards, fan.lifted, strict=True) if up]
    return [str(card.stands_for) for card in raised if getattr(card, "card", None) is JOKER]


def words(scene: Scene) -> set[str]:
    return {item.words for item in scene.items if isinstance(item, Text)}


def test_a_joker_that_the_hand_can_take_has_a_ring_in_the_panel_alone(studio: LayingOut) -> None:
    view = read(playing(board(3), Seat.B), FREES, Seat.B)
    assert ringed(panel_of(studio, view)) == ["9"]
    assert ringed(table_of(studio, view)) == []
    without = read(playing(board(3), Seat.B), Hand(cards("6H TC TD 4S")), Seat.B)
    assert ringed(panel_of(studio, without)) == []


def test_in_the_turn_of_the_contract_no_joker_is_free(studio: LayingOut) -> None:
    view = read(playing(board(3), Seat.B, lays_now=True), FREES, Seat.B)
    assert ringed(panel_of(studio, view)) == []
    assert "You lay the contract" in words(panel_of(studio, view))


def test_the_last_contract_shows_every_card_of_the_hand_in_its_runs(studio: LayingOut) -> None:
    view = read(playing(board(5, laid={}, contract=7)), RUNS)
    fans = [item for item in panel_of(studio, view).items if isinstance(item, Fan) and len(item.cards) in (4, 5)]
    assert sorted(len(fan.cards) for fan in fans) == [4, 4, 5]


def test_the_header_says_who_drew_and_who_bought_and_asks_its_reader(studio: LayingOut) -> None:
    assert "Maya drew: who buys?" in words(table_of(studio, seen(asks(5))))
    assert "Olga bought: and the next?" in words(table_of(studio, seen(asks(5, buyer=Seat.C))))
    assert "May I?" in words(panel_of(studio, read(asks(5), seat=Seat.B)))
    assert "You drew: who buys?" in words(panel_of(studio, read(asks(5))))


def test_cards_left_to_buy_are_dots_only_where_there_is_a_limit(studio: LayingOut) -> None:
    free, three = (table_of(studio, seen(each)) for each in (asks(5), limited(asks(5))))
    assert len(three.items) > len(free.items)


def test_the_table_is_the_same_picture_whatever_a_hand_holds(studio: LayingOut) -> None:
    first, other = (read(playing(board(3), Seat.B), hand, Seat.B) for hand in (FREES, Hand(cards("6H TC TD 4S"))))
    pictures, names = ContractRummyPictures(studio), MANY_NAMES[:3]
    assert pictures.table(first, names=names).key == pictures.table(other, names=names).key


def test_moments_are_three_runs_jokers_taken_and_cards_bought() -> None:
    kinds = {moment.key for moment in moments_of(seen(ended(4, is_over=True)))}
    assert kinds == {OUT, WHOLE_HAND, FRUGAL}
    last = rarest(moments_of(seen(ended(4, jokers=3))))
    assert last is not None
    assert (last.key, last.number, last.seats) == (JOKERS, 3, (Seat.A,))
    assert BOUGHT not in kinds
    over = ended(4, is_over=True)
    free = replace(over, scores=tuple(replace(each, bought=(0,) * 4) for each in over.scores))
    (last,) = [each for each in moments_of(seen(free)) if each.key == FRUGAL]
    assert (last.number, frozenset(last.seats)) == (7, there(over.outcome).winners)
