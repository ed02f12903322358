"""The pictures of Beggar My Neighbor: the pile in order, the cards owed, stacks that show only their number."""

from dataclasses import replace

import pytest

from bot.games.beggar_my_neighbor.board import SEATS
from bot.games.beggar_my_neighbor.inner.game import BeggarGame
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.text import LOCALES, Locale
from render import Studio
from render.beggar_my_neighbor.gallery import FREE, LONGEST, going, tables, took
from render.beggar_my_neighbor.pictures import BeggarPictures
from render.deck import PlainCard
from render.sample_names import NAMES
from render.scene import Area, Fan, Frame, Scene, Text
from render.stage.canvas import STRIP
from render.stage.turned import CARD, DROP, SLOT_WIDE, STACK
from render.style import PLAYERS, Tint
from tests.games.play import play_at_random
from tests.render.laying_out import words


@pytest.fixture
def pictures(studio: Studio) -> BeggarPictures:
    return BeggarPictures(studio)


def drawn(pictures: BeggarPictures, view: BeggarView, locale: Locale = "en") -> Scene:
    return pictures.table(view, names=NAMES, locale=locale).layout()


def pile(scene: Scene) -> list[Fan]:
    return [item for item in scene.items if isinstance(item, Fan) and item.card == CARD]


def test_everybody_sees_the_same(pictures: BeggarPictures) -> None:
    for view in tables().values():
        keys = {pictures.table(replace(view, seat=seat, turn=7), names=NAMES).key for seat in (None, *SEATS)}
        assert len(keys) == 1


def test_the_pile_lies_in_order_and_in_two_rows(pictures: BeggarPictures) -> None:
    view = going()
    fans = pile(drawn(pictures, view))
    assert [each.cards[0] for each in fans] == [PlainCard(card) for card in view.board.pile]
    assert [each.box.x for each in fans] == sorted(each.box.x for each in fans)
    whose = [go.seat for go in view.board.goes for _ in go.cards]
    low = [each.top for each in fans]
    assert [top - min(low) > DROP / 2 for top in low] == [seat == 0 for seat in whose]
    assert [each.lifted[0] for each in fans] == [False] * 5 + [True], "the last penalty card is ringed"


@pytest.mark.parametrize("text", [FREE, LONGEST])
def test_a_pile_that_grows_shows_its_last_cards_and_counts_the_others(pictures: BeggarPictures, text: str) -> None:
    view = going(text, a=4)
    scene = drawn(pictures, view)
    fans = pile(scene)
    below = len(view.board.pile) - len(fans)
    assert f"+{below}" in words(scene)
    assert fans[-1].cards == (PlainCard(view.board.pile[-1]),)


def test_what_is_owed_are_empty_slots_that_are_filled(pictures: BeggarPictures) -> None:
    for name, owed in (("beggar-owes", 3), ("beggar-owes-one", 1), ("beggar-owes-four", 4), ("beggar-free", 0)):
        slots = [item for item in drawn(pictures, tables()[name]).items if isinstance(item, Frame)]
        assert len([slot for slot in slots if slot.box.width == SLOT_WIDE]) == owed, name
    paid = drawn(pictures, took())
    assert not [item for item in paid.items if isinstance(item, Frame) and item.box.width == SLOT_WIDE]
    assert {"7", "2", "5"} <= set(words(paid))


def test_a_rally_is_printed_large_and_of_a_long_one_the_last(pictures: BeggarPictures) -> None:
    brass = [item for item in drawn(pictures, going()).items if isinstance(item, Text) and item.ink is Tint.BRASS]
    assert [item.words for item in brass] == ["J", "Q", "K!"]
    assert all(item.size == 36 for item in brass)
    long = drawn(pictures, going(LONGEST, a=4))
    shown = [item.words for item in long.items if isinstance(item, Text) and item.ink is Tint.BRASS]
    assert shown[0] == "…"
    assert shown[-1] == "A!"
    assert "Rally: ace, king, queen, ace, king, jack, queen, ace, king, jack, queen, jack, ace." in (
        long.whole or long.alt
    )


def test_a_stack_is_as_thick_as_its_number(pictures: BeggarPictures) -> None:
    layers = []
    for count in (1, 9, 18, 26, 46):
        fans = [item for item in drawn(pictures, going("", a=count)).items if isinstance(item, Fan)]
        layers.append(len(next(fan for fan in fans if fan.card == STACK and fan.box.x < 200).cards))
    assert layers == sorted({*layers})
    assert layers[0] == 1


@pytest.mark.parametrize("a", [1, 15, 26, 51])
def test_the_tug_of_war_is_in_proportion(pictures: BeggarPictures, a: int) -> None:
    scene = drawn(pictures, going("", a=a))
    bars = {item.tint: item.box.width for item in scene.items if isinstance(item, Area) and item.box.y > STRIP.y}
    first, second = bars[PLAYERS[0]], bars[PLAYERS[1]]
    assert (first > second) == (a > 26)
    assert first + second <= STRIP.width


def test_many_laps_leave_a_trail(pictures: BeggarPictures) -> None:
    def dots(view: BeggarView) -> int:
        areas = [item for item in drawn(pictures, view).items if isinstance(item, Area)]
        return len([item for item in areas if item.tint is Tint.MUTE and item.box.y > STRIP.y])

    assert [dots(took(laps=laps)) for laps in (1, 2, 10, 50)] == [0, 2, 10, 50]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_is_heard_as_it_is_seen(pictures: BeggarPictures, locale: Locale) -> None:
    alt = drawn(pictures, going(), locale).alt.replace("\u00a0", " ")
    assert {"en": "Maya owes 3.", "fr": "Maya doit 3."}[locale] in alt
    assert {"en": "Rally: jack, queen, king.", "fr": "valet, dame, roi."}[locale] in alt
    assert {"en": "Théo nine of hearts, king of clubs", "fr": "Théo neuf de cœur, roi de trèfle"}[locale] in alt


@pytest.mark.parametrize(("locale", "expected"), [("en", "All tied"), ("fr", "Égalité")])
def test_a_drawn_game_is_level_and_not_abandoned(pictures: BeggarPictures, locale: Locale, expected: str) -> None:
    """A deal each: all were played."""
    rules = BeggarGame()
    games = (play_at_random(rules, rules.options({"deals": "2"}), seed, seats=2).final.view(None) for seed in range(9))
    view = next(each for each in games if isinstance(each, BeggarView) and each.board.points == (1, 1))
    assert expected in words(pictures.pad(view, names=NAMES, locale=locale).layout())
