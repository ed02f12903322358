"""A table that fills while the process is killed again and again: nobody loses a seat, and one game starts."""

import asyncio

import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, id_of, press, verbs
from tests.e2e.lobbies import opened, panel_of
from tests.e2e.magpies import furnish


def seated(house: House) -> set[object]:
    """Return the stored names of the sitters at the filling table."""
    acts = house.rows(
        "SELECT kind, name FROM lobby_acts LEFT JOIN players ON players.id = lobby_acts.player_id ORDER BY number"
    )
    there: set[object] = set()
    for kind, name in acts:
        if kind in {"sit", "robot"}:
            there.add(name)
        elif kind in {"leave", "dismiss"}:
            there.discard(name)
    return there


async def now(house: House, lobby: SeenMessage, words: str) -> SeenMessage:
    """Return the lobby once it says these words, which a new process ensures by itself."""

    def found() -> SeenMessage | None:
        seen = house.eve.find(lobby.id)
        return seen if seen is not None and words in seen.text else None

    return await house.eve.until(found, patience=PATIENCE)


@pytest.mark.long("kills")
async def test_a_new_process_goes_on_with_the_table(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.spawn()
    lobby = await opened(house, seats=4)
    await press(house.bob, lobby, Verb.SIT)
    panel = await panel_of(house.ann, lobby)
    await house.kill()
    await house.spawn()
    added = await house.ann.choose(panel, id_of(panel, Verb.ADD_ROBOT), "novice")
    assert "Béret (novice robot)" in added.shown.text
    await house.kill()  # before its message shows that, perhaps
    await house.spawn()
    await press(cem, await now(house, lobby, "Béret (novice robot)"), Verb.SIT)
    assert house.rows("SELECT count(*) FROM seats") == [(4,)]
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)


@pytest.mark.long("kills")
@pytest.mark.parametrize("is_stored", [True, False])
async def test_killed_in_the_middle_of_every_press(house: House, is_stored: bool) -> None:
    """`is_stored`: the process is killed as soon as the press is on the disk, perhaps before any answer."""
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.spawn()
    lobby = await opened(house, seats=3)
    for person in (house.bob, cem):
        there = house.eve.find(lobby.id)
        assert there is not None
        pressed = asyncio.ensure_future(press(person, there, Verb.SIT))
        while is_stored and person.user.display_name not in seated(house):
            await asyncio.sleep(0)
        await house.kill()
        await pressed
        await house.spawn()
        if person.user.display_name not in seated(house):
            await press(person, there, Verb.SIT)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
    assert house.rows("SELECT count(*) FROM seats") == [(3,)]
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    over = await now(house, lobby, "The game begins.")
    assert verbs(over) == set()
