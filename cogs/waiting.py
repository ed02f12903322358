"""The end of a pause, and the choices of whoever waits when the opponent's time is over."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.games.protocol import Seat
from bot.tables import Declined, Player, Reason, Table, Tables
from bot.text import say
from cogs.answer import is_private, redraw, reply
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.screen import plain_private
from cogs.screens.waiting import late_choices
from cogs.stage import DiscordStage

GONE = frozenset({Reason.IN_TIME, Reason.OVER, Reason.STALE})  # why there is nothing to choose any more

Choose = Callable[[str, Player, Seat], Awaitable[Table]]


class Waits(AnsweringCog):
    """Answers the buttons about clocks and pauses."""

    def __init__(self, tables: Tables, stage: DiscordStage) -> None:
        self._tables = tables
        self._stage = stage

    def presses(self) -> Mapping[str, Press]:
        return {
            Verb.RESUME: self._resume,
            Verb.LATE: self._ask,
            Verb.WAIT: self._wait,
            Verb.DEPUTY: self._deputy,
            Verb.UNPAID: self._unpaid,
            Verb.CLAIM: self._claim,
        }

    async def _resume(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._tables.agreements.resume(press.key, await player_of(interaction, self._tables))
        await reply(interaction, plain_private(say(locale_of(interaction), "resume-done")))

    async def _ask(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Show the choices to the player who waits."""
        player, table = await player_of(interaction, self._tables), await self._tables.memory.table(press.key)
        choices = await self._tables.waiting.choices(table, player)
        await reply(interaction, late_choices(table, choices, locale=locale_of(interaction)))

    async def _wait(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._choose(interaction, press, lambda key, *_: self._tables.memory.table(key), "late-waiting")

    async def _deputy(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._choose(interaction, press, self._tables.waiting.deputise, "late-deputised")

    async def _unpaid(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        end = self._tables.waiting.end
        await self._choose(interaction, press, lambda key, player, _: end(key, player), "late-ended")

    async def _claim(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._choose(interaction, press, self._tables.waiting.claim, "late-claimed")

    async def _choose(self, interaction: discord.Interaction, press: CustomId, choose: Choose, said: str) -> None:
        """Carry out a choice and replace the buttons by the sentence `said`.

        When there is nothing to choose any more, the buttons go too, and the sentence says why.
        """
        player, table = await player_of(interaction, self._tables), await self._tables.memory.table(press.key)
        try:
            choices = await self._tables.waiting.choices(table, player)
            late = Seat[press.word] if press.word in Seat.__members__ else choices.late[0]
            if late not in choices.late or press.turn != table.called[late]:  # the buttons are about another turn
                raise Declined(Reason.STALE)
            now = await choose(press.key, player, late)
            if press.verb != Verb.WAIT and await self._tables.agreements.find(now) is not None:
                said = "late-proposed"
                self._stage.refresh(now)
            elif press.verb == Verb.CLAIM and not now.is_over:
                said = "late-turned-out"
        except Declined as error:
            if error.reason not in GONE:
                raise
            said = _instead(await self._tables.memory.table(press.key))
        await self._close(interaction, said)

    async def _close(self, interaction: discord.Interaction, said: str) -> None:
        screen = plain_private(say(locale_of(interaction), said))
        await (redraw if is_private(interaction) else reply)(interaction, screen)


def _instead(table: Table) -> str:
    """The key of the sentence in place of choices that are gone."""
    if table.is_over:
        return "declined-over"
    return "late-deputised" if table.deputies else "late-nothing"
