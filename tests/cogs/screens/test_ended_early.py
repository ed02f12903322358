"""*Why?* of a game that someone left, or that all ended: who, and what it costs them, with the rule behind it."""

from itertools import product

import pytest

from bot.games.protocol import Abandon, Ending, Resign, Seat, Timeout
from bot.tables import Table as Hosted
from bot.text import LOCALES, Locale
from cogs.screens.ended_early import EARLY, early_lines
from cogs.screens.why import SETTLEMENT, Asked, why_screen
from render import Studio
from tests.cogs.desk import sent, table_at
from tests.games.kits import Table, ends_of_range, random_game, tables
from tests.left_out import first
from tests.there import there
from tests.witness.screens.shown import MORE_SHOWN

NAMES = ("Anton", "Bruno", "Cesar", "Dorit", "Emily", "Fiona", "Gusto", "Hanna", "Ivana", "Jolan")
TABLES = sorted(tables(), key=lambda table: not ends_of_range(table))
PLIES = 3  # before anyone leaves

pytestmark = [
    pytest.mark.usefixtures("words_of_magpie"),
    pytest.mark.parametrize(
        "at",
        first(sum(map(ends_of_range, TABLES)), TABLES, why="all sizes"),
        ids=str,
        scope="module",  # all tests of a table run together, so that its game is played once
    ),
]


def left(at: Table, move: Resign | Timeout | Abandon) -> Hosted:
    """Return a table that players leave, from the second on, until the game is over; or that all end."""
    played = random_game(at, 0)
    position = played.plies[min(PLIES, len(played.plies) - 2)].after
    if isinstance(move, Abandon):
        return table_at(position.play(None, move).position, names=NAMES[: at.seats], game=played.game)
    for seat in played.everybody[1:]:
        if position.outcome is None:  # only who is asked runs out of time
            way = Resign() if position.refusal(seat, move) is not None else move
            position = position.play(seat, way).position
    return table_at(position, names=NAMES[: at.seats], game=played.game)


def test_who_left_is_named_first_with_what_they_pay(at: Table, studio: Studio) -> None:
    for locale, move in product(LOCALES, (Resign(), Timeout())):
        leavers_are_named(at, locale, move, studio)


def leavers_are_named(at: Table, locale: Locale, move: Resign | Timeout, studio: Studio) -> None:
    table, book = left(at, move), MORE_SHOWN[at.name].rulebook(studio)
    outcome = there(table.position.outcome)
    lines = early_lines(table, book, locale=locale)
    leavers = table.position.left or tuple(Seat(seat) for seat in range(at.seats) if seat not in outcome.winners)
    assert [line.mark for line in lines] == [f"{EARLY}-{seat}" for seat in leavers]
    for line, seat in zip(lines, leavers, strict=True):
        assert line.topic in book.topics
        assert NAMES[seat] in line.label
        payees = {due.payee for due in table.settlement().transfers if due.payer == seat}
        assert all(NAMES[payee] in line.text for payee in payees)
    asked = Asked(SETTLEMENT, 0, is_settled=True, seat=None)
    message = sent(why_screen(table, book, asked, lines, locale=locale))
    message.check()
    assert lines[0].text[:40] in message.text, "the first is open"


def test_a_game_that_all_ended_says_that_nobody_pays(at: Table, studio: Studio) -> None:
    table, book = left(at, Abandon()), MORE_SHOWN[at.name].rulebook(studio)
    outcome = there(table.position.outcome)
    assert outcome.ending is Ending.ABANDONED
    for locale in LOCALES:
        (line,) = early_lines(table, book, locale=locale)
        assert line.topic in book.topics


def test_a_game_that_was_played_out_says_nothing_of_it(at: Table, studio: Studio) -> None:
    played = random_game(at, 0)
    outcome = played.final.outcome
    if outcome is not None and outcome.ending is Ending.PLAYED and not played.final.left:
        table = table_at(played.final, names=NAMES[: at.seats], game=played.game)
        assert early_lines(table, MORE_SHOWN[at.name].rulebook(studio), locale="en") == []
