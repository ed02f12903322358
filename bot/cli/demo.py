"""`python -m bot demo`: two people play a whole game against the real bot, in a loopback Discord.

They use the bot as people do: they see messages and pictures, press buttons and choose in menus.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from bot import app
from bot.bench.clicker import Clicker, accept, challenge, play, settled
from bot.cli.printing import complain
from bot.config import Settings
from bot.games.protocol import BadOption
from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.registry import GAMES
from bot.tables import DEFAULT_GAME
from bot.values.timing import AT_ONCE
from cogs.screens.registry import SHOWN

PAUSE = 0.5  # s between deals

Out = Callable[[str], None]


class Narrator:
    """A narrator that prints what each person sees, once, and keeps the pictures."""

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


def demonstrate(pictures: Path, target: int) -> int:
    """Play one game to `target` points, print what people see, write the pictures to a folder; the exit status."""
    try:
        GAMES[DEFAULT_GAME].game.options({"target": str(target)})
        pictures.mkdir(parents=True, exist_ok=True)
    except BadOption:
        return complain(f"--target: the rules have no such target: {target}")
    except OSError as error:
        return complain(f"{pictures}: {error.strerror}")
    asyncio.run(_demonstrate(pictures, print, target=target))
    return 0


async def _demonstrate(folder: Path, out: Out, *, target: int) -> None:
    """Play one game to `target` between two people, print what they see, write the pictures to `folder`."""
    out("This is not Discord: no token is set, so two people play a game in a stand-in on this machine.")
    out(f"Set DISCORD_TOKEN (see .env.example) to run on Discord. Pictures go to {folder}")
    async with LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()) as discord:  # nobody wants to watch it wait
        guild = discord.add_guild("Friends")
        channel = discord.add_channel(guild, "cards")
        ann, bob = discord.add_person("Ann", guild), discord.add_person("Bob", guild)
        with tempfile.TemporaryDirectory() as database:
            file = Path(database) / "demo.db"
            settings = Settings(
                database=file, api=discord.base_url, pause=PAUSE, double_press=0, metrics=None, person_limits=None
            )
            running = asyncio.create_task(
                app.run(settings, discord.token, games=GAMES, shown=SHOWN, timing=AT_ONCE), name="bot"
            )
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

    async def look(clicker: Clicker) -> None:
        await narrator.look(ann, channel)
        await narrator.look(clicker.person, None)

    await play((Clicker(ann, look), Clicker(bob, look)), is_over=lambda: settled(ann, channel) is not None)
    await narrator.look(ann, channel)
