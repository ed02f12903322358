"""A game night fits Discord at the worst, in both languages: its announcement, its event, and the call of 25 people."""

from dataclasses import replace

import pytest

from bot.playground.limits import check_event
from bot.registry import GAMES
from bot.tables import Lobby, Night, Player, agree
from bot.tables.starting.nights import MOST_CALLED
from bot.text import LOCALES, Locale
from cogs.screens.night import LONGEST_NAME, event_description, event_name, night_call, night_off, night_screen
from tests.cogs.desk import UNIT, WORST_NAMES, sent

pytestmark = pytest.mark.parametrize("locale", LOCALES)

LARGEST = 2**63 - 1
HOST = Player(1, LARGEST, WORST_NAMES[0], "en", None)


@pytest.mark.parametrize("game", GAMES)
def test_an_announcement_and_its_event(locale: Locale, game: str) -> None:
    rules = GAMES[game].game
    terms = replace(agree(rules, 1_000_000, {}), unit=UNIT)
    night = Night(
        "Z" * 10, LARGEST, LARGEST, HOST, 1, terms, rules.seats[-1], 1, 10**13, LARGEST, is_open=False, gone=""
    )
    called = event_name("*" * 300, terms, locale=locale)
    assert called == "*" * LONGEST_NAME
    sent(night_screen(night, called, LARGEST, locale=locale)).check()
    sent(night_off(called, locale=locale)).check()
    description = event_description(night, locale=locale)
    assert description.endswith(night.id)
    check_event({"name": event_name("", terms, locale=locale), "description": description}, edit=True)


def test_a_call(locale: Locale) -> None:
    people = [LARGEST - each for each in range(MOST_CALLED)]
    lobby = Lobby("Z" * 10, GAMES["guts"].game, LARGEST, LARGEST, LARGEST, 10, 1, 9, "f" * 64)
    screen = night_call(lobby, "*" * LONGEST_NAME, people, locale=locale)
    sent(screen).check()
    assert (screen.pings, screen.role_pings) == (tuple(people), ())
    assert all(f"<@{each}>" in str(screen.blocks[0]) for each in people)
