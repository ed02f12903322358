"""Screens of a listed game whose pictures are ordered from a studio: the screens common to such games."""

from collections.abc import Callable, Sequence
from typing import Generic

from bot.games.cards import Hand
from bot.games.protocol import Ending, Event, Left, Over, Seat, Settlement, View, of_kind
from bot.tables import Finish, Table
from bot.text import listed, say
from cogs.screens.game import Firsts, Showing
from cogs.screens.listed import ListedScreens
from cogs.screens.screen import Block
from render import Studio
from render.of_many import PicturesOfMany, V


class PicturedScreens(ListedScreens, Generic[V]):
    """Table, panel, score pad and receipt of such a game, who wins it, and who is out of it.

    The catalog has `NAME-over`, who wins; `NAME-left` and `NAME-late` of who is out of the
    game, with `$name`, and `NAME-left-last` where the only `$other` wins by it; `NAME-unpaid` of those whom `unpaid`
    names. A game with other words has its own `in_words`.
    """

    tells_winner = True
    tells_in_full = True
    drawing: Callable[[Studio], PicturesOfMany[V]]  # the class of the game's pictures
    _pictures: PicturesOfMany[V]

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = type(self).drawing(studio)
        self.name = self._pictures.name

    def view(self, showing: Showing) -> V:
        """Return the view as one of this game. Raises TypeError for another's."""
        return of_kind(self._pictures.kind, showing.view)

    def unpaid(self, view: V) -> Sequence[Seat]:
        """Return the seats that would be paid at the end, had they not left: the receipt reports them."""
        return ()

    async def table(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.table(
                self.view(showing),
                names=showing.called,
                stakes=showing.stakes,
                locale=showing.locale,
                style=showing.style,
            )
        )

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        view = self.view(showing)
        if not view.hand:
            return []
        order = self._pictures.hand(view, holder=holder, locale=showing.locale, style=showing.style)
        return await self._drawn(order)

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        view = self.view(showing)
        order = self._pictures.table(
            view, names=showing.called, hands=self.opened(view, hands), locale=showing.locale, style=showing.style
        )  # fmt: skip
        return await self._drawn(order)

    async def own_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        """Return a finished game's table as its reader saw it in a panel: for games that never open hands."""
        seen = next((each for each in hands if isinstance(each, self._pictures.kind) and each.hand), None)
        if seen is None:
            return await self.table(showing)
        order = self._pictures.panel(seen, names=showing.called, locale=showing.locale, style=showing.style)
        return await self._drawn(order)

    async def panel(self, showing: Showing, *, rows: int) -> list[Block]:
        return await self._drawn(
            self._pictures.panel(
                self.view(showing),
                names=showing.called,
                rows=rows,
                order=tuple(place.card for place in self.places(showing) if not place.is_empty),
                locale=showing.locale,
                style=showing.style,
            )
        )

    async def score(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.pad(self.view(showing), names=showing.called, locale=showing.locale, style=showing.style)
        )

    def opened(self, view: V, hands: Sequence[View]) -> Sequence[Hand | None]:
        """Return the hands that everyone may see at the end of a deal, by seat; of no seat where none lie open."""
        return ()

    async def result(self, showing: Showing, finish: Finish, *, rows: int) -> list[Block]:
        return [*self.ending_news(showing, finish), *await self.ended(showing, finish.hands, rows=rows)]

    async def ended(self, showing: Showing, hands: Sequence[View], *, rows: int) -> list[Block]:
        """Return the end of a deal in one picture, above `rows` of buttons: hands that lie open, and the score pad."""
        order = self._pictures.ended(
            self.view(showing),
            names=showing.called,
            rows=rows,
            hands=self.opened(self.view(showing), hands),
            locale=showing.locale,
            style=showing.style,
        )
        return await self._drawn(order)

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        view, due = self.view(showing), table.settlement()
        gone = [showing.spoken[seat] for seat in self.unpaid(view)]
        names = listed(gone, locale=showing.locale)
        notes = [f"-# {say(showing.locale, f'{self.name}-unpaid', names=names, count=len(gone))}"] if gone else []
        return [*await self.receipt(showing, due), *notes]

    async def receipt(self, showing: Showing, due: Settlement) -> list[Block]:
        """Return the picture of what a finished game costs; none where nobody pays."""
        if not due.transfers:
            return []
        order = self._pictures.receipt(
            self.view(showing),
            due,
            stake=showing.stake,
            unit=showing.unit,
            names=showing.called,
            locale=showing.locale,
            style=showing.style,
        )
        return await self._drawn(order)

    def has_score(self, showing: Showing) -> bool:
        return bool(self.view(showing).board.scores)

    async def keepsake(self, showing: Showing) -> list[Block]:
        order = self._pictures.keepsake(
            self.view(showing), names=showing.called, locale=showing.locale, style=showing.style
        )
        return await self._drawn(order)

    def in_words(self, event: Event, showing: Showing) -> str | None:
        match event:
            case Over():
                return self._over(event, showing)
            case Left():
                return self._left(event, showing)
            case _:
                return super().in_words(event, showing)

    def _over(self, event: Over, showing: Showing) -> str | None:
        """Return who wins, or that it is a draw; nothing where nobody wins."""
        locale, winners = showing.locale, event.outcome.winners
        if event.outcome.is_drawn:
            return say(locale, "game-drawn")
        if not winners:
            return None
        names = listed([showing.spoken[seat] for seat in sorted(winners)], locale=locale)
        return say(locale, f"{self.name}-over", winners=names, count=len(winners))

    def _left(self, event: Left, showing: Showing) -> str:
        """Return that a player has left, or was turned out, and who plays on."""
        locale, name, left = showing.locale, showing.spoken[event.seat], showing.view.left
        staying = [other for at, other in enumerate(showing.spoken) if at not in left]
        if showing.view.outcome is not None and len(staying) == 1 and left[-1] == event.seat:  # nobody plays on
            return say(locale, f"{self.name}-left-last", name=name, other=staying[0])
        return say(locale, f"{self.name}-late" if event.ending is Ending.TIMEOUT else f"{self.name}-left", name=name)
