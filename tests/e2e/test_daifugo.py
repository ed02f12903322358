"""Daifugo through the whole bot: a round by presses, typed and ordered ahead; old panels; whoever is late."""

import re

import pytest

from bot.games.daifugo.name import NAME
from bot.playground.kinds import InteractionKind
from bot.playground.seen import SeenMessage
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import MINUTE, answered, at_table, is_asked, menus

ENOUGH = 300  # rounds of presses
RANKS = re.compile(r"[AKQJ2-9]|10|one|two|three|four")


def moves(house: House, key: str) -> list[str]:
    """Return the moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if str(row[3]).split()[0] in ("play", "pass", "give")]


def panel_of(sitter: Sitter) -> SeenMessage:
    """Return the panel, which is open."""
    panel = sitter.panel()
    assert panel is not None
    return panel


async def play(sitter: Sitter) -> None:
    """Give back the proposed cards, or play the lowest of all of a rank, or pass."""
    panel, choices = panel_of(sitter), sitter.choices()
    if any(button.label.startswith("Give back") for button in choices):
        await sitter.choose("Give back")
    elif plays := [button.label for button in choices if button.label != "Pass"]:
        await sitter.choose(plays[0])
    elif lists := menus(sitter):
        menu = next(each for each in panel.menus if each.custom_id == lists[0])
        sitter.answered(await sitter.person.choose(panel, lists[0], menu.options[0].label))
    else:
        await sitter.choose("Pass")


async def test_a_round_by_presses_typed_and_ordered_ahead(house: House) -> None:
    """A turn is one press; ranks alone may be typed; a pass that was ordered is played in its round alone."""
    key, sitters = await at_table(house, NAME, seats=3, deals="1")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    (leader,) = filter(is_asked, sitters)
    assert "You lead" in leader.alts()
    offered = [str(each.value) for each in (await leader.person.complete(house.channel, "/play", "move", "")).choices]
    lowest = next(text for text in offered if len(text.split()) == 2)
    rank = lowest.split()[1][0]
    assert "You lead, so you can’t pass." in await answered(leader, "pass")
    at = sitters.index(leader)
    await sitters[at - 1].open()
    waiting = sitters[at - 1]  # plays last
    (ahead,) = [button for button in panel_of(waiting).buttons if button.label == "Pass round"]
    waiting.answered(await waiting.person.press(panel_of(waiting), ahead.custom_id))
    await answered(leader, "10" if rank == "T" else rank)
    assert moves(house, key) == [lowest], "the rank alone is enough"
    follower = sitters[(at + 1) % 3]
    await follower.open()
    assert "or pass." in panel_of(follower).text
    assert all(RANKS.fullmatch(button.label) or button.label == "Pass" for button in follower.choices())
    await follower.choose("Pass")
    assert moves(house, key) == [lowest, "pass", "pass"], "the other was ordered"
    await leader.open()
    assert "Everyone else passed, and you lead." in panel_of(leader).text
    await waiting.open()
    assert "Don’t pass" not in [button.label for button in panel_of(waiting).buttons]


@pytest.mark.long("rare cases")
async def test_a_pass_of_this_round_is_taken_on_a_panel_of_some_turns_ago(house: House) -> None:
    """By then it is the turn of who ordered it; in a later round, and on a panel of an earlier version, it is not."""
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, deals="1")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    (leader,) = filter(is_asked, sitters)
    at = sitters.index(leader)
    follower, waiting = sitters[(at + 1) % 3], sitters[at - 1]
    await play(leader)
    await waiting.open()
    (ahead,) = [button for button in panel_of(waiting).buttons if button.label == "Pass round"]
    await follower.open()
    await follower.choose("Pass")
    await house.eve.until(lambda: is_asked(waiting), patience=PATIENCE)
    await pressed_late(house, waiting, ahead.custom_id)
    assert moves(house, key)[1:] == ["pass", "pass"]
    await pressed_late(house, waiting, ahead.custom_id)
    assert "Too late: that round is over" in panel_of(waiting).text
    await pressed_late(house, waiting, f"chapeau/later/{key}/2/0")
    assert "That panel was out of date" in panel_of(waiting).text
    assert len(moves(house, key)) == 3


async def pressed_late(house: House, sitter: Sitter, custom_id: str) -> None:
    """Press a button that the panel had before."""
    panel = panel_of(sitter)
    press = house.discord.backend.act(
        InteractionKind.COMPONENT,
        user_id=sitter.person.user.id,
        channel_id=house.channel.id,
        data={"custom_id": custom_id, "component_type": 2},
        message=house.discord.world.messages[panel.id],
    )
    await press.answered.wait()
    await house.eve.until(lambda: panel_of(sitter).versions > panel.versions, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_time_plays_for_who_is_late_and_in_the_end_turns_them_out(house: House, pass_time: Pass) -> None:
    key, sitters = await at_table(house, NAME, seats=3, clock="10m")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    (late,) = filter(is_asked, sitters)
    others = [sitter for sitter in sitters if sitter is not late]
    for strike in range(3):
        before = len(moves(house, key))
        pass_time(71 * MINUTE)
        await house.eve.until(lambda before=before: len(moves(house, key)) > before, patience=PATIENCE)
        for _ in range(ENOUGH):
            for sitter in others:
                if await sitter.is_called() and is_asked(sitter):
                    await play(sitter)
            await late.open()
            if strike == 2 or is_asked(late):
                break
    await house.eve.until(lambda: "timeout" in [row[3] for row in house.plies(key)], patience=PATIENCE)
