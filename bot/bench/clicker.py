"""Players by presses: they see messages, press the buttons offered, and play a game to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import Button, SeenMessage
from bot.playground.wire import children, text
from cogs.ids import Verb, parse_id

PATIENCE = 30.0  # s for the next thing to appear
MOVES = {"draw", "pick", "take", "pass", "discard"}  # one of these is on every panel of the usual game that may act
FIRST = (Verb.ANYWAY, "take", "pick", "draw", "pass", "arrange")  # pressed as soon as offered


@dataclass
class Clicker:
    """A player by presses alone: takes the pile when offered, lays melds without twos, sheds single cards."""

    person: Person
    looked: Callable[["Clicker"], Awaitable[None]] | None = None  # called after each press

    def panel(self) -> SeenMessage | None:
        """Return the newest private panel among the direct messages."""
        panels = (each for each in reversed(self.person.direct_messages()) if _is_panel(each))
        return next(panels, None)

    def is_called(self) -> bool:
        """Return whether the newest panel offers something to play."""
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
        for verb in FIRST:
            if buttons := [each for each in panel.buttons if _verb(each) == verb and not each.disabled]:
                return await self._press(panel, buttons[0])
        discards = [each for each in panel.buttons if _verb(each) == "discard"]
        return await self._press(panel, min(discards, key=_dearness))

    async def _press(self, panel: SeenMessage, button: Button) -> SeenMessage:
        answer = await self.person.press(panel, button.custom_id)
        return answer.message or panel


@dataclass
class HandClicker(Clicker):
    """The same in the hidden panel that *My hand* below the table opens: at the process that serves the server."""

    opened: int | None = None

    def panel(self) -> SeenMessage | None:
        """Return the hidden panel."""
        return None if self.opened is None else self.person.find(self.opened)

    async def sit_down(self, channel: Channel) -> None:
        """Press *My hand* once the table is there."""
        table = await self.person.until(lambda: offering(self.person, channel, Verb.HAND), patience=PATIENCE)
        button = next(each for each in table.buttons if _verb(each) == Verb.HAND)
        await self._press(table, button)

    async def _press(self, panel: SeenMessage, button: Button) -> SeenMessage:
        answer = (await self.person.press(panel, button.custom_id)).message
        if answer is not None and answer.hidden:
            self.opened = answer.id
        return answer or panel


def _dearness(discard: Button) -> tuple[bool, bool]:
    """Order cards for throwing: single ones first, twos last. Only a single card is named with its suit."""
    return discard.label.startswith("2"), not any(suit in discard.label for suit in "♠♥♦♣")


def _is_panel(message: SeenMessage) -> bool:
    return any(_verb(button) in MOVES | {Verb.REFRESH} for button in message.buttons)


def _verb(part: Button) -> str | None:
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
    """Challenge `opponent` to `target` points; return the challenge as shown in the channel.

    The bot may be an earlier version, which had an option for each term.
    """
    command = next(each for each in challenger.commands(channel) if text(each, "name") == "challenge")
    takes = {text(option, "name") for option in children(command, "options")}
    terms = {"options": f"target={target}"} if "options" in takes else {"target": str(target)}
    asked = await challenger.invoke(channel, "/challenge", opponent=opponent, stake="1", **terms)
    if asked.message is None:
        raise LookupError("no challenge was posted")
    return asked.message


async def accept(opponent: Person, asked: SeenMessage) -> None:
    """Take up a challenge."""
    await opponent.press(asked, next(each.custom_id for each in asked.buttons if _verb(each) == Verb.ACCEPT))


def settled(person: Person, channel: Channel) -> SeenMessage | None:
    """Return the message that settles a game, once it is in the channel."""
    return offering(person, channel, Verb.REMATCH)


def offering(person: Person, channel: Channel, verb: Verb) -> SeenMessage | None:
    """Return the newest message in the channel that offers `verb`."""
    every = reversed(person.messages(channel))
    return next((each for each in every if any(_verb(button) == verb for button in each.buttons)), None)
