"""`/ledger`: what stands between me and others, debts paid outside, fewer payments among several."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.standing import Objection, Standing, Why
from bot.tables import Tables
from cogs.answer import redraw, reply
from cogs.guard import guarded
from cogs.ids import CustomId, Verb
from cogs.manners import server_of
from cogs.people import player_named, player_of
from cogs.presses import Press
from cogs.screens.ledger import ledger_screen, proposal_screen
from cogs.words import locale_of, public_locale

Person = discord.Member | discord.User


@app_commands.guild_only()
class LedgerGroup(commands.GroupCog, group_name="ledger", group_description="Who owes whom in this server"):
    """The ledger of a server."""

    def __init__(self, tables: Tables, standing: Standing) -> None:
        super().__init__()
        self._tables = tables
        self._standing = standing

    def presses(self) -> Mapping[Verb, Press]:
        """What this answers."""
        return {Verb.ENTER: self._agreed}

    @app_commands.command(description="See who owes you and whom you owe")
    @app_commands.describe(other="Only what stands between you and this person")
    @app_commands.rename(other="with")
    async def show(self, interaction: discord.Interaction, other: Person | None = None) -> None:
        """Show the own balances."""
        await guarded(interaction, self._show(interaction, other))

    @app_commands.command(description="Say that a debt was paid outside; the other must agree")
    @app_commands.describe(other="With whom you are square")
    @app_commands.rename(other="with")
    async def square(self, interaction: discord.Interaction, other: Person) -> None:
        """Propose to square what stands between two people."""
        await guarded(interaction, self._square(interaction, other))

    @app_commands.command(description="Suggest fewer payments among all whose debts hang together with yours")
    async def net(self, interaction: discord.Interaction) -> None:
        """Propose the fewest payments."""
        await guarded(interaction, self._net(interaction))

    async def _show(self, interaction: discord.Interaction, other: Person | None) -> None:
        player = await player_of(interaction, self._tables)
        them = None if other is None else await player_named(other, self._tables)
        balances = await self._standing.ledger.balances(_server(interaction), player, them)
        await reply(interaction, ledger_screen(balances, locale=locale_of(interaction)))

    async def _square(self, interaction: discord.Interaction, other: Person) -> None:
        player = await player_of(interaction, self._tables)
        them = await player_named(other, self._tables)
        proposal = await self._standing.ledger.propose_square(_server(interaction), player, them)
        await reply(interaction, proposal_screen(proposal, locale=public_locale(interaction), ping=them))

    async def _net(self, interaction: discord.Interaction) -> None:
        player = await player_of(interaction, self._tables)
        unit = server_of(interaction).unit
        proposal = await self._standing.ledger.propose_net(_server(interaction), player, unit=unit)
        await reply(interaction, proposal_screen(proposal, locale=public_locale(interaction)))

    async def _agreed(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        proposal = await self._standing.ledger.agree(press.key, player)
        await redraw(interaction, proposal_screen(proposal, locale=public_locale(interaction)))


def _server(interaction: discord.Interaction) -> int:
    if interaction.guild_id is None:
        raise Objection(Why.SERVER_ONLY)
    return interaction.guild_id
