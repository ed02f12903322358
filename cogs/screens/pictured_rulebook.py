"""The rules of a game whose pictures are ordered from a studio: drawn examples, payments explained pair by pair."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Generic

from bot.games.protocol import Seat, Settlement, View, of_kind
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from render import Picture, Studio, Style
from render.of_many import PicturesOfMany, V
from render.sample_names import MANY_NAMES


class PicturedRulebook(Rulebook, Generic[V]):
    """The common part of such games' rulebooks.

    The catalog has `NAME-why-due`, that `$payer` pays `$payee`, and `NAME-why-unpaid`, that a player who has left is
    not paid.
    """

    drawing: Callable[[Studio], PicturesOfMany[V]]  # the class of the game's pictures
    examples: Mapping[str, Callable[[], V]] = MappingProxyType({})  # by topic: what its picture shows

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = type(self).drawing(studio)
        self.name = self._pictures.name

    # What a game provides

    @abstractmethod
    def of_deal(self, view: V, deal: int, locale: Locale) -> Iterable[Explanation]:
        """Return the lines of a finished deal."""

    @abstractmethod
    def why_paid(self, view: V, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale) -> str:
        """Return why one player pays another (`due`), or would, had the other not left (`unpaid`)."""

    def unpaid(self, view: V) -> Iterable[tuple[Seat, Seat]]:
        """Return who would pay whom, had the other not left."""
        return ()

    def names_in_example(self, seats: int, locale: Locale) -> Sequence[str]:
        """Return the names of the players in a picture."""
        return MANY_NAMES[:seats]

    # What follows

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        if topic not in self.examples:
            return None
        view = self.examples[topic]()
        names = self.names_in_example(len(view.board.seats), locale)
        return await self._pictures.picture(self._pictures.table(view, names=names, locale=locale, style=style))

    def finished(self, view: View) -> int:
        return len(of_kind(self._pictures.kind, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        return list(self.of_deal(of_kind(self._pictures.kind, views[0]), deal, locale))

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Return every payment, and the sums not paid to players who left."""
        own = of_kind(self._pictures.kind, view)
        paid = [(due.payer, due.payee) for due in settlement.transfers]
        return [
            Explanation(
                f"{way}-{payer}-{payee}",
                say(locale, f"{self.name}-why-{way}", payer=names[payer], payee=names[payee]),
                self.why_paid(own, way, payer, payee, names=names, locale=locale),
                topic,
            )
            for way, topic, pairs in (("due", "money", paid), ("unpaid", "leaving", self.unpaid(own)))
            for payer, payee in pairs
        ]
