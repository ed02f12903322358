"""The commands of the bot as Discord knows them: sent in every language, and only when they have changed."""

import hashlib
import json
import logging

from discord import Client, app_commands

from bot.connection.misread import reading
from bot.store import NoteRow, Store
from bot.text import edition
from cogs.translation import Translation

log = logging.getLogger(__name__)

NOTE = "commands"  # the name of the note with the hash of the commands that Discord was sent last


async def send_commands(tree: "app_commands.CommandTree[Client]", store: Store, *, application: int | None) -> None:
    """Send Discord the commands, if they differ from what it was sent last. Raises Misread."""
    # Undocumented, but what `sync` sends in English. If it changed, the commands would be sent once more. To ask for it
    # in thirty languages, only to compare, would take most of a start: any new word counts as a change instead.
    payload = [each.to_dict(tree) for each in tree.get_commands()]
    told = json.dumps([application, payload, edition()], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    if await store.note(NOTE) != digest:
        await tree.set_translator(Translation())
        with reading("the list of commands"):
            await tree.sync()
        await store.commit(NoteRow(NOTE, digest))
        log.info("commands synced")
