"""The bot from the opening of its database until it is asked to end."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.app.client import Chapeau
from bot.config import Settings
from bot.connection.redirect import redirect
from bot.hosted import Games
from bot.metrics.pulse import Pulse
from bot.metrics.systemd import ALIVE, READY, STOPPING, Manager
from bot.robots.thinker import Thinker
from bot.store import Store, hold
from bot.store.copies.examining import refuse_damaged
from bot.tables import Clock, SystemClock
from bot.tables.state.dealer import new_seed
from bot.text import further_words
from bot.values.database import Server
from bot.values.money import FOR_OPERATORS, looks_like_money
from bot.values.timing import USUAL, Timing
from cogs.screens.shown import Shown
from render import Studio
from render.fonts import Fonts

if TYPE_CHECKING:
    from bot.metrics.watch import Watch
    from bot.store.fleet.connection import FleetConnection
    from bot.store.fleet.leases import LeaseTiming

log = logging.getLogger(__name__)

GIVES_UP_WITHIN = 1.0  # s; while it reconnects, the library ignores a cancellation and ends only when it is closed


async def run(  # noqa: PLR0913  each is handed to the bot
    settings: Settings,
    token: str,
    *,
    games: Games,
    shown: Mapping[str, Shown],
    words: Sequence[Path] = (),
    studio: Studio | None = None,
    clock: Clock | None = None,
    timing: Timing = USUAL,
    leases: "LeaseTiming | None" = None,
    draw_seed: Callable[[], bytes] = new_seed,
    draw_emoji: Callable[[Fonts], Mapping[str, bytes]] | None = None,
    thinker: Thinker | None = None,
) -> None:
    """Run the bot with these games, each `shown` as its entry says, until SIGTERM or SIGINT.

    The folders `words` hold further sentences. It draws in `studio`, which stays open, or in a new one. It uses
    `clock`, or the machine's, waits as `timing` says, holds its shards as `leases` says, and has `draw_seed` make
    every game's secret. `draw_emoji` draws the small cards in messages, by name; without it there are none. `thinker`
    finds the moves of robots, and is closed in the end; None: a new one.

    Raises discord.LoginFailure for a token that Discord refuses, Misread for answers that nobody can read, BadSeedKey
    for a malformed key, StoreError when the database cannot be used, or another process has it, CannotListen when the
    address for figures is unavailable, and TimeoutError when the login is not answered.
    """
    if settings.api is not None:
        await redirect(settings.api, token)
    if looks_like_money(settings.chosen_unit):
        log.warning("%s", FOR_OPERATORS)
    stop = _set_by_signals()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
    async with contextlib.AsyncExitStack() as opened:
        opened.enter_context(further_words(*words))
        # First: a second bot reports who has the database, rather than that its address for figures is taken.
        opened.enter_context(await asyncio.to_thread(hold, settings.database))
        await asyncio.to_thread(refuse_damaged, settings.database)
        watch = _make_watch(settings, games)
        if watch is not None:
            await opened.enter_async_context(watch)
        if studio is None:
            memory = 1_000_000 * settings.picture_memory
            studio = opened.enter_context(await asyncio.to_thread(Studio, memory=memory))
        heard = watch.committed if watch is not None else None
        line = _line(settings, displaced=stop.set, leases=leases)
        now = (clock or SystemClock()).now
        if line is None:
            store = await opened.enter_async_context(await Store.open(settings.database, heard=heard, now=now))
        else:
            opening = Store.open(settings.database, heard=heard, aside=line.aside, unsure=line.doubt, now=now)
            store = await opened.enter_async_context(await opening)
            opened.push_async_callback(line.close)
            await line.join(store)
        manager = Manager.of(os.environ)
        if manager.patience is not None:
            beat = Pulse(lambda _: manager.tell(ALIVE), every=manager.patience / 2)
            await opened.enter_async_context(beat)
        bot = Chapeau(
            store,
            studio,
            settings,
            games=games,
            shown=shown,
            watch=watch,
            clock=clock,
            timing=timing,
            draw_seed=draw_seed,
            draw_emoji=draw_emoji,
            line=line,
            thinker=thinker,
        )
        await _serve(bot, token, stop, manager=manager)


def _set_by_signals() -> asyncio.Event:
    """Return an event that is set when the process is asked to end."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    return stop


def _line(
    settings: Settings, *, displaced: Callable[[], None], leases: "LeaseTiming | None"
) -> "FleetConnection | None":
    """Return the line to the other processes on this database, where there can be any: a file has one process alone."""
    if not isinstance(settings.database, Server):
        return None
    from bot.store.fleet.connection import FleetConnection  # noqa: PLC0415  one process alone never needs it
    from bot.store.fleet.leases import USUAL as USUAL_LEASES  # noqa: PLC0415

    return FleetConnection(settings.database, settings.shards, displaced=displaced, timing=leases or USUAL_LEASES)


def _make_watch(settings: Settings, games: Games) -> "Watch | None":
    """Return the watch that reports the bot's health, if the operator wants one."""
    if settings.metrics_address is None:
        return None
    from bot.metrics.watch import Watch  # noqa: PLC0415  it needs a package that only some install

    return Watch(settings.metrics_address, database=settings.database, games=games)


async def _serve(bot: Chapeau, token: str, stop: asyncio.Event, *, manager: Manager) -> None:
    """Run `bot` until `stop` is set, and notify the service manager of its start and end."""

    async def tell_ready() -> None:
        manager.tell(READY)

    bot.add_listener(tell_ready, "on_ready")
    running = asyncio.create_task(bot.start(token), name="bot")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        manager.tell(STOPPING)
        stopping.cancel()
        running.cancel()  # first: a start that is still under way must begin nothing after the close
        await asyncio.wait({running}, timeout=GIVES_UP_WITHIN)
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await running
    log.info("closed")
