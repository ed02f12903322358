"""The stage for two to ten: laws of its geometry for every sample, places, and cropping."""

import pickle
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.state.people import HATS
from bot.text import LOCALES, Locale
from render import Studio, Style, Theme
from render.alt import LIMIT
from render.chips import scattered
from render.deck import FACE_DOWN
from render.fonts import Fonts
from render.gallery import PHONE_WIDTH
from render.memory import Memories
from render.mille.bench import MEASURED
from render.names import Name, RobotName, names_of
from render.paint import Painter, Painters
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.scene import Area, Box, Closed, Dashes, Fan, Glyph, Scene, Text
from render.shapes import Shape
from render.stage import bench, gallery, places, pots
from render.stage.canvas import HEADLINE, Stage, header
from render.stage.cast import Cast
from render.stage.pieces import BACK, MOST_BACKS, NAME, SMALL_LETTER, fanned, lay
from render.stage.samples import SAMPLES, trick
from render.stage.seats import MARK, MARK_GAP, NAME_X, headline, seat
from render.stage.spoken import ahead, spoken_seat
from render.stage.values import (
    Backs,
    Badge,
    Calls,
    Coins,
    Disc,
    Mark,
    SeatShown,
    State,
    Words,
    letters,
)
from render.studio import MEMORY
from render.style import SMALLEST_TYPE, TALLEST, WIDTH, Gamut, Tint
from tests.left_out import first
from tests.render.golden_pictures import looks_as_before
from tests.render.test_geometry import (
    LEAST_SEEN,
    LEAST_SEEN_DOWN,
    contains,
    is_card_on_card,
    is_row_on_row,
    overlap,
    overlapping,
)
from tests.render.test_samples_of_games import is_crown_on_card
from tests.render.test_strips import is_as_whole

FONTS = Fonts()
STAGE = Stage(FONTS, "en")
LARGEST = 70_000  # bytes of a picture, as designed
SLACK = 0.01  # pt, of rounding
SOLID = (Text, Fan, Closed)


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painters(FONTS, Memories.of(MEMORY)).painter(Theme.NIGHT, gamut=Gamut.WIDE)


Key = tuple[str, Locale, str]  # a sample, its language, and the first of its players

PLAYERS = {names[0]: names for names in (MANY_NAMES, MANY_LONG_NAMES)}
KEYS: Mapping[str, tuple[Key, ...]] = {name: tuple(product([name], LOCALES, PLAYERS)) for name in SAMPLES}
CUT = ("stage-melds", "stage-melds-full")  # those that are drawn in strips


@cache
def drawn(key: Key) -> Scene:
    name, locale, first_player = key
    return SAMPLES[name](Cast.of(Stage(FONTS, locale), names_of(FONTS, locale, PLAYERS[first_player])))


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_sample_keeps_the_laws_of_geometry(sample: str) -> None:
    for key in KEYS[sample]:
        scene = drawn(key)
        canvas = Box(-SLACK, -SLACK, WIDTH + 2 * SLACK, scene.height + 2 * SLACK)
        solids = [item for item in scene.items if isinstance(item, SOLID)]
        assert scene.height <= TALLEST
        assert [item for item in scene.items if not contains(canvas, item.box)] == []
        pairs = overlapping(solids)
        allowed = (is_row_on_row, is_card_on_card, is_crown_on_card)
        assert [pair for pair in pairs if not any(may(*pair) for may in allowed)] == [], key
        assert 0 < len(scene.alt) <= LIMIT
        assert bool(scene.cuts) == (sample in CUT)


@pytest.mark.parametrize("sample", SAMPLES)
def test_only_letters_in_discs_are_smaller_than_the_floor(sample: str) -> None:
    for scene in map(drawn, KEYS[sample]):
        discs = [item.box for item in scene.items if isinstance(item, Area) and item.box.width == item.box.height]
        for item in scene.items:
            if isinstance(item, Text):
                in_disc = any(contains(box, item.box) for box in discs)
                assert item.words
                assert item.size >= (SMALL_LETTER if in_disc else SMALLEST_TYPE), item.words


@pytest.mark.parametrize("players", range(places.FEWEST, places.MOST + 1))
def test_seats_lie_apart_around_a_free_middle_with_the_reader_below(players: int) -> None:
    for viewing_seat in range(players):
        blocks = places.ring(players, viewing_seat=viewing_seat)
        assert blocks[viewing_seat] == places.ring(players)[0]
        assert blocks[viewing_seat].y == max(block.y for block in blocks)
        assert not any(overlap(*pair) for pair in combinations(blocks, 2))
        assert not any(overlap(block, places.middle(players)) for block in blocks)


@pytest.mark.parametrize("players", range(places.FEWEST, places.MOST + 1))
def test_names_are_legible_on_a_phone_at_every_table(players: int) -> None:
    """Measured as a phone shows a picture: 290 px wide."""
    phone = NAME.size * PHONE_WIDTH / WIDTH
    assert phone * places.scale_of(players) >= 11
    assert phone * places.wide_scale_of(players) >= 10.5
    assert phone * places.SCALE_OVER_STRIP >= 11


@pytest.mark.parametrize(
    ("totals", "locale", "expected"),
    [
        ((3, 7, 4), "en", ("Théo ahead by 3",)),
        ((-9, -4, -4), "en", ()),
        ((5, 5, 1), "fr", ()),
        ((0, 2), "fr", ("Théo mène de 2",)),
    ],
)
def test_a_note_says_who_is_ahead_and_nothing_of_a_tie(
    totals: tuple[int, ...], locale: Locale, expected: tuple[str, ...]
) -> None:
    names = names_of(FONTS, locale, MANY_NAMES[: len(totals)])
    assert ahead(locale, totals, names) == expected
    assert ahead(locale, [-each for each in totals], names, fewest_win=True) == expected


@pytest.mark.parametrize("viewing_seat", [0, 3])
def test_seats_follow_clockwise(viewing_seat: int) -> None:
    """From the bottom to the left, over the top to the right, no matter who reads."""
    blocks = places.ring(6, viewing_seat=viewing_seat)
    left, right = blocks[(viewing_seat + 1) % 6], blocks[(viewing_seat - 1) % 6]
    assert left.x < blocks[viewing_seat].x < right.x


@pytest.mark.parametrize("players", places.GRID)
def test_open_cards_leave_the_middle_of_the_grid_to_the_pots(players: int) -> None:
    middle = places.grid_middle(players)
    blocks = places.grid(players)
    assert not any(overlap(*pair) for pair in combinations((*blocks, middle), 2))


@pytest.mark.parametrize("players", range(2, 6))
def test_rows_of_melds_end_with_the_reader(players: int) -> None:
    blocks = places.rows(players, viewing_seat=1)
    assert max(blocks, key=lambda block: block.y) == blocks[1]
    assert not any(overlap(*pair) for pair in combinations(blocks, 2))
    assert all(contains(Box(0, 0, WIDTH, TALLEST), block) for block in blocks)


def is_lower(one: object, other: object) -> bool:
    """Return whether these are cards of a trick of few, whose indices are seen; places are under all cards."""
    if isinstance(one, Dashes) and isinstance(other, Fan):
        is_aside = abs(other.box.x - one.box.x) >= LEAST_SEEN * one.box.width
        is_lower = abs(other.top - one.box.y) >= LEAST_SEEN_DOWN * one.box.height
        return is_aside or is_lower or other.box.y < one.box.y
    return is_row_on_row(one, other) or is_card_on_card(one, other)


@pytest.mark.parametrize("count", range(places.FEWEST, places.MOST + 1))
def test_a_trick_lies_free_of_all_seats_whoever_wins_and_reads(count: int) -> None:
    """Hands are as wide as they can be; a raised card may touch no other, and stays within the table."""
    for winner in range(count - 1):
        for viewing_seat in (0, count // 2):
            cast = Cast.of(STAGE, names_of(FONTS, "en", MANY_LONG_NAMES)).first(count)
            scene = trick(count, viewing_seat=viewing_seat, winner=winner, most=15)(cast)
            solids = [item for item in scene.items if isinstance(item, (*SOLID, Dashes))]
            pairs = overlapping(solids)
            assert [pair for pair in pairs if not is_lower(*pair)] == []
            (crown,) = (item for item in scene.items if isinstance(item, Glyph) and item.shape is Shape.CROWN)
            under = [item for item in solids if overlap(item.box, crown.box)]
            assert all(item.card > BACK if isinstance(item, Fan) else isinstance(item, Dashes) for item in under)


@pytest.mark.parametrize("key", [key for name in CUT for key in KEYS[name]])
def test_no_cut_goes_through_anything_that_is_seen(painter: Painter, key: Key) -> None:
    assert is_as_whole(painter, drawn(key))


@pytest.mark.long("benches")
def test_what_tables_of_many_cost_is_told_beside_a_game_for_two() -> None:
    lines = list(bench.lines(MEASURED.layouts[:1], rounds=1))
    assert [line.partition(":")[0] for line in lines] == ["tables of many", "tables of many", MEASURED.layouts[0][0]]


# Names


def test_discs_have_one_letter_or_two_where_somebody_else_has_the_same() -> None:
    def discs(*names: str) -> tuple[str, ...]:
        return letters([Name(name, name) for name in names])

    assert discs("Maya", "Théo", "Max", "木", "木村", "é lan") == ("Ma", "T", "Mx", "木", "木村", "É")
    assert discs("Annie", "Anna", "Bob") == ("An", "Aa", "B")
    assert discs("A", "A", "Ab") == ("A", "A2", "Ab")


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_robot_wears_the_hat_of_its_level_and_a_person_of_that_name_none(level: str) -> None:
    robot, person = names_of(FONTS, "en", [RobotName("Melon", level), "Melon"])
    assert (robot.robot, person.robot) == (level, "")
    shown = SeatShown(Disc("M", 0), robot)
    assert shown.signs == (Mark(level),)
    assert f"{level} robot" in spoken_seat("en", shown)
    assert replace(shown, marks=(Mark.ROBOT,)).signs == (Mark.ROBOT,), "one sign of a robot is enough"
    assert replace(shown, name=person).signs == ()


@pytest.mark.parametrize("hat", HATS)
def test_a_hat_goes_before_a_letter_of_the_name_does(hat: str) -> None:
    shown = SeatShown(Disc(hat[0], 0), *names_of(FONTS, "en", [RobotName(hat, "regular")]))
    wide = FONTS.width(hat, NAME.face, NAME.size)
    for room, has_hat in ((wide, False), (wide + MARK[Mark.REGULAR] + MARK_GAP, True)):
        items = headline(STAGE, shown, 0.0, 20.0, NAME_X + room, Tint.ZONE)
        assert [item.words for item in items if isinstance(item, Text)] == [hat[0], hat]
        assert any(isinstance(item, Glyph) and item.shape is Shape.BOWLER for item in items) is has_hat


def test_names_of_robots_are_alike_only_with_their_level() -> None:
    names = [RobotName("Melon", "novice"), RobotName("Melon", "expert"), "Melon"]
    assert len({*names}) == 3, "pictures are kept by names"
    assert [pickle.loads(pickle.dumps(each)) == each for each in names] == [True] * 3


def test_robots_have_a_letter_each() -> None:
    assert [len(each) for each in letters([Name(hat, hat) for hat in HATS])] == [1] * 12


@pytest.mark.parametrize(
    "names",
    [("Melon", "Melon 2", "Melon 3", "Melon 4", "Max"), ("Ann", "Ann", "Ann", "An", "A"), ("!", "?", "!")],
)
def test_no_two_discs_at_a_table_are_alike(names: tuple[str, ...]) -> None:
    for seated in permutations([Name(each, each) for each in names]):
        discs = letters(seated)
        assert len({*discs}) == len(discs), [each.printed for each in seated]


def test_what_is_remarked_about_a_name_goes_before_a_letter_of_it() -> None:
    name = Name("Melon 2 (robot)", "Melon 2 (robot)")
    wide = FONTS.width(name.printed, NAME.face, NAME.size)
    assert STAGE.fitting(name, NAME, wide) == "Melon 2 (robot)"
    assert STAGE.fitting(name, NAME, wide - 1) == "Melon 2"


@pytest.mark.parametrize("locale", LOCALES)
def test_in_a_sentence_a_name_is_cut_and_never_the_verb(locale: Locale) -> None:
    stage = Stage(FONTS, locale)
    sentence, *notes = header(stage, lambda who: f"{who[0]} takes up 3 cards", ("n" * 40,), ("trick 7", "deal 2 of 6"))
    assert isinstance(sentence, Text)
    assert sentence.words.endswith("… takes up 3 cards")
    assert sentence.size == HEADLINE.size
    assert [note.words for note in notes if isinstance(note, Text)] == ["trick 7 · deal 2 of 6"]


def test_notes_give_way_before_a_sentence_shrinks() -> None:
    def said(who: tuple[str, ...]) -> str:
        return f"{who[0]} may take, pass or call"

    sentence, note = header(STAGE, said, ("Wilhelmina",), ("last round", "deal 2 of 6"))
    assert isinstance(sentence, Text)
    assert isinstance(note, Text)
    assert note.words == "deal 2 of 6"


def test_marks_go_before_a_name_has_no_room() -> None:
    block = places.ring(10)[0]
    (name,) = names_of(FONTS, "en", ["Olga"])
    marks = (Mark.DEALER, Mark.CHOSEN, Mark.ROBOT)
    crowded = SeatShown(Disc("O", 2), name, State.DULL, marks, after_name=(Calls(1, 1),))
    items = seat(STAGE, crowded, block)
    shapes = [item.shape for item in items if isinstance(item, Glyph)]
    assert shapes == [Shape.TICK]
    assert "D" not in [item.words for item in items if isinstance(item, Text)]
    (words,) = (item for item in items if isinstance(item, Text) and item.size > 18 and len(item.words) > 1)
    assert words.words == "Olga"
    assert "dealer" in spoken_seat("en", crowded)


@pytest.mark.parametrize("badge", ["in", "sorti"])
def test_an_amount_is_never_left_out(badge: str) -> None:
    (name,) = names_of(FONTS, "en", ["Olga"])
    block = places.ring(10)[0]
    shown = SeatShown(Disc("O", 2), name, below=(Coins("−12 345"),), end=(Badge(badge),))
    texts = [item for item in seat(STAGE, shown, block) if isinstance(item, Text)]
    assert {"−12 345", badge} <= {item.words for item in texts}
    assert not any(overlap(one.box, other.box) for one, other in combinations(texts, 2))


@pytest.mark.parametrize("name", MANY_LONG_NAMES)
def test_a_name_leaves_room_for_all_beside_it(name: str) -> None:
    block = places.ring(10)[0]
    (printed,) = names_of(FONTS, "en", [name])
    shown = SeatShown(
        Disc("M", 9), printed, State.TO_ACT, (Mark.DEALER, Mark.CHOSEN), after_name=(Words("1st"),), below=(Backs(15),)
    )
    items = seat(STAGE, shown, block)
    texts = [item for item in items if isinstance(item, Text)]
    assert all(block.x <= item.box.x and item.box.right <= block.right for item in texts)
    assert not any(overlap(one.box, other.box) for one, other in combinations(texts, 2))


# Public facts decide the drawing


@given(st.integers(0, 60), st.floats(0, 90))
def test_backs_depend_on_their_number_alone_and_become_one_where_they_do_not_fit(count: int, room: float) -> None:
    drawn_backs, step = fanned(count, room)
    assert drawn_backs in {count, 1}
    if count > MOST_BACKS:
        assert drawn_backs == 1
    if drawn_backs > 1:
        assert step * (drawn_backs - 1) <= room


def test_a_hand_face_down_is_drawn_of_backs_alone() -> None:
    laid = lay(STAGE, Backs(9), 0, 50, Tint.ZONE)
    (fan,) = (item for item in laid.items if isinstance(item, Fan))
    assert set(fan.cards) == {FACE_DOWN}


def test_a_heap_stays_the_same_through_a_deal_and_tells_no_number() -> None:
    assert scattered("game 3 40", 40, 300, 120) == scattered("game 3 40", 40, 300, 120)
    assert scattered("game 3 40", 40, 300, 120) != scattered("game 4 40", 40, 300, 120)
    sizes = [pots.drawn_chips(amount) for amount in range(1, 12_345)]
    assert sizes == sorted(sizes)
    assert (min(sizes), max(sizes), len(set(sizes))) == (14, 64, 8)
    assert pots.seeded("game", 3, 81) == pots.seeded("game", 3, 160)


# Looks

GOLDEN: dict[str, tuple[str, tuple[str, ...], Locale, Theme]] = {
    "stage-two": ("stage-two", MANY_NAMES, "en", Theme.NIGHT),
    "stage-pot-names-day": ("stage-pot", MANY_LONG_NAMES, "fr", Theme.DAY),
    "stage-states": ("stage-states", MANY_NAMES, "en", Theme.NIGHT),
    "stage-pot-names": ("stage-pot", MANY_LONG_NAMES, "en", Theme.NIGHT),
    "stage-trick-ten-day": ("stage-trick-ten", MANY_NAMES, "fr", Theme.DAY),
    "stage-trick-three": ("stage-trick-three", MANY_NAMES, "en", Theme.NIGHT),
    "stage-pot-large-day": ("stage-pot-large", MANY_NAMES, "fr", Theme.DAY),
    "stage-end-three": ("stage-end-three", MANY_NAMES, "en", Theme.NIGHT),
    "stage-melds-full-day": ("stage-melds-full", MANY_NAMES, "fr", Theme.DAY),
    "stage-open-seven": ("stage-open-seven", MANY_NAMES, "en", Theme.NIGHT),
}


@pytest.mark.parametrize("name", first(4, GOLDEN, why="all pictures"))
def test_a_stage_looks_as_it_did(name: str, studio: Studio, tmp_path: Path) -> None:
    sample, players, locale, theme = GOLDEN[name]
    picture = gallery.draw(studio, sample, players, locale, Style(theme))
    assert len(picture.png) <= LARGEST
    looks_as_before(name, picture, tmp_path)
