"""What one house hands on to the next of its test process, as it takes long to make: robots, and known commands."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from bot.commands import NOTE
from bot.playground.wire import Json
from bot.registry import GAMES
from bot.robots.worker import RobotProcess

if TYPE_CHECKING:
    from tests.e2e.house import House

_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class LentProcess:
    """A process of robots that one house after another uses: a start takes longer than most tests."""

    process: RobotProcess

    async def start(self) -> None:
        """Start it for the first house."""
        await self.process.start()

    async def ask(self, question: Callable[[], _Answer]) -> _Answer:
        """Return the answer, as the process gives it."""
        return await self.process.ask(question)

    async def close(self) -> None:
        """Leave it to the next house."""


@dataclass
class Registered:
    """The commands that the first bot in this process sent Discord. Later ones find them there, as after a restart.

    To send them again takes a third of a start. They get the ids that they would get by being sent.
    """

    commands: list[Json] = field(default_factory=list)
    note: str = ""  # by which a bot knows what it sent last

    def keep(self, house: "House") -> None:
        """Keep the commands of a house that has been left, unless there are some."""
        if not self.note and _is_usual(house):
            self.commands = house.discord.backend.commands.all(None)
            self.note = "".join(str(row[0]) for row in house.rows("SELECT value FROM notes WHERE key = ?", NOTE))

    def put(self, house: "House") -> None:
        """Have them registered before the bot of a house starts for the first time."""
        if self.note and _is_usual(house) and not house.discord.backend.commands.all(None):
            house.discord.backend.commands.overwrite(None, self.commands)
            house.rows("INSERT INTO notes (key, value) VALUES (?, ?)", NOTE, self.note)


def _is_usual(house: "House") -> bool:
    """Return whether its bot has the commands of every other."""
    return house.games is GAMES and not house.words
