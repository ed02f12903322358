"""Nudge and reactions on a panel: their places, their fit, and that nobody sees their own name."""

from dataclasses import replace

import pytest

from bot.games.protocol import Seat
from bot.tables import Player, Reaction, Seen, Table
from bot.text import LOCALES, Locale
from cogs.ids import CustomId, Verb
from cogs.screens.game import Manner
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.situation import Situation
from cogs.screens.social import Company, nudged_line, reaction_line
from cogs.screens.table import panel, public_table
from tests.cogs.desk import KEY, WORST_NAMES, Sent, acting, great_hand, sent, table_at

pytestmark = pytest.mark.parametrize("locale", LOCALES)

OFFERED = Seen({Seat.A: Reaction.CLAP, Seat.B: Reaction.MOMENT}, is_offered=True)


def reactions_of(message: Sent) -> list[str]:
    return [press.word for press in message.find(Verb.REACT)]


async def drawn(
    screens: MilleScreens, table: Table, seat: Seat, locale: Locale, company: Company, *, is_open: bool = False
) -> Sent:
    situation = Situation(company=company)
    message = sent(
        await panel(table, seat, screens, Manner(locale), said="x" * 200, situation=situation, is_open=is_open)
    )
    message.check()
    return message


async def test_who_waits_may_nudge_and_react(screens: MilleScreens, locale: Locale) -> None:
    table = table_at(great_hand(5), names=WORST_NAMES)
    waiting = Seat(1 - acting(table.position))
    closed = await drawn(screens, table, waiting, locale, Company(OFFERED))
    assert closed.find(Verb.NUDGE) == [CustomId(Verb.NUDGE, KEY)]
    assert reactions_of(closed) == []
    opened = await drawn(screens, table, waiting, locale, Company(OFFERED), is_open=True)
    assert reactions_of(opened) == [*Reaction]
    spent = await drawn(screens, table, waiting, locale, Company(replace(OFFERED, is_spent=True)), is_open=True)
    assert reactions_of(spent) == [], "there is nothing more to press"
    none = await drawn(screens, table, waiting, locale, Company(), is_open=True)
    assert none.find(Verb.REACT) == []


async def test_nobody_nudges_a_robot_or_in_a_pause(screens: MilleScreens, locale: Locale) -> None:
    table = table_at(great_hand(5))
    waiting = Seat(1 - acting(table.position))
    paused = replace(table, countdown=table.countdown.stop(0))
    robot = replace(table.players[acting(table.position)], robot="regular")
    practice = replace(table, players=tuple(robot if each.id == robot.id else each for each in table.players))
    for other in (paused, practice):
        assert (await drawn(screens, other, waiting, locale, Company())).find(Verb.NUDGE) == []


async def test_reactions_are_told_to_each_reader(screens: MilleScreens, locale: Locale) -> None:
    table = table_at(great_hand(5))
    (public,) = reaction_line(table, OFFERED.made, locale=locale)
    assert "Ann" in public
    assert "Bob" in public
    (own,) = reaction_line(table, OFFERED.made, locale=locale, viewing_seat=Seat.A)
    assert "Ann" not in own
    assert "Bob" in own
    assert reaction_line(table, {}, locale=locale) == []
    shown = sent(await public_table(table, screens, Manner(locale), Situation(company=Company(OFFERED))))
    shown.check()
    assert public in shown.text


def test_a_notice_names_only_the_others(locale: Locale) -> None:
    names = ("Ann", "Bob", "Cid")
    table = table_at(great_hand(5))
    players = tuple(Player(at + 1, 10**18 + at, name, "en", None) for at, name in enumerate(names))
    notice = nudged_line(replace(table, players=players), Seat.B, locale=locale)
    assert ("Ann and Cid are waiting" if locale == "en" else "Ann et Cid t’attendent") in notice
    assert "Bob" not in notice
