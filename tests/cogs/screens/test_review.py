"""How a player played, in words: what the rest of the result is besides luck."""

import pytest

from bot.coach import Review
from bot.games.protocol import Position, Resign, Seat
from bot.text import Locale
from cogs.screens.emoji import NAMES_ALONE
from cogs.screens.review import review_screen
from tests.cogs.desk import table_at
from tests.games.kits import KITS, Table, random_game

REVIEW = Review(decisions=0, mistakes=0, cost=0.0, result=-3.0, dearest=())
NAMES = ("Ann", "Bob", "Eve")


def rest(at: Table, position: Position, reader: Seat, locale: Locale) -> str:
    """Return what is said of the rest, to a player of a game that has ended so."""
    table = table_at(position, names=NAMES[: at.seats], game=KITS[at.name].game)
    return str(review_screen(table, REVIEW, seat=reader, locale=locale, emoji=NAMES_ALONE))


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "the early end, luck, "), ("fr", "la fin prématurée, la chance, ")]
)
def test_a_game_that_ends_early_is_not_all_luck(locale: Locale, words: str) -> None:
    at = Table("mille", 2)
    position = random_game(at, 0).plies[3].after
    for leaver in Seat.A, Seat.B:
        assert words in rest(at, position.play(leaver, Resign()).position, Seat.A, locale)


@pytest.mark.parametrize(("locale", "words"), [("en", "your leaving, luck, "), ("fr", "ton départ, la chance, ")])
def test_whoever_leaves_reads_it_but_nobody_else(locale: Locale, words: str) -> None:
    at = Table("guts", 3)
    position = random_game(at, 2).final
    (leaver,) = position.left
    for reader in Seat.A, Seat.B, Seat.C:
        assert (words in rest(at, position, reader, locale)) == (reader == leaver)
