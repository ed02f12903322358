"""Answers to one player's proposal to the others: a pause, or an end without payment."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import MappingProxyType

from cachetools import FIFOCache

from bot.games.protocol import Seat
from bot.tables import Declined, Matter, Player, Reason, TableProposal
from bot.text import say
from cogs.answer import redraw, reply
from cogs.ids import Verb
from cogs.locale_and_style import public_locale
from cogs.names import name
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.leaving import answered_question, own_proposal_question, proposal_question
from cogs.screens.screen import plain_private
from cogs.tools import Tools

KEPT = 1_000  # answered questions; a second answer comes within seconds if at all
FALLEN: Mapping[Reason, str] = MappingProxyType(
    {Reason.STALE: "proposal-fallen", Reason.OVER: "declined-over", Reason.PAUSED: "declined-paused"}
)
"""Refusals that end the question itself, and its final sentence; others are only shown to the person who pressed."""


class Proposals(AnsweringCog):
    """The taker of one answer to each question; one that was answered or has fallen loses its buttons."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools)
        self._answered: FIFOCache[int, None] = FIFOCache(KEPT)  # ids of messages; later presses on them do not count

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {
            Verb.PAUSE: self._agree,
            Verb.AGREE: self._agree,
            Verb.REFUSE: self._refuse,
            Verb.PROPOSED: self._ask,
        }

    def decisions(self) -> Collection[str]:
        return {Verb.PAUSE, Verb.AGREE, Verb.REFUSE}

    async def _ask(self, press: TablePress) -> None:
        """Show the proposal in a hidden reply."""
        table, seat = press.table, press.table.seat_in_person(press.player)
        proposal = await self._tables.agreements.find(table)
        if proposal is None or proposal.matter is Matter.DEPUTY:
            raise Declined(Reason.STALE)
        await reply(press.interaction, own_proposal_question(table, proposal, seat, locale=press.locale))

    async def _agree(self, press: TablePress) -> None:
        proposer = _proposer(press)
        if press.id.verb == Verb.PAUSE:
            agree, said = self._tables.agreements.pause, "pause-done"
        else:
            agree, said = self._tables.agreements.end, "abandon-done"
        async with self._tables.questions.answering:
            message = await self._open(press)
            try:
                table = await agree(press.table.id, press.player, proposed_by=proposer, turn=press.id.turn)
            except Declined as error:
                if error.reason not in FALLEN:
                    raise
                said = FALLEN[error.reason]
            else:
                if (proposal := await self._tables.agreements.find(table)) is not None:
                    await self._go_on(press.at(table), proposal)
                    return
            await self._note_answered(press, message)
        await self._close(press, said)

    async def _go_on(self, press: TablePress, proposal: TableProposal) -> None:
        """Show that one more has agreed, and who still has to."""
        self._stage.refresh(press.table)
        if press.is_private:
            await redraw(press.interaction, plain_private(say(press.locale, "proposal-agreed")))
            return
        question = proposal_question(press.table, proposal, locale=public_locale(press.interaction))
        again = replace(question, pings=())  # they were notified when it was asked
        await self._stage.late.answer(press.interaction, again)

    async def _refuse(self, press: TablePress) -> None:
        """Close the question: a player refuses, or the proposer withdraws."""
        proposer, key = _proposer(press), press.table.id
        async with self._tables.questions.answering:
            message = await self._open(press)
            await self._tables.agreements.refuse(key, press.player, proposed_by=proposer, turn=press.id.turn)
            await self._note_answered(press, message)
        self._stage.refresh(await self._tables.memory.table(press.table.id))
        said = "proposal-withdrawn" if press.seat == proposer else "proposal-refused"
        await self._close(press, said, press.player)

    async def _note_answered(self, press: TablePress, message: int) -> None:
        """Note that the question in `message` is answered: it takes no other answer, and stays after the game."""
        self._answered[message] = None
        await self._tables.questions.answered(press.table.id, message)

    async def _open(self, press: TablePress) -> int:
        """Return the id of the message of an unanswered question.

        Others may not close it, nor other messages be closed. Raises Declined (STALE for an answered one and where
        nothing was proposed, NOT_SEATED).
        """
        message, table = press.interaction.message, press.table
        if message is None or message.id in self._answered:
            raise Declined(Reason.STALE)
        table.own_seat(press.player)
        if not await self._tables.agreements.was_proposed(table, proposed_by=_proposer(press), turn=press.id.turn):
            raise Declined(Reason.STALE)
        return message.id

    async def _close(self, press: TablePress, said: str, player: Player | None = None) -> None:
        """Replace the question by the outcome of the proposal."""
        locale = press.locale if press.is_private else public_locale(press.interaction)
        words = say(locale, said, player=name(player) if player is not None else "", seats=len(press.table.players))
        if press.is_private:
            await redraw(press.interaction, plain_private(words))
            return
        await self._stage.late.answer(press.interaction, answered_question(press.table, words, locale=locale))


def _proposer(press: TablePress) -> Seat:
    """Return the seat of the proposer, as the button says. Raises Declined (STALE) if it lacks seat or turn."""
    if press.id.word not in Seat.__members__ or press.id.turn is None:
        raise Declined(Reason.STALE)
    return Seat[press.id.word]
