"""Presses on the public message of a table, where a game is played on the table itself.

Each is answered at once and shown there, for no counted request. Of several within a second the first is drawn, and the
rest together: the message changes at most once a second, however quickly people press.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial

import discord
from cachetools import FIFOCache

from bot.tables import Table
from cogs.answer import accept, redraw
from cogs.screens.screen import PublicScreen
from cogs.stage.ground import Ground
from cogs.stage.panel import Panel
from cogs.stage.table_message import TableMessages

BETWEEN = 1_000  # ms, the least time between two drawings of one table that presses have asked for
KEPT = 1_000  # tables; the one that was drawn first is forgotten first


class OpenPresses:
    """A handler that answers them."""

    def __init__(
        self,
        ground: Ground,
        messages: TableMessages,
        draw: Callable[[Table], Awaitable[PublicScreen]],
        *,
        bundles: bool,
    ) -> None:
        """Answer presses; `draw` shows a table to all, and `bundles` False draws every press at once."""
        self._ground = ground
        self._messages = messages
        self._draw = draw
        self._between = BETWEEN if bundles else 0
        self._drawn: FIFOCache[str, int] = FIFOCache(KEPT)  # when each table was, in Unix milliseconds
        self._newest: dict[str, Panel] = {}  # by table: the press that will show the newest state
        self._answering = Counter[str]()  # by table: answers on their way

    def is_answering(self, key: str) -> bool:
        """Return whether an answer that shows the table `key` is on its way: it may be lost."""
        return bool(self._answering[key])

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a press on the public message of `table`, with its state now or soon."""
        now = self._ground.clock.now()
        free_at = self._drawn.get(table.id, 0) + self._between
        if now >= free_at and table.id not in self._newest:
            self._drawn[table.id] = now
            with self._on_its_way(table.id):
                shown = await redraw(interaction, await self._draw(table))
                if shown.is_lost:  # there may be news without a move, such as a wish, or have been more since
                    self._messages.put(await self._ground.tables.memory.table(table.id))
                else:
                    await self._have_shown(table, interaction)
            return
        await accept(interaction)
        is_first = table.id not in self._newest
        self._newest[table.id] = Panel(interaction, now, None)
        if is_first:
            self._messages.put_off(table)
            self._ground.timekeeper.at(max(now, free_at), f"presses {table.id}", partial(self._show, table.id))

    @contextmanager
    def _on_its_way(self, key: str) -> Iterator[None]:
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            self._answering += Counter()  # only what is on its way is kept

    async def _show(self, key: str) -> None:
        """Show the effects of the presses since the last drawing. If that fails, the edit that is due shows them."""
        newest = self._newest.pop(key)
        self._drawn[key] = self._ground.clock.now()
        table = await self._ground.tables.memory.table(key)
        if await newest.edit(await self._draw(table)):
            await self._have_shown(table, newest.press)

    async def _have_shown(self, table: Table, interaction: discord.Interaction) -> None:
        await self._messages.pressed(table, interaction.message.id if interaction.message is not None else 0)
        now = await self._ground.tables.memory.table(table.id)
        if now.ply > table.ply:  # such as the next deal: it may have been shown before this answer took its place
            self._messages.put(now)
