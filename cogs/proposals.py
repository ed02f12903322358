"""What one player proposes and the other answers: a pause, or an end without payment."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from types import MappingProxyType

import discord

from bot.games.protocol import Seat
from bot.tables import Declined, Player, Reason, Tables
from bot.text import say
from cogs.answer import redraw
from cogs.finding import check_seated
from cogs.ids import CustomId, Verb
from cogs.manners import public_locale
from cogs.names import name
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.leaving import answered_question

KEPT = 1_000  # answered questions; a second answer can only come within seconds
FALLEN: Mapping[Reason, str] = MappingProxyType(
    {Reason.STALE: "proposal-fallen", Reason.OVER: "declined-over", Reason.PAUSED: "declined-paused"}
)
"""Why there is nothing left to agree to, and how the question says so; any other refusal is told to who pressed."""


class Proposals(AnsweringCog):
    """Takes the answers, one to a question. A question that was answered, or has fallen, offers nothing any more."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._answering = asyncio.Lock()
        self._answered: OrderedDict[int, None] = OrderedDict()  # messages; no press that was on its way counts there

    def presses(self) -> Mapping[Verb, Press]:
        return {Verb.PAUSE: self._agree, Verb.AGREE: self._agree, Verb.REFUSE: self._refuse}

    async def _agree(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        proposer = _proposer(press)
        if press.verb is Verb.PAUSE:
            agree, said = self._tables.waiting.pause, "pause-done"
        else:
            agree, said = self._tables.abandon, "abandon-done"
        async with self._answering:
            message, player = self._open(interaction), await player_of(interaction, self._tables)
            check_seated(self._tables, await self._tables.table(press.key), player)  # nobody else closes it
            try:
                await agree(press.key, player, proposed_by=proposer, turn=press.turn)
            except Declined as error:
                if error.reason not in FALLEN:
                    raise
                said = FALLEN[error.reason]
            self._keep(message)
        await self._close(interaction, press, said)

    async def _refuse(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """The other says no, or who proposed takes it back."""
        async with self._answering:
            message, player = self._open(interaction), await player_of(interaction, self._tables)
            seat = (await self._tables.table(press.key)).own_seat(player)
            self._keep(message)
        said = "proposal-withdrawn" if seat == _proposer(press) else "proposal-refused"
        await self._close(interaction, press, said, player)

    def _open(self, interaction: discord.Interaction) -> int:
        """The message of a question that nobody has answered. Raises Declined (STALE)."""
        if interaction.message is None or interaction.message.id in self._answered:
            raise Declined(Reason.STALE)
        return interaction.message.id

    def _keep(self, message: int) -> None:
        self._answered[message] = None
        if len(self._answered) > KEPT:
            self._answered.popitem(last=False)

    async def _close(
        self, interaction: discord.Interaction, press: CustomId, said: str, player: Player | None = None
    ) -> None:
        """What became of the proposal, in the place of its question."""
        locale, table = public_locale(interaction), await self._tables.table(press.key)
        words = say(locale, said, player=name(player) if player is not None else "")
        await redraw(interaction, answered_question(table, words, locale=locale))


def _proposer(press: CustomId) -> Seat:
    """Who proposed; a question always says that, and at which turn. Raises Declined (STALE)."""
    if press.word not in Seat.__members__ or press.turn is None:
        raise Declined(Reason.STALE)
    return Seat[press.word]
