"""Lost answers, server errors and broken lines: the game goes on, with nothing posted twice.

`python -m bot explore --whole` explores more: all weather of all requests, and each way in which a line ends.
"""

import pytest

from cogs.ids import Verb
from tests.e2e.codes import ANSWERED_BEFORE, UNKNOWN_WEBHOOK
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.players import Presser, play

CALLBACKS, MESSAGES, ANY_MESSAGE = "/interactions/*/callback", "/channels/*/messages", "/channels/*/messages/*"


async def _started(house: House) -> tuple[str, Presser, Presser]:
    house.allowed = {ANSWERED_BEFORE, UNKNOWN_WEBHOOK}
    key = await house.start_game(target=10_000)
    return key, Presser(house, house.ann), Presser(house, house.bob)


async def _resigned_once(house: House, key: str) -> None:
    await house.resign(house.ann, key)
    await house.eve.until(lambda: not house.tables(key), patience=PATIENCE)
    assert len(house.settlements(key)) == 1


@pytest.mark.long("all weather")
async def test_callbacks_whose_answers_are_lost(house: House) -> None:
    key, ann, bob = await _started(house)
    house.discord.faults.lose_answer("POST", CALLBACKS, times=10)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 12)
    assert not any(person.toasts for person in (house.ann, house.bob))
    await _resigned_once(house, key)


@pytest.mark.long("all weather")
async def test_callbacks_that_break_off_are_sent_again(house: House) -> None:
    key, ann, bob = await _started(house)
    for _ in range(4):
        house.discord.faults.drop("POST", CALLBACKS)
        before = ann.presses + bob.presses
        await play(house, (ann, bob), until=lambda before=before: ann.presses + bob.presses > before)  # type: ignore[misc]
    assert not any(person.toasts for person in (house.ann, house.bob))
    await _resigned_once(house, key)


@pytest.mark.long("all weather")
async def test_callbacks_that_fail_or_are_limited(house: House) -> None:
    key, ann, bob = await _started(house)
    house.discord.faults.fail(502, "POST", CALLBACKS)
    house.discord.faults.limit(0.2, "POST", CALLBACKS)
    house.discord.faults.delay(0.3, "POST", CALLBACKS)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 8)
    assert not any(person.toasts for person in (house.ann, house.bob))
    await _resigned_once(house, key)


async def test_the_challenge_whose_answer_is_lost(house: House) -> None:
    house.allowed = {ANSWERED_BEFORE}
    await house.open()
    house.discord.faults.lose_answer("POST", CALLBACKS)
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    house.discord.faults.lose_answer("POST", CALLBACKS)
    await press(house.bob, asked.shown, Verb.ACCEPT)
    await house.eve.until(house.tables, patience=PATIENCE)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
    assert house.rows("SELECT message_id FROM offers") == [(asked.shown.id,)]


@pytest.mark.long("all weather")
async def test_sends_and_edits_whose_answers_are_lost(house: House) -> None:
    """The table, the panels, the pads and the settlement."""
    key, ann, bob = await _started(house)
    for method, path in (("POST", MESSAGES), ("PATCH", ANY_MESSAGE)):
        house.discord.faults.lose_answer(method, path, times=2)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 8)
    house.discord.faults.lose_answer("POST", MESSAGES)
    await _resigned_once(house, key)
    _no_panel_twice(house)


@pytest.mark.long("whole deals")
async def test_the_end_of_a_deal_is_shown_though_its_edits_fail_and_the_settlement_posted_once(house: House) -> None:
    house.show_ends()
    key, ann, bob = await _started(house)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 3)
    house.discord.faults.fail(503, "PATCH", f"/channels/{house.channel.id}/messages/*", times=2)
    await play(house, (ann, bob), until=lambda: bool(house.ends(key)))
    house.discord.faults.lose_answer("POST", f"/channels/{house.channel.id}/messages", times=2)
    await _resigned_once(house, key)
    await house.reopen()
    await house.start_game()
    assert (house.ends(key), len(house.settlements(key))) == ({1}, 1)


@pytest.mark.long("all weather")
async def test_the_gateway_breaks_off(house: House) -> None:
    key, ann, bob = await _started(house)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 4)
    gateway = house.discord.gateway
    before = gateway.identified + gateway.resumed
    gateway.drop()
    await house.eve.until(
        lambda: gateway.identified + gateway.resumed > before and gateway.connected == 1, patience=PATIENCE
    )
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 10)
    await _resigned_once(house, key)
    _no_panel_twice(house)


def _no_panel_twice(house: House) -> None:
    """Check that one direct message announces each turn."""
    nonces = [message.nonce for message in house.discord.world.messages.values() if message.nonce]
    assert len(nonces) == len(set(nonces))
