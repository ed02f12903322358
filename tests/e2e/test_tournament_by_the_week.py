"""A tournament with a round a week, in a process that is killed between its rounds and at its end: clocks, the pot."""

import pytest

from bot.playground.permissions import Permission
from bot.tournament.umpire import DAY, MINUTE, WEEK
from cogs.screens.tournament import SIGN_UP, START
from tests.e2e.house import PATIENCE, House
from tests.e2e.test_clocks_over_kills import Time
from tests.e2e.test_tournament import board, calls, comes, ends, given_up, pressed, sure


@pytest.mark.long("kills")
async def test_two_weeks_over_kills(house: House) -> None:
    players = {each.user.id: each for each in (house.ann, house.bob, *house.meet("Cid", "Dee"))}
    house.discord.add_role(house.guild, "hosts", house.ann, permissions=Permission.MANAGE_EVENTS)
    time = Time(house)

    async def killed() -> None:
        await house.kill()
        await house.spawn()

    async def called(number: int) -> None:
        await house.eve.until(lambda: len(calls(house, number)) == 2, patience=PATIENCE)
        stored = "SELECT 1 FROM tournament_acts WHERE kind = 'called'"
        await house.until_stored(lambda: len(house.rows(stored)) == 2 * number)
        threads = "SELECT 1 FROM notes WHERE key LIKE 'tournament/%-_' AND value NOT LIKE '% 0'"
        await house.until_stored(lambda: len(house.rows(threads)) == 2 * number)

    await house.spawn()
    chosen = {"game": "mille", "rounds": 2, "pace": "weekly", "entry": "5"}
    await (await house.ann.invoke(house.channel, "/tournament", **chosen)).settled()
    for each in players.values():
        assert "You’re in." in await sure(house, each, SIGN_UP)
    await house.eve.until(lambda: "Signed up: 4." in board(house).text, patience=PATIENCE)
    await (await pressed(house, house.ann, START)).settled()
    await called(1)
    first = [one for each in calls(house, 1) for one in each.mentions]
    for one in first:
        await comes(house, players[one], 1)
    await house.until_stored(lambda: len(house.rows("SELECT 1 FROM table_places")) == 2)
    assert {clock for (clock,) in house.rows("SELECT clock FROM tables")} == {"1h claim quiet contest"}
    before, results = time.passed, "SELECT 1 FROM tournament_acts WHERE kind = 'result'"
    while len(house.rows(results)) < 2:  # nobody plays, and each table turns out who is to play
        assert time.passed < before + 2 * DAY
        await time.pass_alive(60 * MINUTE)
    await house.eve.until(lambda: "The next round begins" in board(house).text, patience=PATIENCE)
    await killed()
    time.let_pass(WEEK - (time.passed - before) + MINUTE)
    await called(2)
    second = [one for each in calls(house, 2) for one in each.mentions]
    assert sorted(second) == sorted(first)
    there = [one for one in second if one in calls(house, 2)[0].mentions]
    for one in there:
        await comes(house, players[one], 2)
    await house.until_stored(lambda: len(house.rows("SELECT 1 FROM table_places")) == 3)
    await time.pass_alive(DAY + MINUTE)
    await house.eve.until(lambda: "Nobody came" in calls(house, 2)[1].text, patience=PATIENCE)
    assert await given_up(house, players) == 1
    await killed()
    await house.eve.until(lambda: ends(house), patience=PATIENCE)
    await house.eve.until(lambda: "The tournament is over." in board(house).text, patience=PATIENCE)
    assert len(house.rows("SELECT 1 FROM tournament_acts WHERE kind = 'round'")) == 2
    assert len(house.rows("SELECT 1 FROM pots")) == 1
    assert len(ends(house)) == 1
