"""The lessons that follow a script, as people take them: to the end by the game's own buttons, and then to a table."""

import pytest

from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from cogs.screens.lesson import Pupil
from render import Studio
from tests.cogs.lessons import SCRIPTED, Press, presses, room_of, way_on
from tests.e2e.house import PATIENCE, House, press
from tests.left_out import first

SHORTEST_FIRST = sorted(SCRIPTED, key=lambda name: name != "guts")


def hidden(answer: Answer) -> SeenMessage:
    """Return the hidden message that answered."""
    assert answer.shown.hidden
    return answer.shown


async def pressed(house: House, panel: SeenMessage, press: Press) -> SeenMessage:
    custom_id, values = press
    if values:
        return hidden(await house.eve.choose(panel, str(custom_id), *values))
    return hidden(await house.eve.press(panel, str(custom_id)))


@pytest.mark.parametrize("game", first(1, [SHORTEST_FIRST[0], SHORTEST_FIRST[-1]], why="all games"))
async def test_a_lesson_is_left_and_resumed_and_ends_at_a_table(house: House, game: str, studio: Studio) -> None:
    house.has_one_pack = True
    await house.open()
    room, pupil = room_of(game, studio), Pupil("lesson-1", "Eve", "en")
    panel = hidden(await house.eve.invoke(house.channel, "/learn", game=game))
    offered = list(presses(await room.screen(room.begin(0, pupil), pupil)))
    for wrong in [each for each in offered if room.judge(0, *each, pupil).said is not None][:1]:
        panel = await pressed(house, panel, wrong)
    for done in range(room.end):
        step = room.script.step_of(done)
        if done == 2:
            panel = hidden(await house.eve.invoke(house.channel, "/learn", game=game))
        assert f"step {step} of {room.steps[-1]}" in panel.text, "a wrong move has changed nothing"
        for each in await way_on(room, done, pupil):
            panel = await pressed(house, panel, each)
    begun = (await press(house.eve, panel, Verb.PRACTICE)).shown
    assert "for practice" in begun.text


async def test_a_hint_names_the_move_that_is_asked(house: House) -> None:
    await house.open()
    panel = hidden(await house.eve.invoke(house.channel, "/learn", game="guts"))
    answer = await press(house.eve, panel, Verb.ADVISE)
    await house.eve.until(lambda: answer.shown.text.count("> **") == 1, patience=PATIENCE)
    assert "> **In**" in answer.shown.text or "> **Out**" in answer.shown.text
    assert answer.shown.id == panel.id, "it is said in the lesson"
