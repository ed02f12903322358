"""The public messages that ask for consent to a proposal at a table: they go with the game.

The store remembers them, so they also go when a game ends after a restart.
"""

import asyncio
import json

from bot.store import LeftoverRow, NoteRow, Store
from bot.tables.state.table import Table


class Questions:
    """A record of messages that ask something, until each is answered or its game is over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.answering = asyncio.Lock()  # held while someone answers one, so that it is not taken away then

    async def asked(self, table: Table, *, channel_id: int, message_id: int) -> None:
        """Store that this message asks something at `table`."""
        async with self.answering:
            await self._keep(table.id, [*await self._known(table.id), (channel_id, message_id)])

    async def answered(self, key: str, message_id: int) -> None:
        """Store that this message shows the outcome of its question, and may stay. The caller holds `answering`."""
        known = await self._known(key)
        left = [each for each in known if each[1] != message_id]
        if left != known:
            await self._keep(key, left)

    async def outlived(self, table: Table) -> list[LeftoverRow]:
        """Store that the questions which nobody has answered at `table`, whose game is over, are to be deleted."""
        async with self.answering:
            rows = [LeftoverRow(table.id, message, channel, None) for channel, message in await self._known(table.id)]
            if rows:
                await self._store.commit(*rows, _note(table.id, []))
            return rows

    async def _known(self, key: str) -> list[tuple[int, int]]:
        """Return the channel and the id of each message."""
        value = await self._store.note(_key(key))
        return [(int(channel), int(message)) for channel, message in json.loads(value or "[]")]

    async def _keep(self, key: str, messages: list[tuple[int, int]]) -> None:
        await self._store.commit(_note(key, messages))


def _key(key: str) -> str:
    return f"asked/{key}"


def _note(key: str, messages: list[tuple[int, int]]) -> NoteRow:
    return NoteRow(_key(key), json.dumps(messages))
