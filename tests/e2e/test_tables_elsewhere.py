"""A table where the bot is not: two people with only a private message between them play by presses alone."""

from dataclasses import dataclass

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED
from tests.e2e.house import PATIENCE, House, press, verbs
from tests.e2e.players import HandPresser, play


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

    async def begin(self, *, target: int = 100) -> SeenMessage:
        """Let Ann challenge Bob, who accepts; return their table, which the challenge has become."""
        options = f"target={target}"
        asked = (
            await self.house.ann.invoke(self.channel, "/challenge", opponent=self.house.bob, options=options)
        ).shown
        assert self.newest.id == asked.id
        await press(self.house.bob, self.newest, Verb.ACCEPT)
        table = await self.house.bob.until(self.table, patience=PATIENCE)
        assert table.id == asked.id
        return table

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


async def meet(house: House) -> Pair:
    """Open the house for two who have nothing but messages between them, and take none from the bot."""
    house.allowed = {CLOSED}
    await house.open()
    house.ann.install()
    for person in (house.ann, house.bob):
        person.close_dms()
    return Pair(house, house.discord.between(house.ann, house.bob))


async def test_two_play_to_the_settlement_on_one_message(house: House) -> None:
    pair = await meet(house)
    table = await pair.begin()
    await play(house, pair.players(), until=pair.is_over)
    assert [each.id for each in pair.seen] == [table.id], "nothing else was posted"
    assert "pays" in pair.newest.text
    assert house.rows("SELECT count(*) FROM settlements") == [(1,)]
    assert house.rows("SELECT guild_id, channel_id FROM tables") == [(pair.channel.id, pair.channel.id)]
    for person in (house.ann,):
        assert "Bob" in (await person.invoke(pair.channel, "/history")).shown.text
