"""Between two deals: the cut, by one press or by a word of the player's own, and the wish for the next deal."""

from collections.abc import Mapping

from bot.tables import Declined, Reason
from bot.text import say
from cogs.answer import ask, redraw
from cogs.ids import Verb
from cogs.names import until
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.reach import home_of
from cogs.screens.cut import cut_form


class Cutting(AnsweringCog):
    """The cut by the player who does not deal, and the end of the pause."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.CUT: self._cut, Verb.WORD: self._with_word, Verb.NEXT: self._go_on}

    async def _with_word(self, press: TablePress) -> None:
        await (self._cut if press.is_form else self._think)(press)

    async def _think(self, press: TablePress) -> None:
        """Open the form. The deal waits a little longer for it."""
        try:
            table = await self._tables.dealing.think_of_cut(press.table.id, press.player, deal=press.id.turn)
        except Declined as error:
            await self._show_standing(press, error)
            return
        await ask(press.interaction, cut_form(press.id, locale=press.locale))
        self._stage.refresh(table)

    async def _cut(self, press: TablePress) -> None:
        """Cut with the word that was typed into a form, else with the default word."""
        word = next(iter(press.values), "") if press.is_form else None
        if press.is_private:
            async with self._stage.pressed.pressing(press) as now:
                if not self._stage.pressed.is_meant(now):
                    await self._stage.pressed.show_unplayed(now)
                    return
        try:
            table = await self._tables.dealing.cut(press.table.id, press.player, deal=press.id.turn, word=word)
        except Declined as error:
            await self._show_standing(press, error)
            return
        await self._show(press.at(table))

    async def _go_on(self, press: TablePress) -> None:
        """Ask for the next deal. It begins once all who are there have; before its time the press does not count."""
        dealing, said = self._tables.dealing, None
        async with self._stage.pressed.pressing(press) as now:
            if not self._stage.pressed.is_meant(now):
                await self._stage.pressed.show_unplayed(now)
                return
            try:
                table = await dealing.agree(now.table.id, press.player, deal=press.id.turn)
            except Declined as error:
                if error.reason is not Reason.DEALT:
                    raise
                table, said = await self._tables.memory.table(now.table.id), say(press.locale, "declined-dealt")
            if table.awaits_deck is not None and now.seat not in dealing.agreed(table):
                await self._stage.pressed.show_unplayed(now)
                return
            if table.awaits_deck is not None:
                said = say(press.locale, "deal-next-waits", time=until(dealing.deals_at(table)))
            await self._stage.pressed.show_panel(now.at(table), in_place=press.is_private, said=said)

    async def _show_standing(self, press: TablePress, error: Declined) -> None:
        """Redraw a panel whose deck has been dealt already, and say so in it.

        Raises `error` for any other refusal, and under the public table, which is redrawn anyway.
        """
        if error.reason is not Reason.DEALT or home_of(press.interaction) is not None:
            raise error
        now = press.at(await self._tables.memory.table(press.table.id))
        await self._show(now, said=say(press.locale, "declined-dealt"))

    async def _show(self, press: TablePress, *, said: str | None = None) -> None:
        """Redraw the pressed message after the deal: the table, or in a direct message the panel."""
        if press.table.guild_id is not None:
            is_own = press.is_private and not press.table.terms.is_elsewhere  # a copy for one person
            draws = self._stage.screen_aside(press) if is_own else self._stage.public_screen(press.table)
            await redraw(press.interaction, await draws)
            return
        async with self._stage.pressed.pressing(press) as now:
            await self._stage.pressed.show_panel(now, in_place=True, said=said)
