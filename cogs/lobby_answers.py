"""What people get to see who press at a lobby: its message, and their own hidden panels.

Where the bot is not, only presses change that message. One that is answered by a hidden message is taken first, so that
the lobby can be shown there as well; and so is one that is refused.
"""

from collections.abc import Mapping
from functools import partial

import discord

from bot.tables import Declined, Lobby, Player, Reason, Tables
from bot.text import Locale, say
from cogs.answer import accept, add, is_taken, post, redraw, reply
from cogs.finding import lobby_named
from cogs.large_stakes import LargeStakes
from cogs.locale_and_style import public_locale
from cogs.names import game_name
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import is_elsewhere
from cogs.screens.lobby import changed_call, lobby_screen, ready_call
from cogs.screens.lobby_panel import lobby_panel
from cogs.screens.screen import PrivateScreen, PublicScreen, plain_private
from cogs.stage import DiscordStage
from cogs.tools import Tools
from cogs.who_left import WhoLeft


class LobbyAnswers:
    """A shower of lobbies to those who press there."""

    def __init__(self, tables: Tables, stage: DiscordStage, who_left: WhoLeft) -> None:
        self._tables = tables
        self._stage = stage
        self._book = tables.lobbies.book
        self._who_left = who_left

    def to(self, answers: Mapping[str, Answer]) -> Mapping[str, Answer]:
        """Return the same answers to presses, which also keep a message up to date that the bot cannot edit."""
        return {verb: partial(self.kept, answer=answer) for verb, answer in answers.items()}

    async def kept(self, press: Press, *, answer: Answer) -> None:
        """Answer a press. On the message of a lobby where the bot is not, show the lobby there, too, or its table."""
        interaction, message = press.interaction, press.interaction.message
        if press.is_private or message is None or not is_elsewhere(interaction):
            await answer(press)
            return
        lobby, _ = await self._found(press)
        if not _is_on_message(press, lobby):
            await answer(press)
            return
        if lobby.message_id is None:  # its poster did not hear where it is
            await self._book.posted(lobby.id, message.id)
        if lobby.is_started:
            await self._stage.show_openly(interaction, await self._tables.memory.table(lobby.id))
        try:
            await answer(press)
        finally:
            await self._shown(press, lobby)

    async def _shown(self, press: Press, lobby: Lobby) -> None:
        """Note that a press can change the message of `lobby` from now on, and have it show the lobby soon."""
        if not press.interaction.response.is_done():
            await self._take(press, lobby)  # it is refused next
        self._note(press, lobby)
        if is_taken(press.interaction):
            self._tables.lobby_watch.show(lobby.id, after=0)

    async def _take(self, press: Press, lobby: Lobby) -> None:
        """Take a press on the message of `lobby` where the bot is not: what is for its person alone can follow."""
        if lobby.terms.is_elsewhere and _is_on_message(press, lobby) and not press.interaction.response.is_done():
            await accept(press.interaction)
            self._note(press, lobby)

    def _note(self, press: Press, lobby: Lobby) -> None:
        message, kind = press.interaction.message, press.interaction.response.type
        is_update = kind in {
            discord.InteractionResponseType.deferred_message_update,
            discord.InteractionResponseType.message_update,
        }
        if message is not None and is_update:
            self._stage.posted_elsewhere(press.interaction, lobby.id, message.id)

    # The lobby that was pressed

    async def pressed(self, press: Press) -> tuple[Lobby, Player]:
        """Return the lobby, open or not, and the person who pressed. Raises Declined (NO_LOBBY)."""
        lobby, player = await self._found(press)
        if lobby.is_over:  # its message may not say so yet
            self._tables.lobby_watch.show(lobby.id)
        return lobby, player

    async def _found(self, press: Press) -> tuple[Lobby, Player]:
        player = await player_of(press.interaction, self._tables)
        return await lobby_named(press.interaction, self._tables, player, press.id.key), player

    async def hosting(self, press: Press) -> tuple[Lobby, Player]:
        """Return an open lobby and its host, who pressed. Raises Declined (LOBBY_OVER, NOT_HOST)."""
        lobby, player = await self._open(press)
        if not lobby.is_host(player):
            raise Declined(Reason.NOT_HOST)
        return lobby, player

    async def starting(self, press: Press) -> tuple[Lobby, Player]:
        """Return the same for who may start in place of a host who is away, too."""
        lobby, player = await self._open(press)
        if not lobby.may_start(player, self._tables.lobby_watch.now):
            raise Declined(Reason.NOT_HOST)
        return lobby, player

    async def _open(self, press: Press) -> tuple[Lobby, Player]:
        """Return the lobby, without a host who has left, and who pressed. Raises Declined (LOBBY_OVER)."""
        lobby, player = await self.pressed(press)
        if lobby.is_over:
            raise Declined(Reason.LOBBY_OVER)
        if lobby.sitter(player.id) is not None:
            lobby = await self._who_left.see_host(press.interaction, lobby, player)
        return lobby, player

    # What is shown

    async def changed(self, press: Press, before: Lobby, lobby: Lobby, player: Player, *, said: str) -> None:
        """Show `lobby` where a person pressed, and on its message; ask the called ones whether they are ready."""
        interaction, now, pressed = press.interaction, self._tables.lobby_watch.now, press.interaction.message
        locale = await self.public_locale(press, lobby)
        if pressed is not None and _is_on_message(press, lobby):
            if lobby.message_id is None:
                await self._book.posted(lobby.id, pressed.id)
            if lobby.is_started and lobby.terms.is_elsewhere:
                await self._take(press, lobby)
                self._tables.lobby_watch.show(lobby.id, after=0)  # as the table
            elif (await redraw(interaction, lobby_screen(lobby, now=now, locale=locale))).is_lost:
                self._tables.lobby_watch.show(lobby.id)
        else:
            words, screen = say(press.locale, "lobby-started" if lobby.is_started else said), None
            if not lobby.is_over and lobby.sitter(player.id) is not None:
                screen = lobby_panel(lobby, player, now=now, locale=press.locale, said=words)
            await self._show_own(press, screen or plain_private(words), lobby, player)
            self._tables.lobby_watch.show(lobby.id)
        self._stage.lobby_panels.put(lobby.id)
        await self.catch_up(lobby)
        anew = tuple(each for each in lobby.undecided if each.id != player.id and each not in before.undecided)
        if anew:
            await self.call(press, lobby, changed_call(lobby, anew, locale=locale))
        if lobby.check is not None and lobby.check != before.check and before.check is None:
            asked = tuple(each.player for each in lobby.people if each.player.id in lobby.check.asked)
            others = tuple(each for each in asked if each.id != player.id)
            if others:
                await self.call(press, lobby, ready_call(lobby, others, locale=locale))

    async def call(self, press: Press, lobby: Lobby, screen: PublicScreen) -> None:
        """Call people to `lobby`: below its message where the bot is not, as long as a press there allows that."""
        is_hidden = lobby.terms.is_elsewhere and press.is_private
        if not (is_hidden and await self._stage.post_elsewhere(lobby.id, screen)):
            await post(press.interaction, screen)

    async def give(self, press: Press, screen: PrivateScreen, lobby: Lobby) -> int | None:
        """Answer with a new hidden message, and return its id; None when it is not known."""
        await self._take(press, lobby)
        return await reply(press.interaction, screen)

    async def show_panel(self, press: Press, lobby: Lobby, player: Player) -> None:
        """Show `player` their controls."""
        panel = lobby_panel(lobby, player, now=self._tables.lobby_watch.now, locale=press.locale)
        await self._show_own(press, panel, lobby, player)

    async def _show_own(self, press: Press, screen: PrivateScreen, lobby: Lobby, player: Player) -> None:
        """Answer with a hidden message, in place of one that was pressed. A panel of `lobby` follows it then."""
        if press.is_private:
            message_id = (await redraw(press.interaction, screen)).message_id
        else:
            message_id = await self.give(press, screen, lobby)
        self._stage.lobby_panels.opened(press, lobby, player, message_id)

    async def see_hand_comes(self, press: Press, lobby: Lobby) -> None:
        """Notify a sitter with closed direct messages how they get their hand. A game that has started sends hands at
        once, and its table says so.
        """
        if lobby.is_started:
            return
        player, locale = await player_of(press.interaction, self._tables), press.locale
        greeting = plain_private(say(locale, "lobby-hand-here", game=game_name(lobby.terms, locale=locale)))
        if not await self._stage.reaches(lobby, player, greeting):
            closed = "lobby-closed-dms-elsewhere" if lobby.terms.is_elsewhere else "lobby-closed-dms"
            await add(press.interaction, plain_private(say(locale, closed)))

    async def catch_up(self, lobby: Lobby) -> None:
        """Show the lobby soon if more has happened there: an answer that came later may have shown less."""
        if not await self._book.is_latest(lobby):
            self._tables.lobby_watch.show(lobby.id)

    async def public_locale(self, press: Press, lobby: Lobby) -> Locale:
        """Return the language in which everyone reads `lobby`."""
        if lobby.terms.is_elsewhere:
            return await self._stage.locale(lobby.guild_id)
        return public_locale(press.interaction)


def seated(lobby: Lobby, *, locale: Locale) -> PrivateScreen:
    """Return what a person reads who has just sat down: how many seats are left, or that all are there."""
    if lobby.is_started:
        words = say(locale, "rematch-begins-many")
    else:
        words = say(locale, "lobby-in", count=lobby.seats - len(lobby.sitters))
    return plain_private(words)


class AtLobbies(AnsweringCog):
    """A cog that answers presses at lobbies."""

    def __init__(self, tools: Tools, stakes: LargeStakes, who_left: WhoLeft) -> None:
        super().__init__(tools)
        self._lobbies = self._tables.lobbies
        self._stakes = stakes
        self._who_left = who_left
        self._answers = LobbyAnswers(self._tables, self._stage, who_left)


def _is_on_message(press: Press, lobby: Lobby) -> bool:
    """Return whether the pressed message is that of `lobby`, which everyone sees."""
    message = press.interaction.message
    return message is not None and not press.is_private and lobby.message_id in {None, message.id}
