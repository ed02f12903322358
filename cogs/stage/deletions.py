"""Deletions by others: the messages of tables, and the channels and threads of games.

Discord notifies the process that serves the server, which notifies the others.
"""

from collections.abc import Collection

from bot.tables import Call
from cogs.stage.ground import Ground
from cogs.stage.table_message import TableMessages

MESSAGE, PLACE = "message deleted", "place deleted"  # the names of calls


class Deletions:
    """A listener that shows tables again, and notes which places are gone."""

    def __init__(self, ground: Ground, messages: TableMessages) -> None:
        self._ground = ground
        self._messages = messages

    async def of_messages(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Handle the deletion of these messages in a channel, by the bot or by a person."""
        self._messages.deleted(message_ids)
        for key in await self._ground.tables.messages.deleted(channel_id, message_ids):
            await self._tell(Call(MESSAGE, key, 0))

    async def of_channel(self, channel_id: int) -> None:
        """Handle the deletion of a channel or a thread."""
        if await self._ground.tables.memory.tables_in(channel_id):
            await self._tell(Call(PLACE, "", 0, str(channel_id)))

    async def _tell(self, call: Call) -> None:
        self._ground.home.call(call)
        await self.heard(call)

    async def heard(self, call: Call) -> None:
        """Hear of a deletion, from another process or from this one."""
        if call.name == MESSAGE:
            if (shown := await self._ground.tables.messages.public(call.table)) is not None:
                await self._messages.is_unwanted(shown)  # before the next turn comes, for which nobody is called there
            self._messages.put(await self._ground.tables.memory.table(call.table))
        else:
            self._ground.deleted.add(int(call.value))
