"""The ways in which people play, for counting what each costs: by direct message, by *My hand*, typed, and mixed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.bench.clicker import MOVES, Clicker
from bot.playground.entities import Channel
from bot.playground.seen import Button, SeenMessage
from cogs.ids import Verb, parse_id

FIRST = ("pick", "draw", "pass", "lay all")  # typed as soon as offered
TYPED = 100  # typed moves of one turn, after which something is wrong


@dataclass
class Counted(Clicker):
    """A player who counts presses and typed moves, and notes the end of each turn."""

    channel: Channel | None = None
    ended: Callable[[], None] = lambda: None
    taps: int = 0

    async def sit_down(self) -> None:
        """Get ready once the first cards are there."""
        await self.person.until(self.panel)

    async def step(self) -> SeenMessage:
        self.taps += 1
        return await super().step()

    async def turn(self) -> None:
        """Play a turn to its end."""
        await super().turn()
        self.ended()

    async def pressed(self, message: SeenMessage, verb: str) -> SeenMessage | None:
        """Press the button that asks for `verb`; return what is then shown."""
        self.taps += 1
        return (await self.person.press(message, _id(message, verb))).message


@dataclass
class InChannel(Counted):
    """A player in the hidden panel that *My hand* opens."""

    opened: int | None = None

    def panel(self) -> SeenMessage | None:
        return None if self.opened is None else self.person.find(self.opened)

    async def sit_down(self) -> None:
        await self.open()

    async def open(self) -> None:
        """Press *My hand* under the table."""
        table = await self.person.until(self._table)
        shown = await self.pressed(table, Verb.HAND)
        self.opened = shown.id if shown is not None else None

    def _table(self) -> SeenMessage | None:
        messages = self.person.messages(self.channel) if self.channel is not None else []
        return next((each for each in reversed(messages) if _offers(each, Verb.HAND)), None)


@dataclass
class Typing(InChannel):
    """A player who types every move; the answer to the last one shows the next turn."""

    async def turn(self) -> None:
        moves = 0
        while self.is_called():
            if self.looked is not None:
                await self.looked(self)
            await self.type()
            if (moves := moves + 1) > TYPED:
                raise LookupError("this turn does not end")
        self.ended()

    async def type(self) -> None:
        """Type one move: what comes first among the suggestions, and no two unless there is nothing else."""
        if self.channel is None:
            raise LookupError("nowhere to type")
        self.taps += 1
        offered = await self._suggested(self.channel, "")
        move = next((each for each in FIRST if each in offered), None)
        if move is None:
            found = await self._suggested(self.channel, "lay") or await self._suggested(self.channel, "discard")
            move = min(found, key=lambda each: ("discard 2" in each, -len(each)))
        answer = await self.person.invoke(self.channel, "/play", move=move)
        if answer.message is None:
            raise LookupError("no answer")
        self.opened = answer.message.id

    async def _suggested(self, channel: Channel, typed: str) -> list[str]:
        answer = await self.person.complete(channel, "/play", "move", typed)
        return [str(choice.value) for choice in answer.choices]


@dataclass
class Mixed(Typing):
    """A player who plays each turn in a random way."""

    luck: Random = field(default_factory=lambda: Random(12))  # noqa: S311  the same choices every time

    def panel(self) -> SeenMessage | None:
        """Return the panel that was pressed last, or the one in the direct messages if only that offers moves."""
        found = [each for each in (InChannel.panel(self), Clicker.panel(self)) if each is not None]
        return next((each for each in found if any(_offers(each, verb) for verb in MOVES)), next(iter(found), None))

    async def turn(self) -> None:
        match self.luck.choice(("direct", "channel", "typed")):
            case "direct" if (message := Clicker.panel(self)) is not None:
                self.opened = message.id
                if not any(_offers(message, verb) for verb in MOVES):
                    await self.pressed(message, Verb.REFRESH)
                await Counted.turn(self)
            case "typed":
                await Typing.turn(self)
            case _:
                await self.open()
                await Counted.turn(self)


WAYS: dict[str, type[Counted]] = {
    "by direct message": Counted,
    "by My hand": InChannel,
    "typed": Typing,
    "mixed": Mixed,
}


def _offers(message: SeenMessage, verb: str) -> bool:
    return any(_asks(button, verb) for button in message.buttons)


def _id(message: SeenMessage, verb: str) -> str:
    return next(button.custom_id for button in message.buttons if _asks(button, verb))


def _asks(button: Button, verb: str) -> bool:
    press = parse_id(button.custom_id)
    return press is not None and press.verb == verb
