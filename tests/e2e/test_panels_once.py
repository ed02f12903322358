"""The panel of an unseen turn is one more answer to a press, without a nonce: despite losses, its player gets one."""

from dataclasses import replace

import pytest

from bot.values.timing import Backoff
from cogs.stage.turns import UNPRESSED
from tests.e2e.chance import seeds_of
from tests.e2e.house import PATIENCE, House, Pass, verbs
from tests.e2e.players import MOVES, Presser, play, play_turns, turns

# The name of cards with which the player of the sixth turn goes out, the first deal's cut being as it is here.
OUT_IN_SIX = "out in six turns 157"
FOLLOW_UPS, MESSAGES = "/webhooks/*/*", "/channels/*/messages"


@pytest.mark.long("whole deals")
async def test_a_panel_whose_answer_is_lost_is_sent_once(house: House, pass_time: Pass) -> None:
    """It is looked for before it is sent again. The first look is in vain, and the library repeats it."""
    key = await house.start_game(target=10_000)
    players = (Presser(house, house.ann, key), Presser(house, house.bob, key))
    await play_turns(house, players, key, 4)
    await house.eve.until(lambda: any(each.can_act() for each in players), patience=PATIENCE)
    lost = house.discord.faults.lose_answer("POST", FOLLOW_UPS)
    house.discord.faults.drop("GET", MESSAGES, times=2)
    pass_time(UNPRESSED)  # the turn seems unseen: a new panel announces it
    while lost.times or house.discord.faults.waiting:
        await house.eve.invoke(house.channel, "/about")
    before = len(turns(house, key)), turns(house, key)[-1]
    await play(house, players, until=lambda: (len(turns(house, key)), turns(house, key)[-1] - 4) > before)
    assert not [fault for fault in house.discord.faults.waiting if fault.times]
    for player in players:
        await player.person.until(lambda p=player: len(p.person.direct_messages()) <= 2, patience=PATIENCE)  # type: ignore[misc]
        acting = [message for message in player.person.direct_messages() if verbs(message) & MOVES]
        assert len(acting) <= 1, "a panel that was played in offers no more; a second one of that turn still would"
    # The game may have gone on until it was found: after the vain looks, that takes a while.
    await house.ann.until(lambda: _is_found(house), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_who_plays_on_in_the_panel_before_is_left_with_one(house: House, pass_time: Pass) -> None:
    """A panel whose answer was lost is looked for at the next turn, though its player has pressed in the last one.

    The deal ends in between, so that the panel before shows its result: it goes all the same.
    """
    house.draw_seed = seeds_of(OUT_IN_SIX)
    house.show_ends(least=1_000)
    # The vain look is not repeated before the press.
    house.timing = replace(house.timing, shown_again=Backoff(5, 60))
    key = await house.start_game(target=10_000)
    players = (Presser(house, house.ann, key), Presser(house, house.bob, key))
    await play_turns(house, players, key, 4)
    await house.eve.until(lambda: any(each.can_act() for each in players), patience=PATIENCE)
    mover, other = players if players[0].can_act() else players[::-1]
    before = mover.panel()
    assert before is not None
    lost = house.discord.faults.lose_answer("POST", FOLLOW_UPS)
    house.discord.faults.drop("GET", MESSAGES, times=2)
    pass_time(UNPRESSED)  # the turn seems unseen: a new panel announces it
    while lost.times or house.discord.faults.waiting:
        await house.eve.invoke(house.channel, "/about")
    mover.opened = before.id
    await play_turns(house, [mover], key)
    assert not _is_found(house)
    await play_turns(house, [other], key)
    await house.eve.until(lambda: turns(house, key) == [6, 0], patience=PATIENCE)
    await house.eve.until(lambda: _is_found(house), patience=PATIENCE)
    await house.eve.until(lambda: mover.person.find(before.id) is None, patience=PATIENCE)


def _is_found(house: House) -> bool:
    """Return whether the lost panel is known again: it was redrawn or, if the turn was over, deleted.

    The bot looks for it, unless its player was quicker and has pressed there: then that press is its finding.
    """
    sent = next(each for each in house.discord.exchanges if each.method == "POST" and each.fault is not None)
    assert isinstance(sent.response, dict)
    shown = [found for each in (house.ann, house.bob) if (found := each.find(int(sent.response["id"]))) is not None]
    return all(message.versions > 1 for message in shown)
