"""`python -m bot simulate --presets`: the figures of the bot are those of today's rules, and can be made again."""

from itertools import product
from pathlib import Path

import pytest

from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.robots.usual import FILE, offered, read_usual, write_usual
from bot.simulate.games import Plan
from bot.simulate.presets import main, play_courses
from bot.text import LOCALES, Locale
from cogs.screens.usual import usual_lines
from tests.there import there

KNOWN = read_usual(FILE.read_text(encoding="ascii"))


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_knows_what_to_expect_of_all_rules_with_a_name_as_they_are_today(name: str) -> None:
    hosted = GAMES[name]
    wanted = [options.with_edition(options.texts()) for options in offered(hosted.game)]
    assert [dict(usual.options) for usual in KNOWN[name]] == wanted, f"simulate --presets {name} makes it again"
    for usual in KNOWN[name]:
        assert usual.games >= 200
        assert usual.seats in hosted.game.seats
        assert {*usual.specials} <= {special.name for special in there(hosted.counting).specials}
        assert usual.specials, "something special can happen"
        assert all(0 <= times <= of for times, of in usual.specials.values())
        assert usual.deals[0] <= usual.deals[1] <= usual.deals[2]
        assert 0 < usual.paid <= usual.most_paid


def test_nothing_is_known_of_games_that_are_gone() -> None:
    assert {*KNOWN} == {*GAMES}
    assert write_usual(KNOWN) == FILE.read_text(encoding="ascii")


@pytest.mark.parametrize(("name", "locale"), [*product(GAMES, LOCALES)])
def test_the_rules_say_it_in_few_lines(name: str, locale: Locale) -> None:
    lines = usual_lines(GAMES[name], KNOWN[name], locale=locale)
    assert len(lines) < 1500  # of the 4000 characters of a message, next to the options themselves
    assert lines.count("\n**") == len(KNOWN[name])


def test_figures_are_those_of_the_games(tmp_path: Path) -> None:
    into = tmp_path / "usual.json"
    assert main(["guts", "--games", "3", "--jobs", "1", "--seed", "7", "--file", str(into)], GAMES) == 0
    (classic, _) = read_usual(into.read_text(encoding="ascii"))["guts"]
    hosted = GAMES["guts"]
    plan = Plan(hosted, (Level.REGULAR,) * classic.seats, hosted.game.options({}), 7)
    played = play_courses(plan, range(3))
    assert sorted(course.deals for course in played)[1] == classic.deals[1]
    assert max(paid for course in played for paid in course.paid) == classic.most_paid
    deals = sum(course.deals for course in played)
    matched = sum(course.happened["matched"] for course in played)
    assert classic.specials["matched"] == (matched, deals)
    assert 0 < matched < deals
