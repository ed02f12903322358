"""The private panel: the reader below, the hand under it, and all of the hand in the alt text."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.text import LOCALES, Locale
from render import Studio, sample_names
from render.alt import LIMIT
from render.fonts import Fonts
from render.inputs import Style
from render.mille import groups, hand, moments, panel, samples
from render.mille.pictures import MillePictures
from render.names import names_of
from render.scene import Fan, Frame, Scene, Text

FONTS = Fonts()
EN = names_of(FONTS, "en", sample_names.NAMES)


def words(scene: Scene) -> list[Text]:
    return [item for item in scene.items if isinstance(item, Text)]


def test_the_reader_sits_below_whichever_seat() -> None:
    second = panel.layout(samples.FIFTEEN, EN, FONTS, "en")
    first = panel.layout(moments.panels()["panel-begin"], EN, FONTS, "en")
    for scene, opponent in ((second, "Maya"), (first, "Théo")):
        at = {text.words: text.box.y for text in words(scene)}
        assert at[opponent] < at["Your turn"] < at["You"]
        assert not {"Maya", "Théo"} - {opponent} & at.keys()
        assert at["You"] < max(item.box.y for item in scene.items if isinstance(item, Fan))


@pytest.mark.parametrize("locale", LOCALES)
def test_nobodys_own_name_is_said_to_themselves(studio: Studio, locale: Locale) -> None:
    for name, view in moments.panels().items():
        assert view.seat is not None
        own = sample_names.NAMES[view.seat]
        assert own not in MillePictures(studio).draw_panel(view, names=sample_names.NAMES, locale=locale).alt, name


def test_the_frame_stands_round_the_zone_of_who_is_to_play() -> None:
    for name, place in (("panel", 1), ("panel-waiting", 0)):
        scene = panel.layout(moments.panels()[name], EN, FONTS, "en")
        (frame,) = (item for item in scene.items if isinstance(item, Frame))
        who = next(text for text in words(scene) if text.words == ("Maya", "You")[place])
        assert frame.box.y < who.box.y < frame.box.bottom


def test_an_empty_zone_is_one_line() -> None:
    bare = panel.layout(moments.panels()["panel-begin"], EN, FONTS, "en")
    assert not any("down" in text.words.lower() for text in words(bare))
    assert bare.height < panel.layout(samples.FIFTEEN, EN, FONTS, "en").height


@pytest.mark.parametrize("seed", range(20))
def test_fifteen_cards_leave_room_for_news_and_buttons(seed: int) -> None:
    full = moments.panels()["panel-twelve"].seats
    for seats in (full, samples.FIFTEEN.seats):
        scene = panel.layout(replace(samples.dealt(15, seed), seats=seats), EN, FONTS, "en")
        assert scene.height <= panel.TALLEST
        assert min(item.card for item in scene.items if isinstance(item, Fan)) >= 32


@given(st.lists(st.sampled_from(samples.deck()[:52]), max_size=104), st.integers(0, 8), st.sampled_from(LOCALES))
@settings(max_examples=60, deadline=None)
def test_the_alt_text_has_the_whole_hand(cards: list[Card], fresh: int, locale: Locale) -> None:
    held = [card for card in set(cards) for _ in range(min(2, cards.count(card)))]
    view = samples.hand_view(held, held[:fresh])
    held_groups = groups.group_by_rank(view.hand or (), view.fresh)
    whole = [" ".join(hand.spoken(view.held_points, held_groups, locale, marks=marks)) for marks in (True, False)]
    for seats in (samples.TABLE.seats, moments.panels()["panel-twelve"].seats):
        told = panel.describe(replace(view, seats=seats), names_of(FONTS, locale, sample_names.LONG_NAMES), locale)
        assert len(told) <= LIMIT
        assert any(text in told for text in whole)


def test_every_card_of_both_packs_is_told() -> None:
    full = moments.panels()["panel-twelve"].seats
    for locale in LOCALES:
        view = replace(samples.hand_view(samples.deck()), seats=full)
        told = panel.describe(view, names_of(FONTS, locale, sample_names.LONG_NAMES), locale)
        assert len(told) <= LIMIT
        assert hand.layout(view, FONTS, locale).alt in told


def test_the_key_of_a_panel_holds_the_hand_and_the_table() -> None:
    base = samples.FIFTEEN
    changed = (
        replace(base, stock=12),
        replace(base, fresh=()),
        replace(base, held_points=5),
        replace(base, seat=Seat.A),
        replace(base, to_act=frozenset({Seat.A})),
    )
    assert len({panel.shown(view) for view in (base, *changed)}) == len(changed) + 1


def test_a_bystander_has_no_panel(studio: Studio) -> None:
    with pytest.raises(ValueError, match="bystander"):
        MillePictures(studio).draw_panel(samples.TABLE, names=sample_names.NAMES)


def test_larger_enlarges_labels_and_melds() -> None:
    usual, larger = (panel.layout(samples.FIFTEEN, EN, FONTS, "en", style=Style(larger=size)) for size in (False, True))
    for before, after in zip(words(usual), words(larger), strict=False):
        if before.words == after.words and before.words.startswith("×") is False:
            assert after.size > before.size or before.words == "wild"
    assert max(i.card for i in larger.items if isinstance(i, Fan) and i.suits_only) > max(
        i.card for i in usual.items if isinstance(i, Fan) and i.suits_only
    )
