"""*Why?*: explains the lines of finished deals and settlements, in hidden replies."""

from collections.abc import Mapping, Sequence

from bot.games.protocol import Seat
from bot.tables import Table
from bot.text import Locale, say
from cogs.answer import redraw, reply
from cogs.finding import table_named
from cogs.ids import Verb, whole
from cogs.names import name
from cogs.people import player_of
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnsweringCog
from cogs.reach import place_id_of
from cogs.screens.ended_early import early_lines
from cogs.screens.rulebook import Explanation, Rulebook
from cogs.screens.screen import plain_private
from cogs.screens.why import SETTLEMENT, Asked, why_screen
from cogs.tools import Tools
from cogs.which_table import is_from_menu


class Explainer(AnsweringCog):
    """The explanations of scores and payments.

    Only finished deals are explained, and of a game that keeps hands closed only with the reader's hand: no hand that
    is secret is ever in reach.
    """

    def __init__(self, tools: Tools, rulebooks: Mapping[str, Rulebook]) -> None:
        super().__init__(tools)
        self._rulebooks = rulebooks

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.WHY: self._asked}

    async def show(self, press: TablePress) -> None:
        """Explain the settlement, or while there is none the last finished deal."""
        await self._explain(press, SETTLEMENT, seat=None, mark="", in_place=is_from_menu(press))

    async def _asked(self, press: Press) -> None:
        """Explain the request: *Why?* under a picture opens a new panel, controls in that panel redraw it."""
        player = await player_of(press.interaction, self._tables)
        table = await table_named(press.interaction, self._tables, player, press.id.key)
        kind, _, letter = press.id.word.partition("-")
        seat = Seat[letter] if letter in Seat.__members__ else None
        deal, mark = press.id.turn or SETTLEMENT, ""
        if kind == "deal" and (number := whole(press.chosen)) is not None:
            deal = number
        elif kind == "line":
            mark = press.chosen
        in_place = bool(kind) and press.is_private
        at_table = press.at_table(player, table)
        await self._explain(at_table, deal, seat=seat, mark=mark, in_place=in_place)

    async def _explain(
        self, press: TablePress, deal: int, *, seat: Seat | None, mark: str, in_place: bool = False
    ) -> None:
        table, locale = press.table, press.locale
        book = self._rulebooks[table.terms.game.name]
        _may_see(press)
        settled = self._settled(table, locale)
        finished, is_settled = self._finished(table), bool(settled)
        if deal == SETTLEMENT and not is_settled:
            deal = finished or SETTLEMENT  # nothing was paid: only the deals can be explained
        if deal > finished or (deal == SETTLEMENT and not is_settled):
            await (redraw if in_place else reply)(press.interaction, plain_private(say(locale, "why-none")))
            return
        reasons: Sequence[Explanation] = settled
        if deal == SETTLEMENT:
            asked = Asked(deal, finished, is_settled, None, mark)
        else:
            reasons = book.deal(await self._tables.logs.counted(table, deal, seat=press.own), deal, locale=locale)
            whose = seat if seat is not None and seat < len(table.players) else (press.own or Seat.A)
            asked = Asked(deal, finished, is_settled, whose, mark)
        screen = why_screen(table, book, asked, reasons, locale=locale)
        await (redraw if in_place else reply)(press.interaction, screen)

    def _settled(self, table: Table, locale: Locale) -> list[Explanation]:
        """Return who left, and the lines of the payment: none while the game goes on, with no winner, or no stakes."""
        outcome, book = table.position.outcome, self._rulebooks[table.terms.game.name]
        if not table.is_over:  # also where it is over, but others of a duplicate still play
            return []
        early = early_lines(table, book, locale=locale)
        if outcome is None or not outcome.winners or not (table.stake or table.settlement().lines):
            return early
        names = tuple(map(name, table.players))
        return [*early, *book.settled(table.view(None), table.settlement(), names=names, locale=locale)]

    def _finished(self, table: Table) -> int:
        return self._rulebooks[table.terms.game.name].finished(table.view(None))


def _may_see(press: TablePress) -> None:
    """Check that the person plays at the table, or asks in its place. Raises Declined (NOT_SEATED)."""
    if press.table.guild_id is None or place_id_of(press.interaction) != press.table.guild_id:
        press.table.own_seat(press.player)
