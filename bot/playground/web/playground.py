"""The playground: a loopback Discord with a page, what a launcher starts and a bot is led to."""

from collections.abc import Mapping

from aiohttp import web

from bot.playground.clock import Clock
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.playground.web.experiments import Restart
from bot.playground.web.page import WebPage, Welcome


class Playground(LoopbackDiscord):
    """A Discord of one application and a page to use it, both on this machine only.

    `restart` ends the bot and starts it again, and returns when the new one is started; None where the bot is not ours.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str = "loopback-token",  # noqa: S107 (opens nothing but this server)
        bot_name: str = "Bot",
        clock: Clock | None = None,
        limits: Limits | None = None,
        welcome: Welcome | None = None,
        restart: Restart | None = None,
        keys: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__(port=port, token=token, bot_name=bot_name, clock=clock, limits=limits)
        self.page = WebPage(self, welcome=welcome, restart=restart, keys=keys)

    def extend(self, app: web.Application) -> None:
        """Put the page on the same port."""
        self.page.add_to(app)

    async def stop(self) -> None:
        """Hang up on the tabs, then stop as any loopback Discord; harmless when done already."""
        await self.page.close()
        await super().stop()
