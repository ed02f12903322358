"""What the host of a lobby does: invite people, add robots, send both away, change the terms, and start."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.tables import Declined, Level, Lobby, Look, Player, Reason, Terms, levels_of
from cogs.answer import ask
from cogs.house_rules import check_house_rules, check_role
from cogs.ids import SURE, CustomId, Verb, whole
from cogs.lobby_answers import AtLobbies
from cogs.people import people_chosen, player_met, player_of
from cogs.press import Press
from cogs.presses import Answer
from cogs.refusals import Barred
from cogs.screens.lobby import invitation_call, not_here
from cogs.screens.lobby_panel import MOST_INVITED, start_question
from cogs.screens.terms import other_terms, terms_form


class LobbyHost(AtLobbies):
    """The part that answers the host of a lobby."""

    def presses(self) -> Mapping[str, Answer]:
        return self._answers.to(
            {
                Verb.INVITE: self._invite,
                Verb.ADD_ROBOT: self._add_robot,
                Verb.DISMISS: self._dismiss,
                Verb.REMOVE: self._remove,
                Verb.BEGIN: self._begin,
                Verb.FILL: self._fill,
                Verb.TABLE_OPTIONS: self._options,
                Verb.LOBBY_TERMS: self._ask_terms,
            }
        )

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.LOBBY_TERMS: self._change_terms}

    async def _options(self, press: Press) -> None:
        lobby, host = await self._answers.hosting(press)
        await self._answers.show_panel(press, lobby, host)

    async def _invite(self, press: Press) -> None:
        """Hold seats for people of this server, all of them or none."""
        before, host = await self._answers.pressed(press)
        people = [each for each in people_chosen(press.interaction) if str(each.id) in press.values[:MOST_INVITED]]
        is_server = press.interaction.guild_id is not None  # a group tells nobody's roles, and offers its people alone
        strangers = {each.id: each.name for each in people if is_server and each.roles is None and not each.bot}
        if strangers:
            raise Barred(not_here(strangers, locale=press.locale))
        for each in people:
            if each.bot:
                raise Declined(Reason.INVITE_BOT)
            check_role(press.interaction, each.name, each.roles or ())
        invited = [await player_met(each.id, each.name, self._tables) for each in people]
        lobby = await self._lobbies.invite(press.id.key, host, invited)
        await self._answers.changed(press, before, lobby, host, said="lobby-invited")
        held = [each.until for each in lobby.invitations if each.player.id in {one.id for one in invited}]
        if held:
            locale = await self._answers.public_locale(press, lobby)
            call = invitation_call(lobby, tuple(invited), held_until=max(held), locale=locale)
            await self._answers.call(press, lobby, call)

    async def _add_robot(self, press: Press) -> None:
        before, host = await self._answers.pressed(press)
        if press.chosen not in levels_of(before.game):
            raise Declined(Reason.STALE)
        lobby = await self._lobbies.add_robot(press.id.key, host, Level(press.chosen), press_id=press.interaction.id)
        await self._answers.changed(press, before, lobby, host, said=_asked(before, lobby, host))

    async def _dismiss(self, press: Press) -> None:
        before, host = await self._answers.pressed(press)
        sitter = before.sitter(whole(press.chosen) or 0)
        if sitter is None:
            raise Declined(Reason.NO_ROBOT)
        lobby = await self._lobbies.dismiss_robot(press.id.key, host, sitter.player, press_id=press.interaction.id)
        await self._answers.changed(press, before, lobby, host, said=_asked(before, lobby, host))

    async def _remove(self, press: Press) -> None:
        """Take a person off the table, and notify them in a direct message if they want any."""
        before, host = await self._answers.pressed(press)
        if (sitter := before.sitter(whole(press.chosen) or 0)) is None:
            raise Declined(Reason.NOBODY_REMOVED)
        lobby = await self._lobbies.remove(press.id.key, host, sitter.player, press_id=press.interaction.id)
        await self._answers.changed(press, before, lobby, host, said="lobby-removed")
        await self._stage.removed(lobby, sitter.player)

    async def _fill(self, press: Press) -> None:
        """Let robots take all free seats; start with them if the host was asked about empty seats."""
        before, host = await self._answers.hosting(press)
        key, press_id, starts = press.id.key, press.interaction.id, press.id.word == SURE

        async def fill(look: Look) -> Lobby:
            return await self._lobbies.fill(key, host, press_id=press_id, starts=starts, look=look)

        await self._start(press, before, host, fill)

    async def _begin(self, press: Press) -> None:
        """Start, or ask the host once whether some seats shall stay empty."""
        before, host = await self._answers.starting(press)
        is_sure = (press.id.word == SURE and press.id.turn == len(before.sitters)) or not before.is_host(host)
        if len(before.sitters) == before.seats or before.undecided or before.check is not None or is_sure:
            await self._start(press, before, host, lambda look: self._lobbies.start(press.id.key, host, look=look))
            return
        question = start_question(before, now=self._tables.lobby_watch.now, locale=press.locale)
        await self._answers.give(press, question, before)

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
        await self._answers.changed(press, before, lobby, host, said=said)

    async def _ask_terms(self, press: Press) -> None:
        lobby, _ = await self._answers.hosting(press)
        variants = self._shown[lobby.game.name].variants
        id_ = CustomId(Verb.LOBBY_TERMS, lobby.id)
        await ask(press.interaction, terms_form(lobby.named or lobby.terms, variants, id_, locale=press.locale))

    async def _change_terms(self, press: Press) -> None:
        before, _ = await self._answers.pressed(press)
        terms = other_terms(before.named or before.terms, self._shown[before.game.name].variants, press.values)
        check_house_rules(press.interaction, stake=terms.stake, anywhere=True)
        go_on = partial(self._replace_terms, before=before, terms=terms)
        await self._stakes.confirmed(press, terms, seats=before.seat_numbers, go_on=go_on)

    async def _replace_terms(self, press: Press, *, before: Lobby, terms: Terms) -> None:
        host = await player_of(press.interaction, self._tables)
        lobby = await self._lobbies.change_terms(press.id.key, host, terms, press_id=press.interaction.id)
        await self._answers.changed(press, before, lobby, host, said=_asked(before, lobby, host))


def _asked(before: Lobby, lobby: Lobby, host: Player) -> str:
    """Return the key of the answer to a host's change: who has to agree to it, or that it took the stakes away."""
    if before.terms.stake and lobby.robots:
        return "lobby-robots-no-stakes"
    asked = "lobby-asked-all" if host in lobby.undecided else "lobby-asked-anew"
    return asked if lobby.undecided else "lobby-noted"
