"""The real bot behind the page of a playground, in a real browser."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from bot import app
from bot.config import Settings
from bot.games.shuffle import SEED_BYTES
from bot.hosted import Games
from bot.playground.clock import Clock
from bot.playground.ratelimits import Limits
from bot.playground.web import Playground, Welcome
from bot.registry import GAMES
from cogs.screens.registry import SHOWN
from cogs.screens.shown import Shown
from render.fonts import Fonts
from tests.witness.screens.shown import WORDS

WELCOME = Welcome("Play.", "Play", "/practice")


@asynccontextmanager
async def with_a_page(welcome: Welcome = WELCOME) -> AsyncIterator[Playground]:
    """Open a playground whose page a browser can open."""
    clock = Clock(ticking=False)
    async with Playground(
        clock=clock, limits=Limits.off(), bot_name="Chapeau", welcome=welcome, restart=None
    ) as server:
        yield server


@asynccontextmanager
async def playing(
    server: Playground,
    database: Path,
    *,
    pause: float = 0,
    games: Games = GAMES,
    shown: Mapping[str, Shown] = SHOWN,
    draw_seed: Callable[[], bytes] = lambda: bytes(SEED_BYTES),
    draw_emoji: Callable[[Fonts], Mapping[str, bytes]] | None = None,
) -> AsyncIterator[None]:
    """Run the real bot, until the block ends, with `pause` seconds between two deals."""
    settings = Settings(
        _env_file=None,
        database=database,
        api=server.base_url,
        pause=pause,
        robot_pace=0,
        double_press=0,
        person_limits=None,
    )
    running = asyncio.create_task(
        app.run(
            settings,
            server.token,
            games=games,
            shown=shown,
            words=(WORDS,),
            draw_seed=draw_seed,
            draw_emoji=draw_emoji,
        )
    )
    try:
        await server.connected()
        yield
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
