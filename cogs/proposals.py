"""Answers to what one player proposes to the others: a pause, or an end without payment."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import discord
from cachetools import FIFOCache

from bot.games.protocol import Seat
from bot.tables import Declined, Matter, Player, Reason, Table, TableProposal, Tables
from bot.text import say
from cogs.answer import is_private, redraw, reply
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, public_locale
from cogs.names import name
from cogs.people import player_of
from cogs.presses import AnsweringCog, Press
from cogs.screens.leaving import answered_question, own_proposal_question, proposal_question
from cogs.screens.screen import plain_private
from cogs.stage import DiscordStage

KEPT = 1_000  # answered questions; a second answer comes within seconds if at all
FALLEN: Mapping[Reason, str] = MappingProxyType(
    {Reason.STALE: "proposal-fallen", Reason.OVER: "declined-over", Reason.PAUSED: "declined-paused"}
)
"""Refusals that end the question itself, and the sentence it then shows; others are only told to whoever pressed."""


class Proposals(AnsweringCog):
    """Takes one answer to each question; a question that was answered or has fallen loses its buttons."""

    def __init__(self, tables: Tables, stage: DiscordStage) -> None:
        self._tables = tables
        self._stage = stage
        self._answered: FIFOCache[int, None] = FIFOCache(KEPT)  # ids of messages; later presses on them do not count

    def presses(self) -> Mapping[str, Press]:
        return {
            Verb.PAUSE: self._agree,
            Verb.AGREE: self._agree,
            Verb.REFUSE: self._refuse,
            Verb.PROPOSED: self._ask,
        }

    async def _ask(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Show in a hidden reply what is proposed."""
        player, table = await player_of(interaction, self._tables), await self._tables.memory.table(press.key)
        seat, proposal = table.seat_in_person(player), await self._tables.agreements.find(table)
        if proposal is None or proposal.matter is Matter.DEPUTY:
            raise Declined(Reason.STALE)
        await reply(interaction, own_proposal_question(table, proposal, seat, locale=locale_of(interaction)))

    async def _agree(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        proposer = _proposer(press)
        if press.verb == Verb.PAUSE:
            agree, said = self._tables.agreements.pause, "pause-done"
        else:
            agree, said = self._tables.agreements.end, "abandon-done"
        async with self._tables.questions.answering:
            message, player = self._open(interaction), await player_of(interaction, self._tables)
            await self._own_seat(press, player)
            try:
                table = await agree(press.key, player, proposed_by=proposer, turn=press.turn)
            except Declined as error:
                if error.reason not in FALLEN:
                    raise
                said = FALLEN[error.reason]
            else:
                if (proposal := await self._tables.agreements.find(table)) is not None:
                    await self._go_on(interaction, table, proposal)
                    return
            await self._note_answered(press, message)
        await self._close(interaction, press, said)

    async def _go_on(self, interaction: discord.Interaction, table: Table, proposal: TableProposal) -> None:
        """Show that one more has agreed, and who still has to."""
        self._stage.refresh(table)
        if is_private(interaction):
            await redraw(interaction, plain_private(say(locale_of(interaction), "proposal-agreed")))
            return
        locale = public_locale(interaction)
        question = proposal_question(table, proposal, locale=locale)
        await redraw(interaction, replace(question, pings=()))  # they were notified when it was asked

    async def _refuse(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        """Close the question: somebody refuses, or the proposer withdraws."""
        proposer = _proposer(press)
        async with self._tables.questions.answering:
            message, player = self._open(interaction), await player_of(interaction, self._tables)
            table, seat = await self._own_seat(press, player)
            await self._tables.agreements.refuse(press.key, player, proposed_by=proposer, turn=press.turn)
            await self._note_answered(press, message)
        self._stage.refresh(table)
        said = "proposal-withdrawn" if seat == proposer else "proposal-refused"
        await self._close(interaction, press, said, player)

    async def _note_answered(self, press: CustomId, message: int) -> None:
        """Note that the question in `message` is answered: it takes no other answer, and stays after the game."""
        self._answered[message] = None
        await self._tables.questions.answered(press.key, message)

    def _open(self, interaction: discord.Interaction) -> int:
        """The id of the message of an unanswered question. Raises Declined (STALE) for an answered one."""
        if interaction.message is None or interaction.message.id in self._answered:
            raise Declined(Reason.STALE)
        return interaction.message.id

    async def _own_seat(self, press: CustomId, player: Player) -> tuple[Table, Seat]:
        """The seat of `player` at the table of a question: others may not close it, nor other messages be closed.

        Raises Declined (NO_TABLE, NOT_SEATED; STALE where nothing was proposed).
        """
        table = await self._tables.memory.table(press.key)
        seat = table.own_seat(player)
        if not await self._tables.agreements.was_proposed(table, proposed_by=_proposer(press), turn=press.turn):
            raise Declined(Reason.STALE)
        return table, seat

    async def _close(
        self, interaction: discord.Interaction, press: CustomId, said: str, player: Player | None = None
    ) -> None:
        """Replace the question by what became of the proposal."""
        is_own, table = is_private(interaction), await self._tables.memory.table(press.key)
        locale = locale_of(interaction) if is_own else public_locale(interaction)
        words = say(locale, said, player=name(player) if player is not None else "", seats=len(table.players))
        answer = plain_private(words) if is_own else answered_question(table, words, locale=locale)
        await redraw(interaction, answer)


def _proposer(press: CustomId) -> Seat:
    """The seat of the proposer, as the button says. Raises Declined (STALE) for a button that lacks seat or turn."""
    if press.word not in Seat.__members__ or press.turn is None:
        raise Declined(Reason.STALE)
    return Seat[press.word]
