"""Forced moves through the whole bot: choices wait for the pause of their turn, and what is none plays itself."""

from dataclasses import replace
from functools import partial

import pytest

from bot.games.daifugo.name import NAME
from bot.playground.seen import SeenMessage
from tests.e2e.chance import seeds_of
from tests.e2e.house import PATIENCE, House, Pass
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import at_table, is_asked
from tests.e2e.test_daifugo import moves, panel_of, pressed_late

SEED = "turns with pauses 33"  # the next two cannot beat the leader's ace
PAUSE = 75_000  # ms; nobody waits for it, as the clock is set. After 90 s people would be called


async def seated(house: House) -> tuple[str, list[Sitter]]:
    """Seat four people at a table of Daifugo whose turns have pauses; return them in turn, the leader first."""
    house.timing = replace(house.timing, turn_pause=(PAUSE, PAUSE))
    house.draw_seed = seeds_of(SEED)
    key, sitters = await at_table(house, NAME, seats=4, plays_forced=True, deals="1")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    title = house.tables(key)[-1].text
    sitters.sort(key=lambda sitter: title.index(sitter.person.user.display_name))
    (leader,) = filter(is_asked, sitters)
    at = sitters.index(leader)
    return key, [*sitters[at:], *sitters[:at]]


def seen_by_others(house: House, key: str, sitters: list[Sitter]) -> list[object]:
    """Return the public table, and the panels of these people."""
    return [house.tables(key)[-1].text, *(panel_of(sitter).text for sitter in sitters)]


def requests(house: House, since: int) -> list[tuple[str, str]]:
    """Return what was asked of Discord in the channel since then."""
    place = f"/channels/{house.channel.id}/"
    return [(each.method, each.route) for each in house.discord.exchanges[since:] if each.path.startswith(place)]


async def shown(house: House, sitter: Sitter, words: str) -> SeenMessage:
    """Return the panel of `sitter` once it says this."""
    await house.eve.until(lambda: words in panel_of(sitter).text, patience=PATIENCE)
    return panel_of(sitter)


async def settled(house: House, key: str, words: str) -> None:
    """Wait until the public table says this."""
    await house.eve.until(lambda: [words in each.text for each in house.tables(key)[-1:]] == [True], patience=PATIENCE)


@pytest.mark.long("whole deals")
async def test_a_choice_waits_and_a_pass_without_choice_plays_itself(house: House, pass_time: Pass) -> None:
    """Nobody else sees anything of a choice before its time; what plays itself costs the same requests."""
    key, (leader, first, second, last) = await seated(house)
    others = [first, second, last]
    before, began = seen_by_others(house, key, others), len(house.discord.exchanges)
    stale = next(button for button in leader.choices() if button.label == "A")
    await leader.choose("A")
    assert "Your move is in. Everyone sees it in a few seconds." in panel_of(leader).text
    assert not is_asked(leader)
    await pressed_late(house, leader, stale.custom_id)
    assert "Your move is in." in panel_of(leader).text
    assert moves(house, key) == []
    assert requests(house, began) == []
    assert seen_by_others(house, key, others) == before
    pass_time(PAUSE)
    await shown(house, leader, "You lead")
    await settled(house, key, "leads")
    panel = await shown(house, first, "You have just one move. It’s played for you in a few seconds.")
    assert [each.label for each in panel.buttons if not each.disabled] == ["Refresh", "⋯"]
    spent, since = [], len(house.discord.exchanges)
    for passing, word in ((first, ""), (second, "pass")):
        await shown(house, passing, "You have just one move.")
        begins = len(house.discord.exchanges)
        if word:
            answer = await passing.person.invoke(house.channel, "/play", move=word)
            assert "Your move is in." in passing.answered(answer).text
        pass_time(PAUSE)
        await shown(house, passing, "You pass.")
        await settled(house, key, f"{passing.person.user.display_name} passes.")
        spent.append(requests(house, begins))
    assert spent[0] == spent[1]
    called = [each.path for each in house.discord.exchanges[since:] if each.method == "POST" and each.counted]
    assert called == [], "nobody is called to a turn that is over"
    assert moves(house, key)[1:] == ["pass", "pass"]


async def test_practice_offers_it_where_a_hand_may_force_anything(house: House) -> None:
    await house.open()
    ann, place = house.ann, house.channel
    refused = await ann.invoke(place, "/practice", game="mille", forced_moves=True)
    assert "In this game, no hand leaves you just one move" in refused.shown.text
    refused = await ann.invoke(place, "/open", game=NAME, clock="24h", forced_moves=True)
    assert "Pick a shorter clock, or none." in refused.shown.text
    for number, (given, clock) in enumerate((({"forced_moves": True}, "forced"), ({}, None)), 1):
        begun = await ann.invoke(place, "/practice", game=NAME, level="novice", **given)
        assert ("If you have just one move, it’s played for you." in begun.shown.text) == bool(clock)
        await house.eve.until(partial(_are, house, number), patience=PATIENCE)
        assert house.rows("SELECT clock FROM tables ORDER BY created_at DESC LIMIT 1") == [(clock,)]


def _are(house: House, tables: int) -> bool:
    """Return whether there are this many tables."""
    return house.rows("SELECT count(*) FROM tables") == [(tables,)]
