"""Lobbies: what people press on their message and in their hidden panels, and a rematch of many."""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord
from cachetools import LRUCache

from bot.tables import (
    AWAKE,
    Avoided,
    Declined,
    Level,
    Lobby,
    Player,
    Reason,
    Table,
    Tables,
    Terms,
    TooManyOpen,
    levels_of,
    may_start_with,
)
from bot.text import say
from cogs.answer import add, ask, is_private, post, redraw, reply
from cogs.beginning import give_copy, place_of
from cogs.house_rules import check_house_rules, check_role
from cogs.ids import ANYWAY, BY_LOT, CustomId, Verb, whole
from cogs.large_stakes import LargeStakes
from cogs.locale_and_style import locale_of, public_locale
from cogs.names import game_name
from cogs.people import people_chosen, player_met, player_of
from cogs.permissions import check_permissions
from cogs.presses import AnswerElsewhere, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.blocks import avoided_question
from cogs.screens.lobby import (
    MOST_INVITED,
    changed_call,
    invitation_call,
    lobby_panel,
    lobby_screen,
    not_here,
    ready_call,
    too_many_open,
)
from cogs.screens.screen import plain_private
from cogs.screens.shown import Shown
from cogs.screens.terms import other_terms, terms_form
from cogs.stage import DiscordStage

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007  # Discord's code: somebody is not in this server
LOOKED_FOR = 1.0  # s that a press may wait to hear who is still in the server
KEPT = 1_000  # lobbies of which is known when their host was looked for


class LobbyCog(AnsweringCog):
    """Posts lobbies, and answers those who sit there."""

    def __init__(self, tables: Tables, stage: DiscordStage, shown: Mapping[str, Shown], stakes: LargeStakes) -> None:
        self._tables = tables
        self._stage = stage
        self._lobbies = tables.lobbies
        self._shown = shown
        self._stakes = stakes
        self._looked: LRUCache[str, int] = LRUCache(KEPT)  # by lobby: when its host was looked for

    def presses(self) -> Mapping[str, AnswerElsewhere]:
        return {
            Verb.SIT: self._sit,
            Verb.CONSENT: self._consent,
            Verb.STAND: self._leave,
            Verb.LOBBY: self._panel,
            Verb.READY: self._ready,
            Verb.SIDE: self._side,
            Verb.INVITE: self._invite,
            Verb.ADD_ROBOT: self._add_robot,
            Verb.DISMISS: self._dismiss,
            Verb.REMOVE: self._remove,
            Verb.BEGIN: self._begin,
            Verb.LOBBY_TERMS: self._ask_terms,
        }

    def forms(self) -> Mapping[str, AnswerElsewhere]:
        return {Verb.LOBBY_TERMS: self._change_terms}

    # Opening

    async def open(
        self, interaction: discord.Interaction, terms: Terms, seats: int, *, others: Sequence[Player] = ()
    ) -> None:
        """Post a lobby for so many, where whoever asked sits down first, once they know what it may cost.

        Seats are held for `others`, who are called.
        """
        place_of(interaction, terms)

        async def make(sure: discord.Interaction) -> None:
            guild_id, channel_id = place_of(sure, terms)
            host = await player_of(sure, self._tables)
            try:
                lobby = await self._lobbies.open(
                    host,
                    terms=terms,
                    seats=seats,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    press_id=sure.id,
                    others=others,
                )
            except TooManyOpen as error:
                for each in error.lobbies:  # posts those again whose message was deleted
                    self._tables.lobby_watch.show(each.id)
                raise Barred(too_many_open(error.lobbies, locale=locale_of(sure))) from error
            await self._post(sure, lobby)

        numbers = may_start_with(terms.game, seats)
        await self._stakes.confirmed(interaction, terms, seats=numbers, go_on=make)

    async def rematch(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        """Ask the people of a finished game to play it again, or sit down where one of them has asked already."""
        place_of(interaction, table.terms)
        stakes = replace(table.terms, stake=0) if table.is_practice else table.terms

        async def again(sure: discord.Interaction) -> None:
            await self._play_again(sure, player, table)

        numbers = may_start_with(stakes.game, len(table.players))
        await self._stakes.confirmed(interaction, stakes, seats=numbers, go_on=again)

    async def _play_again(self, interaction: discord.Interaction, player: Player, table: Table) -> None:
        _, channel_id = place_of(interaction, table.terms)
        try:
            lobby = await self._lobbies.rematch(player, table, channel_id=channel_id, press_id=interaction.id)
        except Avoided as avoided:
            await reply(interaction, avoided_question(avoided, locale=locale_of(interaction)))
            return
        if len(lobby.people) == 1 and lobby.message_id is None:
            await self._post(interaction, lobby)
            return
        said = "rematch-begins-many" if lobby.is_started else "lobby-seated"
        await reply(interaction, plain_private(say(locale_of(interaction), said)))
        self._tables.lobby_watch.show(lobby.id)
        await give_copy(interaction, lobby.commitment)

    async def _post(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        now, locale = self._tables.lobby_watch.now, public_locale(interaction)
        screen = lobby_screen(lobby, now=now, locale=locale, calls=lobby.invited(now))
        if (message_id := await reply(interaction, screen)) is not None:
            await self._lobbies.book.posted(lobby.id, message_id)
        await self._catch_up(lobby)
        await give_copy(interaction, lobby.commitment)
        await self._see_hand_comes(interaction, lobby)

    # On the message, and in the hidden panels

    async def _sit(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._agree_to(interaction, press, is_new=True)

    async def _consent(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._agree_to(interaction, press, is_new=False)

    async def _agree_to(self, interaction: discord.Interaction, press: CustomId, *, is_new: bool) -> None:
        """Let somebody sit down, or agree where they sit, to the terms of the version that they saw."""
        before, player = await self._pressed(interaction, press)
        version = press.turn or 0
        if version == before.version and (before.sitter(player.id) is None) is is_new:
            check_house_rules(interaction, stake=before.terms.stake, anywhere=True)
            check_permissions(interaction)
            # Who is sure has typed the amount before they were asked.
            stakes = before.terms, () if press.word == ANYWAY else before.seat_numbers
        else:
            stakes = before.terms, ()  # it is declined, with its reason

        async def agree(sure: discord.Interaction) -> None:
            who = await player_of(sure, self._tables)
            sit = partial(self._lobbies.sit, is_sure=press.word == ANYWAY)
            look = partial(self._see_who_is_here, sure, who)
            try:
                lobby = await (sit if is_new else self._lobbies.agree)(
                    press.key, who, version=version, press_id=sure.id, look=look
                )
            except Avoided as avoided:
                await reply(sure, avoided_question(avoided, locale=locale_of(sure)))
                return
            await self._answer(sure, before, lobby, who, said="lobby-seated" if is_new else "lobby-agreed")
            if is_new:
                await give_copy(sure, lobby.commitment)
                await self._see_hand_comes(sure, lobby)

        await self._stakes.confirmed(interaction, stakes[0], seats=stakes[1], go_on=agree)

    async def _leave(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        before, player = await self._pressed(interaction, press)
        lobby = await self._lobbies.leave(press.key, player)
        await self._answer(interaction, before, lobby, player, said="lobby-left")

    async def _ready(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        before, player = await self._pressed(interaction, press)
        look = partial(self._see_who_is_here, interaction, player)
        lobby = await self._lobbies.be_ready(press.key, player, press_id=interaction.id, look=look)
        await self._answer(interaction, before, lobby, player, said="lobby-noted")

    async def _side(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        before, player = await self._pressed(interaction, press)
        number = whole(press.word)
        side = None if press.word == BY_LOT else -1 if number is None else number
        lobby = await self._lobbies.choose_side(press.key, player, side)
        await self._answer(interaction, before, lobby, player, said="lobby-noted")

    async def _panel(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Show what somebody who sits there, or is invited, may do."""
        lobby, player = await self._pressed(interaction, press)
        if lobby.is_over:
            raise Declined(Reason.LOBBY_OVER)
        if lobby.sitter(player.id) is None and lobby.invitation(player.id) is None:
            raise Declined(Reason.NOT_SITTING)
        lobby = await self._see_host(interaction, lobby, player)
        panel = lobby_panel(lobby, player, now=self._tables.lobby_watch.now, locale=locale_of(interaction))
        await (redraw if is_private(interaction) else reply)(interaction, panel)

    # The host's

    async def _invite(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """Hold seats for people of this server, all of them or none."""
        before, host = await self._pressed(interaction, press)
        people = [each for each in people_chosen(interaction) if str(each.id) in values[:MOST_INVITED]]
        strangers = {each.id: each.name for each in people if each.roles is None and not each.bot}
        if strangers:
            raise Barred(not_here(strangers, locale=locale_of(interaction)))
        for each in people:
            if each.bot:
                raise Declined(Reason.INVITE_BOT)
            check_role(interaction, each.name, each.roles or ())
        invited = [await player_met(each.id, each.name, self._tables) for each in people]
        lobby = await self._lobbies.invite(press.key, host, invited)
        await self._answer(interaction, before, lobby, host, said="lobby-invited")
        held = [each.until for each in lobby.invitations if each.player.id in {one.id for one in invited}]
        if held:
            locale = public_locale(interaction)
            await post(interaction, invitation_call(lobby, tuple(invited), held_until=max(held), locale=locale))

    async def _add_robot(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        before, host = await self._pressed(interaction, press)
        level = next(iter(values), "")
        if level not in levels_of(before.game):
            raise Declined(Reason.STALE)
        lobby = await self._lobbies.add_robot(press.key, host, Level(level), press_id=interaction.id)
        await self._answer(interaction, before, lobby, host, said="lobby-asked-anew")

    async def _dismiss(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        before, host = await self._pressed(interaction, press)
        sitter = before.sitter(whole(next(iter(values), "")) or 0)
        if sitter is None:
            raise Declined(Reason.NO_ROBOT)
        lobby = await self._lobbies.dismiss_robot(press.key, host, sitter.player, press_id=interaction.id)
        said = "lobby-asked-all" if any(each.id == host.id for each in lobby.undecided) else "lobby-asked-anew"
        await self._answer(interaction, before, lobby, host, said=said)

    async def _remove(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """Take a person off the table, and tell them so in a direct message if they want any."""
        before, host = await self._pressed(interaction, press)
        if (sitter := before.sitter(whole(next(iter(values), "")) or 0)) is None:
            raise Declined(Reason.NOBODY_REMOVED)
        lobby = await self._lobbies.remove(press.key, host, sitter.player, press_id=interaction.id)
        await self._answer(interaction, before, lobby, host, said="lobby-removed")
        await self._stage.removed(lobby, sitter.player)

    async def _begin(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        before, host = await self._pressed(interaction, press)
        look = partial(self._see_who_is_here, interaction, host)
        said = "lobby-noted"
        try:
            lobby = await self._lobbies.start(press.key, host, look=look)
        except Declined:
            lobby, said = await self._lobbies.book.find(press.key), "lobby-not-yet"
            if len(lobby.gone) == len(before.gone):
                raise
        await self._answer(interaction, before, lobby, host, said=said)

    async def _ask_terms(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        lobby, player = await self._pressed(interaction, press)
        if lobby.is_over:
            raise Declined(Reason.LOBBY_OVER)
        if not lobby.is_host(player):
            raise Declined(Reason.NOT_HOST)
        variants = self._shown[lobby.game.name].variants
        id_ = CustomId(Verb.LOBBY_TERMS, lobby.id)
        await ask(interaction, terms_form(lobby.named or lobby.terms, variants, id_, locale=locale_of(interaction)))

    async def _change_terms(self, interaction: discord.Interaction, press: CustomId, typed: list[str]) -> None:
        before, _ = await self._pressed(interaction, press)
        terms = other_terms(before.named or before.terms, self._shown[before.game.name].variants, typed)
        check_house_rules(interaction, stake=terms.stake, anywhere=True)

        async def change(sure: discord.Interaction) -> None:
            host = await player_of(sure, self._tables)
            lobby = await self._lobbies.change_terms(press.key, host, terms, press_id=sure.id)
            await self._answer(sure, before, lobby, host, said="lobby-asked-anew")

        await self._stakes.confirmed(interaction, terms, seats=before.seat_numbers, go_on=change)

    # What they share

    async def _pressed(self, interaction: discord.Interaction, press: CustomId) -> tuple[Lobby, Player]:
        lobby = await self._lobbies.book.find(press.key)
        if lobby.is_over:  # its message may not say so yet
            self._tables.lobby_watch.show(lobby.id)
        return lobby, await player_of(interaction, self._tables)

    async def _answer(
        self, interaction: discord.Interaction, before: Lobby, lobby: Lobby, player: Player, *, said: str
    ) -> None:
        """Show `lobby` where somebody pressed, and on its message; call those who are asked whether they are ready."""
        locale, now, pressed = locale_of(interaction), self._tables.lobby_watch.now, interaction.message
        if pressed is not None and not is_private(interaction) and lobby.message_id in {None, pressed.id}:
            if lobby.message_id is None:  # whoever posted it did not hear where it stands
                await self._lobbies.book.posted(lobby.id, pressed.id)
            await redraw(interaction, lobby_screen(lobby, now=now, locale=public_locale(interaction)))
        else:
            words = say(locale, "lobby-started" if lobby.is_started else said)
            may_act = not lobby.is_over and (lobby.sitter(player.id) is not None)
            screen = lobby_panel(lobby, player, now=now, locale=locale, said=words) if may_act else plain_private(words)
            await (redraw if is_private(interaction) else reply)(interaction, screen)
            self._tables.lobby_watch.show(lobby.id)
        await self._catch_up(lobby)
        anew = tuple(each for each in lobby.undecided if each.id != player.id and each not in before.undecided)
        if anew:
            await post(interaction, changed_call(lobby, anew, locale=public_locale(interaction)))
        if lobby.check is not None and lobby.check != before.check and before.check is None:
            asked = tuple(each.player for each in lobby.people if each.player.id in lobby.check.asked)
            others = tuple(each for each in asked if each.id != player.id)
            if others:
                await post(interaction, ready_call(lobby, others, locale=public_locale(interaction)))

    async def _see_hand_comes(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        """Tell whoever sat down whose direct messages are closed how they get their hand. A game that has started sends
        hands at once, and its table tells.
        """
        if lobby.is_started:
            return
        player, locale = await player_of(interaction, self._tables), locale_of(interaction)
        greeting = plain_private(say(locale, "lobby-hand-here", game=game_name(lobby.terms, locale=locale)))
        if not await self._stage.reaches(lobby, player, greeting):
            await add(interaction, plain_private(say(locale, "lobby-closed-dms")))

    async def _catch_up(self, lobby: Lobby) -> None:
        """Show the lobby soon if more has happened there meanwhile: an answer that came later may have shown less."""
        if not await self._lobbies.book.is_latest(lobby):
            self._tables.lobby_watch.show(lobby.id)

    async def _see_who_is_here(self, interaction: discord.Interaction, player: Player, then: Lobby) -> None:
        """Let those leave a lobby that starts with this press, or asks them first, who have left the server: Discord
        tells nobody that they did. `then`: the lobby after it.
        """
        if then.is_started or then.check is not None:
            await self._let_go(interaction, then, (each.player for each in then.people if each.player.id != player.id))

    async def _see_host(self, interaction: discord.Interaction, lobby: Lobby, player: Player) -> Lobby:
        """The lobby without a host who has left the server, so that somebody else can start the game.

        They are looked for once in a while, if they have pressed nothing for long.
        """
        host, now = lobby.host, self._tables.lobby_watch.now
        if host is None or host.id == player.id or host.id not in {each.player.id for each in lobby.asleep(now)}:
            return lobby
        if now - self._looked.get(lobby.id, 0) > AWAKE:
            self._looked[lobby.id] = now
            await self._let_go(interaction, lobby, [host])
        return await self._lobbies.book.find(lobby.id)

    async def _let_go(self, interaction: discord.Interaction, lobby: Lobby, people: Iterable[Player]) -> None:
        """Let those of these people leave `lobby`, and all others of the server, who have left the server."""
        guild, others = interaction.guild, list(people)
        if guild is None:
            return
        try:
            async with asyncio.timeout(LOOKED_FOR):
                gone = await asyncio.gather(*(_is_gone(guild, each) for each in others))
        except TimeoutError:
            return
        for each, has_left in zip(others, gone, strict=True):
            if has_left:
                await self._lobbies.gone(each, guild_id=guild.id)
                self._tables.lobby_watch.show(lobby.id)


async def _is_gone(guild: discord.Guild, player: Player) -> bool:
    """Whether somebody is not in the server; False where nobody can tell."""
    if player.discord_id is None:
        return False
    try:
        await guild.fetch_member(player.discord_id)
    except discord.HTTPException as error:
        return error.code == UNKNOWN_MEMBER
    except OSError as error:  # the line
        log.info("server %d: nobody knows whether somebody is there (%s)", guild.id, type(error).__name__)
    return False
