"""Screens of what outlives a game fit Discord at the worst: longest names and amounts, most lines, both languages."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games.protocol import Resign, Seat
from bot.standing import (
    Balance,
    Leaders,
    Moment,
    PastGame,
    Payment,
    Period,
    Place,
    Proposal,
    Rating,
    Result,
    State,
    Stats,
)
from bot.store import FinishedGameRow, GameFactsRow, PlayedGame, TallyRow, Totals
from bot.tables import Player
from bot.text import LOCALES, Locale
from cogs.screens.history import (
    GAMES_SHOWN,
    history_screen,
    past_game_screen,
    replay_screen,
    stats_screen,
)
from cogs.screens.leaders import leaders_screen, rows_of
from cogs.screens.ledger import ledger_screen, proposal_screen
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mydata import data_screen, forget_question
from cogs.screens.screen import Document
from render import Style
from tests.cogs.desk import UNIT, WORST_NAMES, great_hand, sent, table_at

MUCH = 10**14
PEOPLE = tuple(Player(at, 10**18 + at, "*" * 32, "en", None) for at in range(1, 30))

pytestmark = pytest.mark.parametrize("locale", LOCALES)


def place(number: int) -> Place:
    tally = TallyRow("mille", 5, 0, number, 9999, 9000, 999, 999, 1, 2500, 9999)
    return Place(number, PEOPLE[number], tally, -MUCH)


@pytest.mark.parametrize("by", ["rating", "net"])
async def test_leaderboard(screens: MilleScreens, locale: Locale, by: str) -> None:
    for period in Period:
        leaders = Leaders(
            by, period, 5, period.key(1), 1, 1667, tuple(map(place, range(7, 13))), place(20), 9, units=(UNIT,) * 9
        )
        screen = await leaders_screen(leaders, PEOPLE[20], screens.studio, unit=UNIT, locale=locale, style=Style())
        sent(screen).check()
    assert [row.place for row in rows_of(leaders)] == [*range(7, 13), 20]
    first = Leaders(by, Period.ALL, 5, 0, 1, 3, tuple(map(place, range(7, 13))), place(2), 9)
    assert [row.place for row in rows_of(first)] == [2, *range(7, 13)]


def test_ledger(locale: Locale) -> None:
    sent(ledger_screen([Balance(each, UNIT, MUCH) for each in PEOPLE], locale=locale)).check()
    payments = tuple(Payment(one, other, MUCH) for one, other in pairwise(PEOPLE[:10]))
    for kind in ("square", "net", "correct"):
        for state in State:
            proposal = Proposal(
                "ZZZZZZZZZZ",
                kind,
                UNIT,
                payments,
                PEOPLE[20],
                PEOPLE[:10],
                (1,),
                state,
                10**13,
                refused_by=3,
                left=payments[0],
            )
            sent(proposal_screen(proposal, locale=locale, is_new=True)).check()


def test_a_new_proposal_notifies_those_who_must_agree_and_nobody_else(locale: Locale) -> None:
    """The proposer has agreed already; a robot or a deleted player is not there to be notified."""
    people = (*PEOPLE[:4], replace(PEOPLE[4], discord_id=None))
    payments = (Payment(PEOPLE[0], PEOPLE[1], 100),)
    proposal = Proposal("ZZZZZZZZZZ", "net", UNIT, payments, people[0], people, (people[0].id,), State.WAITING, 10**13)
    screen = proposal_screen(proposal, locale=locale, is_new=True)
    assert screen.pings == tuple(each.discord_id for each in PEOPLE[1:4])
    assert proposal_screen(proposal, locale=locale).pings == (), "an answer redraws it, and notifies nobody again"


async def test_looking_back(screens: MilleScreens, locale: Locale) -> None:
    position = great_hand(73)
    table = table_at(position.play(Seat.A, Resign()).position, names=WORST_NAMES)
    own = GameFactsRow(1, 0, 1, True, -99_999, 9, 9, 9, 9, 9, 9, 9, MUCH, 9999)
    game = FinishedGameRow(1, table.id, "mille", 5, 1, "resigned", False, 99, 9999, MUCH, UNIT)
    for is_readable in (True, False):
        games = [
            PastGame(PlayedGame(replace(game, table=f"{at:010}"), own, 99_999), table.players[1:], is_readable)
            for at in range(GAMES_SHOWN + 1)
        ]
        sent(history_screen(games, against=table.players[1], is_newest=False, locale=locale)).check()
        unreadable = () if is_readable else tuple(each.played.game.table for each in games)
        sent(data_screen(Document("data.json", b"{}"), unreadable, locale=locale)).check()
    looks = {"locale": locale, "style": Style()}
    sent(await past_game_screen(table, screens, seed=bytes(32), **looks)).check()
    moment = Moment(table, 9999, (), (1,))
    sent(await replay_screen(moment, screens, **looks)).check()
    totals = Totals(*([10**6] * 12), MUCH, MUCH, UNIT, UNIT, 10**6)
    results = tuple(Result(-9999 * (at % 2), won=at % 2 == 0) for at in range(30))
    stats = Stats(table.players[0], table.players[1], totals, 5, Rating(), results)
    sent(await stats_screen(stats, screens.studio, locale=locale, style=Style())).check()
    sent(forget_question(table.players[0], locale=locale)).check()


def test_who_proposes_is_said_to_agree_even_where_their_own_debts_stay(locale: Locale) -> None:
    proposal = Proposal(
        "ZZZZZZZZZZ", "net", UNIT, (), replace(PEOPLE[9], name="Dan"), PEOPLE[:3], (10,), State.WAITING, 10**13
    )
    words = str(proposal_screen(proposal, locale=locale).blocks[0])
    assert words.count("Dan") == 2, "in front, and among those who have agreed"
