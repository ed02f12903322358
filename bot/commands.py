"""The commands of the bot as Discord knows them: sent in every language, and only when they have changed."""

import hashlib
import json
import logging
from operator import attrgetter

import discord
from discord import Client, app_commands

from bot.connection.misread import reading
from bot.store import NoteRow, Store
from bot.text import edition
from cogs.translation import Translation

log = logging.getLogger(__name__)

NOTE = "commands"  # the name of the note with the hash of the commands that Discord was sent last

AnyCommand = app_commands.Command[app_commands.Group, ..., object] | app_commands.Group | app_commands.ContextMenu

_RULES = attrgetter("nsfw", "guild_only", "default_permissions", "allowed_contexts", "allowed_installs")
_PARAMETER = attrgetter(
    *("display_name", "description", "type", "required", "autocomplete"),
    *("choices", "channel_types", "min_value", "max_value"),
)


async def send_commands(tree: "app_commands.CommandTree[Client]", store: Store, *, application: int | None) -> None:
    """Send Discord the commands, if they differ from what it was sent last. Raises Misread.

    Any new word counts as a change: to look for it in thirty languages would take most of a start.
    """
    commands = [described(each) for each in tree.get_commands()]
    defaults = repr((tree.allowed_contexts, tree.allowed_installs, discord.__version__))
    content = json.dumps([application, commands, defaults, edition()])
    digest = hashlib.sha256(content.encode()).hexdigest()
    if await store.note(NOTE) != digest:
        await tree.set_translator(Translation())
        with reading("the list of commands"):
            await tree.sync()
        await store.commit(NoteRow(NOTE, digest))
        log.info("commands synced")


def described(command: AnyCommand) -> list[object]:
    """Return all that Discord is sent of a command, in English, as texts in nested lists."""
    parts: list[object] = [command.name, repr(_RULES(command))]
    match command:
        case app_commands.ContextMenu():
            return [*parts, command.type.name]
        case app_commands.Group():
            return [*parts, command.description, [described(each) for each in command.commands]]
        case app_commands.Command():
            return [*parts, command.description, [repr(_PARAMETER(each)) for each in command.parameters]]
