"""The rules of Contract Rummy by topic, and the reasons behind its points and payments."""

from collections.abc import Iterator
from types import MappingProxyType

from bot.games.contract_rummy.scoring import Ended
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.rulebook import Topic
from cogs.screens.rummy.rulebook import RummyRulebook
from render.contract_rummy.gallery import example
from render.contract_rummy.pictures import ContractRummyPictures


class ContractRummyRulebook(RummyRulebook[ContractRummyView]):
    """The pages of Contract Rummy: one per topic, in words; one with a table of melds."""

    drawing = ContractRummyPictures
    examples = MappingProxyType({"melds": example})
    contents = (
        Topic("cards", "CR1"),
        Topic("turn", "CR2", {"begin-first": 0, "not-your-turn": 1, "taken-enough": 2}),
        Topic(
            "may-i",
            "CR2.2",
            {
                "others-asked": 0,
                "own-turn": 1,
                "just-bought": 1,
                "own-discard": 2,
                "bought-three": 2,
                "no-penalty": 3,
                "only-ordered": 4,
            },
        ),
        Topic("stock", "CR2.5", {"no-pile": 1, "stock-gone": 1, "stock-left": 1}),
        Topic(
            "melds",
            "CR3",
            {
                "set-too-short": 0,
                "mixed-ranks": 0,
                "run-too-short": 1,
                "not-a-run": 1,
                "no-room": 1,
                "no-naturals": 2,
                "contract-first": 3,
                "one-set": 4,
                "one-run": 4,
                "only-discard": 5,
                "no-such-meld": 6,
            },
        ),
        Topic(
            "laying-off",
            "CR4",
            {
                "lay-first": 0,
                "wrong-rank": 1,
                "not-next": 1,
                "no-joker-for-it": 2,
                "joker-stays": 2,
                "joker-not-laid": 2,
            },
        ),
        Topic("end", "CR5", {"no-laying-off": 1, "every-card": 1}),
        Topic("money", "CR7"),
        Topic("leaving", "CR5.5", {"has-left": 0}),
        Topic("seen", "CR6"),
        Topic("presets", "CR1.4"),
    )

    def reasons(self, view: ContractRummyView, deal: int, seat: Seat, locale: Locale) -> Iterator[str]:
        """Yield why a player has the points of a deal: also that it ran out of cards."""
        if view.board.scores[deal - 1].ended is Ended.BLOCKED:
            yield say(locale, "contract-rummy-why-blocked")
        yield from super().reasons(view, deal, seat, locale)
