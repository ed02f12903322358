"""Lobbies: presses on their message and in their hidden panels, and a rematch of many."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.tables import (
    Avoided,
    Declined,
    Lobby,
    Player,
    Reason,
    Table,
    Terms,
    TooManyOpen,
    may_start_with,
)
from bot.text import say
from cogs.anew import show_anew
from cogs.answer import add, redraw, reply
from cogs.beginning import here, note_language, place_of
from cogs.house_rules import check_house_rules
from cogs.ids import ANYWAY, BY_LOT, Verb, whole
from cogs.lobby_answers import AtLobbies, seated
from cogs.people import player_of
from cogs.permissions import check_permissions
from cogs.press import Press, TablePress
from cogs.presses import Answer
from cogs.reach import is_elsewhere
from cogs.refusals import Barred
from cogs.screens.blocks import avoided_question
from cogs.screens.challenge import calling
from cogs.screens.lobby import lobby_screen, too_many_open
from cogs.screens.screen import PublicScreen, plain_private
from cogs.terms import renewed_lines
from cogs.who_left import gone_from


class LobbyCog(AtLobbies):
    """The poster of lobbies, which answers those who sit there."""

    async def cog_load(self) -> None:
        """Look from now on for those of a duplicate who leave the server."""
        within = self._tables.timing.looked_for
        self._tables.twin_leavers.gone = partial(gone_from, self._stage.client, within=within)

    def presses(self) -> Mapping[str, Answer]:
        return self._answers.to(
            {
                Verb.SIT: self._agree_to,
                Verb.CONSENT: self._agree_to,
                Verb.STAND: self._leave,
                Verb.LOBBY: self._panel,
                Verb.READY: self._ready,
                Verb.SIDE: self._side,
                Verb.RENEW_LOBBY: self._renew,
            }
        )

    # Opening

    async def open(
        self, press: Press, terms: Terms, seats: int, *, others: Sequence[Player] = (), role: int | None = None
    ) -> None:
        """Post a lobby of `seats` seats; the opener sits down first, once they know what it may cost.

        Seats are held for `others`, who are called, as `role` is.
        """
        place_of(press.interaction, terms)
        terms = here(press.interaction, terms)
        if terms.is_elsewhere and terms.is_duplicate:
            raise Barred(say(press.locale, "duplicate-elsewhere"))
        numbers = may_start_with(terms.game, seats)
        go_on = partial(self._make, terms=terms, seats=seats, others=others, role=role)
        await self._stakes.confirmed(press, terms, seats=numbers, go_on=go_on)

    async def _make(
        self, press: Press, *, terms: Terms, seats: int, others: Sequence[Player], role: int | None
    ) -> None:
        guild_id, channel_id = place_of(press.interaction, terms)
        host = await player_of(press.interaction, self._tables)
        if (same := await self._open_here(host, channel_id, terms=terms, seats=seats)) is not None:
            await self._show_again(press, same)
            return
        try:
            lobby = await self._lobbies.open(
                host,
                terms=terms,
                seats=seats,
                guild_id=guild_id,
                channel_id=channel_id,
                press_id=press.interaction.id,
                others=others,
                role=role,
            )
        except TooManyOpen as error:
            for each in error.lobbies:  # repost those whose message was deleted
                self._tables.lobby_watch.show(each.id)
            of_game = (each for each in error.lobbies if each.game.name == terms.game.name)
            lost = next((each for each in of_game if each.channel_id == channel_id and each.terms.is_elsewhere), None)
            if lost is not None:
                await self._show_again(press, lost)
                words = too_many_open(error.lobbies, locale=press.locale)
                await add(press.interaction, plain_private(words))
                return
            raise Barred(too_many_open(error.lobbies, locale=press.locale)) from error
        await self._post(press, lobby, role=role)

    async def _open_here(self, player: Player, channel_id: int, *, terms: Terms, seats: int) -> Lobby | None:
        """Return the open lobby where `player` sits on these terms already, if its message may be gone: the bot is not
        there, and does not hear of that.
        """
        now = self._tables.lobby_watch.now
        for each in await self._lobbies.book.open_of(player) if terms.is_elsewhere else ():
            named = None if each.named is None else replace(each.named, unit=terms.unit)
            is_here = (each.channel_id, each.seats, named) == (channel_id, seats, terms)
            if is_here and each.sitter(player.id) is not None and now < each.lapses_at:
                return each
        return None

    async def _show_again(self, press: Press, lobby: Lobby) -> None:
        """Show a lobby where the bot is not in a new message, which is its own from now on; nobody is called again."""
        locale = await self._answers.public_locale(press, lobby)
        screen = lobby_screen(lobby, now=self._tables.lobby_watch.now, locale=locale)
        await self._reply(press.interaction, lobby, screen)

    async def rematch(self, press: TablePress) -> None:
        """Ask the people of a finished game to play it again, or sit down where one of them has asked already."""
        player, table = press.player, press.table
        place_of(press.interaction, table.terms)
        terms = table.terms.renewed()
        stakes = replace(terms, stake=0) if table.is_practice else terms
        numbers = may_start_with(stakes.game, len(table.players))
        go_on = partial(self._play_again, player=player, table=table)
        await self._stakes.confirmed(press, stakes, seats=numbers, go_on=go_on)

    async def _play_again(self, press: Press, *, player: Player, table: Table) -> None:
        interaction = press.interaction
        _, channel_id = place_of(interaction, table.terms)
        try:
            lobby = await self._lobbies.rematch(
                player, table, channel_id=channel_id, press_id=interaction.id, is_elsewhere=is_elsewhere(interaction)
            )
        except Avoided as avoided:
            await reply(interaction, avoided_question(avoided, locale=press.locale))
            return
        if len(lobby.people) == 1 and lobby.message_id is None:
            await self._post(press, lobby, last=table.terms)
            return
        if lobby.is_started and lobby.terms.is_elsewhere:
            table = await self._tables.memory.table(lobby.id)
            if not self._stage.can_show(table):
                await show_anew(self._stage, interaction, table)
                return
        await reply(interaction, seated(lobby, locale=press.locale))
        self._tables.lobby_watch.show(lobby.id)

    async def _post(self, press: Press, lobby: Lobby, *, last: Terms | None = None, role: int | None = None) -> None:
        """Post a lobby; `last`: the terms of the same people's last game, whose rules may have changed since."""
        interaction, now = press.interaction, self._tables.lobby_watch.now
        await note_language(interaction, self._tables)
        locale = await self._answers.public_locale(press, lobby)
        screen = lobby_screen(lobby, now=now, locale=locale, calls=lobby.invited(now))
        if last is not None:
            screen = replace(screen, blocks=(*renewed_lines(last, locale=locale), *screen.blocks))
        screen = calling(screen, role, locale=locale)
        await self._reply(interaction, lobby, screen)
        await self._answers.see_hand_comes(press, lobby)

    async def _reply(self, interaction: discord.Interaction, lobby: Lobby, screen: PublicScreen) -> None:
        """Answer with the message of `lobby`, and note which one it is."""
        with self._stage.posting(lobby.id):
            if (message_id := await reply(interaction, screen)) is not None:
                await self._lobbies.book.posted(lobby.id, message_id)
                if lobby.terms.is_elsewhere:
                    self._stage.posted_elsewhere(interaction, lobby.id, message_id)
        await self._answers.catch_up(lobby)

    # On the message, and in the hidden panels

    async def _agree_to(self, press: Press) -> None:
        """Let a person sit down, or agree in their seat, to the terms of the version that they saw."""
        before, player = await self._answers.pressed(press)
        seats = before.seat_numbers
        if (press.id.turn or 0) != before.version or (before.sitter(player.id) is None) is not _is_new(press):
            seats = ()  # it is declined, with its reason
        else:
            check_house_rules(press.interaction, stake=before.terms.stake, anywhere=True)
            check_permissions(press.interaction)
            if press.id.word == ANYWAY:
                seats = ()  # who is sure has typed the amount before they were asked
        go_on = partial(self._answers.kept, answer=partial(self._agree, before=before))
        await self._stakes.confirmed(press, before.terms, seats=seats, go_on=go_on)

    async def _agree(self, press: Press, *, before: Lobby) -> None:
        player, is_new = await player_of(press.interaction, self._tables), _is_new(press)
        is_last = before.sitter(player.id) is None and len(before.sitters) + 1 >= before.seats
        if not await self._stage.reached.may_begin(press, player, before.terms, key=before.id, is_last=is_last):
            return
        sit = partial(self._lobbies.sit, is_sure=press.id.word == ANYWAY)
        look = partial(self._who_left.before_start, press.interaction, player)
        try:
            lobby = await (sit if is_new else self._lobbies.agree)(
                press.id.key, player, version=press.id.turn or 0, press_id=press.interaction.id, look=look
            )
        except Avoided as avoided:
            await self._answers.give(press, avoided_question(avoided, locale=press.locale), before)
            return
        await self._answers.changed(press, before, lobby, player, said="lobby-seated" if is_new else "lobby-agreed")
        if is_new and not lobby.is_started:  # the table says that the game begins
            await add(press.interaction, seated(lobby, locale=press.locale))
            await self._answers.see_hand_comes(press, lobby)

    async def _leave(self, press: Press) -> None:
        before, player = await self._answers.pressed(press)
        lobby = await self._lobbies.leave(press.id.key, player)
        await self._answers.changed(press, before, lobby, player, said="lobby-left")

    async def _ready(self, press: Press) -> None:
        before, player = await self._answers.pressed(press)
        look = partial(self._who_left.before_start, press.interaction, player)
        lobby = await self._lobbies.be_ready(press.id.key, player, press_id=press.interaction.id, look=look)
        await self._answers.changed(press, before, lobby, player, said="lobby-noted")

    async def _side(self, press: Press) -> None:
        before, player = await self._answers.pressed(press)
        number = whole(press.id.word)
        side = None if press.id.word == BY_LOT else -1 if number is None else number
        lobby = await self._lobbies.choose_side(press.id.key, player, side)
        await self._answers.changed(press, before, lobby, player, said="lobby-noted")

    async def _panel(self, press: Press) -> None:
        """Show the controls of a player who sits there, or is invited."""
        lobby, player = await self._answers.pressed(press)
        if lobby.is_over:
            raise Declined(Reason.LOBBY_OVER)
        if lobby.sitter(player.id) is None and lobby.invitation(player.id) is None:
            raise Declined(Reason.NOT_SITTING)
        lobby = await self._who_left.see_host(press.interaction, lobby, player)
        await self._answers.show_panel(press, lobby, player)

    async def _renew(self, press: Press) -> None:
        """Show the lobby as it is now, or its table."""
        lobby, _ = await self._answers.pressed(press)
        if not press.interaction.response.is_done():  # else its table is about to be shown
            locale = await self._answers.public_locale(press, lobby)
            await redraw(press.interaction, lobby_screen(lobby, now=self._tables.lobby_watch.now, locale=locale))
            await self._answers.catch_up(lobby)


def _is_new(press: Press) -> bool:
    """Return whether a person wants to sit down, not only to agree."""
    return press.id.verb == Verb.SIT
