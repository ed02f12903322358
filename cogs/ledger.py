"""`/ledger`: who owes whom, debts paid outside, corrections, and fewer payments among several people."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.standing import Objection, PlaceLedger, Proposal, Why
from bot.tables import Declined, Player, Reason
from bot.text import say
from cogs.amounts import parse_amount
from cogs.answer import redraw, reply
from cogs.finding import table_named
from cogs.guard import guarded
from cogs.ids import Verb, whole
from cogs.locale_and_style import locale_of, public_locale, server_of
from cogs.people import Person, known_as, player_named, player_of, without_blockers
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere, kind_of_place, place_id_of, see_shown
from cogs.screens.ledger import LOOK, NO, circle_screen, ledger_screen, ledgers_screen, proposal_screen
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.translation import translated

THEY, ME = "they", "me"
ALL, CHOOSE = "all", "choose"
TAKING_PART = [app_commands.Choice(name=translated(f"choice-simplify-{each}"), value=each) for each in (ALL, CHOOSE)]
OWING = [app_commands.Choice(name=translated(f"choice-owes-{each}"), value=each) for each in (THEY, ME)]


@everywhere
class LedgerGroup(AnsweringCog, commands.GroupCog, group_name="ledger", group_description=translated("command-ledger")):
    """The commands about the ledger of a place, and in messages with the bot about all ledgers of the reader."""

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
        if (place := place_id_of(interaction)) is None:
            await reply(interaction, await self._everywhere(interaction, player, them, is_stranger=is_stranger))
            return
        balances = [] if is_stranger else await self._standing.ledger.balances(place, player, them)
        screen = ledger_screen(balances, locale=locale_of(interaction), place=kind_of_place(interaction) or "server")
        await reply(interaction, screen)

    async def _everywhere(
        self, interaction: discord.Interaction, player: Player, other: Player | None, *, is_stranger: bool
    ) -> PrivateScreen:
        """Return all ledgers of `player`, or what is owed there between them and `other`."""
        found = [] if is_stranger else await self._standing.ledgers(player)
        if other is not None:
            between = ((each, tuple(b for b in each.balances if b.other.id == other.id)) for each in found)
            found = [replace(each, balances=balances) for each, balances in between if balances]
        asked = await self._standing.ledger.awaiting(player)
        return ledgers_screen(found, asked, _servers(interaction, found), locale=locale_of(interaction))

    async def _square(self, interaction: discord.Interaction, other: Person) -> None:
        player, place = await player_of(interaction, self._tables), _place(interaction)
        if (them := await known_as(other, self._tables)) is None:
            raise Objection(Why.SQUARE)
        proposal = await self._standing.ledger.propose_square(place, player, them)
        await self._ask(interaction, proposal, player)

    async def _squared(self, press: Press) -> None:
        """Propose that a debt was paid: with the person named or chosen, or with whom a game left one.

        Under the settlement of a game that left several, a hidden answer asks which. In messages with the bot the
        choice, or the game, says in which place.
        """
        player = await player_of(press.interaction, self._tables)
        named, _, chosen = press.chosen.rpartition("-")
        is_of_all = bool(named) and press.interaction.context.dm_channel
        if press.id.key:
            left = await self._left_by(press, player)
            place = left.place
            if len({each.other.id for each in left.balances}) > 1:
                await reply(press.interaction, self._which(press.interaction, left))
                return
            other = left.balances[0].other if left.balances else None
        else:
            place = (whole(named) or 0) if is_of_all else _place(press.interaction)
            number = whole(chosen or press.id.word)
            other = None if number is None else await self._standing.player(number)
        if other is None:
            raise Objection(Why.SQUARE)
        await self._ask(press.interaction, await self._standing.ledger.propose_square(place, player, other), player)

    def _which(self, interaction: discord.Interaction, left: PlaceLedger) -> PrivateScreen:
        """Return these debts, and a way to choose one of them."""
        if (kind := kind_of_place(interaction)) is None:
            return ledgers_screen([left], (), _servers(interaction, [left]), locale=locale_of(interaction))
        return ledger_screen(left.balances, locale=locale_of(interaction), place=kind)

    async def _left_by(self, press: Press, player: Player) -> PlaceLedger:
        """Return the debts of `player` with those whom the game of the press made them pay, or be paid by.

        They are those of the place of the press, and in messages with the bot of the game's own.
        Raises Declined (NO_TABLE, NOT_SEATED; STALE while it goes on), and as `_place`.
        """
        table = await table_named(press.interaction, self._tables, player, press.id.key)
        own = table.own_seat(player)
        if not table.is_over:
            raise Declined(Reason.STALE)
        due = [each for each in table.settlement().transfers if own in (each.payer, each.payee)]
        with_whom = {table.players[seat].id for each in due for seat in (each.payer, each.payee) if seat != own}
        own_place = table.guild_id if press.interaction.context.dm_channel else None
        place = _place(press.interaction) if own_place is None else own_place
        balances = await self._standing.ledger.balances(place, player, None)
        people = tuple(each for each in table.players if each.id != player.id)
        return PlaceLedger(place, people, tuple(each for each in balances if each.other.id in with_whom))

    async def _correct(self, interaction: discord.Interaction, other: Person, owes: str, typed: str) -> None:
        player, place = await player_of(interaction, self._tables), _place(interaction)
        if other.bot:
            raise Objection(Why.NOBODY)
        them = await player_named(other, self._tables)
        more = parse_amount(typed) or 0
        proposal = await self._standing.ledger.propose_correction(
            place, player, them, unit=server_of(interaction).unit, by=more if owes == THEY else -more
        )
        await self._ask(interaction, proposal, player)

    async def _ask(self, interaction: discord.Interaction, proposal: Proposal, player: Player) -> None:
        """Answer with the proposal of `player`, for the others to agree."""
        if interaction.context.dm_channel:
            screen = proposal_screen(proposal, locale=locale_of(interaction))
            note = f"-# {say(locale_of(interaction), 'standing-ledgers-answer')}"
            await reply(interaction, replace(screen, blocks=(*screen.blocks, note)))
            return
        screen = proposal_screen(proposal, locale=public_locale(interaction), is_new=True)
        await reply(interaction, await without_blockers(screen, player, self._tables))

    async def _choose(self, interaction: discord.Interaction) -> None:
        """Ask who takes part."""
        player, unit = await player_of(interaction, self._tables), server_of(interaction).unit
        circle = await self._standing.ledger.circle(_place(interaction), player, unit=unit)
        await reply(interaction, circle_screen(circle, locale=locale_of(interaction)))

    async def _chosen(self, press: Press) -> None:
        """Take the people who take part. A person never met here has no debts, and is left out."""
        named = [number for each in press.values if (number := whole(each)) is not None]
        found = [await self._tables.people.find(each) for each in named]
        await self._net(press.interaction, [each for each in found if each is not None])

    async def _net(self, interaction: discord.Interaction, among: Collection[Player] | None = None) -> None:
        player = await player_of(interaction, self._tables)
        unit = server_of(interaction).unit
        place = _place(interaction)
        proposal = await self._standing.ledger.propose_net(place, player, unit=unit, among=among)
        await self._ask(interaction, proposal, player)

    async def _answered(self, press: Press) -> None:
        """Take an answer to a proposal, or only show it; show the state of one that no longer waits.

        Raises Objection (NOT_INVOLVED; NO_PROPOSAL also for one of another place that is none of the person's).
        """
        player, ledger = await player_of(press.interaction, self._tables), self._standing.ledger
        found = await ledger.find(press.id.key)
        if not found.touches(player) and found.place != place_id_of(press.interaction):
            raise Objection(Why.NO_PROPOSAL)
        if press.id.word != LOOK:
            found = await (ledger.refuse if press.id.word == NO else ledger.agree)(press.id.key, player)
        await redraw(press.interaction, _shown(press.interaction, found))


def _shown(interaction: discord.Interaction, proposal: Proposal) -> PublicScreen:
    """Return a proposal in the language of its place, or of the one person who sees it."""
    locale = locale_of(interaction) if interaction.context.dm_channel else public_locale(interaction)
    return proposal_screen(proposal, locale=locale)


def _servers(interaction: discord.Interaction, ledgers: Iterable[PlaceLedger]) -> dict[int, str]:
    """Return the names of those of their places that are servers of the bot."""
    guilds = {each.place: interaction.client.get_guild(each.place) for each in ledgers}
    return {place: guild.name for place, guild in guilds.items() if guild is not None}


def _place(interaction: discord.Interaction) -> int:
    """Return the place whose ledger is meant. Raises Objection (SERVER_ONLY), and Barred where no one would see it."""
    if (place := place_id_of(interaction)) is None:
        raise Objection(Why.SERVER_ONLY)
    see_shown(interaction, locale=locale_of(interaction))
    return place
