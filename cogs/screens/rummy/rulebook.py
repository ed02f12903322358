"""The rules of every rummy with contracts: the reasons behind its points and payments."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic

from bot.games.protocol import Seat
from bot.games.rummy.paying import dues
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation
from cogs.screens.signs import card_signs
from render.rummy.contents import V


class RummyRulebook(PicturedRulebook[V], Generic[V]):
    """The common part of such games' rulebooks."""

    has_lesson = True

    def why_paid(self, view: V, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale) -> str:
        """Return how many more points the payer has, and what that costs."""
        due = next(each for each in dues(view.board) if each.payer == payer)
        return say(locale, "rummy-why-text", payer=names[payer], more=str(due.points), stakes=due.stakes)

    def of_deal(self, view: V, deal: int, locale: Locale) -> Iterable[Explanation]:
        """Yield everyone's points, and the cards they are for."""
        points = view.board.scores[deal - 1].scores
        for seat in view.board.seats:
            label = say(locale, "rummy-why-score", points=points[seat])
            text = " ".join(self.reasons(view, deal, seat, locale))
            yield Explanation(f"{seat}-score", label, text, "end", Seat(seat))

    def reasons(self, view: V, deal: int, seat: Seat, locale: Locale) -> Iterator[str]:
        """Yield why a player has the points of a deal, in sentences: by default for the cards left in hand."""
        score = view.board.scores[deal - 1]
        if seat == score.out:
            yield say(locale, "rummy-why-out")
        elif score.hands[seat]:
            yield say(locale, "rummy-why-hand", cards=card_signs(score.hands[seat]))
