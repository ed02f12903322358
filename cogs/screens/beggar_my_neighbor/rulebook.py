"""The rules of Beggar My Neighbor by topic, and the reasons behind its deals and payments."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Settlement, View, of_kind
from bot.text import Locale, say
from cogs.screens.beggar_my_neighbor.told import ALL, rally_sign
from cogs.screens.rulebook import Explanation, Rulebook
from render import Picture, Studio, Style
from render.beggar_my_neighbor.gallery import example
from render.beggar_my_neighbor.pictures import BeggarPictures
from render.sample_names import NAMES


class BeggarRulebook(Rulebook):
    """A page for each topic, in words; one with a rally and what is owed for it."""

    name = NAME
    numbers = MappingProxyType(
        {
            "deal": "B2",
            "turning": "B3",
            "end": "B4",
            "match": "B5",
            "money": "B5.2",
            "leaving": "B6",
            "moves": "B7",
            "presets": "B9",
        }
    )
    behind = MappingProxyType(
        {
            "not-your-turn": ("moves", 0),
            "not-a-move": ("moves", 2),
            "no-cards-yet": ("deal", 3),
            "has-left": ("leaving", 0),
        }
    )

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = BeggarPictures(studio)

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        if topic != "turning":
            return None
        return await self._pictures.picture(self._pictures.table(example(), names=NAMES, locale=locale, style=style))

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """The payment with the deals that both have won (B5.2), or why somebody who left pays (B6.1)."""
        board = of_kind(BeggarView, view).board
        topic, way = ("leaving", "left") if board.left else ("money", "due")
        return [
            Explanation(
                f"{due.payer}-{due.payee}",
                say(locale, "beggar-my-neighbor-why-due", payer=names[due.payer], payee=names[due.payee]),
                say(
                    locale,
                    f"beggar-my-neighbor-why-{way}-told",
                    payer=names[due.payer],
                    payee=names[due.payee],
                    won=board.points[due.payee],
                    back=board.points[due.payer],
                    open="yes" if board.deal > len(board.scores) else "no",
                ),
                topic,
            )
            for due in settlement.transfers
        ]

    def finished(self, view: View) -> int:
        return len(of_kind(BeggarView, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        return list(_of_deal(of_kind(BeggarView, views[0]), deal, locale))


def _of_deal(view: BeggarView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Who has won and why; and how few cards each was down to."""
    score = view.board.scores[deal - 1]
    rally = rally_sign(score.course.rally) or say(locale, "beggar-my-neighbor-why-no-rally")
    course = say(locale, "beggar-my-neighbor-why-course-told", rally=rally, pile=score.course.pile)
    for seat in view.board.seats:
        how = "level" if score.winner is None else "won" if score.winner == seat else "lost"
        label = say(locale, f"beggar-my-neighbor-why-{how}")
        yield Explanation(f"{seat}-points", label, _ended(view, deal, locale), "end", seat)
        fewest = say(locale, "beggar-my-neighbor-why-course", count=score.course.fewest[seat])
        yield Explanation(f"{seat}-course", fewest, course, "turning", seat)


def _ended(view: BeggarView, deal: int, locale: Locale) -> str:
    """How a deal ended."""
    score = view.board.scores[deal - 1]
    if score.ended == ALL:
        return say(locale, "beggar-my-neighbor-why-all", laps=score.laps, turned=score.turned)
    if score.winner is None:
        return say(locale, "beggar-my-neighbor-why-drawn", laps=score.laps)
    most, least = max(score.held), min(score.held)
    return say(locale, "beggar-my-neighbor-why-limit", laps=score.laps, most=most, least=least)
