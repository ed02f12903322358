"""The playground's Discord at the end of lines in memory."""

from typing import Final

from aiohttp import web

from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.server import LoopbackDiscord

PATH: Final = "discord"  # where it listens
ROOT: Final = "http://discord.test"
GATEWAY: Final = "ws://discord.test/gateway/"
BEAT: Final = 1800.0  # s between two heartbeats: idle days pass quickly


class DiscordInMemory(LoopbackDiscord):
    """A Discord that opens no socket. To be made, and started, in the process where it lives."""

    def __init__(self, *, began: float, faults: Faults) -> None:
        """`began`: Unix seconds now."""
        super().__init__(bot_name="Chapeau", clock=Clock(began=began), heartbeat_every=BEAT, faults=faults)

    def bind(self, _port: int | None = None) -> None:
        """See `LoopbackDiscord`: its address is always the same."""
        self.world.base_url, self.gateway.url = ROOT, GATEWAY

    def site(self, runner: web.AppRunner) -> web.BaseSite:
        """See `LoopbackDiscord`."""
        return web.UnixSite(runner, PATH)
