"""The message of each table where the bot is not: pressing it brings it up to date for all, and nothing else does.

| when | what is shown, and where |
|---|---|
| a challenge is accepted, a lobby starts | their message becomes the table |
| anybody presses on the table | it is drawn again; what is for that person alone follows, hidden |
| something happens within a quarter of an hour | the table is drawn again, by the newest press on it |
| later | the table stays as it is, and says as of when; the next press on it revives it |
| the game ends | the table becomes the settlement, then or with the next press |
| `/table show` | its answer is the table from then on, and presses on the one before say so |
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord

from bot.tables import Table
from bot.text import say
from cogs.answer import accept
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of
from cogs.press import TablePress
from cogs.refusals import Barred
from cogs.screens.as_of import as_of
from cogs.screens.how import how_to_button
from cogs.screens.screen import PublicScreen
from cogs.screens.table import SHOWN_OF_CODE
from cogs.stage.direct import ids_of
from cogs.stage.ground import Ground
from cogs.stage.results import game_result
from cogs.terms import terms_lines

OPENING_FORMS = frozenset({Verb.REMATCH, Verb.WORD})
"""Verbs of buttons on a table that may open a form, which Discord takes as the first answer alone."""


class TablesElsewhere:
    """A keeper of these messages."""

    def __init__(self, ground: Ground, *, put: Callable[[Table], None]) -> None:
        """Keep the messages; `put` shows a table soon."""
        self._ground = ground
        self._by_presses = ground.by_presses
        self._put = put

    async def screen(self, table: Table, running: Callable[[], Awaitable[PublicScreen]]) -> PublicScreen:
        """Return the table as its message shows it: while it is played the `running` one as of now.

        What stood there before the game began is there, too: the terms, the promise of the deals, and how to play.
        """
        if table.is_over:
            manner = await self._ground.manner(table)
            return await game_result(self._ground, table, deal=table.deal, mark=f"{table.ply}-settle", manner=manner)
        now, locale = self._ground.clock.now(), await self._ground.locale(table.guild_id)
        commitment = (await self._ground.tables.logs.commitment(table))[:SHOWN_OF_CODE]
        promise = say(locale, "practice-small" if table.is_practice else "table-promise", commitment=commitment)
        how, refresh = how_to_button(table.terms.game.name, locale=locale), CustomId(Verb.RENEW, table.id)
        terms = " ".join(terms_lines(table.terms, locale=locale))
        return as_of(await running(), refresh, now=now, locale=locale, tools=(how,), small=(terms, promise))

    @asynccontextmanager
    async def pressing(self, press: TablePress) -> AsyncIterator[None]:
        """Take a press on the message of a table, and show the table there once it is answered.

        Presses elsewhere just pass. Raises Barred for one on an older message, which shows the table no longer.
        """
        table, message = press.table, press.interaction.message
        is_open = table.terms.is_elsewhere and message is not None and not press.is_private
        if message is None or not is_open or not await self._shows(press, message):
            yield
            return
        if press.is_form or press.id.verb not in OPENING_FORMS:
            await accept(press.interaction)
            self._by_presses.note(table.id, press.interaction, message.id, at=self._ground.clock.now())
        try:
            yield
        finally:
            self._put(await self._ground.tables.memory.table(table.id))

    async def _shows(self, press: TablePress, message: discord.Message) -> bool:
        """Return whether `message` shows the table, also if nobody has stored that. Raises Barred for an older one."""
        table, messages = press.table, self._ground.tables.messages
        shown = await messages.public(table.id)
        if shown is not None and shown.message_id == message.id:
            return True
        if not any((each.key, each.verb) == (table.id, Verb.RENEW) for each in ids_of(message)):
            return False
        if shown is not None and message.id < shown.message_id:
            raise Barred(say(press.locale, "table-newer-message"))
        await messages.public_shown(table.id, channel_id=message.channel.id, message_id=message.id)
        return True

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a press on the message that shows `table`, or does so from now on. Raises Barred for an older one."""
        messages, message = self._ground.tables.messages, interaction.message
        if message is None or interaction.response.is_done():
            return  # it was taken, and shows the table once it is answered
        shown = await messages.public(table.id)
        if shown is not None and message.id < shown.message_id:
            raise Barred(say(locale_of(interaction), "table-newer-message"))
        await accept(interaction)
        self._by_presses.note(table.id, interaction, message.id, at=self._ground.clock.now())
        if shown is None or shown.message_id != message.id:
            await messages.public_shown(table.id, channel_id=table.channel_id, message_id=message.id)
        self._put(await self._ground.tables.memory.table(table.id))

    async def begun(self, key: str, message_id: int | None) -> None:
        """Let the message of a challenge or lobby show the table that it has become, if a press can still do it."""
        table = await self._ground.tables.memory.table(key)
        if message_id is not None and await self._ground.tables.messages.public(key) is None:
            channel_id = table.channel_id
            await self._ground.tables.messages.public_shown(key, channel_id=channel_id, message_id=message_id)
        self._put(table)
