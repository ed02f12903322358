"""The rules of a small game: one page, which is *How to play*."""

from bot.games.protocol import View
from bot.games.simple.options import RULE
from bot.games.simple.views import SimpleView
from bot.text import Locale, say
from cogs.screens.how import LINES
from cogs.screens.rulebook import Rulebook, Topic
from cogs.screens.screen import Block
from render import Style


class SimpleRulebook(Rulebook):
    """The five lines `NAME-how-1` to `5` of one small game."""

    leaving = "game"
    contents = (Topic("game", RULE),)

    async def page(self, topic: str, *, locale: Locale, style: Style) -> list[Block]:
        return ["\n".join(f"- {say(locale, f'{self.name}-how-{number}')}" for number in LINES)]

    def finished(self, view: View) -> int:
        if not isinstance(view, SimpleView):
            raise TypeError(f"a {type(view).__name__} is of another game")
        return len(view.board.scores)
