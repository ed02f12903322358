"""A person who asks another too often hears when they may ask again; one who presses too fast delays nobody."""

import asyncio
import re

from bot.values.person_limits import PersonLimits
from cogs.ids import Verb
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, hidden_text, press
from tests.e2e.players import Presser

SOON = re.compile(r"<t:\d+:R>")


async def test_who_presses_too_fast_is_told_once_and_others_go_on(house: House) -> None:
    await house.open(person_limits=PersonLimits(burst_span=60))
    challenged = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    for _ in range(4):
        assert not (await house.ann.invoke(house.channel, "/about")).failed
    words = hidden_text(await press(house.ann, challenged.shown, Verb.WITHDRAW))
    assert words.startswith("That was too fast for me, so I did nothing.")
    assert SOON.search(words)
    unanswered = asyncio.create_task(house.ann.invoke(house.channel, "/practice"))
    assert not (await press(house.bob, challenged.shown, Verb.ACCEPT)).failed
    house.discord.clock.advance(3.1)
    assert (await unanswered).failed
    assert house.rows("SELECT count(*) FROM tables") == [(1,)], "nothing was withdrawn, and no practice begun"


async def test_who_has_done_too_much_in_a_minute_still_plays(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open(person_limits=PersonLimits(burst=100, minute=1))
    key = await house.start_game()  # with one command, and one press
    players = [Presser(house, each, key) for each in (house.ann, house.bob)]
    assert hidden_text(await house.ann.invoke(house.channel, "/about")).startswith("That was too fast")
    for played in range(1, 7):
        await house.eve.until(lambda: any(each.can_act() for each in players), patience=PATIENCE)
        await next(each for each in players if each.can_act()).step()
        assert len(house.plies(key)) > played


async def test_suggestions_count_apart_from_presses(house: House) -> None:
    await house.open(person_limits=PersonLimits(burst=2, burst_span=60))
    offered = [len((await house.ann.complete(house.channel, "/rules", "game", "")).choices) for _ in range(6)]
    assert min(offered) > 0
    assert not (await house.ann.invoke(house.channel, "/about")).failed
