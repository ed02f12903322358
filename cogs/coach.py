"""The coach on Discord: a hint for a player who practices."""

from collections.abc import Mapping

from bot.coach import CoachDesk
from bot.tables import Tables
from cogs.answer import reply, think
from cogs.emoji import OwnEmoji
from cogs.ids import Verb
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.hint import hint_screen


class Coaching(AnsweringCog):
    """What the coach says, to the player who asks alone."""

    def __init__(self, tables: Tables, desk: CoachDesk, emoji: OwnEmoji) -> None:
        self._tables = tables
        self._desk = desk
        self._emoji = emoji

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.HINT: self._hint}

    async def _hint(self, press: TablePress) -> None:
        """Say what the best robot would do now, once it is stored that this player plays with hints."""
        table, seat = await self._tables.playing.hint(press.table.id, press.player), press.seat
        view, game = table.view(seat), table.terms.game.name
        await think(press.interaction)
        advice = await self._desk.advise(game, view, f"{table.id}/{seat}/{view.turn}", who=str(press.player.id))
        emoji = self._emoji.for_one(press.preferences)
        await reply(press.interaction, hint_screen(advice, game, locale=press.locale, emoji=emoji))
