"""Screens of a listed game whose pictures are ordered from a studio: what such games show alike is shown here."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from bot.games.protocol import Settlement, View
from bot.tables import Table
from bot.text import Locale
from cogs.screens.game import Firsts, Showing
from cogs.screens.listed import ListedScreens
from cogs.screens.screen import Block
from render import Style
from render.inputs import Picture
from render.studio import Order

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Pictures(Protocol[V_contra]):
    """What can be ordered of a game; `names` are by seat."""

    def table(self, view: V_contra, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        """The public table."""

    def panel(self, view: V_contra, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        """The table as its reader sees it."""

    def pad(self, view: V_contra, *, names: Sequence[str], locale: Locale, style: Style) -> Order:
        """The score pad."""

    def receipt(
        self,
        view: V_contra,
        settlement: Settlement,
        *,
        stake: int,
        unit: str,
        names: Sequence[str],
        locale: Locale,
        style: Style,
    ) -> Order:
        """What the game has cost."""

    async def picture(self, order: Order) -> Picture:
        """Draw off the loop."""


class PicturedScreens(ListedScreens, Generic[V]):
    """Table, panel, score pad and receipt of such a game."""

    tells_winner = True
    _pictures: Pictures[V]

    @abstractmethod
    def view(self, showing: Showing) -> V:
        """The view as one of this game. Raises TypeError for another's."""

    async def table(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.table(self.view(showing), names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def panel(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.panel(self.view(showing), names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def score(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.pad(self.view(showing), names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        due = table.settlement()
        if not due.transfers:
            return []
        return await self._drawn(
            self._pictures.receipt(
                self.view(showing),
                due,
                stake=table.stake,
                unit=showing.unit,
                names=showing.names,
                locale=showing.locale,
                style=showing.style,
            )
        )

    async def _drawn(self, order: Order) -> list[Block]:
        return [await self._pictures.picture(order)]
