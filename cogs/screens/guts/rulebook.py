"""The rules of Guts by topic, and the reasons behind its pots."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.games.guts import example
from bot.games.guts.name import NAME
from bot.games.guts.views import GutsView
from bot.games.protocol import Seat, Settlement, View, of_kind
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from render import Picture, Studio, Style
from render.guts.pictures import GutsPictures
from render.guts.told import signed

EXAMPLES: Mapping[str, Callable[[], GutsView]] = MappingProxyType({"declare": example.asked, "pot": example.shown})
"""What the picture of a topic shows."""


class GutsRulebook(Rulebook):
    """A page for each topic, in words; two with pictures of the same deal: while it is declared, and at its end."""

    name = NAME
    numbers = MappingProxyType(
        {
            "deal": "G2",
            "declare": "G3",
            "showdown": "G4",
            "pot": "G5",
            "end": "G6",
            "leaving": "G7",
            "money": "G8",
            "presets": "G10",
        }
    )

    behind = MappingProxyType(
        {"has-spoken": ("declare", 5), "not-your-turn": ("declare", 0), "has-left": ("leaving", 0)}
    )

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = GutsPictures(studio)

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        if topic not in EXAMPLES:
            return None
        view, names = EXAMPLES[topic](), say(locale, "guts-example").split(", ")
        return await self._pictures.picture(self._pictures.table(view, names=names, locale=locale, style=style))

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Every payment with the chips of both, which are settled by nets (G8.1)."""
        chips = of_kind(GutsView, view).board.chips
        return [
            Explanation(
                str(number),
                say(locale, "guts-why-due", payer=names[due.payer], payee=names[due.payee]),
                say(
                    locale,
                    "guts-why-nets",
                    payer=names[due.payer],
                    lost=-chips[due.payer],
                    payee=names[due.payee],
                    won=chips[due.payee],
                ),
                "money",
            )
            for number, due in enumerate(settlement.transfers)
        ]

    def finished(self, view: View) -> int:
        return len(of_kind(GutsView, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        return list(_of_deal(of_kind(GutsView, views[0]), deal, locale))


def _of_deal(view: GutsView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """What each of them won, paid and put in before the cards: together the chips that the deal changed."""
    score = view.board.scores[deal - 1]
    each = score.counted // len(score.winners) if score.winners else 0
    reason = "guts-why-won" if len(score.ins) > 1 else "guts-why-alone"
    for seat in view.board.seats:
        won, paid = each if seat in score.winners else 0, score.paid[seat]
        ante = won - paid - score.scores[seat]
        if won:
            label = say(locale, "guts-why-line-won", chips=signed(won), pot=score.pot)
            yield Explanation(f"{seat}-won", label, say(locale, reason, chips=won), "showdown", seat)
        if paid:
            label = say(locale, "guts-why-line-paid", chips=signed(-paid))
            yield Explanation(f"{seat}-paid", label, say(locale, "guts-why-paid", chips=paid), "pot", seat)
        if share := _share(view, deal, seat):
            label = say(locale, "guts-why-line-shared", chips=signed(share))
            yield Explanation(f"{seat}-shared", label, say(locale, "guts-why-shared", chips=share), "end", seat)
        if ante:
            label = say(locale, "guts-why-line-ante", chips=signed(-ante))
            yield Explanation(f"{seat}-ante", label, say(locale, "guts-why-ante"), "deal", seat)


def _share(view: GutsView, deal: int, seat: Seat) -> int:
    """The counters of the last pot that a seat got when the game ended after this deal (G6.2)."""
    board = view.board
    is_last = board.outcome is not None and deal == len(board.scores)
    return board.chips[seat] - board.scores[-1].chips[seat] if is_last else 0
