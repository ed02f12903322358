"""Lobbies: presses on their message and in their hidden panels, and a rematch of many."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.tables import (
    Avoided,
    Declined,
    Level,
    Lobby,
    Look,
    Player,
    Reason,
    Table,
    Tables,
    Terms,
    TooManyOpen,
    levels_of,
    may_start_with,
)
from bot.text import Locale, say
from cogs.answer import add, ask, post, redraw, reply
from cogs.beginning import place_of
from cogs.house_rules import check_house_rules, check_role
from cogs.ids import ANYWAY, BY_LOT, SURE, CustomId, Verb, whole
from cogs.large_stakes import LargeStakes
from cogs.locale_and_style import public_locale
from cogs.names import game_name
from cogs.people import people_chosen, player_met, player_of
from cogs.permissions import check_permissions
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.blocks import avoided_question
from cogs.screens.challenge import calling
from cogs.screens.lobby import (
    changed_call,
    invitation_call,
    lobby_screen,
    not_here,
    ready_call,
    too_many_open,
)
from cogs.screens.lobby_panel import MOST_INVITED, lobby_panel, start_question
from cogs.screens.screen import PrivateScreen, plain_private
from cogs.screens.shown import Shown
from cogs.screens.terms import other_terms, terms_form
from cogs.stage import DiscordStage
from cogs.terms import renewed_lines
from cogs.who_left import WhoLeft


class LobbyCog(AnsweringCog):
    """The poster of lobbies, which answers those who sit there."""

    def __init__(self, tables: Tables, stage: DiscordStage, shown: Mapping[str, Shown], stakes: LargeStakes) -> None:
        self._tables = tables
        self._stage = stage
        self._lobbies = tables.lobbies
        self._shown = shown
        self._stakes = stakes
        self._who_left = WhoLeft(tables, stage.requests)

    def presses(self) -> Mapping[str, Answer]:
        return {
            Verb.SIT: self._agree_to,
            Verb.CONSENT: self._agree_to,
            Verb.STAND: self._leave,
            Verb.LOBBY: self._panel,
            Verb.READY: self._ready,
            Verb.SIDE: self._side,
            Verb.INVITE: self._invite,
            Verb.ADD_ROBOT: self._add_robot,
            Verb.DISMISS: self._dismiss,
            Verb.REMOVE: self._remove,
            Verb.BEGIN: self._begin,
            Verb.FILL: self._fill,
            Verb.TABLE_OPTIONS: self._options,
            Verb.LOBBY_TERMS: self._ask_terms,
        }

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.LOBBY_TERMS: self._change_terms}

    # Opening

    async def open(
        self, press: Press, terms: Terms, seats: int, *, others: Sequence[Player] = (), role: int | None = None
    ) -> None:
        """Post a lobby of `seats` seats; the opener sits down first, once they know what it may cost.

        Seats are held for `others`, who are called, as `role` is.
        """
        place_of(press.interaction, terms)
        numbers = may_start_with(terms.game, seats)
        go_on = partial(self._make, terms=terms, seats=seats, others=others, role=role)
        await self._stakes.confirmed(press, terms, seats=numbers, go_on=go_on)

    async def _make(
        self, press: Press, *, terms: Terms, seats: int, others: Sequence[Player], role: int | None
    ) -> None:
        guild_id, channel_id = place_of(press.interaction, terms)
        host = await player_of(press.interaction, self._tables)
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
            raise Barred(too_many_open(error.lobbies, locale=press.locale)) from error
        await self._post(press, lobby, role=role)

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
            lobby = await self._lobbies.rematch(player, table, channel_id=channel_id, press_id=interaction.id)
        except Avoided as avoided:
            await reply(interaction, avoided_question(avoided, locale=press.locale))
            return
        if len(lobby.people) == 1 and lobby.message_id is None:
            await self._post(press, lobby, last=table.terms)
            return
        await reply(interaction, self._seated(lobby, locale=press.locale))
        self._tables.lobby_watch.show(lobby.id)

    async def _post(self, press: Press, lobby: Lobby, *, last: Terms | None = None, role: int | None = None) -> None:
        """Post a lobby; `last`: the terms of the same people's last game, whose rules may have changed since."""
        now, locale = self._tables.lobby_watch.now, public_locale(press.interaction)
        screen = lobby_screen(lobby, now=now, locale=locale, calls=lobby.invited(now))
        if last is not None:
            screen = replace(screen, blocks=(*renewed_lines(last, locale=locale), *screen.blocks))
        screen = calling(screen, role, locale=locale)
        if (message_id := await reply(press.interaction, screen)) is not None:
            await self._lobbies.book.posted(lobby.id, message_id)
        await self._catch_up(lobby)
        await self._see_hand_comes(press, lobby)

    # On the message, and in the hidden panels

    async def _agree_to(self, press: Press) -> None:
        """Let a person sit down, or agree in their seat, to the terms of the version that they saw."""
        before, player = await self._pressed(press)
        seats = before.seat_numbers
        if (press.id.turn or 0) != before.version or (before.sitter(player.id) is None) is not _is_new(press):
            seats = ()  # it is declined, with its reason
        else:
            check_house_rules(press.interaction, stake=before.terms.stake, anywhere=True)
            check_permissions(press.interaction)
            if press.id.word == ANYWAY:
                seats = ()  # who is sure has typed the amount before they were asked
        await self._stakes.confirmed(press, before.terms, seats=seats, go_on=partial(self._agree, before=before))

    async def _agree(self, press: Press, *, before: Lobby) -> None:
        player, is_new = await player_of(press.interaction, self._tables), _is_new(press)
        sit = partial(self._lobbies.sit, is_sure=press.id.word == ANYWAY)
        look = partial(self._who_left.before_start, press.interaction, player)
        try:
            lobby = await (sit if is_new else self._lobbies.agree)(
                press.id.key, player, version=press.id.turn or 0, press_id=press.interaction.id, look=look
            )
        except Avoided as avoided:
            await reply(press.interaction, avoided_question(avoided, locale=press.locale))
            return
        await self._answer(press, before, lobby, player, said="lobby-seated" if is_new else "lobby-agreed")
        if is_new and not lobby.is_started:  # the table says that the game begins
            await add(press.interaction, self._seated(lobby, locale=press.locale))
            await self._see_hand_comes(press, lobby)

    async def _leave(self, press: Press) -> None:
        before, player = await self._pressed(press)
        lobby = await self._lobbies.leave(press.id.key, player)
        await self._answer(press, before, lobby, player, said="lobby-left")

    async def _ready(self, press: Press) -> None:
        before, player = await self._pressed(press)
        look = partial(self._who_left.before_start, press.interaction, player)
        lobby = await self._lobbies.be_ready(press.id.key, player, press_id=press.interaction.id, look=look)
        await self._answer(press, before, lobby, player, said="lobby-noted")

    async def _side(self, press: Press) -> None:
        before, player = await self._pressed(press)
        number = whole(press.id.word)
        side = None if press.id.word == BY_LOT else -1 if number is None else number
        lobby = await self._lobbies.choose_side(press.id.key, player, side)
        await self._answer(press, before, lobby, player, said="lobby-noted")

    async def _panel(self, press: Press) -> None:
        """Show the controls of a player who sits there, or is invited."""
        lobby, player = await self._pressed(press)
        if lobby.is_over:
            raise Declined(Reason.LOBBY_OVER)
        if lobby.sitter(player.id) is None and lobby.invitation(player.id) is None:
            raise Declined(Reason.NOT_SITTING)
        lobby = await self._who_left.see_host(press.interaction, lobby, player)
        await self._show_panel(press, lobby, player)

    # The host's

    async def _options(self, press: Press) -> None:
        lobby, host = await self._hosting(press)
        await self._show_panel(press, lobby, host)

    async def _invite(self, press: Press) -> None:
        """Hold seats for people of this server, all of them or none."""
        before, host = await self._pressed(press)
        people = [each for each in people_chosen(press.interaction) if str(each.id) in press.values[:MOST_INVITED]]
        strangers = {each.id: each.name for each in people if each.roles is None and not each.bot}
        if strangers:
            raise Barred(not_here(strangers, locale=press.locale))
        for each in people:
            if each.bot:
                raise Declined(Reason.INVITE_BOT)
            check_role(press.interaction, each.name, each.roles or ())
        invited = [await player_met(each.id, each.name, self._tables) for each in people]
        lobby = await self._lobbies.invite(press.id.key, host, invited)
        await self._answer(press, before, lobby, host, said="lobby-invited")
        held = [each.until for each in lobby.invitations if each.player.id in {one.id for one in invited}]
        if held:
            locale = public_locale(press.interaction)
            await post(press.interaction, invitation_call(lobby, tuple(invited), held_until=max(held), locale=locale))

    async def _add_robot(self, press: Press) -> None:
        before, host = await self._pressed(press)
        if press.chosen not in levels_of(before.game):
            raise Declined(Reason.STALE)
        lobby = await self._lobbies.add_robot(press.id.key, host, Level(press.chosen), press_id=press.interaction.id)
        await self._answer(press, before, lobby, host, said=_asked(before, lobby, host))

    async def _dismiss(self, press: Press) -> None:
        before, host = await self._pressed(press)
        sitter = before.sitter(whole(press.chosen) or 0)
        if sitter is None:
            raise Declined(Reason.NO_ROBOT)
        lobby = await self._lobbies.dismiss_robot(press.id.key, host, sitter.player, press_id=press.interaction.id)
        await self._answer(press, before, lobby, host, said=_asked(before, lobby, host))

    async def _remove(self, press: Press) -> None:
        """Take a person off the table, and notify them in a direct message if they want any."""
        before, host = await self._pressed(press)
        if (sitter := before.sitter(whole(press.chosen) or 0)) is None:
            raise Declined(Reason.NOBODY_REMOVED)
        lobby = await self._lobbies.remove(press.id.key, host, sitter.player, press_id=press.interaction.id)
        await self._answer(press, before, lobby, host, said="lobby-removed")
        await self._stage.removed(lobby, sitter.player)

    async def _fill(self, press: Press) -> None:
        """Let robots take all free seats; start with them if the host was asked about empty seats."""
        before, host = await self._hosting(press)
        key, press_id, starts = press.id.key, press.interaction.id, press.id.word == SURE

        async def fill(look: Look) -> Lobby:
            return await self._lobbies.fill(key, host, press_id=press_id, starts=starts, look=look)

        await self._start(press, before, host, fill)

    async def _begin(self, press: Press) -> None:
        """Start, or ask the host once whether some seats shall stay empty."""
        before, host = await self._hosting(press)
        is_sure = press.id.word == SURE and press.id.turn == len(before.sitters)
        if len(before.sitters) == before.seats or before.undecided or before.check is not None or is_sure:
            await self._start(press, before, host, lambda look: self._lobbies.start(press.id.key, host, look=look))
            return
        question = start_question(before, now=self._tables.lobby_watch.now, locale=press.locale)
        await reply(press.interaction, question)

    async def _start(self, press: Press, before: Lobby, host: Player, act: Callable[[Look], Awaitable[Lobby]]) -> None:
        """Do what may start the game; where it cannot start, show who has left the server, or raise Declined."""
        look = partial(self._who_left.before_start, press.interaction, host)
        try:
            lobby = await act(look)
            said = _asked(before, lobby, host)
        except Declined:
            lobby, said = await self._lobbies.book.find(press.id.key), "lobby-not-yet"
            if len(lobby.gone) == len(before.gone):
                raise
        await self._answer(press, before, lobby, host, said=said)

    async def _ask_terms(self, press: Press) -> None:
        lobby, _ = await self._hosting(press)
        variants = self._shown[lobby.game.name].variants
        id_ = CustomId(Verb.LOBBY_TERMS, lobby.id)
        await ask(press.interaction, terms_form(lobby.named or lobby.terms, variants, id_, locale=press.locale))

    async def _change_terms(self, press: Press) -> None:
        before, _ = await self._pressed(press)
        terms = other_terms(before.named or before.terms, self._shown[before.game.name].variants, press.values)
        check_house_rules(press.interaction, stake=terms.stake, anywhere=True)
        go_on = partial(self._replace_terms, before=before, terms=terms)
        await self._stakes.confirmed(press, terms, seats=before.seat_numbers, go_on=go_on)

    async def _replace_terms(self, press: Press, *, before: Lobby, terms: Terms) -> None:
        host = await player_of(press.interaction, self._tables)
        lobby = await self._lobbies.change_terms(press.id.key, host, terms, press_id=press.interaction.id)
        await self._answer(press, before, lobby, host, said=_asked(before, lobby, host))

    # Common parts

    async def _pressed(self, press: Press) -> tuple[Lobby, Player]:
        lobby = await self._lobbies.book.find(press.id.key)
        if lobby.is_over:  # its message may not say so yet
            self._tables.lobby_watch.show(lobby.id)
        return lobby, await player_of(press.interaction, self._tables)

    async def _hosting(self, press: Press) -> tuple[Lobby, Player]:
        """Return an open lobby and its host, who pressed. Raises Declined (LOBBY_OVER, NOT_HOST)."""
        lobby, player = await self._pressed(press)
        if lobby.is_over:
            raise Declined(Reason.LOBBY_OVER)
        if lobby.sitter(player.id) is not None:
            lobby = await self._who_left.see_host(press.interaction, lobby, player)
        if not lobby.is_host(player):
            raise Declined(Reason.NOT_HOST)
        return lobby, player

    async def _answer(self, press: Press, before: Lobby, lobby: Lobby, player: Player, *, said: str) -> None:
        """Show `lobby` where a person pressed, and on its message; ask the called ones whether they are ready."""
        interaction, now, pressed = press.interaction, self._tables.lobby_watch.now, press.interaction.message
        if pressed is not None and not press.is_private and lobby.message_id in {None, pressed.id}:
            if lobby.message_id is None:  # its poster did not hear where it is
                await self._lobbies.book.posted(lobby.id, pressed.id)
            await redraw(interaction, lobby_screen(lobby, now=now, locale=public_locale(interaction)))
        else:
            words, screen = say(press.locale, "lobby-started" if lobby.is_started else said), None
            if not lobby.is_over and lobby.sitter(player.id) is not None:
                screen = lobby_panel(lobby, player, now=now, locale=press.locale, said=words)
            await self._show_own(press, screen or plain_private(words), lobby, player)
            self._tables.lobby_watch.show(lobby.id)
        self._stage.lobby_panels.put(lobby.id)
        await self._catch_up(lobby)
        anew = tuple(each for each in lobby.undecided if each.id != player.id and each not in before.undecided)
        if anew:
            await post(interaction, changed_call(lobby, anew, locale=public_locale(interaction)))
        if lobby.check is not None and lobby.check != before.check and before.check is None:
            asked = tuple(each.player for each in lobby.people if each.player.id in lobby.check.asked)
            others = tuple(each for each in asked if each.id != player.id)
            if others:
                await post(interaction, ready_call(lobby, others, locale=public_locale(interaction)))

    async def _show_panel(self, press: Press, lobby: Lobby, player: Player) -> None:
        panel = lobby_panel(lobby, player, now=self._tables.lobby_watch.now, locale=press.locale)
        await self._show_own(press, panel, lobby, player)

    async def _show_own(self, press: Press, screen: PrivateScreen, lobby: Lobby, player: Player) -> None:
        """Answer with a hidden message, in place of one that was pressed. A panel of `lobby` follows it then."""
        if press.is_private:
            message_id = (await redraw(press.interaction, screen)).message_id
        else:
            message_id = await reply(press.interaction, screen)
        self._stage.lobby_panels.opened(press, lobby, player, message_id)

    async def _see_hand_comes(self, press: Press, lobby: Lobby) -> None:
        """Notify a sitter with closed direct messages how they get their hand. A game that has started sends hands at
        once, and its table says so.
        """
        if lobby.is_started:
            return
        player, locale = await player_of(press.interaction, self._tables), press.locale
        greeting = plain_private(say(locale, "lobby-hand-here", game=game_name(lobby.terms, locale=locale)))
        if not await self._stage.reaches(lobby, player, greeting):
            await add(press.interaction, plain_private(say(locale, "lobby-closed-dms")))

    @staticmethod
    def _seated(lobby: Lobby, *, locale: Locale) -> PrivateScreen:
        """Return what a person reads who has just sat down: how many seats are left, or that all are there."""
        if lobby.is_started:
            words = say(locale, "rematch-begins-many")
        else:
            words = say(locale, "lobby-in", count=lobby.seats - len(lobby.sitters))
        return plain_private(words)

    async def _catch_up(self, lobby: Lobby) -> None:
        """Show the lobby soon if more has happened there: an answer that came later may have shown less."""
        if not await self._lobbies.book.is_latest(lobby):
            self._tables.lobby_watch.show(lobby.id)


def _is_new(press: Press) -> bool:
    """Return whether a person wants to sit down, not only to agree."""
    return press.id.verb == Verb.SIT


def _asked(before: Lobby, lobby: Lobby, host: Player) -> str:
    """Return the key of the answer to a host's change: who has to agree to it, or that it took the stakes away."""
    if before.terms.stake and lobby.robots:
        return "lobby-robots-no-stakes"
    asked = "lobby-asked-all" if host in lobby.undecided else "lobby-asked-anew"
    return asked if lobby.undecided else "lobby-noted"
