"""Challenges: `/challenge`, `/open`, the user menu, and the buttons under them."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import discord
from discord import app_commands

from bot.games.protocol import BadOption
from bot.hosted import Games
from bot.tables import (
    DEFAULT_GAME,
    Declined,
    Level,
    Offer,
    Pace,
    Player,
    Reason,
    ServerSettings,
    Tables,
    Terms,
    agree,
    parse_pace,
)
from bot.text import say
from cogs.amounts import parse_stake
from cogs.answer import add, ask, redraw, reply
from cogs.finding import suggest_rules
from cogs.guard import guarded
from cogs.house_rules import check_house_rules
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, public_locale, server_of
from cogs.names import name
from cogs.people import Person, player_named, player_of
from cogs.permissions import check_permissions
from cogs.practice import Practice
from cogs.presses import AnsweringCog, Press
from cogs.refusals import Barred
from cogs.screens.challenge import CLOCKS, NO_CLOCK, challenge_screen, terms_form
from cogs.screens.proof import copy_screen
from cogs.screens.screen import plain_private
from cogs.screens.shown import Shown
from cogs.translation import translated

TERMS = {
    "game": translated("given-game"),
    "stake": translated("given-stake"),
    "rules": translated("given-rules"),
    "target": translated("given-target"),
    "natural_required": translated("given-natural-required"),
    "clock": translated("given-clock"),
    "quiet_hours": translated("given-quiet-hours"),
}
"""The descriptions of the options that `/challenge` and `/open` share."""
CLOCK_CHOICES = [
    app_commands.Choice(name=translated(f"clock-choice-{clock.replace(' ', '-')}"), value=clock) for clock in CLOCKS
]


@dataclass(frozen=True, slots=True)
class GivenTerms:
    """The options of `/challenge` and `/open`, as they were typed or chosen; None for what was left out."""

    game: str | None = None
    stake: str | None = None
    rules: str | None = None
    target: str | None = None
    natural_required: bool | None = None
    clock: str | None = None
    quiet_hours: bool = False

    def agree(self, server: ServerSettings, games: Games) -> Terms:
        """The terms of a challenge in `server`. Raises BadOption, or Declined (STAKE, QUIET_ALONE, CLOCK)."""
        game = self.game or DEFAULT_GAME
        if game not in games:
            raise BadOption("unknown-game", "game")
        changes = self._changes()
        options = server.terms(changes) if game == DEFAULT_GAME else changes
        stake = server.stake if self.stake is None else parse_stake(self.stake)
        return agree(games[game].game, stake, options, pace=self._pace())

    def _changes(self) -> dict[str, str]:
        given = {"rules": self.rules, "target": self.target}
        if self.natural_required is not None:
            given["natural_required"] = "yes" if self.natural_required else "no"
        return {key: text for key, text in given.items() if text is not None}

    def _pace(self) -> Pace | None:
        if self.clock is None:
            if self.quiet_hours:
                raise Declined(Reason.QUIET_ALONE)
            return None
        return parse_pace(f"{self.clock} quiet" if self.quiet_hours else self.clock)


class Challenge(AnsweringCog):
    """Posts challenges, and seats those who accept."""

    def __init__(self, tables: Tables, shown: Mapping[str, Shown], practice: Practice) -> None:
        self._tables = tables
        self._shown = shown
        self._practice = practice
        self._practising = asyncio.Lock()  # so that a second press on *Rematch* finds the game that the first one began
        self._menu = app_commands.ContextMenu(name=translated("menu-challenge"), callback=self._challenge_from_menu)
        self._menu.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        )

    def presses(self) -> Mapping[str, Press]:
        return {
            Verb.ACCEPT: self._accept,
            Verb.DECLINE: self._decline,
            Verb.WITHDRAW: self._withdraw,
            Verb.REMATCH: self._rematch,
            Verb.TERMS: self._ask_terms,
        }

    def forms(self) -> Mapping[str, Press]:
        return {Verb.TERMS: self._change_terms}

    def menus(self) -> Sequence[app_commands.ContextMenu]:
        return (self._menu,)

    @app_commands.command(description=translated("command-challenge"))
    @app_commands.describe(opponent=translated("given-opponent"), **TERMS)
    @app_commands.choices(clock=CLOCK_CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def challenge(  # noqa: PLR0913, PLR0917  each is an option of the command
        self,
        interaction: discord.Interaction,
        opponent: discord.User,
        game: str | None = None,
        stake: str | None = None,
        rules: str | None = None,
        target: str | None = None,
        natural_required: bool | None = None,
        clock: app_commands.Choice[str] | None = None,
        quiet_hours: bool = False,
    ) -> None:
        """Challenge one person on these terms."""
        given = GivenTerms(game, stake, rules, target, natural_required, clock.value if clock else None, quiet_hours)
        await guarded(interaction, self._ask(interaction, opponent, given))

    @app_commands.command(name="open", description=translated("command-open"))
    @app_commands.describe(**TERMS)
    @app_commands.choices(clock=CLOCK_CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def open_seat(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        stake: str | None = None,
        rules: str | None = None,
        target: str | None = None,
        natural_required: bool | None = None,
        clock: app_commands.Choice[str] | None = None,
        quiet_hours: bool = False,
    ) -> None:
        """Offer a seat on these terms."""
        given = GivenTerms(game, stake, rules, target, natural_required, clock.value if clock else None, quiet_hours)
        await guarded(interaction, self._ask(interaction, None, given))

    async def _challenge_from_menu(self, interaction: discord.Interaction, user: discord.User) -> None:
        await guarded(interaction, self._ask(interaction, user, GivenTerms()))

    @challenge.autocomplete("game")
    @open_seat.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        locale = locale_of(interaction)
        names = {name: say(locale, f"{name}-name") for name in self._tables.games}
        return [
            app_commands.Choice(name=shown, value=key)
            for key, shown in names.items()
            if typed.casefold() in shown.casefold()
        ]

    @challenge.autocomplete("rules")
    @open_seat.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = str(getattr(interaction.namespace, "game", None) or DEFAULT_GAME)
        games = self._tables.games
        hosted = games.get(chosen, games[DEFAULT_GAME])
        return suggest_rules(hosted.game, typed, locale=locale_of(interaction))

    async def _ask(self, interaction: discord.Interaction, opponent: Person | None, given: GivenTerms) -> None:
        """Challenge `opponent`, or offer a seat to anybody; the server's usual terms fill what was not given."""
        if opponent is not None and opponent.bot:
            raise Barred(say(locale_of(interaction), "challenge-bot"))
        terms = given.agree(server_of(interaction), self._tables.games)
        guild_id, channel_id = _place(interaction, terms, opponent)
        challenged = await player_named(opponent, self._tables) if opponent is not None else None
        challenger = await player_of(interaction, self._tables)
        offer = await self._tables.offers.make(
            challenger, challenged, terms=terms, guild_id=guild_id, channel_id=channel_id
        )
        await self._post(interaction, offer)

    async def _post(self, interaction: discord.Interaction, offer: Offer) -> None:
        self._tables.offer_watch.watch(offer)
        screen = challenge_screen(offer, locale=public_locale(interaction))
        if (message_id := await reply(interaction, screen)) is not None:
            await self._tables.offer_watch.posted(offer, message_id)
        await self._give_copy(interaction, offer.commitment)

    async def _accept(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        check_house_rules(interaction, anywhere=True)
        check_permissions(interaction)
        await self._tables.beginnings.accept(offer, player, cut=str(interaction.id))
        await self._close(interaction, offer, "accepted", player)
        await self._give_copy(interaction, offer.commitment)

    async def _decline(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        await self._tables.offers.decline(offer, player)
        await self._close(interaction, offer, "declined", player)

    async def _withdraw(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        await self._tables.offers.withdraw(offer, player)
        await self._close(interaction, offer, "withdrawn", player)

    async def _rematch(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Offer a rematch on the same terms. When both players of the finished game ask for it, it begins."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.memory.table(press.key)
        table.own_seat(player)
        robot = next((other.robot for other in table.players if other.robot is not None), None)
        if robot is not None:
            async with self._practising:
                if any(
                    each.is_practice and each.channel_id == interaction.channel_id
                    for each in await self._tables.memory.tables_of(player)
                ):
                    raise Declined(Reason.PRACTISING)
                await self._practice.begin(interaction, Level(robot), table.terms)
            return
        opponent = next(other for other in table.players if other.id != player.id)
        guild_id, channel_id = _place(interaction, table.terms)
        again = await self._tables.beginnings.rematch(
            player,
            opponent,
            terms=table.terms,
            guild_id=guild_id,
            channel_id=channel_id,
            cut=str(interaction.id),
        )
        if isinstance(again, Offer):
            await self._post(interaction, again)
        else:
            await reply(interaction, plain_private(say(locale_of(interaction), "rematch-begins")))
            await self._give_copy(interaction, await self._tables.logs.commitment(again))

    async def _ask_terms(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        if player.id not in {offer.challenger.id, offer.challenged.id if offer.challenged else None}:
            raise Declined(Reason.NOT_CHALLENGED)
        if offer.rival is not None:
            raise Declined(Reason.COUNTERED)
        variants = self._shown[offer.terms.game.name].variants
        form = terms_form(offer, variants, locale=locale_of(interaction))
        await ask(interaction, form)

    async def _change_terms(self, interaction: discord.Interaction, press: CustomId, typed: list[str]) -> None:
        """Replace the terms when the challenger changes them; post a challenge back when the challenged person does."""
        offer, player = await self._pressed(interaction, press)
        terms = other_terms(offer.terms, typed)
        check_house_rules(interaction, stake=terms.stake, anywhere=True)
        changed = await self._tables.offers.change_terms(offer, player, terms)
        self._tables.offer_watch.watch(changed)
        first = offer.terms if changed.is_back else None
        screen = challenge_screen(changed, locale=public_locale(interaction), first=first)
        if changed.is_back:
            message_id = await reply(interaction, screen)
            self._tables.offer_watch.show_rival(offer.id)
        else:
            await redraw(interaction, screen)
            message_id = offer.message_id
        if message_id is not None:
            await self._tables.offer_watch.posted(changed, message_id)
        await self._give_copy(interaction, changed.commitment)

    @staticmethod
    async def _give_copy(interaction: discord.Interaction, commitment: str) -> None:
        """Give whoever agreed to terms a copy of their commitment that the bot cannot take back."""
        await add(interaction, copy_screen(commitment, locale=locale_of(interaction)))

    async def _pressed(self, interaction: discord.Interaction, press: CustomId) -> tuple[Offer, Player]:
        return await self._tables.offers.find(press.key), await player_of(interaction, self._tables)

    async def _close(self, interaction: discord.Interaction, offer: Offer, answer: str, player: Player) -> None:
        """Show on the message of the challenge how it was answered."""
        locale = public_locale(interaction)
        outcome = say(locale, f"offer-{answer}", player=name(player))
        first = await self._tables.offers.first_terms(offer)
        await redraw(interaction, challenge_screen(offer, locale=locale, outcome=outcome, first=first))


def _place(interaction: discord.Interaction, terms: Terms, opponent: Person | None = None) -> tuple[int, int]:
    """The server and the channel where a game on these terms may begin. Raises Barred where it may not."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Barred(say(locale_of(interaction), "challenge-server-only"))
    check_house_rules(interaction, stake=terms.stake, opponent=opponent)
    check_permissions(interaction)
    return interaction.guild_id, interaction.channel_id


def other_terms(now: Terms, given: Sequence[str]) -> Terms:
    """The terms in the form that take the place of `now`.

    `given` holds its fields: rules, target, options that differ from those rules, stake, clock. Raises BadOption, or
    Declined (BOTH_WAYS, STAKE, CLOCK).
    """
    rules, target, otherwise, stake, clock = (*given, "", "", "", "", "")[:5]
    changes: dict[str, str] = {}
    for choice in otherwise.split():
        key, _, text = choice.partition("=")
        if key in changes:
            raise Declined(Reason.BOTH_WAYS)
        changes[key] = text
    if target.strip():
        changes["target"] = target.strip()
    options = now.game.options({"rules": rules} | changes)
    return replace(now, options=options, stake=parse_stake(stake), pace=parse_pace("" if clock == NO_CLOCK else clock))
