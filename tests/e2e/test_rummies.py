"""A deal of the rummies with contracts through the whole bot, against robots to the end."""

import re
from contextlib import suppress

import pytest

from bot.games.kalooki.name import NAME as KALOOKI
from bot.games.shuffle import SEED_BYTES
from bot.playground.seen import Impossible
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import is_asked, practiced

ENOUGH = 200  # presses of one person in one game
SHORT = b"\2" * SEED_BYTES
OTHERWISE = ("Allow", "Draw", "No", "Pass", "End turn")  # where nothing can go down


async def play(sitter: Sitter) -> None:
    """Lay, lay off or tack on what is offered; else draw, say no, or discard."""
    offered = [button.label for button in sitter.choices()]
    wanted = next((each for each in offered if " · " in each or "→" in each or each.startswith(("Tack", "Lay"))), None)
    first = next((each for verb in OTHERWISE for each in offered if each == verb), None)
    await sitter.choose(wanted or first or offered[0])


@pytest.mark.long("whole games")
async def test_a_practice_game_by_buttons(house: House) -> None:
    """Two robots and one person. With these cards it is over soon."""
    house.allowed = {UNKNOWN_MESSAGE}
    house.draw_seed = lambda: SHORT
    key, ann = await practiced(house, KALOOKI, seats=3, options="contracts 1")
    while not house.settlements(key):
        assert ann.presses < ENOUGH, "this game does not end"
        if is_asked(ann) or await ann.is_called():
            with suppress(Impossible, AssertionError):  # the panel has changed in the meantime
                await play(ann)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert re.search("wins? the game", settlement.text)
    assert any(str(row[3]).startswith("lay ") for row in house.plies(key))
