"""Answers to what one player proposes to the other: a pause, or an end without payment."""

import asyncio
from collections.abc import Mapping
from types import MappingProxyType

import discord
from cachetools import FIFOCache

from bot.games.protocol import Seat
from bot.tables import Declined, Player, Reason, Tables
from bot.text import say
from cogs.answer import redraw, whisper
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, public_locale
from cogs.names import name
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.leaving import answered_question

KEPT = 1_000  # answered questions; a second answer comes within seconds if at all
FALLEN: Mapping[Reason, str] = MappingProxyType(
    {Reason.STALE: "proposal-fallen", Reason.OVER: "declined-over", Reason.PAUSED: "declined-paused"}
)
"""Refusals that end the question itself, and the sentence it then shows; others are only told to whoever pressed."""


class Proposals(AnsweringCog):
    """Takes one answer to each question; a question that was answered or has fallen loses its buttons."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._answering = asyncio.Lock()
        self._answered: FIFOCache[int, None] = FIFOCache(KEPT)  # ids of messages; later presses on them do not count

    def presses(self) -> Mapping[str, Press]:
        return {Verb.PAUSE: self._agree, Verb.AGREE: self._agree, Verb.REFUSE: self._refuse}

    async def _agree(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        proposer = _proposer(press)
        if press.verb == Verb.PAUSE:
            agree, said = self._tables.agreements.pause, "pause-done"
        else:
            agree, said = self._tables.agreements.end, "abandon-done"
        async with self._answering:
            message, player = self._open(interaction), await player_of(interaction, self._tables)
            (await self._tables.memory.table(press.key)).own_seat(player)  # others may not close it
            try:
                await agree(press.key, player, proposed_by=proposer, turn=press.turn)
            except Declined as error:
                if error.reason not in FALLEN:
                    raise
                said = FALLEN[error.reason]
            if said not in FALLEN.values() and await self._waits_on(interaction, press.key):
                return
            self._answered[message] = None
        await self._close(interaction, press, said)

    async def _waits_on(self, interaction: discord.Interaction, key: str) -> bool:
        """Say so if others still have to agree. Returns whether they have."""
        table = await self._tables.memory.table(key)
        waits = await self._tables.agreements.find(table) is not None
        if waits:
            await whisper(interaction, say(locale_of(interaction), "proposal-agreed"))
        return waits

    async def _refuse(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Close the question: the opponent refuses, or the proposer withdraws."""
        proposer = _proposer(press)
        async with self._answering:
            message, player = self._open(interaction), await player_of(interaction, self._tables)
            seat = (await self._tables.memory.table(press.key)).own_seat(player)
            await self._tables.agreements.refuse(press.key, player, proposed_by=proposer, turn=press.turn)
            self._answered[message] = None
        said = "proposal-withdrawn" if seat == proposer else "proposal-refused"
        await self._close(interaction, press, said, player)

    def _open(self, interaction: discord.Interaction) -> int:
        """The id of the message of an unanswered question. Raises Declined (STALE) for an answered one."""
        if interaction.message is None or interaction.message.id in self._answered:
            raise Declined(Reason.STALE)
        return interaction.message.id

    async def _close(
        self, interaction: discord.Interaction, press: CustomId, said: str, player: Player | None = None
    ) -> None:
        """Replace the question by what became of the proposal."""
        locale, table = public_locale(interaction), await self._tables.memory.table(press.key)
        words = say(locale, said, player=name(player) if player is not None else "")
        await redraw(interaction, answered_question(table, words, locale=locale))


def _proposer(press: CustomId) -> Seat:
    """The seat of the proposer, as the button says. Raises Declined (STALE) for a button that lacks seat or turn."""
    if press.word not in Seat.__members__ or press.turn is None:
        raise Declined(Reason.STALE)
    return Seat[press.word]
