"""The end of a pause, and the choices of a player who waits when the opponent's time is over."""

from collections.abc import Collection, Mapping

from bot.games.protocol import Seat
from bot.tables import Declined, Reason, Table
from bot.text import say
from cogs.answer import redraw, reply
from cogs.ids import Verb
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.screen import plain_private
from cogs.screens.waiting import late_choices

GONE = frozenset({Reason.IN_TIME, Reason.OVER, Reason.STALE})  # why there is nothing to choose anymore


class Waits(AnsweringCog):
    """The answers to buttons about clocks and pauses."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {
            Verb.RESUME: self._resume,
            Verb.LATE: self._ask,
            Verb.WAIT: self._choose,
            Verb.DEPUTY: self._choose,
            Verb.UNPAID: self._choose,
            Verb.CLAIM: self._choose,
        }

    def decisions(self) -> Collection[str]:
        return {Verb.DEPUTY, Verb.UNPAID, Verb.CLAIM}

    async def _resume(self, press: TablePress) -> None:
        await self._tables.agreements.resume(press.table.id, press.player)
        await reply(press.interaction, plain_private(say(press.locale, "resume-done")))

    async def _ask(self, press: TablePress) -> None:
        """Show the choices to the player who waits."""
        choices = await self._tables.waiting.choices(press.table, press.player)
        await reply(press.interaction, late_choices(press.table, choices, locale=press.locale))

    async def _choose(self, press: TablePress) -> None:
        """Carry out a choice and replace the buttons by a sentence about it.

        If the choice is gone, the buttons go too, and the sentence says why.
        """
        table = press.table
        try:
            choices = await self._tables.waiting.choices(table, press.player)
            late = Seat[press.id.word] if press.id.word in Seat.__members__ else choices.late[0]
            if late not in choices.late or press.id.turn != table.called[late]:  # the buttons are about another turn
                raise Declined(Reason.STALE)
            said = await self._carry_out(press, late)
        except Declined as error:
            if error.reason not in GONE:
                raise
            said = _instead(await self._tables.memory.table(table.id))
        await (redraw if press.is_private else reply)(press.interaction, plain_private(say(press.locale, said)))

    async def _carry_out(self, press: TablePress, late: Seat) -> str:
        """Do the chosen act about the seat `late`. Return the key of the sentence about it."""
        key, player, waiting = press.table.id, press.player, self._tables.waiting
        match press.id.verb:
            case Verb.DEPUTY:
                now, said = await waiting.deputise(key, player, late), "late-deputised"
            case Verb.UNPAID:
                now, said = await waiting.end(key, player), "late-ended"
            case Verb.CLAIM:
                now = await waiting.claim(key, player, late)
                said = f"late-claimed{self._stage.settled_where(now)}"
            case _:
                return "late-waiting"
        if await self._tables.agreements.find(now) is not None:
            self._stage.refresh(now)
            return "late-proposed"
        return "late-turned-out" if press.id.verb == Verb.CLAIM and not now.is_over else said


def _instead(table: Table) -> str:
    """Return the key of the sentence in place of choices that are gone."""
    if table.is_over:
        return "declined-over"
    return "late-deputised" if table.deputies else "late-nothing"
