"""The coach through the whole bot: a hint in practice, and how a player played, each for the player alone."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import pytest

from bot.coach.pieces import begin
from bot.playground.seen import SeenMessage
from bot.robots.thinker import Worker
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press, verbs
from tests.there import there

T = TypeVar("T")


@dataclass
class Watched:
    """A worker whose questions to the coach are counted, and answered once the test lets it."""

    worker: Worker
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)
    weighed: list[str] = field(default_factory=list)  # the luck of each, which says table, seat and turn
    holds_all: bool = False  # whether those to robots wait, too

    async def start(self) -> None:
        """Begin."""
        await self.worker.start()

    async def ask(self, question: Callable[[], T]) -> T:
        """Return the answer."""
        if isinstance(question, partial) and question.func is begin:
            self.weighed.append(question.args[2])
        if self.holds_all or (isinstance(question, partial) and question.func is begin):
            await self.may_answer.wait()
        return await self.worker.ask(question)

    async def close(self) -> None:
        """End."""
        await self.worker.close()


def ends(house: House) -> list[SeenMessage]:
    return [message for message in house.ann.direct_messages() if Verb.REVIEW in verbs(message)]


async def asked(house: House) -> SeenMessage:
    """Return the tools of Ann's panel once she is asked."""
    while True:
        known = len(house.plies())
        panel = (await house.ann.invoke(house.ann.open_direct(), "/hand")).shown
        tools = (await press(house.ann, panel, Verb.MORE)).shown
        if Verb.HINT in verbs(tools):
            return tools
        await house.ann.until(lambda known=known: len(house.plies()) > known, patience=PATIENCE)


async def play_on(house: House) -> SeenMessage:
    """Let Ann be in with any hand until the game is over. Return its end."""
    while not ends(house):
        known = len(house.plies())
        await house.ann.invoke(house.ann.open_direct(), "/play", move="in")
        await house.ann.until(lambda known=known: ends(house) or len(house.plies()) > known, patience=PATIENCE)
    return ends(house)[-1]


async def played(house: House, *, deals: int) -> tuple[Watched, SeenMessage]:
    """Play a game of so many deals to its end, with a worker whose questions are watched. Return it, and the end."""
    watched = Watched(there(house.hire)())
    house.hire = lambda: watched
    await house.open(pause=0)
    await house.practice(house.ann, house.ann.open_direct(), game="guts", options=f"deals={deals}")
    return watched, await play_on(house)


async def test_a_hint_and_how_a_player_played(house: House) -> None:
    await house.open(pause=0)
    await house.practice(house.ann, house.ann.open_direct(), game="guts", options="deals=2")
    tools = await asked(house)
    hint = await (await press(house.ann, tools, Verb.HINT)).settled()
    assert hint.hidden
    assert hint.text.splitlines()[0] in ("### In", "### Out")
    assert Verb.CLOSE in verbs(hint)
    again = await (await press(house.ann, tools, Verb.HINT)).settled()
    assert again.text == hint.text, "the same view gives the same hint"
    assert [row[3] for row in house.plies()].count("hint") == 1

    end = await play_on(house)
    begun = (await press(house.ann, end, Verb.REVIEW)).shown
    if stop := [button for button in begun.buttons if button.label == "Stop"]:  # else it was done at once
        stopped = (await house.ann.press_as_seen(begun, stop[0].custom_id)).shown
        assert (stopped.id, stopped.text) == (begun.id, "Stopped.")
    answer = await press(house.ann, end, Verb.REVIEW)
    assert answer.shown.hidden
    assert Verb.REVIEW in verbs(answer.shown), "to stop it, or a page of it"
    await house.ann.until(lambda: "How you played" in answer.shown.text, patience=PATIENCE)
    first = answer.shown
    assert "mistake" in first.text.lower()
    assert (await press(house.ann, end, Verb.REVIEW)).shown.text == first.text, "it is kept"
    if "costliest" in first.text:
        page = (await house.ann.press(first, "1")).shown
        assert (page.id, [file.filename for file in page.files]) == (first.id, ["panel.png"])
        assert page.text.startswith("Deal ")
        assert (await house.ann.press(page, "Overview")).shown.text == first.text
    past = (await house.ann.invoke(house.ann.open_direct(), "/history", game="guts")).shown
    assert "with hints" in past.text


async def begun(house: House) -> tuple[Watched, SeenMessage]:
    """Begin a practice game of Guts; return its robots' process, which can be held up, and the tools of Ann's turn."""
    watched = Watched(there(house.hire)())
    house.hire = lambda: watched
    await house.open(pause=0)
    await house.practice(house.ann, house.ann.open_direct(), game="guts", options="deals=2")
    return watched, await asked(house)


async def test_a_hint_for_the_turn_of_somebody_else_says_so(house: House) -> None:
    """The tools from her own turn are still in front of Ann. Nothing is stored, so she plays without hints."""
    watched, tools = await begun(house)
    watched.holds_all = True
    await house.ann.invoke(house.ann.open_direct(), "/play", move="in")
    hint = await (await press(house.ann, tools, Verb.HINT)).settled()
    assert (hint.hidden, hint.text) == (True, "It’s not your turn.")
    assert "hint" not in [row[3] for row in house.plies()]


async def test_a_hint_that_comes_after_the_move_is_kept_back(house: House) -> None:
    """It would be read as one for her next turn. Nothing is stored, so she plays without hints."""
    watched, tools = await begun(house)
    answer = await press(house.ann, tools, Verb.HINT)
    assert answer.shown.thinking
    await house.ann.invoke(house.ann.open_direct(), "/play", move="in")
    watched.may_answer.set()
    hint = await answer.settled()
    assert (hint.hidden, hint.text) == (True, "The table has moved on. Ask again when it’s your turn.")
    assert "hint" not in [row[3] for row in house.plies()]


async def test_a_hint_for_a_step_of_a_lesson_that_is_done_by_then_leads_nobody_back(house: House) -> None:
    watched = Watched(there(house.hire)())
    house.hire = lambda: watched
    await house.open()
    panel = (await house.ann.invoke(house.channel, "/learn", game="guts")).shown
    await press(house.ann, panel, Verb.ADVISE)
    for answer in ("In", "4"):
        panel = (await house.ann.press(panel, answer)).shown
    watched.may_answer.set()
    await press(house.ann, panel, Verb.ADVISE)  # which is thought about after the first one
    await house.ann.until(lambda: "> **Out**" in text(house, panel), patience=PATIENCE)
    steps = [step for sight in house.ann.transcript() for step in re.findall(r"step \d of", sight.text())]
    assert steps == sorted(steps)
    assert steps[-1] == "step 3 of"


@pytest.mark.long("rare cases")
async def test_a_review_is_made_once_and_kept(house: House) -> None:
    """Also if its player asks again before it is done, and after the bot was away."""
    watched, end = await played(house, deals=2)
    answers = [await press(house.ann, end, Verb.REVIEW) for _ in range(3)]
    assert all("How you played" not in each.shown.text for each in answers)
    watched.may_answer.set()
    await house.ann.until(lambda: all("How you played" in each.shown.text for each in answers), patience=PATIENCE)
    assert len({each.shown.text for each in answers}) == 1
    assert all(each.shown.hidden for each in answers)
    assert len(watched.weighed) == len({*watched.weighed}), "no decision is weighed twice"
    assert [row[0] for row in house.rows("SELECT seat FROM reviews")] == [0]

    await house.reopen()
    again = (await press(house.ann, end, Verb.REVIEW)).shown
    assert again.text == answers[0].shown.text
    assert len(watched.weighed) == len({*watched.weighed})

    await press(house.ann, (await house.ann.invoke(house.ann.open_direct(), "/data delete")).shown, Verb.FORGET)
    assert house.rows("SELECT * FROM reviews") == []


async def test_a_review_that_ends_early_says_so_wherever_it_is_watched(house: House) -> None:
    """As the bot closes, and by *Stop* in an answer from before. As it is done already, *Stop* shows it."""
    watched, end = await played(house, deals=1)
    first = (await press(house.ann, end, Verb.REVIEW)).shown
    (stop,) = (button.custom_id for button in first.buttons)
    await house.reopen()
    assert text(house, first) == "Stopped."

    answers = [(await press(house.ann, end, Verb.REVIEW)).shown for _ in range(2)]
    await house.ann.press_as_seen(first, stop)
    await house.ann.until(lambda: {text(house, each) for each in answers} == {"Stopped."}, patience=PATIENCE)
    assert text(house, first) == "Stopped."

    last = (await press(house.ann, end, Verb.REVIEW)).shown
    watched.may_answer.set()
    await house.ann.until(lambda: "How you played" in text(house, last), patience=PATIENCE)
    assert "How you played" in (await house.ann.press_as_seen(last, stop)).shown.text


def text(house: House, answer: SeenMessage) -> str:
    """Return what an answer says now."""
    return there(house.ann.find(answer.id)).text
