"""Events whose words come from the catalog alone: their fields are the words of the sentence."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.games.cards import JOKER, Card, Hand, parse_card
from bot.games.protocol import Event, Seat
from bot.text import Locale, further_words
from cogs.screens.game import Showing
from cogs.screens.telling import catalog_sentence
from tests.cogs.screens.made_up import MadeUpView


@dataclass(frozen=True)
class Shown(Event):
    """The event that a player shows something."""

    seat: Seat
    card: Card | None = None
    hand: Hand = field(default_factory=Hand)
    side: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    points: int = 0
    is_last: bool = False
    other: object = None


@dataclass(frozen=True)
class Untold(Event):
    """An event without a sentence."""


@pytest.fixture(autouse=True)
def words(tmp_path: Path) -> Iterator[None]:
    """A catalog of one game."""
    sentences = {
        "en": "a-event-shown = { $seat } shows { $hand } { $cards } with { $side }: { $points }.\n"
        "    .seat = You show { $hand }.\n",
        "fr": "a-event-shown = { $seat } montre { $hand } { $cards } avec { $side } : { $points }.\n"
        "    .seat = Tu montres { $hand }.\n",
    }
    for locale, text in sentences.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(text, encoding="utf-8")
    with further_words(tmp_path):
        yield


def showing(seat: Seat | None, locale: Locale = "en") -> Showing:
    return Showing("KEY", MadeUpView((), seat), ("Ann*", "Bob", "Cem"), 0, "chips", locale)


EVENT = Shown(
    Seat.A,
    hand=Hand([parse_card("TH"), JOKER]),
    side=(Seat.C, Seat.A),
    cards=(parse_card("QS"),),
    points=-1,
)


def test_the_fields_of_an_event_are_the_words_of_its_sentence() -> None:
    sentence = catalog_sentence("a", EVENT, showing(Seat.B))
    assert sentence == "Ann\\* shows 10♥ Joker Q♠ with Ann\\* and Cem: −1."
    french = catalog_sentence("a", EVENT, showing(None, "fr"))
    assert french == "Ann\\* montre 10♥ Joker Q♠ avec Ann\\* et Cem\N{NO-BREAK SPACE}: −1."


def test_the_reader_is_told_of_themselves_as_you() -> None:
    assert catalog_sentence("a", EVENT, showing(Seat.A)) == "You show 10♥ Joker."


def test_what_no_sentence_tells_is_not_told() -> None:
    assert catalog_sentence("a", Untold(), showing(None)) is None
