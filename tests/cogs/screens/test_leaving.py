"""The question before someone leaves: what it costs, in each game's own way, in both languages."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.games.protocol import Position, Resign, Seat
from bot.registry import GAMES
from bot.tables import Table
from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.screens.leaving import resign_question
from tests.cogs.desk import sent, table_at
from tests.games.play import play_at_random
from tests.left_out import first

NAMES = ("Ann", "Bob", "Cem", "Dot")
COSTS: Mapping[Locale, tuple[str, str, str]] = {  # where two play; where a robot plays on; where one alone is left
    "en": (" pay Bob ", " coins at worst) and collect nothing.", "You pay Bob "),
    "fr": (" à Bob.", " pièces) et tu ne reçois rien.", " à Bob."),
}
WITHOUT_BOUND = {"kalooki"}  # fines are scored as often as they are incurred (K2.7)
NO_BOUND: Mapping[Locale, str] = {
    "en": "You cover its losses and collect nothing.",
    "fr": "Tu couvres ses pertes et tu ne reçois rien.",
}


def asked(table: Table, locale: Locale) -> str:
    shown = sent(resign_question(table, table.players[0], locale=locale))
    shown.check()
    (yes,) = shown.find(Verb.RESIGN)
    assert yes.turn is not None
    return shown.text


def begun(name: str) -> tuple[Table, Position]:
    game = GAMES[name].game
    played = play_at_random(game, game.options({}), 1, seats=game.seats[0], most=2)
    table = table_at(played.final, names=NAMES[: game.seats[0]], game=game, stake=100)
    return replace(table, terms=replace(table.terms, unit="")), played.final


def test_the_question_names_the_game_and_its_channel_while_that_is_there() -> None:
    table, _ = begun("guts")
    for deleted, is_named in ((set(), True), ({table.channel_id}, False)):
        shown = sent(resign_question(table, table.players[0], locale="en", deleted=deleted)).text
        assert "-# Guts" in shown
        assert (f"<#{table.channel_id}>" in shown) is is_named


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", first(3, GAMES, why="all games"))
def test_the_amount_is_named_where_there_are_stakes(name: str, locale: Locale) -> None:
    table, position = begun(name)
    duel, deputy, alone = COSTS[locale]
    words = asked(table, locale)
    if len(table.players) == 2:
        assert duel in words
    elif table.terms.game.has_deputies:
        assert (deputy in words) is (name not in WITHOUT_BOUND)
        assert (NO_BOUND[locale] in words) is (name in WITHOUT_BOUND)
    else:
        assert ("You pay " if locale == "en" else "Tu paies ") in words
        assert "Bob " not in words.partition("?")[2], "nobody knows whom the chips will go to"
    for stake in ("coin", "pièce"):
        assert stake not in asked(replace(table, terms=replace(table.terms, stake=0)), locale), "for fun"
    if len(table.players) > 2:
        for seat in range(2, len(table.players)):
            position = position.play(Seat(seat), Resign()).position
        words = asked(replace(table, position=position), locale)
        assert alone in words or ("You pay nothing." if locale == "en" else "Tu ne paies rien.") in words
