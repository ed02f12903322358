"""`python -m bot playground`: the real bot in a Discord on this machine, with a page to play on.

`python -m bot` opens it, too, when there is no token.
"""

import asyncio
import contextlib
import functools
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping

from bot.cli.printing import complain
from bot.config import NOWHERE, Settings
from bot.hosted import Games
from bot.playground.permissions import Permission
from bot.playground.served import Ground, NoFolder, NoPort, ServedPlayground
from bot.playground.server import LoopbackDiscord
from bot.playground.web import Asked, SecondButton, Welcome
from bot.registry import GAMES
from bot.text import say

PAUSE = 3.0  # s between deals, unless the settings say otherwise
GUILD, CHANNELS = "Friends", ("cards", "lounge")
PEOPLE = ("Ann", "Bob", "Eve", "Cem", "Dot", "Fay", "Gus", "Hal", "Ida", "Jon")  # as many as sit at the largest table
PERMISSIONS = Permission.CREATE_EVENTS | Permission.MANAGE_ROLES  # for game nights, and the role of a champion
DATABASE = "games.db"  # in the playground's folder

Out = Callable[[str], None]


def open_playground(settings: Settings, *, port: int | None, browser: bool, fresh: bool) -> int:
    """Open the playground, and keep it open until SIGINT or SIGTERM; the exit status."""
    out = functools.partial(print, flush=True)
    served = ServedPlayground(_ground(settings), out, port=port, fresh=fresh)
    try:
        asyncio.run(_play(served, out, browser=browser))
    except NoFolder as error:
        return complain(f"CHAPEAU_PLAYGROUND: {error}")
    except NoPort as error:
        return complain(f"--port: {error}")
    return 0


def _ground(settings: Settings) -> Ground:
    return Ground(
        settings.playground,
        bot_name="Chapeau",
        command=(sys.executable, "-m", "bot", "run"),
        environment=functools.partial(_environment, settings),
        kept=(DATABASE,),
        guild=GUILD,
        channels=CHANNELS,
        people=PEOPLE,
        welcome=welcome(GAMES),
        permissions=PERMISSIONS,
    )


def welcome(games: Games) -> Welcome:
    """Return what a first-time visitor reads; where there are several games, one is chosen first."""
    names = {name: say("en", f"{name}-name") for name in games}
    return Welcome(
        "Chapeau deals you a hand against a robot, here and now.",
        "Play",
        "/practice",
        second=SecondButton("How to play", "/rules", {"topic": "how-to-play"}),
        asked=Asked("Game", "game", names) if len(names) > 1 else None,
    )


def _environment(settings: Settings, discord: LoopbackDiscord) -> Mapping[str, str]:
    """Return the settings of the bot: ours, and those that lead it to the playground."""
    pause = settings.pause if "pause" in settings.model_fields_set else PAUSE
    return {
        **os.environ,
        "DISCORD_TOKEN": discord.token,
        "CHAPEAU_API": discord.base_url,
        "CHAPEAU_DATABASE": str(settings.playground / DATABASE),
        "CHAPEAU_PAUSE": f"{pause:f}",
        "CHAPEAU_METRICS": NOWHERE,  # the address is for the bot on Discord
    }


async def _play(served: ServedPlayground, out: Out, *, browser: bool) -> None:
    """Say where it is, and keep it open until a signal. Raises NoFolder or NoPort."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError):  # Windows
            loop.add_signal_handler(getattr(signal, name), stop.set)
    opened = asyncio.create_task(_keep_open(served, out, browser=browser), name="served")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await asyncio.wait({opened, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        opened.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await opened
    out("Closed.")


async def _keep_open(served: ServedPlayground, out: Out, *, browser: bool) -> None:
    """Keep it open until this is canceled."""
    out("This is not Discord: Chapeau plays in a Discord of its own on this machine.")
    async with served:
        out(f"\n    {served.address}\n")
        out("Open this address. Ctrl-C ends; the same command goes on where you stopped, --fresh starts over.")
        out("To run on Discord, set DISCORD_TOKEN (see .env.example).")
        if browser and _has_display():
            threading.Thread(target=webbrowser.open, args=(served.address,), daemon=True).start()
        await served.await_bot()
        await asyncio.Event().wait()


def _has_display() -> bool:
    """Return whether a browser of this machine can show something."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
