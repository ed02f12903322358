"""The rules of Beggar My Neighbor by topic, and the reasons behind its deals and payments."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Seat, Settlement, View
from bot.text import Locale, say
from cogs.screens.beggar_my_neighbor.narration import ALL, rally_sign
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from render.beggar_my_neighbor.gallery import example
from render.beggar_my_neighbor.pictures import BeggarPictures


class BeggarRulebook(PicturedRulebook[BeggarView]):
    """The pages of Beggar My Neighbor: one per topic, in words; one shows a rally and the cards owed for it."""

    drawing = BeggarPictures
    examples = MappingProxyType({"turning": example})
    contents = (
        Topic("deal", "B2", {"no-cards-yet": 3}),
        Topic("turning", "B3"),
        Topic("end", "B4"),
        Topic("match", "B5"),
        Topic("money", "B5.2"),
        Topic("leaving", "B6", {"has-left": 0}),
        Topic("moves", "B7", {"not-your-turn": 0, "not-a-move": 2}),
        Topic("presets", "B9"),
    )

    def why_paid(
        self, view: BeggarView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the deals that each player won (B5.2), or that one of them left (B6.1)."""
        board = view.board
        return say(
            locale,
            f"beggar-my-neighbor-why-{'left' if board.left else 'due'}-text",
            payer=names[payer],
            payee=names[payee],
            won=board.points[payee],
            back=board.points[payer],
            open="yes" if board.deal > len(board.scores) else "no",
        )

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Return the payment, including what a player who left owes for leaving."""
        lines = super().settled(view, settlement, names=names, locale=locale)
        return [replace(line, topic="leaving") for line in lines] if view.left else lines

    def of_deal(self, view: BeggarView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def _of_deal(view: BeggarView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield who won and why; and how few cards each was down to."""
    score = view.board.scores[deal - 1]
    rally = rally_sign(score.course.rally) or say(locale, "beggar-my-neighbor-why-no-rally")
    course = say(locale, "beggar-my-neighbor-why-course-text", rally=rally, pile=score.course.pile)
    for seat in view.board.seats:
        how = "level" if score.winner is None else "won" if score.winner == seat else "lost"
        label = say(locale, f"beggar-my-neighbor-why-{how}")
        yield Explanation(f"{seat}-points", label, _ended(view, deal, locale), "end", seat)
        fewest = say(locale, "beggar-my-neighbor-why-course", count=score.course.fewest[seat])
        yield Explanation(f"{seat}-course", fewest, course, "turning", seat)


def _ended(view: BeggarView, deal: int, locale: Locale) -> str:
    """Return how a deal ended."""
    score = view.board.scores[deal - 1]
    if score.ended == ALL:
        return say(locale, "beggar-my-neighbor-why-all", laps=score.laps, turned=score.turned)
    if score.winner is None:
        return say(locale, "beggar-my-neighbor-why-drawn", laps=score.laps)
    most, least = max(score.held), min(score.held)
    return say(locale, "beggar-my-neighbor-why-limit", laps=score.laps, most=most, least=least)
