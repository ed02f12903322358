"""The rules of Magpie by topic."""

from collections.abc import Sequence

from bot.games.protocol import View
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook, Topic
from tests.witness.options import NAME
from tests.witness.views import MagpieView


class MagpieRulebook(Rulebook):
    """Three topics, a sentence each."""

    name = NAME
    leaving = "end"
    contents = (Topic("give", "3"), Topic("turn", "4"), Topic("end", "5"))

    def finished(self, view: View) -> int:
        assert isinstance(view, MagpieView)
        return len(view.board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        view = views[0]
        assert isinstance(view, MagpieView)
        score = view.board.scores[deal - 1]
        label = say(locale, "magpie-why-pot", deal=str(deal), pot=score.pot)
        return [Explanation(str(seat), label, say(locale, "magpie-why-won"), "end", seat) for seat in score.winners]
