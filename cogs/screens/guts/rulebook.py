"""The rules of Guts by topic, and the reasons behind its pots."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.guts import example
from bot.games.guts.views import GutsView
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from render.guts.pictures import GutsPictures
from render.guts.spoken import signed


class GutsRulebook(PicturedRulebook[GutsView]):
    """A page for each topic, in words; two with pictures of the same deal: while it is declared, and at its end."""

    drawing = GutsPictures
    examples = MappingProxyType({"declare": example.asked, "pot": example.shown})
    has_lesson = True
    contents = (
        Topic("deal", "G2"),
        Topic("declare", "G3", {"has-spoken": 5, "not-your-turn": 0}),
        Topic("showdown", "G4"),
        Topic("pot", "G5"),
        Topic("end", "G6"),
        Topic("leaving", "G7", {"has-left": 0}),
        Topic("money", "G8"),
        Topic("presets", "G10"),
    )

    def names_in_example(self, seats: int, locale: Locale) -> list[str]:
        return say(locale, "guts-example").split(", ")

    def why_paid(
        self, view: GutsView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the chips of both, which are settled by nets (G8.1)."""
        lost, won = -view.board.chips[payer], view.board.chips[payee]
        return say(locale, "guts-why-nets", payer=names[payer], lost=lost, payee=names[payee], won=won)

    def of_deal(self, view: GutsView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def _of_deal(view: GutsView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield what each player won, paid and put in before the cards: together the chips that the deal changed."""
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
    """Return the counters of the last pot that a seat got when the game ended after this deal (G6.2)."""
    board = view.board
    is_last = board.outcome is not None and deal == len(board.scores)
    return board.chips[seat] - board.scores[-1].chips[seat] if is_last else 0
