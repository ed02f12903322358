"""Laws of the pictures that games give to the gallery, in all their states: a new game joins by its entry."""

from functools import cache
from itertools import chain

import pytest

from bot.cli.gallery import of_played
from bot.text import LOCALES, Locale, further_words
from cogs.screens.registry import SHOWN
from render import Style
from render.alt import LIMIT
from render.scene import Area, Closed, Fan, Glyph, Scene, Text
from render.shapes import Shape
from render.stage.pieces import SMALL_LETTER
from render.style import SMALLEST_TYPE, TALLEST
from tests.left_out import first, together
from tests.render import test_alt, test_geometry
from tests.render.laying_out import LayingOut
from tests.render.test_geometry import contains, is_card_on_card, is_row_on_row, overlapping
from tests.witness.screens.shown import MORE_SHOWN, WORDS

GAMES = sorted(MORE_SHOWN.keys() - {"mille"})  # its pictures have separate tests

GAMES_PLAYED = [name for name in GAMES if name in SHOWN]

SOLID = (Text, Glyph, Fan, Closed)  # frames are around the player who is asked


@cache
def scenes_of(game: str, locale: Locale, *, is_played: bool) -> dict[str, Scene]:
    """Lay out every sample of a game as a scene; or all pictures of games that robots have played."""
    found = {}
    with further_words(WORDS), LayingOut() as studio:
        played = chain.from_iterable(each(studio) for each in of_played(game))
        for name, draw in played if is_played else MORE_SHOWN[game].samples(studio):
            draw(locale, Style())
            assert studio.scene is not None
            found[f"{name} {locale}"] = studio.scene
    return found


MADE_UP = [(game, locale, "made up") for locale in reversed(LOCALES) for game in GAMES]
PLAYED = [(*each, "played") for each in together([*reversed(GAMES_PLAYED)], LOCALES[::-1])]  # in one language, by turns


@pytest.fixture(
    params=[*first(len(GAMES), MADE_UP, why="all locales"), *first(1, PLAYED, why="whole games")], ids=" ".join
)
def scenes(request: pytest.FixtureRequest) -> dict[str, Scene]:
    """The samples of one game in one language."""
    game, locale, how = request.param
    return scenes_of(game, locale, is_played=how == "played")


def test_everything_lies_where_it_can_be_seen(scenes: dict[str, Scene]) -> None:
    test_geometry.test_everything_lies_inside_the_canvas(scenes)
    for name, scene in scenes.items():
        solids = [item for item in scene.items if isinstance(item, SOLID)]
        pairs = overlapping(solids)
        allowed = (is_crown_on_card, is_card_on_card, is_on_rags, is_letter_of_disc_on_card, is_row_on_row)
        assert [pair for pair in pairs if not any(may(*pair) for may in allowed)] == [], name
    tall = {name: scene.height for name, scene in scenes.items() if scene.height > TALLEST}
    assert {name for name in tall if not name.startswith("panel-magpie")} == set(), "the tests' game has its own panel"


def is_crown_on_card(one: object, other: object) -> bool:
    """Return whether these are a crown and the card that has won."""
    return isinstance(one, Fan) and isinstance(other, Glyph) and other.shape is Shape.CROWN


def is_letter_of_disc_on_card(one: object, other: object) -> bool:
    """Return whether this is the letter of a disc on the lowest third of its player's card."""
    if not (isinstance(one, Fan) and one.is_over and isinstance(other, Text) and len(other.words) <= len("Ma")):
        return False
    return other.box.y >= one.box.bottom - 1.4 * one.card / 3


def is_on_rags(one: object, other: object) -> bool:
    """Return whether these are the torn ground of a title, and the title."""
    return isinstance(one, Glyph) and one.shape is Shape.TORN and isinstance(other, Text)


def test_all_can_be_read(scenes: dict[str, Scene]) -> None:
    test_geometry.test_words_printed_say_something(scenes)
    for name, scene in scenes.items():
        discs = [item.box for item in scene.items if isinstance(item, Area) and item.box.width == item.box.height]
        for item in scene.items:
            if isinstance(item, Text):
                is_in_disc = any(contains(disc, item.box) for disc in discs)  # of a color, or of none
                assert item.size >= (SMALL_LETTER if is_in_disc else SMALLEST_TYPE), (name, item.words)


def test_all_can_be_heard(scenes: dict[str, Scene]) -> None:
    test_alt.test_what_a_screen_reader_cannot_say_is_not_in_it(scenes)
    assert {name: len(scene.alt) for name, scene in scenes.items() if not 0 < len(scene.alt) <= LIMIT} == {}


def test_a_panel_calls_its_reader_you_and_a_public_table_nobody(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        own = {"en": "You", "fr": "Toi"}[name[-2:]]
        printed = [item.words for item in scene.items if isinstance(item, Text)].count(own)
        alts = (
            (scene.whole or scene.alt)
            .replace(f"{own}:", f"{own},")
            .replace(f"{own}\u00a0:", f"{own},")
            .count(f"{own}, ")
        )
        assert (printed, alts) == ((1, 1) if "panel" in name else (0, 0)), name
