"""The private panel: the reader below, the hand under it, and all of the hand in the alt text."""

from collections import Counter
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.text import LOCALES, Locale
from render import Studio, sample_names
from render.alt import LIMIT
from render.deck import Printed
from render.fonts import Fonts
from render.hands.plan import STRIP
from render.inputs import Style
from render.mille import groups, hand, moments, panel, samples, strip
from render.mille.pictures import MillePictures
from render.names import RobotName, names_of
from render.panel import ZONE_X, ZONE_Y, height_of
from render.scene import Fan, Frame, Scene, Text
from render.style import WIDTH
from render.words import say

FONTS = Fonts()
EN = names_of(FONTS, "en", sample_names.NAMES)


def words(scene: Scene) -> list[Text]:
    return [item for item in scene.items if isinstance(item, Text)]


def test_the_reader_is_below_the_opponent_whichever_seat() -> None:
    second = panel.layout(samples.FIFTEEN, EN, FONTS, "en")
    first = panel.layout(moments.panels()["panel-begin"], EN, FONTS, "en")
    for scene, opponent in ((second, "Maya"), (first, "Théo")):
        at = {text.words: text.box.y for text in words(scene)}
        assert at["Your turn"] < at[opponent] < at["You"]
        assert not {"Maya", "Théo"} - {opponent} & at.keys()
        assert at["You"] < max(item.box.y for item in scene.items if isinstance(item, Fan))


@pytest.mark.parametrize("locale", LOCALES)
def test_nobodys_own_name_is_said_to_themselves(studio: Studio, locale: Locale) -> None:
    for name, view in moments.panels().items():
        assert view.seat is not None
        own = sample_names.NAMES[view.seat]
        assert own not in studio.draw(MillePictures(studio).panel(view, names=sample_names.NAMES, locale=locale)).alt, (
            name
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_how_well_a_robot_plays_is_in_the_words_of_panel_and_table(studio: Studio, locale: Locale) -> None:
    names, said = (RobotName("Melon", "regular"), "Maya"), f"Melon, {say(locale, 'stage-alt-mark-regular')}"
    for order in (MillePictures(studio).panel, MillePictures(studio).table):
        assert said in studio.draw(order(samples.FIFTEEN, names=names, locale=locale)).alt


def test_the_frame_stands_round_who_is_to_play() -> None:
    for name, place in (("panel", 1), ("panel-waiting", 0)):
        scene = panel.layout(moments.panels()[name], EN, FONTS, "en")
        (frame,) = (item for item in scene.items if isinstance(item, Frame))
        who = next(text for text in words(scene) if text.words == ("Maya", "You")[place])
        assert frame.box.y < who.box.y < frame.box.bottom


def hand_of(scene: Scene) -> list[Printed]:
    """Return the cards of the hand, the upper row first."""
    fans = [item for item in scene.items if isinstance(item, Fan) and not item.cut]
    return [card for fan in sorted(fans, key=lambda fan: fan.top) for card in fan.cards]


@pytest.mark.parametrize("rows", [4, 5, 6])
@pytest.mark.parametrize("larger", [False, True])
def test_a_panel_is_as_high_as_its_rows_leave_whatever_the_hand(rows: int, larger: bool) -> None:
    names = names_of(FONTS, "fr", sample_names.LONG_NAMES)
    for name, view in moments.panels().items():
        scene = panel.layout(view, names, FONTS, "fr", rows=rows, style=Style(larger=larger))
        assert scene.height == height_of(rows), name
        assert all(item.box.y >= 0 and item.box.bottom <= scene.height for item in scene.items), name
        assert Counter(hand_of(scene)) == Counter(view.hand), name


def test_the_hand_lies_as_its_buttons_do() -> None:
    view = samples.FIFTEEN
    order = (*reversed([*(view.hand or ())]),)
    assert tuple(hand_of(panel.layout(view, EN, FONTS, "en", order=order))) == order


def test_many_cards_take_three_rows_only_where_they_become_much_larger() -> None:
    for count, most in ((14, 1), (40, 2), (74, 3)):
        for rows in (4, 6):
            scene = panel.layout(samples.dealt(count), EN, FONTS, "en", rows=rows)
            assert len({item.top for item in scene.items if isinstance(item, Fan) and not item.cut}) <= most


@pytest.mark.parametrize("count", range(1, 14))
def test_every_meld_shows_its_rank_and_how_many_cards_it_has(count: int) -> None:
    seats = tuple(replace(seat, melds=samples.many_melds(count)) for seat in samples.FIFTEEN.seats)
    scene = panel.layout(replace(samples.FIFTEEN, seats=seats), EN, FONTS, "en")
    melds = [item for item in scene.items if isinstance(item, Fan) and item.cut]
    assert len(melds) == 2 * count
    counts = [text.words.removeprefix("×") for text in words(scene)]
    for meld, size in zip(samples.many_melds(count), map(strip.size_of, samples.many_melds(count)), strict=True):
        assert str(size) in counts, meld.rank
    rows = [sorted(item.box.x for item in melds if item.top == top) for top in {item.top for item in melds}]
    assert all(right - left >= STRIP * strip.CARD for row in rows for left, right in pairwise(row))


@given(st.lists(st.sampled_from(samples.deck()[:52]), max_size=104), st.integers(0, 8), st.sampled_from(LOCALES))
@settings(max_examples=60, deadline=None)
def test_the_alt_text_has_the_whole_hand(cards: list[Card], fresh: int, locale: Locale) -> None:
    held = [card for card in set(cards) for _ in range(min(2, cards.count(card)))]
    view = samples.hand_view(held, held[:fresh])
    held_groups = groups.group_by_rank(view.hand or (), view.fresh)
    whole = [" ".join(hand.spoken(view.held_points, held_groups, locale, marks=marks)) for marks in (True, False)]
    for seats in (samples.TABLE.seats, moments.panels()["panel-twelve"].seats):
        alt = panel.describe(replace(view, seats=seats), names_of(FONTS, locale, sample_names.LONG_NAMES), locale)
        assert len(alt) <= LIMIT
        assert any(text in alt for text in whole)


def test_every_card_of_both_packs_is_told() -> None:
    full = moments.panels()["panel-twelve"].seats
    for locale in LOCALES:
        view = replace(samples.hand_view(samples.deck()), seats=full)
        alt = panel.describe(view, names_of(FONTS, locale, sample_names.LONG_NAMES), locale)
        assert len(alt) <= LIMIT
        assert hand.layout(view, FONTS, locale).alt in alt


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
        studio.draw(MillePictures(studio).panel(samples.TABLE, names=sample_names.NAMES))


def test_stock_and_pile_and_their_shadows_lie_on_the_strip(studio: Studio) -> None:
    """Each is put down with the color of its ground around it, which would show above the strip and at its corner."""
    right, top = 2 * (WIDTH - ZONE_X), 2 * ZONE_Y  # px
    for name, view in moments.panels().items():
        drawn = studio.draw(MillePictures(studio).panel(view, names=sample_names.NAMES, locale="en"))
        image = Image.open(BytesIO(drawn.png)).convert("RGBA")
        beyond = image.getpixel((round(right + 2), round(top + 2)))
        around = [(right - 2, top + 1), *((x, top - 1) for x in range(round(right) - 300, round(right)))]
        assert {image.getpixel((round(x), round(y))) for x, y in around} == {beyond}, name
