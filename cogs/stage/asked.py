"""The messages of challenges and lobbies, which ask people to play: redrawn when nobody pressed on them."""

import logging

import discord

from bot.tables import Lobby, Offer, Player
from bot.text import say
from cogs.names import name
from cogs.screens.challenge import challenge_screen, lost_line
from cogs.screens.lobby import lobby_screen
from cogs.screens.screen import PublicScreen
from cogs.sending import may_pass
from cogs.stage.ground import Ground
from cogs.stage.places import ARCHIVED, MISSING_ACCESS, UNKNOWN_MESSAGE, Places
from cogs.stage.table_elsewhere import TablesElsewhere

log = logging.getLogger(__name__)

NONCES = 10**15  # a nonce has 25 characters, and ten are the key


class AskedMessages:
    """A redrawer of messages with which a game may begin."""

    def __init__(self, ground: Ground, places: Places, elsewhere: TablesElsewhere) -> None:
        self._ground = ground
        self._places = places
        self._elsewhere = elsewhere

    async def countered(self, offer: Offer) -> None:
        """Show an open challenge on its message, with its terms of now; see `Stage.countered`."""
        await self._redraw_offer(offer, challenge_screen(offer, locale=await self._ground.locale(offer.guild_id)))

    async def closed(self, offer: Offer) -> None:
        """Show on the message of a challenge how it ended; see `Stage.closed`."""
        answer = await self._ground.tables.offers.answer_to(offer)
        if offer.terms.is_elsewhere and answer is not None and answer[0] == "accepted":
            await self._elsewhere.begun(offer.id, offer.message_id)
        else:
            await self._redraw_offer(offer, await self.closed_offer(offer))

    async def closed_offer(self, offer: Offer) -> PublicScreen:
        """Return the message of a challenge that says how it ended."""
        locale, offers = await self._ground.locale(offer.guild_id), self._ground.tables.offers
        match await offers.answer_to(offer):
            case _ if await offers.lost_to_rival(offer):
                outcome = lost_line(offer, locale=locale)
            case kind, Player() as player:
                outcome = say(locale, f"offer-{kind}", player=name(player))
            case _:
                outcome = say(locale, "offer-lapsed")
        return challenge_screen(offer, locale=locale, outcome=outcome, first=await offers.first_terms(offer))

    async def _redraw_offer(self, offer: Offer, screen: PublicScreen) -> None:
        """Redraw the message of a challenge, if it is known and can still be edited."""
        if offer.terms.is_elsewhere:
            await self._ground.by_presses.show(offer.id, screen)
        else:
            await self.redraw(screen, offer.guild_id, offer.channel_id, offer.message_id)

    async def show_lobby(self, lobby: Lobby) -> None:
        """Show the present state of `lobby`; see `Stage.show_lobby`."""
        if lobby.is_started and lobby.terms.is_elsewhere:  # its message becomes the table
            await self._elsewhere.begun(lobby.id, lobby.message_id)
            return
        locale = await self._ground.locale(lobby.guild_id)
        screen = lobby_screen(lobby, now=self._ground.clock.now(), locale=locale)
        if lobby.terms.is_elsewhere:
            await self._ground.by_presses.show(lobby.id, screen)
            return
        is_deleted = await self.redraw(screen, lobby.guild_id, lobby.channel_id, lobby.message_id)
        if is_deleted and not lobby.is_over:
            await self._post_again(lobby, screen)

    async def _post_again(self, lobby: Lobby, screen: PublicScreen) -> None:
        """Post a lobby again whose message was deleted: people sit there, and nobody could join them."""
        try:
            message = await self._ground.channel(lobby.channel_id, lobby.guild_id).send(
                view=screen.layout(),
                allowed_mentions=screen.mentions(),
                nonce=f"{lobby.id}{(lobby.message_id or 0) % NONCES}",
            )
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("lobby %s cannot be posted again (%d)", lobby.id, error.code)
            return
        await self._ground.tables.lobbies.book.posted(lobby.id, message.id)

    async def redraw(self, screen: PublicScreen, guild_id: int | None, channel_id: int, message_id: int | None) -> bool:
        """Redraw a message, if it is known and can still be edited. Return whether it was deleted.

        Raises for errors that may pass. What a server without the bot refuses is shown once that lets it in.
        """
        if message_id is None:
            return False
        message = self._ground.channel(channel_id, guild_id).get_partial_message(message_id)
        for is_again in (False, True):
            try:
                # The answer to a press may have shown its table there: with a picture, which would stay.
                await message.edit(view=screen.layout(), attachments=[], allowed_mentions=screen.mentions())
            except discord.HTTPException as error:
                if may_pass(error):
                    raise
                if not is_again and error.code == ARCHIVED and await self._places.reopen(channel_id):
                    continue
                if error.code == MISSING_ACCESS and guild_id is not None:
                    if self._ground.client.get_guild(guild_id) is None:
                        self._ground.tables.shut_out(guild_id)
                    elif not is_again:
                        continue  # it may have let the bot in meanwhile; else this channel alone is closed to the bot
                log.info("message %d cannot be redrawn (%d)", message_id, error.code)
                return error.code == UNKNOWN_MESSAGE
            break
        return False
