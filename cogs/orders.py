"""Presses about windows: no more questions in this deal, skipping one window, and moves that wait for its close."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.protocol import No, Refusal, Refused
from bot.tables import Declined, Reason, Table, When
from bot.text import say
from cogs.ids import Verb, whole
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.windows import OF_MENU, STANDING, TAKE_BACK, standing_word

SAID_IN_PANEL: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.STALE: "panel-stale",
        Reason.OVER: "panel-stale",
        Reason.ROUND_OVER: "declined-round-over",
        Reason.NO_ORDER: "declined-no-order",
        Reason.TAKEN: "declined-taken",
    }
)
"""Refusals that the panel explains."""


class Ordering(AnsweringCog):
    """The taker of orders for later, and of their withdrawal. The answer is the panel, which nobody else sees."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.ORDER: self._answer, Verb.LATER: self._answer, Verb.UNORDER: self._answer}

    async def _answer(self, press: TablePress) -> None:
        async with self._stage.pressed.pressing(press) as now:
            table = now.table
            said: str | Refusal | None = None
            if not self._stage.pressed.is_meant(now):
                await self._stage.pressed.show_unplayed(now)
                return
            try:
                table = await self._order(now)
            except Refused as error:
                said = error.refusal
            except Declined as error:
                if error.reason not in SAID_IN_PANEL:
                    raise
                said = say(press.locale, SAID_IN_PANEL[error.reason])
            await self._stage.pressed.show_panel(now.at(table), in_place=press.is_private, said=said)

    async def _order(self, press: TablePress) -> Table:
        """Do the pressed order. Raises Refused, or Declined as `Orders` does."""
        orders, key, player, deal = self._tables.orders, press.table.id, press.player, press.id.turn or 0
        match press.id.verb, press.id.word:
            case Verb.LATER, word if word.startswith(OF_MENU) and press.chosen == TAKE_BACK:
                return await orders.take_back(key, player, When.TURN, deal=deal)
            case Verb.LATER, word:
                if word.startswith(OF_MENU):
                    word = f"{word.removeprefix(OF_MENU)}-{press.chosen}"
                orderable = press.table.view(press.seat).orderable_moves()
                in_round, place = (whole(part) for part in (*word.split("-"), "")[:2])
                if in_round is not None and place is not None and place < len(orderable):
                    move = orderable[place]
                    return (await orders.give(key, player, When.TURN, move, deal=deal, in_round=in_round)).table
            case Verb.UNORDER, kind if kind in When.__members__.values():
                return await orders.take_back(key, player, When(kind), deal=deal)
            case Verb.ORDER, word if word.partition("-")[0] == STANDING:
                wanted = press.chosen or word.removeprefix(f"{STANDING}-")
                standing = press.table.view(press.seat).standing_orders()
                if found := [move for move in standing if standing_word(move) == wanted]:
                    return (await orders.give(key, player, When.ALWAYS, *found, deal=deal)).table
            case Verb.ORDER, When.ALWAYS | When.WINDOW as kind:
                return (await orders.give(key, player, When(kind), No(), deal=deal)).table
        raise Declined(Reason.STALE)
