"""The table with both hands open, and its celebrations."""

from dataclasses import replace

import pytest

from bot.games.mille.board import Phase
from bot.games.mille.lesson import LEARNER, PLAYED, view_at
from bot.games.protocol import Ending, Outcome, Seat
from bot.text import LOCALES
from render import Studio, sample_names
from render.alt import LIMIT
from render.fonts import Fonts
from render.mille import banner, moments, open_table, samples
from render.mille.inputs import OpenTable
from render.mille.pictures import MillePictures
from render.names import names_of
from render.scene import Fan, Frame, Glyph, Scene, Text
from render.shapes import Shape
from tests.render.laying_out import words

FONTS = Fonts()
EN = names_of(FONTS, "en", sample_names.NAMES)


def laid(name: str) -> Scene:
    return open_table.layout(moments.open_tables()[name], EN, FONTS, "en")


def test_every_card_in_hand_lies_open_in_its_players_zone() -> None:
    scene = laid("open-middle")
    opened = moments.open_tables()["open-middle"]
    hands = [item for item in scene.items if isinstance(item, Fan) and not item.suits_only]
    shown = sorted(str(card) for fan in hands for card in fan.cards)
    assert shown == sorted(str(card) for held in opened.hands for card in held.cards)
    middle = next(item.box.y for item in scene.items if isinstance(item, Text) and item.words == "Théo to play")
    below = {str(card) for fan in hands if fan.box.y > middle for card in fan.cards}
    assert below == {"QS", "3D"}


def test_it_is_said_who_went_out_and_how() -> None:
    assert "Théo goes out" in words(laid("open-out"))
    assert "Théo goes out clean" in words(laid("open-clean"))
    assert "Deal blocked" in words(laid("open-blocked"))
    frames = [item for item in laid("open-out").items if isinstance(item, Frame)]
    assert len(frames) == 1


def test_a_game_that_was_resigned_between_deals_says_who_wins() -> None:
    opened = moments.open_tables()["open-out"]
    won = {
        ending: replace(opened.view, phase=Phase.OVER, outcome=Outcome(ending=ending, winners=frozenset({Seat.A})))
        for ending in (Ending.PLAYED, Ending.RESIGNED)
    }
    said = {
        ending: words(open_table.layout(replace(opened, view=view), EN, FONTS, "en")) for ending, view in won.items()
    }
    assert "Théo goes out" in said[Ending.PLAYED]
    assert "Maya wins" in said[Ending.RESIGNED]


def test_a_banner_says_what_there_is_to_celebrate() -> None:
    assert "Théo lays all eight fives!" in words(laid("open-natural"))
    asterisks = [item for item in laid("open-natural").items if isinstance(item, Glyph)]
    assert Shape.ASTERISK in {item.shape for item in asterisks}
    assert laid("open-natural").height == laid("open-out").height + banner.height(
        moments.open_tables()["open-natural"].celebrations
    )
    assert not any(word in text for text in words(laid("open-out")) for word in ("!", "eight"))


def test_more_than_two_celebrations_are_all_told_and_two_are_drawn() -> None:
    opened = moments.open_tables()["open-great"]
    assert len([text for text in words(laid("open-great")) if text.endswith("!")]) == 2
    assert open_table.describe(opened, EN, "en").count("eight fives!") == 2


def test_it_is_built_from_both_seats_views_of_one_moment(studio: Studio) -> None:
    views = [view_at(PLAYED, seat) for seat in (Seat.A, Seat.B)]
    opened = OpenTable.of(views)
    assert opened.view.seat is None
    assert opened.view.hand is None
    assert [held.points for held in opened.hands] == [view.held_points for view in views]
    assert studio.draw(MillePictures(studio).open_table(opened, names=sample_names.NAMES)).filename == "table.png"
    for wrong in (views[::-1], [views[0], view_at(PLAYED - 1, Seat.B)], [views[0], view_at(PLAYED)][:LEARNER]):
        with pytest.raises(ValueError, match="both seats"):
            OpenTable.of(wrong)


def test_another_hand_or_celebration_is_another_picture() -> None:
    tables = moments.open_tables()
    assert len({open_table.shown(opened) for opened in tables.values()}) == len(tables)


def test_alt_texts_of_open_tables_fit() -> None:
    hands = samples.deck()
    opened = moments.opened((hands[:40], hands[40:80]), view=samples.tables()["table-twelve"])
    for locale in LOCALES:
        assert len(open_table.describe(opened, names_of(FONTS, locale, sample_names.LONG_NAMES), locale)) <= LIMIT


def test_a_receipt_wears_the_banner(studio: Studio) -> None:
    receipts = samples.receipts()
    plain, skunk = (
        studio.draw(MillePictures(studio).receipt(receipts[name], names=sample_names.NAMES))
        for name in ("receipt", "receipt-skunk")
    )
    assert "Maya’s first skunk!" in skunk.alt
    assert plain.png != skunk.png
