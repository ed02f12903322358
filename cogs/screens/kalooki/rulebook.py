"""The rules of Kalooki by topic, and the reasons behind its points and payments."""

from collections.abc import Iterator
from types import MappingProxyType

from bot.games.kalooki.scoring import Ended
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.rulebook import Topic
from cogs.screens.rummy.rulebook import RummyRulebook
from render.kalooki.gallery import example
from render.kalooki.pictures import KalookiPictures


class KalookiRulebook(RummyRulebook[KalookiView]):
    """The pages of Kalooki: one per topic, in words; one with a table of melds."""

    drawing = KalookiPictures
    examples = MappingProxyType({"melds": example})
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

    def reasons(self, view: KalookiView, deal: int, seat: Seat, locale: Locale) -> Iterator[str]:
        """Yield why a player has the points of a deal: also that it was thrown out, a bent table, and fines."""
        score = view.board.scores[deal - 1]
        if score.ended is Ended.VOID:
            yield say(locale, "kalooki-why-void")
        else:
            yield from super().reasons(view, deal, seat, locale)
            if score.bent and seat != score.out and score.hands[seat]:
                yield say(locale, "kalooki-why-bent")
        if score.fines[seat]:
            yield say(locale, "kalooki-why-fine", points=str(score.fines[seat]))
