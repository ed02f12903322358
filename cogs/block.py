"""`/block`, the menu of a person, and the list of blocked people."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from bot.tables import Declined, Reason
from bot.text import say
from cogs.answer import redraw, reply
from cogs.guard import guarded
from cogs.ids import Verb, whole
from cogs.locale_and_style import known_player, locale_of
from cogs.people import Person, player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.blocks import MOST_LISTED, blocked_screen, blocks_screen
from cogs.screens.screen import PrivateScreen, plain_private
from cogs.tools import Tools
from cogs.translation import translated


class Blocks(AnsweringCog):
    """The blocks between people. A blocked person gets no notice, and only their id is stored."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools)
        self._menu = app_commands.ContextMenu(name=translated("menu-block"), callback=self._block_from_menu)

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.BLOCKS: self._open_list, Verb.UNBLOCK: self._unblock}

    def menus(self) -> Sequence[app_commands.ContextMenu]:
        return (self._menu,)

    @app_commands.command(description=translated("command-block"))
    @app_commands.describe(person=translated("given-block"))
    async def block(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        """Block a person, or show everyone who is blocked."""
        await guarded(interaction, self._show(interaction) if person is None else self._block(interaction, person))

    async def _block_from_menu(self, interaction: discord.Interaction, user: discord.User) -> None:
        await guarded(interaction, self._block(interaction, user))

    async def _block(self, interaction: discord.Interaction, person: Person) -> None:
        locale = locale_of(interaction)
        if person.bot:
            raise Barred(say(locale, "block-bot"))
        await self._tables.blocking.block(await player_of(interaction, self._tables), person.id)
        await reply(interaction, blocked_screen(person.id, person.display_name, locale=locale))

    async def _show(self, interaction: discord.Interaction) -> None:
        await reply(interaction, await self._list(interaction))

    async def _open_list(self, press: Press) -> None:
        await self._show(press.interaction)

    async def _unblock(self, press: Press) -> None:
        """Unblock the person in a line of the list, or behind the button under the answer to `/block`."""
        if (known := whole(press.id.key or press.chosen)) is None:
            raise Declined(Reason.STALE)
        await self._tables.blocking.unblock(await player_of(press.interaction, self._tables), known)
        done = plain_private(say(press.locale, "block-undone", player=f"<@{known}>"))
        await redraw(press.interaction, done if press.id.key else await self._list(press.interaction))

    async def _list(self, interaction: discord.Interaction) -> PrivateScreen:
        player = known_player(interaction)
        blocked = [] if player is None else await self._tables.blocking.of(player)
        known = {each: await self._tables.people.find(each) for each in blocked[:MOST_LISTED]}
        names = {key: player.name for key, player in known.items() if player is not None}
        return blocks_screen(blocked, names, locale=locale_of(interaction))
