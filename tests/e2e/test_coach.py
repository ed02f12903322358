"""The coach through the whole bot: a hint in practice, for the player alone, and the mark in the history."""

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press, verbs


async def asked(house: House) -> SeenMessage:
    """Begin to practice Guts, and return the tools of Ann's panel once she is asked."""
    direct = house.ann.open_direct()
    await house.practice(house.ann, direct, game="guts")
    while True:
        known = len(house.plies())
        panel = (await house.ann.invoke(direct, "/hand")).shown
        tools = (await press(house.ann, panel, Verb.MORE)).shown
        if Verb.HINT in verbs(tools):
            return tools
        await house.ann.until(lambda known=known: len(house.plies()) > known, patience=PATIENCE)


async def test_a_hint_in_practice_is_for_the_player_alone_and_noted(house: House) -> None:
    await house.open()
    tools = await asked(house)
    hint = await (await press(house.ann, tools, Verb.HINT)).settled()
    assert hint.hidden
    assert hint.text.splitlines()[0] in ("### In", "### Out")
    assert Verb.CLOSE in verbs(hint)
    assert [row[3] for row in house.plies()].count("hint") == 1
    again = await (await press(house.ann, tools, Verb.HINT)).settled()
    assert again.text == hint.text, "the same view gives the same hint"
    assert [row[3] for row in house.plies()].count("hint") == 1
    direct = house.ann.open_direct()
    await house.ann.invoke(direct, "/table call-off")
    await house.ann.until(lambda: house.rows("SELECT 1 FROM finished_games"), patience=PATIENCE)
    past = (await house.ann.invoke(direct, "/history", game="guts")).shown
    assert "with hints" in past.text
