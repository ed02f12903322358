"""The pictures of Guts: their look, and the facts they never show."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.cards import Hand
from bot.games.protocol import Seat
from bot.text import Locale
from render import Studio, Style, Theme
from render.guts import gallery
from render.guts.pictures import GutsPictures
from render.guts.spoken import spoken_table
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.scene import Fan, Text
from tests.games.guts.tables import begun, dealt, look
from tests.render.golden_pictures import looks_as_before


@pytest.mark.parametrize(
    ("name", "sample", "players", "theme"),
    [
        ("guts-10-night", "guts-10", MANY_NAMES, Theme.NIGHT),
        ("guts-showdown-10-names-day", "guts-showdown-10", MANY_LONG_NAMES, Theme.DAY),
    ],
)
def test_a_table_looks_as_it_did(
    name: str, sample: str, players: tuple[str, ...], theme: Theme, studio: Studio, tmp_path: Path
) -> None:
    pictures = GutsPictures(studio)
    order = pictures.table(gallery.tables()[sample], names=players, locale="en", style=Style(theme))
    looks_as_before(name, pictures.draw(order), tmp_path)


def test_a_lone_winner_shows_two_backs_to_everybody(studio: Studio) -> None:
    pictures, view = GutsPictures(studio), gallery.tables()["guts-in-1"]
    public = pictures.draw(pictures.table(view, names=MANY_NAMES))
    holding = replace(view, seat=Seat.A, hand=gallery.OWN)
    assert pictures.draw(pictures.table(holding, names=MANY_NAMES)).png == public.png
    assert "Maya takes 20." in public.alt
    assert "shows" not in public.alt


def test_the_public_table_knows_no_hand_and_no_choice(studio: Studio) -> None:
    pictures, view = GutsPictures(studio), gallery.panels()["guts-panel-10"]
    seen = pictures.draw(pictures.table(view, names=MANY_NAMES))
    without = replace(view, seat=None, hand=Hand())
    assert seen == pictures.draw(pictures.table(without, names=MANY_NAMES))
    assert (
        "Your hand: 2 cards: ace of spades, ace of diamonds."
        in pictures.draw(pictures.panel(view, names=MANY_NAMES)).alt
    )


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", ("before the first deal", "Pot: one chip.", "1 chip, still to choose.")),
        ("fr", ("avant la première donne", "Pot\xa0: 1 jeton.", "1 jeton, doit choisir.")),
    ],
)
def test_words_of_a_table_that_stands_at_one_and_where_nobody_speaks(locale: Locale, expected: tuple[str, ...]) -> None:
    position = begun(declare="together")
    names = MANY_NAMES[:3]
    before = " ".join(spoken_table(look(position), names, {}, is_own=False, locale=locale))
    view = look(dealt(position))
    one = replace(view, board=replace(view.board, chips=(1, 1, 1), pot=1))
    words = " ".join([before, *spoken_table(one, names, {}, is_own=False, locale=locale)])
    assert all(each in words for each in expected), words


def of_hand(pictures: GutsPictures, name: str, *, larger: bool) -> tuple[Fan, list[Text]]:
    """Return the reader's cards in a panel, and the words there."""
    view = gallery.panels()[name]
    names = MANY_NAMES[: len(view.board.seats)]
    order = pictures.panel(view, names=names, rows=3, style=Style(larger=larger))
    items = order.layout().items
    (own,) = [item for item in items if isinstance(item, Fan) and len(item.cards) == 2]
    return own, [item for item in items if isinstance(item, Text)]


@pytest.mark.parametrize("seats", range(3, 11))
def test_who_likes_larger_cards_gets_them(studio: Studio, seats: int) -> None:
    pictures = GutsPictures(studio)
    (plain, _), (larger, words) = (of_hand(pictures, f"guts-panel-{seats}", larger=each) for each in (False, True))
    assert larger.box.width >= 1.2 * plain.box.width
    pot = next(item for item in words if item.words == "64")
    assert pot.box.bottom <= larger.box.y, "the pot is read whole"


def test_a_pot_of_many_digits_keeps_its_room(studio: Studio) -> None:
    pictures = GutsPictures(studio)
    own, words = of_hand(pictures, "guts-panel-large", larger=True)
    pot = next(item.box for item in words if item.words.startswith("12"))
    assert pot.bottom <= own.box.y
    assert not [item for item in words if item.box.y > pot.y - 20 and item.box.x < pot.right < item.box.right]


@pytest.mark.parametrize(("locale", "you", "turn"), [("en", "You", "Your turn"), ("fr", "Toi", "À toi")])
def test_the_own_seat_says_you_and_the_own_turn_has_no_name(
    studio: Studio, locale: Locale, you: str, turn: str
) -> None:
    pictures, asked = GutsPictures(studio), gallery.asked(10)
    (viewing_seat,) = asked.to_act
    view = gallery.asked(10, viewing_seat=viewing_seat)
    words = [
        i.words for i in pictures.panel(view, names=MANY_NAMES, locale=locale).layout().items if isinstance(i, Text)
    ]
    assert {you, turn} <= {*words}
    assert MANY_NAMES[viewing_seat] not in " ".join(words)
    public = [
        i.words for i in pictures.table(view, names=MANY_NAMES, locale=locale).layout().items if isinstance(i, Text)
    ]
    assert not {you, turn} & {*public}
