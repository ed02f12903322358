"""Two people with only a private message between them, who play where the bot is not."""

from dataclasses import dataclass
from functools import partial

from bot.playground.entities import Channel
from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED
from tests.e2e.house import PATIENCE, House, press, verbs
from tests.e2e.players import HandPresser

LATER = 16 * 60  # s, after which no answer can be edited


@dataclass
class Pair:
    """Ann, who has installed the bot, Bob, who has not, and the messages between them."""

    house: House
    channel: Channel

    @property
    def seen(self) -> list[SeenMessage]:
        """The messages that both see, oldest first."""
        return [each for each in self.house.bob.messages(self.channel) if not each.hidden]

    @property
    def newest(self) -> SeenMessage:
        """The last of them."""
        return self.seen[-1]

    def table(self) -> SeenMessage | None:
        """Return the newest message, once it shows a running table."""
        return self.newest if Verb.RENEW in verbs(self.newest) else None

    def is_over(self) -> bool:
        """Return whether the newest message shows a settlement."""
        return Verb.REMATCH in verbs(self.newest)

    async def challenge(self, *, target: int = 100) -> SeenMessage:
        """Let Ann challenge Bob; return the message that asks."""
        given = {"opponent": self.house.bob, "options": f"target={target}"}
        return (await self.house.ann.invoke(self.channel, "/challenge", **given)).shown

    async def begin(self, *, target: int = 100) -> SeenMessage:
        """Let Ann challenge Bob, who accepts; return their table, which the challenge has become."""
        asked = await self.challenge(target=target)
        assert self.newest.id == asked.id
        await accept(self.house.bob, self.newest)
        table = await self.house.bob.until(self.table, patience=PATIENCE)
        assert table.id == asked.id
        return table

    async def resign(self) -> None:
        """Let Ann give up their game, which settles it."""
        asked = (await self.house.ann.invoke(self.channel, "/table resign")).shown
        await press(self.house.ann, asked, Verb.RESIGN)
        await self.house.bob.until(self.is_over, patience=PATIENCE)

    def players(self) -> "tuple[AtTable, AtTable]":
        """Return both, who play in the panels below their table."""
        return AtTable(self.house, self.house.ann, pair=self), AtTable(self.house, self.house.bob, pair=self)


@dataclass(kw_only=True)
class AtTable(HandPresser):
    """A player by presses in the hidden panel that follows a press on *My hand*."""

    pair: Pair

    async def is_called(self) -> bool:
        if not self.can_act() and self.opened is None:
            self.opened = (await hand_of(self.person, self.pair.newest)).id
        return self.can_act()


async def hand_of(person: Person, table: SeenMessage) -> SeenMessage:
    """Press *My hand* on a table; the panel follows the answer to the press."""
    answer = await press(person, table, Verb.HAND)
    (hand,) = await person.until(lambda: answer.followups, patience=PATIENCE)
    assert hand.hidden
    return hand


async def accept(person: Person, asked: SeenMessage) -> None:
    """Accept a challenge; whoever takes no direct messages reads that first, and presses again."""
    first = await press(person, asked, Verb.ACCEPT)
    is_answered = partial(is_taken_up, first, asked)
    if await person.until(is_answered, patience=PATIENCE) and first.followups:
        await press(person, asked, Verb.ACCEPT)


def is_taken_up(answer: Answer, asked: SeenMessage) -> bool:
    """Return whether the challenge has become the table, or a word follows."""
    return bool(answer.followups) or Verb.ACCEPT not in verbs(answer.person.find(asked.id))


async def meet(house: House) -> Pair:
    """Open the house for two who have nothing but messages between them, and take none from the bot."""
    house.allowed = {CLOSED}
    await house.open()
    house.ann.install()
    for person in (house.ann, house.bob):
        person.close_dms()
    return Pair(house, house.discord.between(house.ann, house.bob))


async def meet_a_process(house: House) -> Pair:
    """Start the bot as a process of its own for two who have nothing but messages between them."""
    house.allowed = {CLOSED}
    await house.spawn()
    house.ann.install()
    return Pair(house, house.discord.between(house.ann, house.bob))


def grow_old(house: House) -> None:
    """Let sixteen minutes pass: no press from before can change anything then."""
    house.discord.clock.advance(LATER)
    house.clock.advance(LATER * 1000)
