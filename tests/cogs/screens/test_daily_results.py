"""Results of daily deals in words: a percentage is one of the others, and counts nobody else."""

import pytest

from bot.daily import Compared, Entry, Today
from bot.text import Locale
from cogs.screens.daily import beaten, today_screen
from cogs.screens.screen import Menu


@pytest.mark.parametrize(
    ("players", "better_than", "locale", "words"),
    [
        (1, 0, "en", "nobody else has finished it yet"),
        (2, 1, "en", "better than 100% of 1 other player"),
        (43, 30, "en", "better than 71% of 42 other players"),
        (43, 30, "fr", "mieux que 71\N{NO-BREAK SPACE}% des 42 autres joueurs"),
    ],
)
def test_a_percentage_is_one_of_the_others(players: int, better_than: int, locale: Locale, words: str) -> None:
    result = Compared(score=1, players=players, beaten=better_than, place=1, list_number=1)
    assert beaten(result, locale=locale) == words


def test_once_the_day_is_over_nobody_else_can_finish_it() -> None:
    alone = Compared(score=1, players=1, beaten=0, place=1, list_number=1)
    assert beaten(alone, locale="en", is_over=True) == "nobody else finished it"


def test_a_day_that_a_wrong_clock_ended_offers_nothing_and_says_why() -> None:
    today = Today("2026-01-06", 0, (Entry("guts", None),), 0, "code", is_over=True)
    screen = today_screen(today, lows=(), is_in_server=True, locale="en")
    words = "\n".join(block for block in screen.blocks if isinstance(block, str))
    assert "My clock was ahead for a while, so today’s deals are over already." in words
    assert "Guts · not played\n" in words
    assert not any(isinstance(block, Menu) for block in screen.blocks)
