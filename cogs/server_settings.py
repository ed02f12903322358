"""`/server-settings`: the settings of a server, for those who manage it."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from bot.games.protocol import Game
from bot.tables import Declined, Reason, ServerSettings, Setting
from bot.text import say
from bot.values.money import looks_like_money
from cogs.amounts import parse_stake
from cogs.answer import ask, redraw, reply
from cogs.guard import guarded
from cogs.honors import check_role
from cogs.ids import Verb, whole
from cogs.locale_and_style import locale_of, server_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import home_of
from cogs.role_calls import check_callable
from cogs.screens.screen import PrivateScreen
from cogs.screens.server import AS_USUAL, TERMS, TYPED, server_form, server_panel, usual_terms_form
from cogs.screens.switches import read_switch
from cogs.screens.terms import other_terms
from cogs.translation import translated


class ServerSetting(AnsweringCog):
    """The choices of a server's managers: where, by whom and on what terms games are played."""

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.SERVER: self._choose, Verb.SERVER_FORM: self._ask}

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.SERVER_FORM: self._typed}

    @app_commands.command(name="server-settings", description=translated("command-server-settings"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def server_settings(self, interaction: discord.Interaction) -> None:
        """Show the settings."""
        await guarded(interaction, self._show(interaction))

    async def _show(self, interaction: discord.Interaction) -> None:
        _managed(interaction)
        await reply(interaction, self._panel(interaction, server_of(interaction)))

    async def _choose(self, press: Press) -> None:
        """Set the value of a switch or a menu, or show another game's terms; an empty choice restores the default."""
        if press.id.word == TERMS:
            _managed(press.interaction)
            game = self._game(press.chosen).name
            await redraw(press.interaction, self._panel(press.interaction, server_of(press.interaction), game=game))
            return
        setting, set_by_switch = read_switch(press.id.word)
        chosen = set_by_switch or " ".join(press.values)
        if setting == Setting.LEAGUE_ROLE and chosen:
            check_role(press.interaction.guild, whole(chosen), locale=press.locale)
        if setting == Setting.CALLED:
            check_callable(press.interaction, map(whole, press.values))
        await self._set(press.interaction, _setting(setting), "" if chosen == AS_USUAL else chosen)

    async def _ask(self, press: Press) -> None:
        _managed(press.interaction)
        server, locale = server_of(press.interaction), press.locale
        if press.id.word == TERMS:
            game = self._game(press.id.key)
            await ask(press.interaction, usual_terms_form(server, game, self._shown[game.name].variants, locale=locale))
            return
        setting = _setting(press.id.word)
        if setting not in TYPED:
            raise Declined(Reason.STALE)
        await ask(press.interaction, server_form(setting, server, window=self._tables.windows.length, locale=locale))

    async def _typed(self, press: Press) -> None:
        if press.id.word == TERMS:
            await self._set_terms(press.interaction, self._game(press.id.key), press.values)
            return
        setting, text = _setting(press.id.word), press.chosen
        if setting is Setting.LARGEST_STAKE:
            text = str(parse_stake(text))
        await self._set(press.interaction, setting, text.strip())

    async def _set_terms(self, interaction: discord.Interaction, game: Game, values: Sequence[str]) -> None:
        guild_id, now = _managed(interaction), server_of(interaction).terms(game)
        terms = other_terms(now, self._shown[game.name].variants, values)
        await self._saved(interaction, await self._tables.servers.choose_terms(guild_id, terms), game=game.name)

    async def _set(self, interaction: discord.Interaction, setting: Setting, text: str) -> None:
        before, server = server_of(interaction), await self._tables.servers.choose(_managed(interaction), setting, text)
        is_new = server.unit != before.unit and looks_like_money(server.unit)
        await self._saved(interaction, server, said="settings-money" if is_new else "settings-saved")

    async def _saved(
        self,
        interaction: discord.Interaction,
        server: ServerSettings,
        *,
        game: str | None = None,
        said: str = "settings-saved",
    ) -> None:
        words = say(locale_of(interaction), said)
        await redraw(interaction, self._panel(interaction, server, game=game, said=words))

    def _game(self, name: str) -> Game:
        """Return a game that is hosted. Raises Declined (STALE)."""
        if name not in self._tables.games:
            raise Declined(Reason.STALE)
        return self._tables.games[name].game

    def _panel(
        self,
        interaction: discord.Interaction,
        server: ServerSettings,
        *,
        game: str | None = None,
        said: str | None = None,
    ) -> PrivateScreen:
        """Return the panel with the terms of `game`, or of the usual one. Its menus may name only existing things."""
        guild, games = interaction.guild, self._tables.games
        exist = [] if guild is None else [c for c in server.channels if guild.get_channel_or_thread(c) is not None]
        roles = [each.id for each in guild.roles] if guild is not None else []
        return server_panel(
            server,
            games,
            game=game or server.playable(games).usual,
            window=self._tables.windows.length,
            locale=locale_of(interaction),
            said=said,
            channels=exist,
            roles=roles,
        )


def _managed(interaction: discord.Interaction) -> int:
    """Return the id of the server, which the person may manage. Raises Declined (NOT_MANAGER).

    Discord checks the permission for the command too, but a server can give the command to others.
    """
    if (guild_id := home_of(interaction)) is None or not interaction.permissions.manage_guild:
        raise Declined(Reason.NOT_MANAGER)
    return guild_id


def _setting(word: str) -> Setting:
    if word not in Setting.__members__.values():
        raise Declined(Reason.STALE)
    return Setting(word)
