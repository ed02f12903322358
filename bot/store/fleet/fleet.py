"""The processes that share a database, by their leases: who serves which shards, and who is home of which."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

from bot.store.fleet.leases import Member, read_member

PROCESS, SHARD = "process ", "shard "
_LEASES: Final = """
SELECT name, holder, words FROM leases WHERE until > extract(epoch FROM clock_timestamp()) * 1000 ORDER BY name"""


@dataclass(frozen=True, slots=True)
class Fleet:
    """All processes that live."""

    members: tuple[Member, ...] = ()
    homes: Mapping[int, str] | None = None  # by shard, the id of the process that does the work done once

    @property
    def count(self) -> int:
        """Of how many shards they speak; the largest, where they do not agree."""
        return max((each.shards.count for each in self.members), default=0)

    @property
    def unserved(self) -> frozenset[int]:
        """The shards that nobody serves."""
        return frozenset(range(self.count)) - frozenset(self._served)

    @property
    def served_twice(self) -> frozenset[int]:
        """The shards that several processes serve."""
        return frozenset(shard for shard, times in self._served.items() if times > 1)

    def homes_of(self, member: Member) -> frozenset[int]:
        """Return the shards whose home a process is."""
        return frozenset(shard for shard, holder in (self.homes or {}).items() if holder == member.id)

    @property
    def homeless(self) -> frozenset[int]:
        """The shards without a home."""
        living = {each.id for each in self.members}
        at_home = {shard for shard, holder in (self.homes or {}).items() if holder in living}
        return frozenset(range(self.count)) - at_home

    @property
    def _served(self) -> Counter[int]:
        return Counter(shard for each in self.members for shard in each.shards.served)


def fleet_of(connection: Connection) -> Fleet:
    """Return the fleet of the current leases. Those of a later version are left out."""
    members, homes = [], {}
    for name, holder, words in connection.execute(text(_LEASES)):
        try:
            if name.startswith(PROCESS):
                members.append(read_member(words))
            elif name.startswith(SHARD):
                shard, _, _count = name.removeprefix(SHARD).partition("/")
                homes[int(shard)] = str(holder)
        except (ValueError, KeyError, TypeError):
            continue
    return Fleet(tuple(members), homes)
