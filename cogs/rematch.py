"""*Rematch* under a finished game: the same people on the same terms."""

import asyncio
from collections.abc import Mapping
from functools import partial

from bot.tables import Avoided, Declined, Level, Offer, Player, Reason, Terms
from bot.text import say
from cogs.anew import show_anew
from cogs.answer import reply
from cogs.beginning import here, note_language, place_of
from cogs.challenge import Challenge
from cogs.ids import Verb
from cogs.large_stakes import LargeStakes
from cogs.lobby import LobbyCog
from cogs.practice import Practice
from cogs.press import Press, TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.blocks import avoided_question
from cogs.screens.screen import plain_private
from cogs.tools import Tools


class Rematch(AnsweringCog):
    """The part that answers *Rematch*: by a challenge, by a lobby, or by a new practice game at once."""

    def __init__(
        self,
        tools: Tools,
        challenge: Challenge,
        practice: Practice,
        lobbies: LobbyCog,
        stakes: LargeStakes,
    ) -> None:
        super().__init__(tools)
        self._challenge = challenge
        self._practice = practice
        self._lobbies = lobbies
        self._stakes = stakes
        self._practicing = asyncio.Lock()  # so that a second press finds the game that the first one began

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.REMATCH: self._rematch}

    async def _rematch(self, press: TablePress) -> None:
        """Offer a rematch on the same terms. When both players of the finished game ask for it, it begins."""
        player, table = press.player, press.table
        table.own_seat(player)
        if table.terms.is_contest:
            raise Declined(Reason.CONTEST)
        people = [other for other in table.players if other.robot is None and other.id != player.id]
        if not people:
            await self._practice_again(press)
        elif len(table.players) > 2:
            await self._lobbies.rematch(press)
        else:
            terms = here(press.interaction, table.terms.renewed())
            place_of(press.interaction, terms)
            go_on = partial(self._challenge_again, player=player, opponent=people[0], last=table.terms)
            await self._stakes.confirmed(press, terms, seats=(2,), go_on=go_on)

    async def _practice_again(self, press: TablePress) -> None:
        interaction, table = press.interaction, press.table
        async with self._practicing:
            if any(
                each.is_practice and each.channel_id == interaction.channel_id
                for each in await self._tables.memory.tables_of(press.player)
            ):
                raise Declined(Reason.PRACTICING)
            level = next(other.robot for other in table.players if other.robot is not None)
            await self._practice.begin(interaction, Level(level), table.terms, seats=len(table.players))

    async def _challenge_again(self, press: Press, *, player: Player, opponent: Player, last: Terms) -> None:
        interaction, terms = press.interaction, here(press.interaction, last.renewed())
        guild_id, channel_id = place_of(interaction, terms)
        await note_language(interaction, self._tables)
        try:
            again = await self._tables.beginnings.rematch(
                player,
                opponent,
                terms=terms,
                guild_id=guild_id,
                channel_id=channel_id,
                cut=str(interaction.id),
            )
        except Avoided as avoided:
            await reply(interaction, avoided_question(avoided, locale=press.locale))
            return
        if isinstance(again, Offer):
            await self._challenge.post(interaction, again, last=last)
        elif again.terms.is_elsewhere and not self._stage.can_show(again):
            await show_anew(self._stage, interaction, again)
        else:
            await reply(interaction, plain_private(say(press.locale, "rematch-begins")))
