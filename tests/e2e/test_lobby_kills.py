"""A table that fills while the process is killed: nobody loses a seat, and one game starts."""

import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, id_of, press
from tests.e2e.lobbies import opened, panel_of
from tests.e2e.magpies import furnish


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
