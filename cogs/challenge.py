"""Challenges: `/challenge`, `/open`, the user menu, and the buttons under them."""

from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.protocol import BadOption, Game
from bot.tables import Declined, Level, Offer, Pace, Player, Reason, Tables, Terms, agree, parse_pace
from bot.text import say
from cogs.answer import ask, redraw, reply, whisper
from cogs.guard import guarded
from cogs.house_rules import is_against_house_rules
from cogs.ids import CustomId, Verb
from cogs.manners import server_of
from cogs.people import player_named, player_of
from cogs.permissions import lacks_permissions
from cogs.practice import Practice
from cogs.presses import Press
from cogs.screens.challenge import challenge_screen, terms_form
from cogs.words import locale_of, name, parse_stake, public_locale

DEFAULT_GAME = "mille"  # whose usual terms a server sets
CLOCKS = [
    app_commands.Choice(name=say("en", f"clock-choice-{key}"), value=key.replace("-", " "))
    for key in ("10m", "10m-claim", "24h", "24h-claim")
]


class Challenge(commands.Cog):
    """Asks people to play, and seats them."""

    def __init__(self, tables: Tables, games: Mapping[str, Game], practice: Practice) -> None:
        self._tables = tables
        self._hosted = games
        self._practice = practice
        self._menu = app_commands.ContextMenu(name="Challenge to Mille", callback=self._challenge_from_menu)
        self._menu.guild_only = True

    def menu(self) -> app_commands.ContextMenu:
        """The user menu, which a cog cannot add to the command tree by itself."""
        return self._menu

    def presses(self) -> Mapping[Verb, Press]:
        """What this answers."""
        return {
            Verb.ACCEPT: self._accept,
            Verb.DECLINE: self._decline,
            Verb.WITHDRAW: self._withdraw,
            Verb.REMATCH: self._rematch,
            Verb.TERMS: self._ask_terms,
        }

    def forms(self) -> Mapping[Verb, Press]:
        """The submitted forms this answers."""
        return {Verb.TERMS: self._change_terms}

    @app_commands.command(description="Challenge somebody to a game")
    @app_commands.describe(
        opponent="Whom you want to play",
        game="Which game (default: Mille)",
        stake="The smaller stake, such as 1 or 0.25; 0 is for fun (default: the server's)",
        rules="Which rules (default: the server's)",
        target="Points that end the game, 100 to 10000 in steps of 5 (default: the server's)",
        natural_required="Whether nobody wins without a natural (default: no)",
        clock="How much time there is, and what follows when it is over (default: no clock)",
        quiet_hours="Whether the clock stands still in each player's quiet hours (default: no)",
    )
    @app_commands.choices(clock=CLOCKS)
    @app_commands.guild_only()
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
        given = {"rules": rules, "target": target, "natural_required": _yes_or_no(natural_required)}
        await guarded(
            interaction,
            self._ask(
                interaction, opponent, game=game, stake=stake, given=given, pace=_pace(clock, is_quiet=quiet_hours)
            ),
        )

    @app_commands.command(name="open", description="Offer a seat that anyone in this channel may take")
    @app_commands.describe(
        game="Which game (default: Mille)",
        stake="The smaller stake, such as 1 or 0.25; 0 is for fun (default: the server's)",
        rules="Which rules (default: the server's)",
        target="Points that end the game, 100 to 10000 in steps of 5 (default: the server's)",
        natural_required="Whether nobody wins without a natural (default: no)",
        clock="How much time there is, and what follows when it is over (default: no clock)",
        quiet_hours="Whether the clock stands still in each player's quiet hours (default: no)",
    )
    @app_commands.choices(clock=CLOCKS)
    @app_commands.guild_only()
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
        given = {"rules": rules, "target": target, "natural_required": _yes_or_no(natural_required)}
        await guarded(
            interaction,
            self._ask(interaction, None, game=game, stake=stake, given=given, pace=_pace(clock, is_quiet=quiet_hours)),
        )

    async def _challenge_from_menu(self, interaction: discord.Interaction, user: discord.User) -> None:
        await guarded(interaction, self._ask(interaction, user, game=None, stake=None, given={}, pace=None))

    @challenge.autocomplete("game")
    @open_seat.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        locale = locale_of(interaction)
        names = {each.name: say(locale, f"{each.name}-name") for each in self._hosted.values()}
        return [
            app_commands.Choice(name=shown, value=key)
            for key, shown in names.items()
            if typed.casefold() in shown.casefold()
        ]

    @challenge.autocomplete("rules")
    @open_seat.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = str(getattr(interaction.namespace, "game", None) or DEFAULT_GAME)
        game = self._hosted.get(chosen, self._hosted[DEFAULT_GAME])
        return [app_commands.Choice(name=each, value=each) for each in game.presets if typed.casefold() in each]

    async def _ask(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | discord.Member | None,
        *,
        game: str | None,
        stake: str | None,
        given: Mapping[str, str | None],
        pace: Pace | None,
    ) -> None:
        if opponent is not None and opponent.bot:
            await whisper(interaction, say(locale_of(interaction), "challenge-bot"))
            return
        changed = {key: text for key, text in given.items() if text is not None}
        server, chosen = server_of(interaction), game or DEFAULT_GAME
        options = server.terms(changed) if chosen == DEFAULT_GAME else changed
        terms = agree(chosen, server.stake if stake is None else parse_stake(stake), options, pace=pace)
        if await is_against_house_rules(interaction, stake=terms.stake, opponent=opponent):
            return
        challenged = await player_named(opponent, self._tables) if opponent is not None else None
        await self._offer(interaction, await player_of(interaction, self._tables), challenged, terms)

    async def _offer(
        self, interaction: discord.Interaction, challenger: Player, challenged: Player | None, terms: Terms
    ) -> None:
        """Post a challenge, when this channel lets the bot play in it."""
        if interaction.guild_id is None or interaction.channel_id is None:
            await whisper(interaction, say(locale_of(interaction), "challenge-server-only"))
            return
        if await is_against_house_rules(interaction, stake=terms.stake) or await lacks_permissions(interaction):
            return
        offer = await self._tables.offers.make(
            challenger,
            challenged,
            terms=terms,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
        )
        self._tables.await_answer(offer)
        screen = challenge_screen(offer, unit=server_of(interaction).unit, locale=public_locale(interaction))
        if (message_id := await reply(interaction, screen)) is not None:
            await self._tables.offers.posted(offer, message_id)

    async def _accept(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        if await is_against_house_rules(interaction, anywhere=True) or await lacks_permissions(interaction):
            return
        await self._tables.accept(offer, player, cut=str(interaction.id))
        await self._close(interaction, offer, "accepted", player)

    async def _decline(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        await self._tables.offers.decline(offer, player)
        await self._close(interaction, offer, "declined", player)

    async def _withdraw(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        await self._tables.offers.withdraw(offer, player)
        await self._close(interaction, offer, "withdrawn", player)

    async def _rematch(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """The same terms again, asked by either player of a finished game."""
        player = await player_of(interaction, self._tables)
        table = await self._tables.table(press.key)
        self._tables.seat(table, player)
        robot = next((other.robot for other in table.players if other.robot is not None), None)
        if robot is not None:
            await self._practice.begin(interaction, Level(robot), table.terms)
            return
        opponent = next(other for other in table.players if other.id != player.id)
        await self._offer(interaction, player, opponent, table.terms)

    async def _ask_terms(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        offer, player = await self._pressed(interaction, press)
        if player.id not in {offer.challenger.id, offer.challenged.id if offer.challenged else None}:
            raise Declined(Reason.NOT_CHALLENGED)
        if offer.rival is not None:
            raise Declined(Reason.COUNTERED)
        await ask(interaction, terms_form(offer, locale=locale_of(interaction)))

    async def _change_terms(self, interaction: discord.Interaction, press: CustomId, typed: list[str]) -> None:
        """The challenger's terms take the place of the old; the other's are a challenge back, below the first."""
        offer, player = await self._pressed(interaction, press)
        terms = other_terms(offer.terms, *(*typed, "", "", "", "")[:4])
        if await is_against_house_rules(interaction, stake=terms.stake, anywhere=True):
            return
        changed = await self._tables.offers.change_terms(offer, player, terms)
        self._tables.await_answer(changed)
        screen = challenge_screen(changed, unit=server_of(interaction).unit, locale=public_locale(interaction))
        if changed.rival is not None:
            message_id = await reply(interaction, screen)
        else:
            await redraw(interaction, screen)
            message_id = offer.message_id
        if message_id is not None:
            await self._tables.offers.posted(changed, message_id)

    async def _pressed(self, interaction: discord.Interaction, press: CustomId) -> tuple[Offer, Player]:
        return await self._tables.offers.find(press.key), await player_of(interaction, self._tables)

    async def _close(self, interaction: discord.Interaction, offer: Offer, answer: str, player: Player) -> None:
        """Show on the challenge itself how it was answered."""
        locale = public_locale(interaction)
        outcome = say(locale, f"offer-{answer}", player=name(player))
        await redraw(
            interaction, challenge_screen(offer, unit=server_of(interaction).unit, locale=locale, outcome=outcome)
        )


def _pace(clock: app_commands.Choice[str] | None, *, is_quiet: bool) -> Pace | None:
    """The clock somebody chose."""
    return parse_pace(f"{clock.value}{' quiet' if is_quiet else ''}") if clock is not None else None


def _yes_or_no(flag: bool | None) -> str | None:
    return None if flag is None else "yes" if flag else "no"


def other_terms(now: Terms, rules: str, target: str, stake: str, options: str) -> Terms:
    """Terms as typed in place of `now`. Naming other rules brings all theirs but for what was changed beside.

    Raises BadOption, or Declined (STAKE).
    """
    texts = now.options.texts()
    typed = {"rules": rules.strip().lower(), "target": target.strip()}
    for pair in options.replace(",", " ").split():
        key, _, text = pair.partition("=")
        if key not in texts:
            raise BadOption("unknown-option", "unknown")
        typed[key] = text
    changed = {key: text for key, text in typed.items() if text != texts[key]}
    given = changed if "rules" in changed else texts | changed
    return replace(now, options=now.game.options(given), stake=parse_stake(stake))
