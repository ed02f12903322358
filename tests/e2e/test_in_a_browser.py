"""Deals in a real browser on the playground with the real bot: against the robot, and two people in two tabs.

Each test fixes the secret seed and the word of the cut, for a deal that is short; it would play any other cards to the
end too.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games.shuffle import SEED_BYTES
from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.web import Playground
from tests.browser import DESKTOP, PHONE, Windows
from tests.e2e.browser import playing, with_a_page
from tests.e2e.judge import hands

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]

Page = Any  # playwright's page; its package may be missing

SLOW = 600  # s between deals: nothing is dealt before a cut
MOST_TURNS = 200
WORD = "from the middle"  # of the cut
ROBOTS_DEAL, ANNS_DEAL = 37, 4489  # seeds with which the other deals first, and few turns are played
LAY = re.compile(r"^.*s · \d+$")  # buttons
GO_OUT = re.compile(r"^Go out\b")
CARD = re.compile(r"^(10|[2-9JQKA])[♠♥♦♣]?$")
FILE = re.compile(r"/u/[^/]+/files/")


@dataclass
class Tab:
    """One person's page, and everything that reached it."""

    page: Page
    frames: list[str] = field(default_factory=list)  # frames of the websocket
    answers: list[Any] = field(default_factory=list)  # responses over HTTP

    def watch(self) -> None:
        def opened(socket: Any) -> None:
            socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

        def answered(response: Any) -> None:
            self.answers.append(response)

        self.page.on("websocket", opened)
        self.page.on("response", answered)

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    async def go(self, place: str) -> None:
        """Open a channel, or the direct messages with the bot."""
        await self.page.locator(".place", has_text=place).click()
        await self.page.locator("h1", has_text=place).wait_for()

    async def cut(self) -> None:
        """Say the word of the cut."""
        await self.button("Cut with a word…").click()
        await self.page.get_by_role("textbox", name="Your word").fill(WORD)
        await self.button("Submit").click()

    async def lay_and_discard(self) -> None:
        """Go out, if the panel offers it; else lay all melds without twos, and throw the first card."""
        discard = self.page.get_by_role("button", name=CARD, disabled=False)  # before the draw they are shown too
        await discard.last.wait_for()
        if await (end := self.page.get_by_role("button", name=GO_OUT)).count():
            await end.first.click()
            return
        lays = self.page.get_by_role("button", name=LAY, disabled=False)
        if await lays.count():
            laid = self.page.get_by_role("button", name=await lays.first.inner_text(), exact=True, disabled=False)
            await laid.click()
            await laid.wait_for(state="hidden")  # from then on it is shown, and cannot be pressed
        if await discard.count():
            await discard.first.click()

    async def words(self) -> str:
        """Return all text that came over the line or is on the page now, including alternative texts and links."""
        frames = [json.dumps(json.loads(frame), ensure_ascii=False) for frame in self.frames]
        return "\n".join([*frames, *(answer.url for answer in self.answers), await self.page.content()])

    async def pictures(self) -> set[bytes]:
        """Return every file that was loaded."""
        return {await answer.body() for answer in self.answers if FILE.search(answer.url)}


@dataclass
class Scene:
    """The playground with the bot in it, and a browser."""

    server: Playground
    channel: Channel
    ann: Person
    bob: Person
    windows: Windows
    seed: int = 0  # the secret from which the decks of this test follow

    async def open(self, person: Person, size: dict[str, int]) -> Tab:
        """Open a person's tab, in a separate browser window."""
        tab = Tab(await self.windows.open(size))
        tab.watch()
        await tab.page.goto(self.server.page.address(person))
        return tab


@pytest_asyncio.fixture(loop_scope="session")
async def scene(windows: Windows, tmp_path: Path) -> AsyncIterator[Scene]:
    async with with_a_page() as server:
        ann = server.add_person("Ann")
        guild = server.add_guild("Friends", owner=ann)
        channel, bob = server.add_channel(guild, "cards"), server.add_person("Bob", guild)
        scene = Scene(server, channel, ann, bob, windows)
        draw_seed = lambda: scene.seed.to_bytes(SEED_BYTES)  # noqa: E731
        async with playing(server, tmp_path / "games.db", pause=SLOW, draw_seed=draw_seed):
            yield scene
        await windows.close()


async def test_a_deal_of_practice_by_clicks_alone_on_a_phone_reloaded_in_the_middle(scene: Scene) -> None:
    scene.seed = ROBOTS_DEAL
    ann = await scene.open(scene.ann, PHONE)
    await ann.button("Play").click()
    await ann.cut()
    draw, scored = ann.button("Draw"), ann.button("Why?")
    for turn in range(MOST_TURNS):
        await draw.or_(scored).first.wait_for()
        if await scored.count():
            return
        await draw.last.click()
        await ann.page.get_by_role("button", name=CARD).last.click()
        if turn == 0:
            await ann.page.reload()
    raise AssertionError("the deal does not end")


async def test_two_tabs_play_a_deal_and_neither_is_told_the_hand_of_the_other(scene: Scene) -> None:
    """Ann plays in her direct messages, Bob by the hidden panel in the channel."""
    scene.seed = ANNS_DEAL
    ann, bob = await scene.open(scene.ann, DESKTOP), await scene.open(scene.bob, DESKTOP)
    await ann.go("cards")
    await scene.ann.invoke(scene.channel, "/challenge", opponent=scene.bob)
    await bob.go("cards")
    await bob.button("Accept").click()
    await ann.cut()
    await ann.go("Chapeau")
    await bob.page.get_by_text("Ann to play.", exact=True).wait_for()
    await bob.button("My hand").click()
    scored = bob.button("Why?")  # under the score pad in the channel
    for _ in range(MOST_TURNS):
        for tab in (ann, bob):
            draw = tab.button("Draw")
            await either(draw, scored)
            if await scored.count():
                break
            await draw.last.click()
            await tab.lay_and_discard()
        if await scored.count():
            break
    for tab, person, other in ((ann, scene.ann, scene.bob), (bob, scene.bob, scene.ann)):
        assert await tab.page.locator(".me b").inner_text() == person.user.display_name
        words, pictures = await tab.words(), await tab.pictures()
        own, hidden = hands(person.transcript()), hands(other.transcript())
        assert any(file.description in words for file in own if file.description), "what is looked for would be found"
        assert any(file.content in pictures for file in own)
        assert [file.description for file in hidden if file.description and file.description in words] == []
        assert [file.description for file in hidden if file.content in pictures] == []
        assert re.findall(rf"{other.user.display_name} draws [^.\n]", words) == []
        messages = {sight.message.id for sight in other.transcript() if sight.message is not None}
        private = {str(message) for message in messages if person.find(message) is None}
        assert private
        assert [key for key in private if key in words] == [], "not even that there is such a message"


async def either(*locators: Any) -> None:
    """Wait until one of them is there."""
    waits = [asyncio.create_task(locator.last.wait_for()) for locator in locators]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
