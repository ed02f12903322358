"""A person whose direct messages are closed plays all the same; a whole game so is in `test_typed_game`."""

from collections.abc import Callable

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press
from tests.e2e.players import HandPresser, Presser, play, play_turns
from tests.e2e.test_notices import while_time_passes


@pytest.mark.long("rare cases")
async def test_both_are_closed(house: House) -> None:
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    for person in (house.ann, house.bob):
        person.close_dms()
    key = await house.start_game()
    for person in (house.ann, house.bob):
        await _told(house, key, person)
    players = (HandPresser(house, house.ann, key), HandPresser(house, house.bob, key))
    assert sum([await player.is_called() for player in players]) == 1
    await house.resign(house.bob, key)


@pytest.mark.long("whole deals")
async def test_direct_messages_are_opened_again(house: House, pass_time: Pass) -> None:
    """The next deal tries them, for a player who has not looked for a while."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    await house.open(pause=600)
    key = await house.start_game(target=10_000)
    pass_time(600_000)
    await _told(house, key, house.bob)
    house.bob.open_dms()
    ann, bob = Presser(house, house.ann), HandPresser(house, house.bob, key)
    await play(house, (ann, bob), until=lambda: bool(house.ended(key)))
    pass_time(600_000)
    await house.bob.until(house.bob.direct_messages, patience=PATIENCE)
    direct = Presser(house, house.bob)
    [hand] = house.bob.direct_messages()
    await press(house.bob, hand, Verb.REFRESH)
    await play(house, (ann, direct), until=lambda: direct.presses > 3)
    await house.eve.until(lambda: _notice(house.bob) not in house.tables(key)[-1].text, patience=PATIENCE)
    await house.resign(house.ann, key)


@pytest.mark.long("whole deals")
async def test_their_turn_calls_by_a_mention_once_a_turn(house: House, pass_time: Pass) -> None:
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    key = await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann, key), HandPresser(house, house.bob, key)

    def call() -> SeenMessage | None:
        return next((m for m in house.tables(key) if "Bob, it’s your turn" in m.text), None)

    called: set[int] = set()
    for _ in range(2):
        table = await _called(house, ann, key, call, pass_time)
        assert table.mentions == (house.bob.user.id,), "by the line about his direct messages"
        assert table.id not in called, "posted anew, since an edit calls nobody"
        called.add(table.id)
        shown = await house.eve.invoke(house.channel, "/table show")
        assert "it’s your turn" in shown.shown.text
        assert _notice(house.bob) in shown.shown.text
        assert shown.shown.mentions == (), "once a turn"
        await play(house, [bob], until=lambda: call() is None)
    tried = [exchange for exchange, refusal in house.discord.refusals if refusal.code == CLOSED]
    assert len(tried) <= len([ply for ply in house.plies(key) if str(ply[3]).startswith("deal ")])
    assert house.ann.direct_messages() != []


async def _called(
    house: House, ann: Presser, key: str, call: Callable[[], SeenMessage | None], pass_time: Pass
) -> SeenMessage:
    """Return the table that calls Bob: at once, or when he has not pressed for ninety seconds after Ann's turn."""
    await house.ann.until(lambda: ann.can_act() or call() is not None, patience=PATIENCE)
    if call() is None:
        await play_turns(house, [ann], key)
    return await while_time_passes(pass_time, call)


async def _told(house: House, key: str, person: Person):  # type: ignore[no-untyped-def]
    notice = _notice(person)
    await house.eve.until(lambda: notice in house.tables(key)[-1].text, patience=PATIENCE)
    return house.tables(key)[-1]


def _notice(person: Person) -> str:
    return f"<@{person.user.id}>, I can’t DM you"
