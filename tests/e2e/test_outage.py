"""A server with an outage: Discord names its id alone. Nothing there is in another language, or given up, for that."""

import asyncio
from datetime import UTC, datetime

import pytest

from bot.standing.periods import season_of, season_until
from bot.tables import DAY
from cogs.ids import Verb
from cogs.league import LEEWAY
from tests.e2e.chance import seeds_of
from tests.e2e.house import PATIENCE, House, verbs
from tests.e2e.test_league import join, noted, switched_on, won
from tests.e2e.test_night import begin, may_plan, over, planned
from tests.e2e.test_start import answers


@pytest.mark.long("rare cases")
async def test_a_server_with_an_outage_keeps_its_language_its_night_and_the_end_of_its_season(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord names it to a bot that starts, and says nothing else of it. The next start finds it as it was."""
    house.clock.begin(datetime(2026, 2, 10, 12, tzinfo=UTC))
    house.draw_seed = seeds_of("a short game 3")
    house.guild.locale = "fr"
    may_plan(house)
    await house.open()
    await switched_on(house)
    await join(house, house.ann, house.bob)
    await won(house, house.ann, house.bob)
    now = house.clock.now()
    house.clock.advance(season_until(season_of(now)) - now + round(LEEWAY * 1000) + DAY)
    _, event = await planned(house)
    await house.close()

    house.discord.gateway.hold(house.guild)
    begin(house, event)
    caplog.clear()
    await house.open()
    house.bob.say(house.channel, f"<@{house.discord.bot.id}> et toi ?")
    (start,) = await house.eve.until(lambda: answers(house, house.channel), patience=PATIENCE)
    assert "À quoi veux-tu jouer" in start.text
    async with asyncio.timeout(PATIENCE):
        while "ready as" not in caplog.text:  # the library waits for the server first, but not for long
            await asyncio.sleep(0.01)
    for _ in range(20):
        await house.ann.invoke(house.channel, "/about")  # after whatever follows from being ready
    await house.close()
    assert house.rows("SELECT state FROM nights") == [("planned",)]
    assert house.rows("SELECT value FROM notes WHERE key LIKE 'league-told/%'") == []

    house.discord.gateway.release(house.guild)
    await house.open()
    await over(house, "done")
    await noted(house, "league-told/%", "done")
    assert any("Champion" in each.text for each in house.eve.messages(house.channel))
    assert any(Verb.SIT in verbs(each) for each in house.eve.messages(house.channel))
