"""The rules of Kalooki by topic, and the reasons behind its points and payments."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.kalooki.settlement import dues
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from cogs.screens.signs import card_signs
from render.kalooki.gallery import example
from render.kalooki.pictures import KalookiPictures


class KalookiRulebook(PicturedRulebook[KalookiView]):
    """The pages of Kalooki: one per topic, in words; one with a table of melds."""

    drawing = KalookiPictures
    examples = MappingProxyType({"melds": example})
    has_lesson = True
    contents = (
        Topic("cards", "K1"),
        Topic(
            "turn",
            "K2",
            {"begin-first": 0, "laid-draws": 0, "not-your-turn": 1, "taken-enough": 2},
        ),
        Topic(
            "calls",
            "K2.2",
            {
                "own-discard": 0,
                "has-laid": 0,
                "answer-first": 1,
                "must-draw": 2,
                "others-asked": 3,
                "three-calls": 5,
                "no-penalty": 6,
            },
        ),
        Topic("stock", "K2.9", {"stock-gone": 1, "stock-left": 1}),
        Topic(
            "melds",
            "K3",
            {
                "mixed-ranks": 0,
                "few-naturals": 0,
                "three-too-short": 0,
                "four-too-short": 1,
                "not-a-run": 1,
                "jokers-adjoin": 2,
                "rank-twice": 3,
                "suit-twice": 3,
                "contract-first": 4,
            },
        ),
        Topic(
            "tacking",
            "K4",
            {
                "lay-first": 0,
                "wrong-rank": 1,
                "not-next": 2,
                "other-end": 2,
                "no-room": 2,
                "no-joker-for-it": 3,
                "joker-without-room": 3,
                "joker-stays": 3,
            },
        ),
        Topic("end", "K5", {"joker-discarded": 0, "still-holds": 1}),
        Topic("money", "K7"),
        Topic("leaving", "K6.5", {"has-left": 0}),
        Topic("seen", "K8"),
        Topic("presets", "K1.4"),
    )

    def why_paid(
        self, view: KalookiView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return how many more points the payer has, and what that costs (K7)."""
        due = next(each for each in dues(view.board) if each.payer == payer)
        return say(locale, "rummy-why-told", payer=names[payer], more=str(due.points), stakes=due.stakes)

    def of_deal(self, view: KalookiView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def _of_deal(view: KalookiView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield everyone's points, and the cards they are for."""
    score = view.board.scores[deal - 1]
    for seat in view.board.seats:
        told = list[str]()
        if score.ended == "void":
            told.append(say(locale, "kalooki-why-void"))
        elif seat == score.out:
            told.append(say(locale, "rummy-why-out"))
        elif score.hands[seat]:
            told.append(say(locale, "rummy-why-hand", cards=card_signs(score.hands[seat])))
            told += [say(locale, "kalooki-why-bent")] if score.bent else []
        if score.fines[seat]:
            told.append(say(locale, "kalooki-why-fine", points=str(score.fines[seat])))
        label = say(locale, "rummy-why-score", points=score.scores[seat])
        yield Explanation(f"{seat}-score", label, " ".join(told), "end", Seat(seat))
