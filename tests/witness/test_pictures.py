"""Magpie's pictures: what they show, what they keep to themselves, and the laws of every picture."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from bot.games.protocol import SEATS, Seat
from bot.text import LOCALES, Locale
from bot.text.catalogue import further_words
from render import Studio, Style, Theme, pad, receipt, sample_names
from render.fonts import Fonts
from render.memory import Memories
from render.names import names_of
from render.paint import Painters
from render.scene import Box, Fan, Scene, Text
from render.stage.pieces import SMALL_LETTER
from render.studio import MEMORY
from render.style import PLAYERS, SMALLEST_TYPE, TALLEST, WIDTH, Gamut
from tests.games.kits import Table, twins_of
from tests.left_out import first
from tests.render.golden_pictures import looks_as_before
from tests.render.test_geometry import CANVAS_SLACK, contains, overlap
from tests.render.test_strips import is_as_whole
from tests.witness.board import Phase
from tests.witness.kit import MagpieKit
from tests.witness.pictures import ends, samples, table
from tests.witness.pictures.pictures import MagpiePictures, public
from tests.witness.screens.shown import WORDS
from tests.witness.views import MagpieView

KIT = MagpieKit()
FONTS = Fonts()
NAMES = (sample_names.MANY_NAMES, sample_names.MANY_LONG_NAMES)
SMALLEST_PICTURE, LARGEST_PICTURE = 5_000, 70_000  # bytes


@pytest.fixture(autouse=True)
def words() -> Iterator[None]:
    with further_words(WORDS):
        yield


@pytest.fixture(scope="module")
def studios() -> Iterator[tuple[Studio, Studio]]:
    """Two of them: what one has drawn the other draws anew."""
    with Studio() as one, Studio() as other:
        yield one, other


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    with Studio() as drawing:
        yield drawing


@cache
def scenes(locale: Locale, everybody: Sequence[str]) -> dict[str, Scene]:
    """All sample pictures as they are laid out."""
    found: dict[str, Scene] = {}
    for seats in KIT.game.seats:
        names = names_of(FONTS, locale, everybody[:seats])
        for name, position in samples.moments(seats).items():
            for seat in (None, *SEATS[:seats]):
                view = samples.of(position, seat)
                found[f"{seats} {name} {seat}"] = table.layout(view, names, FONTS, locale)
            known = samples.of(position, None)
            if known.board.scores:
                found[f"{seats} {name} end"] = ends.layout(known, names, FONTS, locale)
            found[f"{seats} {name} pad"] = pad.layout(ends.pad_of(known, locale), names, FONTS, locale)
        final = samples.played(seats)[-1]
        sheet = ends.receipt_of(final.view(None), KIT.game.settle(final, 50), 50, "chips", locale)
        found[f"{seats} receipt"] = receipt.layout(sheet, names, FONTS, locale)
    return found


@pytest.mark.parametrize("everybody", NAMES, ids=["short", "long"])
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_lies_inside_the_picture_and_no_word_over_another(locale: Locale, everybody: Sequence[str]) -> None:
    for name, scene in scenes(locale, everybody).items():
        canvas = Box(-CANVAS_SLACK, -CANVAS_SLACK, WIDTH + 2 * CANVAS_SLACK, scene.height + 2 * CANVAS_SLACK)
        assert [item for item in scene.items if not contains(canvas, item.box)] == [], name
        shown = [item for item in scene.items if isinstance(item, Text | Fan)]
        over = [(one, other) for one, other in combinations(shown, 2) if overlap(one.box, other.box)]
        assert over == [], name


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_is_too_small_to_read(locale: Locale) -> None:
    for name, scene in scenes(locale, sample_names.MANY_LONG_NAMES).items():
        small = [
            item.words
            for item in scene.items
            if isinstance(item, Text) and item.size < (SMALL_LETTER if item.ground in PLAYERS else SMALLEST_TYPE)
        ]
        assert small == [], name


@pytest.mark.long("all pictures")
def test_no_cut_goes_through_anything_that_is_seen() -> None:
    painter = Painters(FONTS, Memories.of(MEMORY)).painter(Theme.NIGHT, gamut=Gamut.WIDE)
    assert [name for name, scene in scenes("fr", NAMES[1]).items() if not is_as_whole(painter, scene)] == []


def test_public_pictures_are_no_taller_than_a_desktop_shows() -> None:
    for name, scene in scenes("fr", sample_names.MANY_LONG_NAMES).items():
        is_panel = any(name.endswith(f" {seat}") for seat in SEATS)
        assert scene.height <= TALLEST + (130 if is_panel else 0), name


@pytest.mark.parametrize("seed", first(2, range(30)))
def test_what_a_viewer_cannot_know_changes_no_pixel_and_no_word(seed: int, studios: tuple[Studio, Studio]) -> None:
    """Two cards that nobody at the picture has seen change places, or a hidden answer is another one."""
    seats = KIT.game.seats[seed % len(KIT.game.seats)]
    names = sample_names.MANY_NAMES[:seats]
    for viewer in (None, *SEATS[:seats]):
        for pair in twins_of(Table("magpie", seats), seed, viewer, 3):
            drawn = []
            for game, studio in zip(pair, studios, strict=True):
                view = game.final.view(viewer)
                assert isinstance(view, MagpieView)
                kind = "table" if viewer is None else "panel"
                drawn.append(MagpiePictures(studio).draw(kind, view, names=names))
            assert drawn[0] == drawn[1]


@pytest.mark.long("all pictures")
def test_the_public_table_is_the_same_bytes_from_every_seat(studio: Studio) -> None:
    pictures = MagpiePictures(studio)
    for name, position in samples.moments(4).items():
        drawn = {
            pictures.draw("table", samples.of(position, seat), names=sample_names.MANY_NAMES[:4]).png
            for seat in (None, *SEATS[:4])
        }
        assert len(drawn) == 1, name


def test_a_panel_is_asked_for_by_the_hand_and_a_table_is_not(studio: Studio) -> None:
    pictures, names = MagpiePictures(studio), sample_names.MANY_NAMES[:3]
    views = [samples.of(samples.moments(3)["gifts"], seat) for seat in SEATS[:3]]
    assert len({pictures.ordered("table", view, names, "en", Style()).key for view in views}) == 1
    assert len({pictures.ordered("panel", view, names, "en", Style()).key for view in views}) == 3
    assert {public(view) for view in views} == {public(views[0])}


def test_only_the_winners_hands_are_open_after_a_deal() -> None:
    for seats in KIT.game.seats:
        view = samples.of(samples.moments(seats)["deal"], None)
        names = names_of(FONTS, "en", sample_names.MANY_NAMES[:seats])
        scene = ends.layout(view, names, FONTS, "en")
        score = view.board.scores[-1]
        open_hands = [item for item in scene.items if isinstance(item, Fan)]
        assert len(open_hands) == len(score.winners)
        assert sum(len(fan.cards) for fan in open_hands) == sum(len(hand) for hand in score.hands if hand is not None)


def test_a_panel_is_told_from_the_turn_to_the_hand_to_the_others() -> None:
    view = samples.of(samples.moments(3)["claims"], Seat.A)
    names = names_of(FONTS, "en", sample_names.MANY_NAMES[:3])
    told = table.layout(view, names, FONTS, "en").alt
    assert told.startswith(
        "Your turn. Your hand: 4 cards. Ace of diamonds. King of hearts. Queen of hearts. Joker. Worth 18 points. "
        "Pile: ace of hearts. Stock: 3 cards. Pot: 7. The card may be claimed for 2 chips. "
        "Claimed in this deal: Maya. You, 4 cards, "
    )
    assert told.index("Théo, 3 cards") < told.index("Olga, 3 cards")


def test_what_was_chosen_in_secret_is_on_no_other_picture() -> None:
    """Only that somebody has chosen."""
    position = samples.moments(5)["gifts"]
    assert position.board.phase is Phase.GIVE
    names = names_of(FONTS, "en", sample_names.MANY_NAMES[:5])
    told = table.layout(samples.of(position, None), names, FONTS, "en").alt
    assert told.count("has chosen") == 2
    assert "You give" not in told


GOLDEN: tuple[tuple[str, Locale, Theme], ...] = (
    ("table-magpie-5-claims", "en", Theme.NIGHT),
    ("panel-magpie-3-gifts-C", "fr", Theme.DAY),
    ("deal-magpie-4-over", "en", Theme.NIGHT),
)


@pytest.mark.parametrize(("name", "locale", "theme"), GOLDEN)
def test_a_picture_looks_as_it_did(name: str, locale: Locale, theme: Theme, studio: Studio, tmp_path: Path) -> None:
    draw = dict(samples.drawings(studio))[name]
    looks_as_before(f"{name}-{theme}", draw(locale, Style(theme)), tmp_path)


@pytest.mark.parametrize("theme", first(1, Theme, why="all pictures"))
@pytest.mark.parametrize("locale", LOCALES)
def test_every_sample_is_drawn_and_is_neither_empty_nor_large(theme: Theme, locale: Locale, studio: Studio) -> None:
    drawn = {name: draw(locale, Style(theme)) for name, draw in samples.drawings(studio)}
    sizes = {name: len(picture.png) for name, picture in drawn.items()}
    assert min(sizes.values()) > SMALLEST_PICTURE
    assert max(sizes.values()) < LARGEST_PICTURE
    assert {picture.filename for picture in drawn.values()} == {
        "panel.png",
        "scorepad.png",
        "settlement.png",
        "table.png",
    }
