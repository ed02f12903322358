"""`/ledger`: who owes whom, debts paid outside, corrections, and fewer payments among several people."""

from collections.abc import Collection, Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.standing import Balance, Objection, Proposal, Standing, Why
from bot.tables import Declined, Player, Reason, Tables
from cogs.amounts import parse_amount
from cogs.answer import redraw, reply
from cogs.finding import table_named
from cogs.guard import guarded
from cogs.ids import Verb, whole
from cogs.locale_and_style import locale_of, public_locale, server_of
from cogs.people import Person, known_as, player_named, player_of, without_blockers
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import home_of
from cogs.screens.ledger import NO, circle_screen, ledger_screen, proposal_screen
from cogs.translation import translated

THEY, ME = "they", "me"
ALL, CHOOSE = "all", "choose"
TAKING_PART = [app_commands.Choice(name=translated(f"choice-simplify-{each}"), value=each) for each in (ALL, CHOOSE)]
OWING = [app_commands.Choice(name=translated(f"choice-owes-{each}"), value=each) for each in (THEY, ME)]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LedgerGroup(AnsweringCog, commands.GroupCog, group_name="ledger", group_description=translated("command-ledger")):
    """The commands about the ledger of a server."""

    def __init__(self, tables: Tables, standing: Standing) -> None:
        super().__init__()
        self._tables = tables
        self._standing = standing

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.ENTER: self._answered, Verb.CIRCLE: self._chosen, Verb.SQUARE: self._squared}

    @app_commands.command(description=translated("command-ledger-show"))
    @app_commands.describe(other=translated("given-ledger-with"))
    @app_commands.rename(other="with")
    async def show(self, interaction: discord.Interaction, other: Person | None = None) -> None:
        """Show the reader's balances."""
        await guarded(interaction, self._show(interaction, other))

    @app_commands.command(description=translated("command-ledger-settle"))
    @app_commands.describe(other=translated("given-settle-with"))
    @app_commands.rename(other="with")
    async def settle(self, interaction: discord.Interaction, other: Person) -> None:
        """Propose to mark the debts between two people as paid."""
        await guarded(interaction, self._square(interaction, other))

    @app_commands.command(description=translated("command-ledger-correct"))
    @app_commands.describe(
        other=translated("given-correct-with"),
        owes=translated("given-correct-owes"),
        amount=translated("given-correct-amount"),
    )
    @app_commands.rename(other="with")
    @app_commands.choices(owes=OWING)
    async def correct(
        self, interaction: discord.Interaction, other: Person, owes: app_commands.Choice[str], amount: str
    ) -> None:
        """Propose an entry that corrects the ledger."""
        await guarded(interaction, self._correct(interaction, other, owes.value, amount))

    @app_commands.command(description=translated("command-ledger-simplify"))
    @app_commands.describe(who=translated("given-simplify-who"))
    @app_commands.choices(who=TAKING_PART)
    async def simplify(self, interaction: discord.Interaction, who: app_commands.Choice[str] | None = None) -> None:
        """Propose the fewest payments that settle everyone's debts, or first ask for the people."""
        is_to_choose = who is not None and who.value == CHOOSE
        await guarded(interaction, self._choose(interaction) if is_to_choose else self._net(interaction))

    async def _show(self, interaction: discord.Interaction, other: Person | None) -> None:
        player = await player_of(interaction, self._tables)
        them = None if other is None else await known_as(other, self._tables)
        is_stranger = other is not None and them is None
        balances = [] if is_stranger else await self._standing.ledger.balances(_server(interaction), player, them)
        await reply(interaction, ledger_screen(balances, locale=locale_of(interaction)))

    async def _square(self, interaction: discord.Interaction, other: Person) -> None:
        player = await player_of(interaction, self._tables)
        if (them := await known_as(other, self._tables)) is None:
            raise Objection(Why.SQUARE)
        proposal = await self._standing.ledger.propose_square(_server(interaction), player, them)
        await self._ask(interaction, proposal, player)

    async def _squared(self, press: Press) -> None:
        """Propose that a debt was paid: with the person named or chosen, or with whom a game left one.

        Under the settlement of a game that left several, a hidden answer asks which.
        """
        player, guild_id = await player_of(press.interaction, self._tables), _server(press.interaction)
        if press.id.key:
            left = await self._left_by(press, player, guild_id)
            if len({each.other.id for each in left}) > 1:
                await reply(press.interaction, ledger_screen(left, locale=press.locale))
                return
            other = left[0].other if left else None
        else:
            number = whole(press.chosen or press.id.word)
            other = None if number is None else await self._standing.player(number)
        if other is None:
            raise Objection(Why.SQUARE)
        await self._ask(press.interaction, await self._standing.ledger.propose_square(guild_id, player, other), player)

    async def _left_by(self, press: Press, player: Player, guild_id: int) -> list[Balance]:
        """Return the debts of `player` with those whom the game of the press made them pay, or be paid by.

        Raises Declined (NO_TABLE, NOT_SEATED; STALE while it goes on).
        """
        table = await table_named(press.interaction, self._tables, player, press.id.key)
        own = table.own_seat(player)
        if not table.is_over:
            raise Declined(Reason.STALE)
        due = [each for each in table.settlement().transfers if own in (each.payer, each.payee)]
        with_whom = {table.players[seat].id for each in due for seat in (each.payer, each.payee) if seat != own}
        balances = await self._standing.ledger.balances(guild_id, player, None)
        return [each for each in balances if each.other.id in with_whom]

    async def _correct(self, interaction: discord.Interaction, other: Person, owes: str, typed: str) -> None:
        player = await player_of(interaction, self._tables)
        if other.bot:
            raise Objection(Why.NOBODY)
        them = await player_named(other, self._tables)
        more = parse_amount(typed) or 0
        proposal = await self._standing.ledger.propose_correction(
            _server(interaction), player, them, unit=server_of(interaction).unit, by=more if owes == THEY else -more
        )
        await self._ask(interaction, proposal, player)

    async def _ask(self, interaction: discord.Interaction, proposal: Proposal, player: Player) -> None:
        """Post the proposal of `player`, for the others to agree."""
        screen = proposal_screen(proposal, locale=public_locale(interaction), is_new=True)
        await reply(interaction, await without_blockers(screen, player, self._tables))

    async def _choose(self, interaction: discord.Interaction) -> None:
        """Ask who takes part."""
        player, unit = await player_of(interaction, self._tables), server_of(interaction).unit
        circle = await self._standing.ledger.circle(_server(interaction), player, unit=unit)
        await reply(interaction, circle_screen(circle, locale=locale_of(interaction)))

    async def _chosen(self, press: Press) -> None:
        """Take the people who take part. A person never met here has no debts, and is left out."""
        named = [number for each in press.values if (number := whole(each)) is not None]
        found = [await self._tables.people.find(each) for each in named]
        await self._net(press.interaction, [each for each in found if each is not None])

    async def _net(self, interaction: discord.Interaction, among: Collection[Player] | None = None) -> None:
        player = await player_of(interaction, self._tables)
        unit = server_of(interaction).unit
        proposal = await self._standing.ledger.propose_net(_server(interaction), player, unit=unit, among=among)
        await self._ask(interaction, proposal, player)

    async def _answered(self, press: Press) -> None:
        """Take an answer to a proposal; show the state of one that no longer waits."""
        player, ledger = await player_of(press.interaction, self._tables), self._standing.ledger
        answer = ledger.refuse if press.id.word == NO else ledger.agree
        proposal = await answer(press.id.key, player)
        await redraw(press.interaction, proposal_screen(proposal, locale=public_locale(press.interaction)))


def _server(interaction: discord.Interaction) -> int:
    if (guild_id := home_of(interaction)) is None:
        raise Objection(Why.SERVER_ONLY)
    return guild_id
