"""`/server-settings`: the settings of a server, for those who manage it."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.games.protocol import Game
from bot.tables import DEFAULT_GAME, Declined, Reason, ServerSettings, Setting, Tables
from bot.text import say
from cogs.amounts import parse_stake
from cogs.answer import ask, redraw, reply
from cogs.guard import guarded
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, server_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.screen import PrivateScreen
from cogs.screens.server import AS_USUAL, TYPED, server_form, server_panel
from cogs.screens.switches import read_switch
from cogs.translation import translated


class ServerSetting(AnsweringCog):
    """Lets a server's managers decide where, by whom and on what terms games are played."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._usual = tables.games[DEFAULT_GAME].game

    def presses(self) -> Mapping[str, Press]:
        return {Verb.SERVER: self._choose, Verb.SERVER_FORM: self._ask}

    def forms(self) -> Mapping[str, Press]:
        return {Verb.SERVER_FORM: self._typed}

    @app_commands.command(name="server-settings", description=translated("command-server-settings"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def server_settings(self, interaction: discord.Interaction) -> None:
        """Show the settings."""
        await guarded(interaction, self._show(interaction))

    async def _show(self, interaction: discord.Interaction) -> None:
        _managed(interaction)
        await reply(interaction, _panel(interaction, server_of(interaction), self._usual))

    async def _choose(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """Set what a switch or a menu says; an empty choice restores the default."""
        setting, set_by_switch = read_switch(press.word)
        chosen = set_by_switch or " ".join(values)
        await self._set(interaction, _setting(setting), "" if chosen == AS_USUAL else chosen)

    async def _ask(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        _managed(interaction)
        setting = _setting(press.word)
        if setting not in TYPED:
            raise Declined(Reason.STALE)
        await ask(interaction, server_form(setting, server_of(interaction), self._usual, locale=locale_of(interaction)))

    async def _typed(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        setting, text = _setting(press.word), values[0] if values else ""
        if setting in {Setting.STAKE, Setting.LARGEST_STAKE}:
            text = str(parse_stake(text))
        await self._set(interaction, setting, text)

    async def _set(self, interaction: discord.Interaction, setting: Setting, text: str) -> None:
        server = await self._tables.servers.choose(_managed(interaction), setting, text)
        said = say(locale_of(interaction), "settings-saved")
        await redraw(interaction, _panel(interaction, server, self._usual, said=said))


def _managed(interaction: discord.Interaction) -> int:
    """The id of the server, which the person may manage. Raises Declined (NOT_MANAGER).

    Discord checks the permission for the command too, but a server can give the command to others.
    """
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Declined(Reason.NOT_MANAGER)
    return interaction.guild_id


def _setting(word: str) -> Setting:
    if word not in Setting.__members__.values():
        raise Declined(Reason.STALE)
    return Setting(word)


def _panel(
    interaction: discord.Interaction, server: ServerSettings, usual: Game, *, said: str | None = None
) -> PrivateScreen:
    """The panel. Its menus may name only channels and roles that still exist."""
    guild = interaction.guild
    channels = [each for each in server.channels if guild is not None and guild.get_channel_or_thread(each) is not None]
    roles = [server.role] if guild is not None and server.role and guild.get_role(server.role) is not None else []
    return server_panel(server, usual, locale=locale_of(interaction), said=said, channels=channels, roles=roles)
