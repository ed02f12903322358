"""The rules of Magpie by topic."""

from collections.abc import Sequence

from bot.games.protocol import Settlement, View
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from cogs.screens.screen import Block
from render import Style
from tests.witness.options import NAME
from tests.witness.views import MagpieView

RULES = {"give": "3", "turn": "4", "end": "5"}


class MagpieRulebook(Rulebook):
    """Three topics, a sentence each."""

    name = NAME
    topics = tuple(RULES)

    def title(self, topic: str, *, locale: Locale) -> str:
        return say(locale, f"magpie-topic-{topic}")

    def number(self, topic: str, *, locale: Locale) -> str:
        return say(locale, "rules-number", rule=RULES[topic])

    async def page(self, topic: str, *, locale: Locale, style: Style) -> list[Block]:
        return [say(locale, f"magpie-rule-{topic}")]

    def sentence(self, code: str, *, locale: Locale) -> tuple[str, str] | None:
        return None

    def topic_of(self, rule: str) -> str:
        return next((topic for topic, number in RULES.items() if rule.startswith(number)), "end")

    def finished(self, view: View) -> int:
        assert isinstance(view, MagpieView)
        return len(view.board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        view = views[0]
        assert isinstance(view, MagpieView)
        score = view.board.scores[deal - 1]
        label = say(locale, "magpie-why-pot", deal=str(deal), pot=score.pot)
        return [Explanation(str(seat), label, say(locale, "magpie-why-won"), "end", seat) for seat in score.winners]

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        return []
