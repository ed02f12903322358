"""Somebody whose direct messages are closed plays all the same."""

from bot.playground.person import Person
from tests.e2e.house import PATIENCE, House
from tests.e2e.players import HandPresser, Presser, play

CLOSED = 50007


async def test_a_game_by_my_hand_while_direct_messages_are_closed(house: House) -> None:
    house.allowed = {CLOSED}
    house.bob.close_dms()
    await house.open()
    key = await house.start_game(target=100)
    told = await _told(house, key, house.bob)
    assert "hand.png" not in [file.filename for file in told.files]
    await play(house, (Presser(house, house.ann), HandPresser(house, house.bob, key)))
    assert len(house.settlements(key)) == 1
    assert house.bob.direct_messages() == []


async def test_both_are_closed(house: House) -> None:
    house.allowed = {CLOSED}
    for person in (house.ann, house.bob):
        person.close_dms()
    await house.open()
    key = await house.start_game()
    for person in (house.ann, house.bob):
        await _told(house, key, person)
    players = (HandPresser(house, house.ann, key), HandPresser(house, house.bob, key))
    assert sum([await player.is_called() for player in players]) == 1
    await house.resign(house.bob, key)


async def test_direct_messages_are_opened_again(house: House) -> None:
    house.allowed = {CLOSED}
    house.bob.close_dms()
    await house.open()
    key = await house.start_game(target=10_000)
    await _told(house, key, house.bob)
    house.bob.open_dms()
    ann, bob = Presser(house, house.ann), HandPresser(house, house.bob, key)
    await play(house, (ann, bob), until=lambda: Presser(house, house.bob).can_act())
    direct = Presser(house, house.bob)
    await play(house, (ann, direct), until=lambda: direct.presses > 3)
    await house.eve.until(lambda: _notice(house.bob) not in house.tables(key)[-1].text, patience=PATIENCE)
    await house.resign(house.ann, key)


async def _told(house: House, key: str, person: Person):  # type: ignore[no-untyped-def]
    notice = _notice(person)
    await house.eve.until(lambda: notice in house.tables(key)[-1].text, patience=PATIENCE)
    return house.tables(key)[-1]


def _notice(person: Person) -> str:
    return f"<@{person.user.id}>, your direct messages are closed to me"
