"""Presses about windows: to be asked no more in this deal, to skip the next one, and what waits until one closes."""

from collections.abc import Mapping
from types import MappingProxyType

import discord

from bot.games.protocol import No, Refusal, Refused
from bot.tables import Declined, Player, Reason, Table, Tables, When
from bot.text import say
from cogs.answer import is_private
from cogs.ids import CustomId, Verb, whole
from cogs.locale_and_style import locale_of
from cogs.panel_answers import PanelAnswers
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press

SAID_IN_PANEL: Mapping[Reason, str] = MappingProxyType(
    {Reason.STALE: "panel-stale", Reason.OVER: "panel-stale", Reason.NO_ORDER: "declined-no-order"}
)
"""Refusals after which the panel says what the matter was."""


class Ordering(AnsweringCog):
    """Takes orders for later, and takes them back. The answer is the panel, which nobody else sees."""

    def __init__(self, tables: Tables, panels: PanelAnswers) -> None:
        self._tables = tables
        self._panels = panels

    def presses(self) -> Mapping[str, Press]:
        return {Verb.ORDER: self._answer, Verb.LATER: self._answer, Verb.UNORDER: self._answer}

    async def _answer(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        player = await player_of(interaction, self._tables)
        async with self._panels.pressing(await self._tables.memory.table(press.key), player):
            table = await self._tables.memory.table(press.key)
            said: str | Refusal | None = None
            if self._panels.turned_lately(table, table.own_seat(player)):  # it stood elsewhere, or was not there
                said = say(locale_of(interaction), "panel-hasty")
                await self._panels.present(interaction, table, player, in_place=True, said=said, is_same=True)
                return
            try:
                table = await self._order(table, player, press)
            except Refused as error:
                said = error.refusal
            except Declined as error:
                if error.reason not in SAID_IN_PANEL:
                    raise
                said = say(locale_of(interaction), SAID_IN_PANEL[error.reason])
            await self._panels.present(interaction, table, player, in_place=is_private(interaction), said=said)

    async def _order(self, table: Table, player: Player, press: CustomId) -> Table:
        """Do what was pressed. Raises Refused, or Declined as `Orders` does."""
        orders, deal = self._tables.orders, press.turn or 0
        match press.verb, press.word:
            case Verb.LATER, number:
                waiting = table.view(table.own_seat(player)).waiting_moves()
                if (place := whole(number)) is not None and place < len(waiting):
                    move, turn = waiting[place], press.turn
                    given = await orders.give(table.id, player, When.TURN, move, deal=table.deal, turn=turn)
                    return given.table
            case Verb.UNORDER, kind if kind in When.__members__.values():
                return await orders.take_back(table.id, player, When(kind), deal=deal)
            case Verb.ORDER, When.ALWAYS | When.WINDOW as kind:
                return (await orders.give(table.id, player, When(kind), No(), deal=deal)).table
        raise Declined(Reason.STALE)
