"""Places where the bot is not: a server with a channel, one more where nobody else sees answers, groups, and pairs."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.exploring.whole.loopback import DiscordInMemory
from bot.playground.entities import Channel
from bot.playground.permissions import Permission
from bot.playground.person import Person

SERVER: Final = "Strangers"


class Afar:
    """All such places."""

    def __init__(self, discord: DiscordInMemory, people: Sequence[Person]) -> None:
        """Open those of these people."""
        guild = discord.add_guild(SERVER, with_bot=False)
        for each in people:
            discord.world.add_member(guild, each.user)
        hiding = discord.add_channel(guild, "hiding")
        discord.forbid(hiding, guild.roles[guild.id], Permission.USE_EXTERNAL_APPS)
        group = discord.add_group(*people)
        self._open = [discord.add_channel(guild, "cards"), hiding, group]
        self._pairs = {
            frozenset({one.user.id, other.user.id}): discord.between(one, other)
            for one, other in combinations(people, 2)
        }

    @property
    def used(self) -> list[Channel]:
        """The places where something was ever posted."""
        return [each for each in (*self._open, *self._pairs.values()) if each.messages]

    @property
    def keys(self) -> set[int]:
        """The ids of all places."""
        return {each.id for each in (*self._open, *self._pairs.values())}

    def place(self, number: int, one: Person, other: Person) -> Channel:
        """Return one of the places, by a number from 0 to 3; the last is between these two."""
        return [*self._open, self._pairs[frozenset({one.user.id, other.user.id})]][number]
