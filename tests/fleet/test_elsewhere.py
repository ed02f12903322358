"""Games where the bot is not: presses there arrive at one process, and another one deals and keeps the time."""

import random

import pytest

from bot.playground.entities import Channel
from bot.playground.person import Answer
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, id_of, press, verbs
from tests.fleet.conftest import Launch
from tests.fleet.fleet import Fleet
from tests.fleet.seats import Seat, Way, challenge, play, settled, while_playing

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet, pytest.mark.timeout(300)]

KILLS = 3
OTHER = 1  # the home of the games: messages with the bot, and those between people, arrive at process 0


class Outside(Seat):
    """A person whose panel follows the answer to *My hand*, which is the table.

    A process that dies as it deals leaves the challenge there, and the bot may edit nothing before somebody presses.
    """

    async def look(self) -> None:
        """Press *Accept* again where the challenge has stayed, which brings the table; else look as others do."""
        left = [each for each in self.person.messages(self.place) if Verb.ACCEPT in verbs(each)]
        if left and not self._is_in_vain(Way.SERVER):
            await self._press(left[-1], id_of(left[-1], Verb.ACCEPT))
        else:
            await super().look()

    async def _answered(self, answer: Answer) -> None:
        if self.way is Way.DIRECT or (answer.message is not None and answer.message.hidden):
            await super()._answered(answer)
            return

        def is_over() -> bool:
            is_served = self.fleet.is_served(self.fleet.shard_of(self.place))
            return bool(answer.followups) or not is_served or settled(self.fleet, self.place, self.key)

        await self.person.until(is_over, patience=PATIENCE)
        if answer.followups:
            self.opened = answer.followups[-1].id


def strangers(fleet: Fleet) -> Channel:
    """Return a channel of a server without the bot: presses there and in messages with the bot arrive apart."""
    guild = fleet.discord.add_guild("Strangers", owner=fleet.eve, with_bot=False, shard=(OTHER, fleet.count))
    for person in (fleet.ann, fleet.bob):
        fleet.discord.world.add_member(guild, person.user)
    return fleet.discord.add_channel(guild, "strangers")


async def test_killed_at_any_moment_the_table_is_settled_by_one_press(launch: Launch) -> None:
    fleet, luck = await launch(2), random.Random(2)
    fleet.ann.install()
    place, people = strangers(fleet), (fleet.ann, fleet.bob)
    key = await challenge(fleet, place, *people)
    seats = [Outside(fleet, each, place, key, way) for each, way in zip(people, Way, strict=True)]

    def is_over() -> bool:
        return bool(fleet.rows("SELECT 1 FROM finished_games WHERE table_id = ?", key))

    async def kill() -> None:
        for _ in range(KILLS):
            await fleet.some_changes(luck, most=30)
            number = luck.randrange(fleet.count)
            await fleet.kill_one(number)
            if fleet.shard_of(place) != number:  # else nobody there could do anything
                await fleet.some_changes(luck)
            await fleet.launch(number)

    await while_playing(kill(), play(fleet, seats, until=lambda: settled(fleet, place, key) or is_over()))
    await fleet.launch()
    (table,) = [each for each in fleet.eve.messages(place) if not each.hidden]
    if not settled(fleet, place, key):
        left = Verb.ACCEPT if Verb.ACCEPT in verbs(table) else Verb.RENEW  # the table may never have come
        await fleet.acted(press(fleet.bob, table, left))
        await fleet.eve.until(lambda: settled(fleet, place, key), patience=PATIENCE)
    assert fleet.rows("SELECT count(*) FROM settlements") == [(1,)]
    assert [each.id for each in fleet.eve.messages(place)] == [table.id], "nothing else was posted"
    await fleet.all_told()
