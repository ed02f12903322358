"""Nudges and reactions: presses on a panel that play nothing."""

from collections.abc import Mapping

from bot.games.protocol import Seat
from bot.tables import Declined, Reason, TooSoon
from bot.text import say
from cogs.ids import Verb
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.social import too_early

SAID_IN_PANEL = frozenset({Reason.NO_NUDGE, Reason.NO_REACTIONS, Reason.REACTED})  # its panel has become outdated


class Social(AnsweringCog):
    """The nudges and reactions of people at a table."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.NUDGE: self._nudge, Verb.REACT: self._react}

    async def _nudge(self, press: TablePress) -> None:
        """Nudge the player who is to move. Their chosen settings stay private: the answer is always the same."""
        nudged: tuple[Seat, ...] = ()
        async with self._stage.pressed.pressing(press) as now:
            table = now.table
            if not self._stage.pressed.is_meant(now):
                await self._stage.pressed.show_unplayed(now)
                return
            try:
                table, nudged = await self._tables.nudges.nudge(table.id, press.player)
                said = say(press.locale, "nudge-done")
            except TooSoon as error:
                said = too_early(table, now.seat, error.at, locale=press.locale)
            except Declined as error:
                said = _in_words(error, press)
            await self._stage.pressed.show_panel(now.at(table), in_place=press.is_private, said=said)
        if nudged:
            await self._stage.nudge(table, nudged)

    async def _react(self, press: TablePress) -> None:
        """React: others see it."""
        said, has_reacted = None, False
        async with self._stage.pressed.pressing(press) as now:
            if not self._stage.pressed.is_meant(now):
                await self._stage.pressed.show_unplayed(now)
                return
            try:
                await self._tables.reactions.react(now.table, press.player, press.preferences, press.id.word)
                has_reacted = True
            except Declined as error:
                said = _in_words(error, press)
            await self._stage.pressed.show_panel(now, in_place=press.is_private, said=said)
        if has_reacted:
            await self._stage.reacted(now.table, now.seat)


def _in_words(error: Declined, press: TablePress) -> str:
    """Return the words for the panel. Raises `error` for anything that has nothing to do with it."""
    if error.reason not in SAID_IN_PANEL:
        raise error
    return say(press.locale, f"declined-{error.reason}")
