"""Challenges: `/challenge`, the menu of a person, and the buttons under a challenge."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.tables import Avoided, Declined, Offer, Player, Reason, Terms
from bot.text import say
from cogs.answer import accept, ask, redraw, reply
from cogs.beginning import games_for_two, here, note_language, place_of
from cogs.finding import offer_named
from cogs.given_terms import GIVEN_TERMS, GivenTerms, suggested, suggested_clocks
from cogs.guard import guarded
from cogs.house_rules import check_house_rules, check_role
from cogs.ids import ANYWAY, CustomId, Verb, whole
from cogs.large_stakes import LargeStakes
from cogs.lobby import LobbyCog
from cogs.locale_and_style import locale_of, public_locale, server_of
from cogs.names import name
from cogs.people import Person, people_chosen, player_met, player_named, player_of
from cogs.permissions import check_permissions
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import among_people, see_message
from cogs.refusals import Barred
from cogs.screens.blocks import avoided_question
from cogs.screens.challenge import calling, challenge_screen, table_with, which_game
from cogs.screens.lobby import not_here
from cogs.screens.screen import plain_private
from cogs.screens.terms import other_terms, terms_form
from cogs.terms import renewed_lines
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_to_play, suggest_games_to_play

KEPT = 1_000  # tables that were proposed and not opened; an older one is asked for again


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A table that a person may open instead of a challenge."""

    user: int  # who asked, and alone may open it: their Discord id
    invited: Player
    terms: Terms


class Challenge(AnsweringCog):
    """The poster of challenges, which seats those who accept."""

    def __init__(self, tools: Tools, lobbies: LobbyCog, stakes: LargeStakes) -> None:
        super().__init__(tools)
        self._lobbies = lobbies
        self._stakes = stakes
        self._wanted: LRUCache[str, _Wanted] = LRUCache(KEPT)  # by the command that asked
        self._menu = app_commands.ContextMenu(name=translated("menu-challenge"), callback=self._challenge_from_menu)
        among_people(self._menu)

    def presses(self) -> Mapping[str, Answer]:
        return {
            Verb.ACCEPT: self._accept,
            Verb.DECLINE: self._decline,
            Verb.WITHDRAW: self._withdraw,
            Verb.TERMS: self._ask_terms,
            Verb.WHICH_GAME: self._game_chosen,
            Verb.TABLE_WITH: self._table_with,
        }

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.TERMS: self._change_terms}

    def menus(self) -> Sequence[app_commands.ContextMenu]:
        return (self._menu,)

    @among_people
    @app_commands.command(description=translated("command-challenge"))
    @app_commands.describe(opponent=translated("given-opponent"), **GIVEN_TERMS)
    async def challenge(  # noqa: PLR0913  each is an option of the command
        self,
        interaction: discord.Interaction,
        opponent: discord.User,
        game: str | None = None,
        stake: str | None = None,
        options: str | None = None,
        clock: str | None = None,
        quiet_hours: bool | None = None,
        forced_moves: bool | None = None,
        *,
        hints: bool = False,
    ) -> None:
        """Challenge one person on these terms."""
        given = GivenTerms(stake, options, clock, quiet_hours, forced_moves, hints)
        await guarded(interaction, self._challenge(interaction, opponent, game, given))

    @challenge.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = suggest_games_to_play(interaction, self._tables.games, typed)
        return [each for each in found if 2 in self._tables.games[each.value].game.seats]

    @challenge.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        usual = next(iter(games_for_two(interaction, self._tables.games)), None)
        return suggested(interaction, self._tables.games, self._shown, typed, usual=usual)

    @challenge.autocomplete("clock")
    async def _clocks(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        usual = next(iter(games_for_two(interaction, self._tables.games)), None)
        return suggested_clocks(interaction, self._tables.games, typed, usual=usual)

    async def _challenge_from_menu(self, interaction: discord.Interaction, user: discord.User) -> None:
        await guarded(interaction, self._choose_game(interaction, user))

    async def _choose_game(self, interaction: discord.Interaction, opponent: Person) -> None:
        """Challenge `opponent` at once if only one game can be meant, or ask for the game."""
        _see_person(interaction, discord_id=opponent.id, is_bot=opponent.bot)
        check_house_rules(interaction, opponent=opponent)
        games, playable = self._tables.games, server_of(interaction).playable(self._tables.games)
        challenged = await player_named(opponent, self._tables)
        if len(playable.names) == 1:
            await self._ask_to_play(Press.of(interaction), challenged, playable.usual)
            return
        # Those for two first: the menu is named after a challenge.
        names = dict.fromkeys([*games_for_two(interaction, games), playable.usual, *playable.names])
        found = [games[each].game for each in names]
        await reply(interaction, which_game(challenged, found, locale=locale_of(interaction)))

    async def _game_chosen(self, press: Press) -> None:
        """Ask the person behind the menu to play."""
        challenged = None if (known := whole(press.id.key)) is None else await self._tables.people.find(known)
        if challenged is None:
            raise Declined(Reason.STALE)
        await self._ask_to_play(press, challenged, press.chosen)

    async def chosen(self, press: Press, game: str) -> None:
        """Challenge the person who was chosen in a menu of people. Raises Barred, or Declined (STALE, ONESELF)."""
        if len(people := people_chosen(press.interaction)) != 1:
            raise Declined(Reason.STALE)
        (other,) = people
        _see_person(press.interaction, discord_id=other.id, is_bot=other.bot)
        if other.roles is None and press.interaction.guild_id is not None:
            raise Barred(not_here({other.id: other.name}, locale=press.locale))
        check_role(press.interaction, other.name, other.roles or ())
        await self._ask_to_play(press, await player_met(other.id, other.name, self._tables), game)

    async def _ask_to_play(self, press: Press, challenged: Player, game: str) -> None:
        """Challenge a person on the usual terms, or open a table with them where the game is not for two."""
        terms = self._terms(press.interaction, game, GivenTerms())
        if 2 in terms.game.seats:
            await self.offer(press, challenged, terms)
        else:
            await self._open_table(press, challenged, terms)

    async def _open_table(self, press: Press, invited: Player, terms: Terms) -> None:
        await self._lobbies.open(press, terms, terms.game.seats[-1], others=[invited])

    async def _table_with(self, press: Press) -> None:
        """Open the table that the answer to `/challenge` proposed, once."""
        wanted = self._wanted.get(press.id.key)
        if wanted is None or wanted.user != press.interaction.user.id:
            raise Declined(Reason.STALE)
        del self._wanted[press.id.key]
        try:
            await self._open_table(press, wanted.invited, wanted.terms)
        except Exception:
            self._wanted[press.id.key] = wanted  # nothing was opened
            raise

    async def _challenge(
        self, interaction: discord.Interaction, opponent: Person, game: str | None, given: GivenTerms
    ) -> None:
        """Challenge `opponent`; the server's usual terms fill the gaps."""
        _see_person(interaction, discord_id=opponent.id, is_bot=opponent.bot)
        terms = self._terms(interaction, game, given)
        place_of(interaction, terms, opponent)
        challenged = await player_named(opponent, self._tables)
        if 2 in terms.game.seats:
            await self.offer(Press.of(interaction), challenged, terms)
            return
        if interaction.guild_id is not None and not isinstance(opponent, discord.Member):
            raise Barred(not_here({opponent.id: opponent.display_name}, locale=locale_of(interaction)))
        key = str(interaction.id)
        self._wanted[key] = _Wanted(interaction.user.id, challenged, terms)
        await reply(interaction, table_with(challenged, terms.game, key, locale=locale_of(interaction)))

    def _terms(self, interaction: discord.Interaction, named: str | None, given: GivenTerms) -> Terms:
        """Return the terms of a named game, or the usual one for two. Raises as `game_to_play` and `agree`."""
        games = self._tables.games
        named = next(iter(games_for_two(interaction, games)), None) if named is None else named
        game = games[game_to_play(interaction, games, named)].game
        return given.agree(game, self._shown[game.name].variants, server_of(interaction))

    async def offer(self, press: Press, challenged: Player | None, terms: Terms, *, role: int | None = None) -> None:
        """Challenge `challenged`, or offer anyone a seat (None), on terms that cost no more than was confirmed.

        `role` is called.
        """
        terms = here(press.interaction, terms)
        place_of(press.interaction, terms)
        go_on = partial(self._make, challenged=challenged, terms=terms, role=role)
        await self._stakes.confirmed(press, terms, seats=(2,), go_on=go_on)

    async def _make(self, press: Press, *, challenged: Player | None, terms: Terms, role: int | None) -> None:
        guild_id, channel_id = place_of(press.interaction, terms)
        await note_language(press.interaction, self._tables)
        challenger = await player_of(press.interaction, self._tables)
        offer = await self._tables.offers.make(
            challenger, challenged, terms=terms, guild_id=guild_id, channel_id=channel_id, role=role
        )
        await self.post(press.interaction, offer, role=role)

    async def post(
        self, interaction: discord.Interaction, offer: Offer, *, last: Terms | None = None, role: int | None = None
    ) -> None:
        """Post a challenge; `last`: the terms of the same two's last game, whose rules may have changed since."""
        self._tables.offer_watch.watch(offer)
        locale = public_locale(interaction)
        screen = challenge_screen(offer, locale=locale)
        if last is not None:
            screen = replace(screen, blocks=(*renewed_lines(last, locale=locale), *screen.blocks))
        screen = calling(screen, role, locale=locale)
        with self._stage.posting(offer.id):
            await self._posted(interaction, offer, await reply(interaction, screen))

    async def _posted(self, interaction: discord.Interaction, offer: Offer, message_id: int | None) -> None:
        """Note which message shows `offer`; None where that is not known."""
        if message_id is not None:
            if offer.terms.is_elsewhere:
                self._stage.posted_elsewhere(interaction, offer.id, message_id)
            await self._tables.offer_watch.posted(offer, message_id)
            await self._stage.reached.see_author(Press.of(interaction), offer.challenger, offer.terms, key=offer.id)

    async def _accept(self, press: Press) -> None:
        offer, player = await self._pressed(press)
        offer.see_asked(player)
        check_house_rules(press.interaction, anywhere=True)
        check_permissions(press.interaction)
        seats = () if press.id.word == ANYWAY else (2,)  # who is sure has typed the amount before they were asked
        await self._stakes.confirmed(press, offer.terms, seats=seats, go_on=self._take_seat)

    async def _take_seat(self, press: Press) -> None:
        offer, player = await self._pressed(press)
        is_sure = press.id.word == ANYWAY
        if not await self._stage.reached.may_begin(press, player, offer.terms, key=offer.id):
            return
        try:
            table = await self._tables.beginnings.accept(offer, player, cut=str(press.interaction.id), is_sure=is_sure)
        except Avoided as avoided:
            await reply(press.interaction, avoided_question(avoided, locale=press.locale))
            return
        if is_sure:  # the press was in a hidden reply
            self._tables.offer_watch.show_answer(offer.id)
            await redraw(press.interaction, plain_private(say(press.locale, "avoided-begins")))
        elif offer.terms.is_elsewhere:
            await self._stage.show_openly(press.interaction, table)
        else:
            await self._close(press.interaction, offer, "accepted", player)

    async def _decline(self, press: Press) -> None:
        offer, player = await self._pressed(press)
        await self._tables.offers.decline(offer, player)
        await self._close(press.interaction, offer, "declined", player)

    async def _withdraw(self, press: Press) -> None:
        offer, player = await self._pressed(press)
        await self._tables.offers.withdraw(offer, player)
        await self._close(press.interaction, offer, "withdrawn", player)

    async def _ask_terms(self, press: Press) -> None:
        offer, player = await self._pressed(press)
        if player.id not in {offer.challenger.id, offer.challenged.id if offer.challenged else None}:
            raise Declined(Reason.NOT_CHALLENGED)
        if offer.rival is not None:
            raise Declined(Reason.COUNTERED)
        _see_answer(press, offer, player)
        variants = self._shown[offer.terms.game.name].variants
        form = terms_form(offer.terms, variants, CustomId(Verb.TERMS, offer.id), locale=press.locale)
        await ask(press.interaction, form)

    async def _change_terms(self, press: Press) -> None:
        """Replace the terms when the challenger changes them; post a challenge back when the challenged person does."""
        offer, player = await self._pressed(press)
        _see_answer(press, offer, player)
        terms = other_terms(offer.terms, self._shown[offer.terms.game.name].variants, press.values)
        check_house_rules(press.interaction, stake=terms.stake, anywhere=True)
        await self._stakes.confirmed(press, terms, seats=(2,), go_on=partial(self._replace_terms, terms=terms))

    async def _replace_terms(self, press: Press, *, terms: Terms) -> None:
        offer, player = await self._pressed(press)
        interaction = press.interaction
        changed = await self._tables.offers.change_terms(offer, player, terms)
        self._tables.offer_watch.watch(changed)
        first = offer.terms if changed.is_back else None
        screen = challenge_screen(changed, locale=public_locale(interaction), first=first)
        if changed.is_back:
            message_id = await reply(interaction, screen)
            self._tables.offer_watch.show_rival(offer.id)
        else:
            if (await redraw(interaction, screen)).is_lost:
                self._tables.offer_watch.show_rival(changed.id)
            message_id = offer.message_id
        await self._posted(interaction, changed, message_id)

    async def _pressed(self, press: Press) -> tuple[Offer, Player]:
        player = await player_of(press.interaction, self._tables)
        offer = await offer_named(press.interaction, self._tables, player, press.id.key)
        message = press.interaction.message
        if message is None or press.is_private:
            return offer, player
        if offer.message_id is None:  # its poster did not hear where it is, or was killed before that was noted
            await self._tables.offer_watch.posted(offer, message.id)
        if offer.terms.is_elsewhere:
            await self._see_open(press.interaction, offer)
        return offer, player

    async def _see_open(self, interaction: discord.Interaction, offer: Offer) -> None:
        """Bring the message of an offer up to date that was answered without it: nothing but a press can change it.

        Raises Declined (ANSWERED, LAPSED) then.
        """
        match await self._tables.offers.answer_to(offer):
            case None:
                return
            case "accepted", _:
                await self._stage.show_openly(interaction, await self._tables.memory.table(offer.id))
                raise Declined(Reason.ANSWERED)
            case kind, _:
                await accept(interaction)
                await redraw(interaction, await self._stage.closed_offer(offer))
                raise Declined(Reason.LAPSED if kind == "lapsed" else Reason.ANSWERED)

    async def _close(self, interaction: discord.Interaction, offer: Offer, answer: str, player: Player) -> None:
        """Show on the message of the challenge how it was answered."""
        locale = public_locale(interaction)
        outcome = say(locale, f"offer-{answer}", player=name(player))
        first = await self._tables.offers.first_terms(offer)
        shown = await redraw(interaction, challenge_screen(offer, locale=locale, outcome=outcome, first=first))
        if shown.is_lost:  # and nobody presses there again
            self._tables.offer_watch.show_answer(offer.id)


def _see_answer(press: Press, offer: Offer, player: Player) -> None:
    """Raise Barred if `player` would answer `offer` with other terms in a message that nobody else would see."""
    if player.id != offer.challenger.id:
        see_message(press.interaction, locale=press.locale)


def _see_person(interaction: discord.Interaction, *, discord_id: int, is_bot: bool) -> None:
    """Raise Barred for a bot, and Declined (ONESELF)."""
    if is_bot:
        raise Barred(say(locale_of(interaction), "challenge-bot"))
    if discord_id == interaction.user.id:
        raise Declined(Reason.ONESELF)
