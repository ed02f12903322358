"""The lines to Discord, as the library reports them."""

import math
import time
from typing import Final

from discord.ext import commands

RESUMED: Final = "resumed"  # nothing was missed
ANEW: Final = "anew"


class Gateway:
    """A record of a bot's connected shards, with counts of how often a line broke and was restored."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._bot = bot
        self._standing: set[int] = set()  # shards whose line is up
        self._broken: dict[int, float] = {}  # since when each of the others is broken (monotonic)
        self.is_ready = False  # once all servers have arrived for the first time
        self.losses = 0
        self.returns = {RESUMED: 0, ANEW: 0}
        bot.add_listener(self._ready, "on_ready")
        bot.add_listener(self._connected, "on_shard_connect")
        bot.add_listener(self._resumed, "on_shard_resumed")
        bot.add_listener(self._lost, "on_shard_disconnect")

    @property
    def is_up(self) -> bool:
        """Whether the bot hears everything that happens on Discord."""
        return self.is_ready and not self._bot.is_closed() and self._standing >= set(self._bot.shards)

    @property
    def shards(self) -> dict[int, bool]:
        """The shards that this process serves, each with whether its line is up."""
        return {shard: shard in self._standing and not self._bot.is_closed() for shard in sorted(self._bot.shards)}

    @property
    def broken_for(self) -> float:
        """The seconds for which the longest broken line has been down; 0 if all are up."""
        return max((time.monotonic() - since for since in self._broken.values()), default=0.0)

    @property
    def latency(self) -> float | None:
        """The longest time between a heartbeat and its answer, in seconds; None if it is not known."""
        known = [latency for _, latency in self._bot.latencies if math.isfinite(latency)]
        return max(known, default=None)

    @property
    def servers(self) -> int:
        """In how many servers the bot is."""
        return len(self._bot.guilds)

    async def _ready(self) -> None:
        self.is_ready = True

    async def _connected(self, shard: int) -> None:
        self._stands(shard, ANEW)

    async def _resumed(self, shard: int) -> None:
        self._stands(shard, RESUMED)

    def _stands(self, shard: int, how: str) -> None:
        if self._broken.pop(shard, None) is not None:
            self.returns[how] += 1
        self._standing.add(shard)

    async def _lost(self, shard: int) -> None:
        if shard in self._standing:
            self._standing.discard(shard)
            self._broken[shard] = time.monotonic()
            self.losses += 1
