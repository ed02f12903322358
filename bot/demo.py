"""The demonstration: two people play a whole game against the real bot, in a loopback Discord.

They use the bot as people do: they see messages and pictures, press buttons and choose in menus.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from bot import app
from bot.config import Settings
from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import Button, SeenMessage
from bot.playground.server import LoopbackDiscord
from cogs.ids import Verb, parse_id

GAME = "mille"
TARGET = 200  # points: a game of a few deals
PAUSE = 0.5  # s between deals
PATIENCE = 30.0  # s for whatever must appear next

MOVES = {Verb.DRAW, Verb.PICK, Verb.TAKE, Verb.PASS, Verb.DISCARD}  # one of these is on every panel that may act

Out = Callable[[str], None]


@dataclass
class Clicker:
    """Somebody who plays by presses alone: takes the pile when offered, lays melds without twos, sheds single cards."""

    person: Person
    looked: Callable[["Clicker"], Awaitable[None]] | None = None  # told after each press

    def panel(self) -> SeenMessage | None:
        """The newest private panel among the direct messages."""
        panels = (each for each in reversed(self.person.direct_messages()) if _is_panel(each))
        return next(panels, None)

    def is_called(self) -> bool:
        """Whether the newest panel offers something to play."""
        panel = self.panel()
        return panel is not None and any(_verb(button) in MOVES for button in panel.buttons)

    async def turn(self) -> None:
        """Press until nothing more is offered."""
        while self.is_called():
            if self.looked is not None:
                await self.looked(self)
            await self.step()

    async def step(self) -> SeenMessage:
        """Press or choose once; what the panel shows then."""
        panel = self.panel()
        if panel is None:
            raise LookupError("no panel")
        for verb in (Verb.ANYWAY, Verb.TAKE, Verb.PICK, Verb.DRAW, Verb.PASS, Verb.ARRANGE):
            if buttons := [each for each in panel.buttons if _verb(each) is verb and not each.disabled]:
                return await self._press(panel, buttons[0])
        discards = [each for each in panel.buttons if _verb(each) is Verb.DISCARD]
        return await self._press(panel, min(discards, key=_dearness))

    async def _press(self, panel: SeenMessage, button: Button) -> SeenMessage:
        answer = await self.person.press(panel, button.custom_id)
        return answer.message or panel


def _dearness(discard: Button) -> tuple[bool, bool]:
    """Twos are thrown last, and before them cards that are not alone: only a single card is named with its suit."""
    return discard.label.startswith("2"), not any(suit in discard.label for suit in "♠♥♦♣")


def _is_panel(message: SeenMessage) -> bool:
    return any(_verb(button) in MOVES | {Verb.REFRESH} for button in message.buttons)


def _verb(part: Button) -> Verb | None:
    press = parse_id(part.custom_id)
    return press.verb if press is not None else None


async def play(clickers: Iterable[Clicker], *, is_over: Callable[[], bool]) -> None:
    """Let them play until `is_over`; each waits to be called."""

    async def sit(clicker: Clicker) -> None:
        while not is_over():
            await clicker.person.until(lambda: is_over() or clicker.is_called(), patience=PATIENCE)
            if not is_over():
                await clicker.turn()

    await asyncio.gather(*(sit(clicker) for clicker in clickers))


async def challenge(channel: Channel, challenger: Person, opponent: Person, target: int) -> SeenMessage:
    """Ask `opponent` to play to `target` points; the challenge as it stands in the channel."""
    asked = await challenger.invoke(channel, "/challenge", opponent=opponent, stake="1", target=str(target))
    if asked.message is None:
        raise LookupError("no challenge was posted")
    return asked.message


async def accept(opponent: Person, asked: SeenMessage) -> None:
    """Take up a challenge."""
    await opponent.press(asked, next(each.custom_id for each in asked.buttons if _verb(each) is Verb.ACCEPT))


def settled(person: Person, channel: Channel) -> SeenMessage | None:
    """The message that settles a game, once it stands in the channel."""
    for message in person.messages(channel):
        if any(_verb(button) is Verb.REMATCH for button in message.buttons):
            return message
    return None


class Narrator:
    """Prints what each person sees, once, and keeps the pictures."""

    def __init__(self, folder: Path, out: Out, people: Iterable[Person]) -> None:
        self._folder = folder
        self._out = out
        self._names = {f"<@{person.user.id}>": f"@{person.user.name}" for person in people}
        self._seen: set[tuple[str, int, int]] = set()
        self._pictures = 0

    async def look(self, person: Person, channel: Channel | None) -> None:
        """Print every message that is new, or was edited, since the last look."""
        messages = person.messages(channel) if channel is not None else person.direct_messages()
        for message in messages:
            key = (person.user.name, message.id, message.versions)
            if key in self._seen:
                continue
            self._seen.add(key)
            where = "in the channel" if channel is not None else "in a direct message"
            self._out(f"\n[{person.user.name} sees {where}]\n{self._with_names(message.text)}")
            offered = [button.label for button in message.buttons] + [f"{menu.placeholder}" for menu in message.menus]
            if offered:
                self._out("  " + " | ".join(offered))
            for file in message.files:
                await self._keep(person, file.filename, await person.download(file))

    def _with_names(self, words: str) -> str:
        for mention, name in self._names.items():
            words = words.replace(mention, name)
        return words

    async def _keep(self, person: Person, filename: str, content: bytes) -> None:
        self._pictures += 1
        path = self._folder / f"{self._pictures:03}-{person.user.name.lower()}-{filename}"
        await asyncio.to_thread(path.write_bytes, content)


async def demonstrate(folder: Path, out: Out, *, target: int = TARGET) -> None:
    """Play one game to `target` between two people, print what they see, write the pictures to `folder`."""
    out("This is not Discord: no token is set, so two people play a game in a stand-in on this machine.")
    out(f"Set DISCORD_TOKEN (see .env.example) to run on Discord. Pictures go to {folder}")
    async with LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()) as discord:  # nobody wants to watch it wait
        guild = discord.add_guild("Friends")
        channel = discord.add_channel(guild, "cards")
        ann, bob = discord.add_person("Ann", guild), discord.add_person("Bob", guild)
        with tempfile.TemporaryDirectory() as database:
            file = Path(database) / "demo.db"
            settings = Settings(database=file, api=discord.base_url, pause=PAUSE, double_press=0, metrics=None)
            running = asyncio.create_task(app.run(settings, discord.token), name="bot")
            try:
                await discord.connected()
                await _game(Narrator(folder, out, (ann, bob)), channel, ann, bob, target)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
    out("\nThe game is over. That was not Discord.")


async def _game(narrator: Narrator, channel: Channel, ann: Person, bob: Person, target: int) -> None:
    asked = await challenge(channel, ann, bob, target)
    await narrator.look(bob, channel)
    await accept(bob, asked)

    async def told(clicker: Clicker) -> None:
        await narrator.look(ann, channel)
        await narrator.look(clicker.person, None)

    await play((Clicker(ann, told), Clicker(bob, told)), is_over=lambda: settled(ann, channel) is not None)
    await narrator.look(ann, channel)
